// A table before the game: who is there, free seats, the link for friends.
import { useState } from "preact/hooks";
import { Emblem } from "../art/emblem";
import { socket, useBots } from "../api";
import { complain } from "../notice";
import { brought, OwnSeat } from "../pages/own_seat";
import type { GameInfo, Seat, SetupValue, TableState } from "../protocol";
import { modeTitle, ownFields } from "../setup";
import { copy, invite, request } from "./actions";
import { clockWords } from "./clock";
import { isGuest, seatWords } from "./seats";
import { humanise } from "./selection";

function FreeSeat(props: { game: GameInfo | undefined; state: TableState; seat: Seat }) {
    const { game, state, seat } = props;
    const bots = useBots() ?? [];
    const [values, setValues] = useState<Record<string, SetupValue>>({});
    const fields = game ? ownFields(game, String(state.setup.mode), seat.seat, state.setup) : [];
    const sit = () =>
        void socket
            .request({
                do: "sit",
                table: state.table,
                seat: seat.seat,
                setup: brought(fields, state, values),
            })
            .catch(complain);
    return (
        <div class="free-seat">
            {game && state.seat === null && fields.length > 0 && (
                <OwnSeat
                    game={game}
                    state={state}
                    seat={seat.seat}
                    values={values}
                    change={setValues}
                />
            )}
            <span class="buttons">
                {state.seat === null && (
                    <button type="button" class="primary" onClick={sit}>
                        Sit down
                    </button>
                )}
                {state.host &&
                    bots.map((bot) => (
                        <button
                            key={bot.name}
                            type="button"
                            class="small"
                            title={bot.summary}
                            onClick={() =>
                                request(state, "fill", { seat: seat.seat, level: bot.name })
                            }
                        >
                            {humanise(bot.name)} bot
                        </button>
                    ))}
            </span>
        </div>
    );
}

function waitingWords(state: TableState): string {
    if (state.seats.some((seat) => seat.kind === "open"))
        return "The game begins when every seat is taken. Send this link to whoever should come:";
    const missing = state.seats.filter((seat) => seat.kind === "person" && !seat.shared);
    return `All seats are taken. The game begins when ${missing.map(seatWords).join(" and ")} ${
        missing.length === 1 ? "has" : "have"
    } come to the table:`;
}

export function WaitingRoom(props: { state: TableState; game: GameInfo | undefined }) {
    const { state } = props;
    const link = `${location.origin}/table/${state.table}`;
    return (
        <section class="waiting-room panel">
            <h1>{props.game?.title ?? "Table"}</h1>
            <p class="faint">
                {modeTitle(props.game, String(state.setup.mode ?? ""))} · {clockWords(state.clock)}{" "}
                · {state.public ? "public table" : "by invitation"}
            </p>
            <ul class="seats">
                {state.seats.map((seat) => (
                    <li key={seat.seat}>
                        <Emblem seat={seat.seat} />
                        <span class="player-name">
                            <b>{seatWords(seat)}</b>
                            {seat.you && <span class="tag">you</span>}
                            {!seat.you && isGuest(seat) && <span class="tag guest">guest</span>}
                            <small>{seat.side ?? `Seat ${seat.seat + 1}`}</small>
                        </span>
                        {seat.kind === "open" && (
                            <FreeSeat game={props.game} state={state} seat={seat} />
                        )}
                        {seat.kind === "person" && state.host && !seat.you && (
                            <button
                                type="button"
                                class="quiet small"
                                onClick={() => request(state, "free", { seat: seat.seat })}
                            >
                                Free the seat
                            </button>
                        )}
                    </li>
                ))}
            </ul>
            <p>{waitingWords(state)}</p>
            <p class="invite">
                <input
                    readOnly
                    value={link}
                    aria-label="Invitation link"
                    onFocus={(e) => e.currentTarget.select()}
                />
                <button type="button" onClick={() => void invite(state.table)}>
                    Copy
                </button>
            </p>
            <p class="buttons">
                {state.seat !== null && (
                    <button type="button" onClick={() => request(state, "stand")}>
                        Leave the seat
                    </button>
                )}
                <a class="button quiet" href="/">
                    Lobby
                </a>
            </p>
            <details class="fairness">
                <summary>A shuffle that nobody can choose</summary>
                <p>
                    The server has drawn a secret and shows its hash now. Each seat adds a share of
                    its own; the secret is shown after the last move.
                </p>
                <p>
                    <code>{state.fair.hash}</code>{" "}
                    <button
                        type="button"
                        class="small"
                        onClick={() => void copy(state.fair.hash, "Copied.")}
                    >
                        Copy
                    </button>
                </p>
            </details>
        </section>
    );
}
