// Who sits where: online marks, clocks, whose turn.
import { Emblem } from "../art/emblem";
import { socket } from "../api";
import { complain } from "../notice";
import type { Seat, TableState } from "../protocol";
import { ClockFace } from "./clock";
import { Manners } from "./manners";
import { isGuest, seatWords } from "./seats";

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

/** A bot can stand in for a person who is away; the server knows after how long. */
function StandIn(props: { state: TableState; seat: Seat }) {
    const { state, seat } = props;
    const away = seat.kind === "person" && !seat.online && !seat.you;
    const mayBe = state.status !== "running" || state.clock?.kind === "days";
    if (!away || mayBe || state.seat === null) return null;
    const fill = () =>
        void socket
            .request({ do: "fill", table: state.table, seat: seat.seat, level: "club" })
            .catch(complain);
    return (
        <button type="button" class="quiet small" onClick={fill}>
            Let a bot stand in
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
                                {!seat.you && isGuest(seat) && <span class="tag guest">guest</span>}
                                <small>{state.view?.seats[seat.seat]?.name ?? seat.side}</small>
                            </span>
                            <Presence seat={seat} />
                            {seat.kind === "person" && !seat.you && (
                                <Manners
                                    table={state.table}
                                    whom={{ seat: seat.seat }}
                                    name={seatWords(seat)}
                                />
                            )}
                            <StandIn state={state} seat={seat} />
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
