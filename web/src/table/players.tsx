// Who sits where: online marks, clocks, whose turn.
import { Emblem } from "../art/emblem";
import { socket } from "../api";
import { complain } from "../notice";
import type { Seat, TableState } from "../protocol";
import { ClockFace } from "./clock";
import { seatWords } from "./seats";

function Presence(props: { seat: Seat }) {
    const { seat } = props;
    if (seat.kind !== "person") return null;
    const words = seat.online ? "online" : "away";
    return (
        <span class={`presence ${words}`} title={words}>
            <span class="unseen">{words}</span>
        </span>
    );
}

/** A person who is away can be replaced by a bot; the server knows after how long. */
function Replace(props: { state: TableState; seat: Seat }) {
    const { state, seat } = props;
    const away = seat.kind === "person" && !seat.online && !seat.you;
    if (!away || state.seat === null || state.status !== "running") return null;
    const fill = () =>
        void socket
            .request({ do: "fill", table: state.table, seat: seat.seat, level: "club" })
            .catch(complain);
    return (
        <button type="button" class="quiet small" onClick={fill}>
            Let a bot play on
        </button>
    );
}

export function Players(props: { state: TableState; since: number }) {
    const { state } = props;
    return (
        <section class="players" aria-label="Players">
            <ul>
                {state.seats.map((seat) => {
                    const asked = state.waiting.includes(seat.seat) && state.status === "running";
                    return (
                        <li key={seat.seat} class={asked ? "asked" : ""}>
                            <Emblem seat={seat.seat} />
                            <span class="player-name">
                                <b>{seatWords(seat)}</b>
                                {seat.you && <span class="tag">you</span>}
                                <small>{state.view?.seats[seat.seat]?.name ?? seat.side}</small>
                            </span>
                            <Presence seat={seat} />
                            <Replace state={state} seat={seat} />
                            {asked && typeof seat.clock !== "number" && (
                                <span class="to-act">{seat.you ? "your turn" : "to act"}</span>
                            )}
                            {typeof seat.clock === "number" && (
                                <ClockFace left={seat.clock} since={props.since} running={asked} />
                            )}
                        </li>
                    );
                })}
            </ul>
            {state.spectators > 0 && (
                <p class="spectators">
                    {state.spectators === 1
                        ? "1 person watches"
                        : `${state.spectators} people watch`}
                </p>
            )}
        </section>
    );
}
