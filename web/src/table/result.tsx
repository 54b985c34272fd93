// The end: who won and how, what next, and the proof that the shuffle was fair.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Result, Seat, TableState } from "../protocol";
import { navigate } from "../router";
import { fromHex, promised, sha256, unfair } from "../share";
import { play } from "../sound";
import { request } from "./actions";
import { seatWords } from "./seats";

/** Several are first, and nobody is behind them; who plays together has won then. */
export const isDraw = (result: Result): boolean =>
    result.seats.length > 1 && result.seats.every((seat) => seat.place === 1 && !seat.together);

export function outcome(result: Result, own: number | null): "won" | "lost" | "draw" | "watched" {
    if (own === null) return "watched";
    const mine = result.seats.find((seat) => seat.seat === own);
    if (!mine) return "watched";
    if (isDraw(result)) return "draw";
    return mine.place === 1 ? "won" : "lost";
}

/** A person by name, a bot by the side that it plays. */
function nameOf(seat: { seat: number; name: string }, seats: Seat[]): string {
    const who = seats.find((other) => other.seat === seat.seat);
    return who?.kind === "bot" && who.side ? `${who.side} (${seatWords(who)})` : seat.name;
}

/** The seats with the names that they had in the game: some sides are only drawn when it begins. */
const asPlayed = (state: TableState): Seat[] =>
    state.seats.map((seat) => {
        const side = state.view?.seats[seat.seat]?.name;
        return side ? { ...seat, side } : seat;
    });

/** "Red and Green": who shares the first place; against an automaton it can be nobody. */
export function winners(result: Result, seats: Seat[]): string {
    const first = result.seats.filter((seat) => seat.place === 1);
    return first.map((seat) => nameOf(seat, seats)).join(" and ") || "nobody";
}

/** Where places don't tell it, the game does: "The Dragon wins". */
function wonWords(state: TableState, result: Result, seats: Seat[]): string {
    const count = result.seats.filter((seat) => seat.place === 1).length;
    if (count === 0 && state.view) return state.view.headline;
    return `${winners(result, seats)} ${count > 1 ? "win" : "wins"}`;
}

function howWords(result: Result, seats: Seat[]): string {
    const by = seats.find((seat) => seat.seat === result.by);
    const who = by ? (by.you ? "You" : seatWords(by)) : "Somebody";
    if (result.how === "resigned") return `${who} resigned.`;
    if (result.how === "time") return `${who} ran out of time.`;
    return "";
}

function Fairness(props: { state: TableState; secret: string }) {
    const [verdict, setVerdict] = useState("");
    const { fair, seats, table } = props.state;
    const check = async () => {
        const hash = await sha256(fromHex(props.secret));
        const wrong = unfair(hash, fair, seats, promised(table));
        setVerdict(
            wrong === null
                ? "The secret fits the hash that was shown before the first card: nobody chose this shuffle."
                : `${wrong} Keep the record and tell the house.`,
        );
    };
    return (
        <details class="fairness">
            <summary>Was the shuffle fair?</summary>
            <p>
                Before the game the server showed the hash of a secret, and each seat added a share.
                All of them together made the shuffle.
            </p>
            <dl>
                <dt>Hash</dt>
                <dd>{fair.hash}</dd>
                <dt>Secret</dt>
                <dd>{props.secret}</dd>
            </dl>
            {crypto.subtle && (
                <button type="button" onClick={() => void check()}>
                    Check it here
                </button>
            )}
            <p role="status">{verdict}</p>
        </details>
    );
}

export function Ending(props: { state: TableState; result: Result }) {
    const { state, result } = props;
    const seats = asPlayed(state);
    const end = outcome(result, state.seat);
    const next = useRef(result.next);
    useEffect(() => {
        // All have agreed to play again while this was on the screen.
        if (!next.current && result.next && state.seat !== null) navigate(`/table/${result.next}`);
    }, [result.next, state.seat]);
    useEffect(() => {
        if (end === "won" || end === "lost") play(end);
    }, [end]);
    const titles = {
        won: "You win!",
        lost: wonWords(state, result, seats),
        draw: state.view?.headline ?? "A draw",
        watched: wonWords(state, result, seats),
    };
    return (
        <section class={`ending ${end}`} aria-label="Result">
            <h2>{titles[end]}</h2>
            <p>{howWords(result, seats)}</p>
            <ol class="places">
                {result.seats
                    .slice()
                    .sort((a, b) => a.place - b.place)
                    .map((seat) => (
                        <li key={seat.seat} value={seat.place}>
                            {nameOf(seat, seats)} <span class="score">{seat.score}</span>
                        </li>
                    ))}
            </ol>
            <p class="buttons">
                {result.next ? (
                    <a class="button primary" href={`/table/${result.next}`}>
                        To the rematch
                    </a>
                ) : (
                    state.can.includes("rematch") && (
                        <button
                            type="button"
                            class="primary"
                            onClick={() => request(state, "rematch")}
                        >
                            Play again
                        </button>
                    )
                )}
                <a class="button" href={`/replay/${state.table}`}>
                    Replay
                </a>
                <a class="button" href="/">
                    Lobby
                </a>
                <a
                    class="button quiet"
                    href={result.record}
                    download={`${state.table}.parlor.json`}
                >
                    Record
                </a>
            </p>
            <Fairness state={state} secret={result.secret} />
        </section>
    );
}
