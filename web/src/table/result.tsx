// The end: who won and how, what next, and the proof that the shuffle was fair.
import { useEffect, useRef, useState } from "preact/hooks";
import { loadRecord } from "../api";
import { levels, type GameEvent, type Result, type Seat, type TableState } from "../protocol";
import { navigate } from "../router";
import { promised, unfair } from "../share";
import { play } from "../sound";
import { request } from "./actions";
import { seatWords } from "./seats";
import { fold, lineText } from "./tale";

/** Several are first, and nobody is behind them; who plays together has won then. */
export const isDraw = (result: Result): boolean =>
    result.seats.length > 1 && result.seats.every((seat) => seat.place === 1 && !seat.together);

/** It ended before its end, and nobody has lost. */
export const hasNoResult = (result: Result): boolean =>
    result.how === "void" || result.how === "long";

type Outcome = "won" | "lost" | "draw" | "void" | "watched";

export function outcome(result: Result, own: number | null): Outcome {
    if (hasNoResult(result)) return "void";
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

/** Why it is over, in a sentence. */
export function whyWords(result: Result, seats: Seat[]): string {
    const by = seats.find((seat) => seat.seat === result.by);
    const who = by ? (by.you ? "You" : seatWords(by)) : "Somebody";
    if (result.how === "resigned") return `${who} resigned.`;
    if (result.how === "time") return `${who} ran out of time.`;
    if (result.how === "void")
        return "The rules were corrected while this game was running, and its moves do not fit the new ones. So it ends here, and nobody has lost.";
    if (result.how === "long")
        return "This game has gone on for so long that it ends here, and nobody has lost.";
    return result.why ?? "";
}

interface Verdict {
    title: string;
    words: string;
    bad?: boolean;
}

const unchecked = "The shuffle was not checked";

/** Compares the record with what this device was promised and gave. */
async function judge(state: TableState, result: Result): Promise<Verdict> {
    const kept = promised(state.table);
    if (!kept)
        return {
            title: unchecked,
            words: "Nothing was promised to this device before the first card, so there is nothing to compare with.",
        };
    if (!crypto.subtle)
        return { title: unchecked, words: "Browsers compute hashes only over https or at home." };
    try {
        const wrong = await unfair(await loadRecord(result.record), kept);
        if (wrong === null)
            return {
                title: "The shuffle was checked",
                words: "The secret fits the hash that this device saw before the first card, its own share was used, and the seed follows from all of them: nobody chose it.",
            };
        const words = `${wrong} Keep the record and tell the host of this site.`;
        return { title: "The shuffle was not fair!", words, bad: true };
    } catch (error) {
        return { title: unchecked, words: error instanceof Error ? error.message : "" };
    }
}

function useVerdict(state: TableState, result: Result): Verdict | null {
    const [verdict, setVerdict] = useState<Verdict | null>(null);
    const latest = useRef({ state, result });
    useEffect(() => {
        void judge(latest.current.state, latest.current.result).then(setVerdict);
    }, [state.table]);
    return verdict;
}

/** What to type to have all of it checked. */
function Command(props: { state: TableState }) {
    const { table, view } = props.state;
    const kept = promised(table);
    if (!kept) return null;
    return (
        <>
            <p>
                This page knows no rules, so it can't check that the cards follow from the seed.{" "}
                {view ? "The program" : "A Parlor with the rules of that time"} can, with the
                record:
            </p>
            <p>
                <code>
                    parlor verify {table}.parlor.json --hash {kept.hash} --share {kept.share}
                </code>
            </p>
        </>
    );
}

function Fairness(props: { state: TableState; result: Result }) {
    const { state, result } = props;
    const verdict = useVerdict(state, result);
    if (!verdict) return null;
    return (
        <details class={`fairness ${verdict.bad ? "bad" : ""}`} open={verdict.bad ?? false}>
            <summary>{verdict.title}</summary>
            <p role={verdict.bad ? "alert" : "status"}>{verdict.words}</p>
            <Command state={state} />
            <p>
                Before the game the server showed the hash of a secret, and each seat added a share.
                All of them together made the shuffle.
            </p>
            <dl>
                <dt>Hash</dt>
                <dd>{state.fair.hash}</dd>
                <dt>Secret</dt>
                <dd>{result.secret}</dd>
            </dl>
        </details>
    );
}

/** The title of the end, for who looks at it. */
export function endTitle(state: TableState, result: Result): string {
    const seats = asPlayed(state);
    switch (outcome(result, state.seat)) {
        case "won":
            return "You win!";
        case "draw":
            return state.view?.headline ?? "A draw";
        case "void":
            return "No result";
        default:
            return wonWords(state, result, seats);
    }
}

/** What was done last, which decided it, and where it can be seen again. */
function LastBlow(props: { state: TableState; events: GameEvent[] }) {
    const lines = fold(props.events).filter((line) => line.level === levels.action);
    const last = lines[lines.length - 1];
    if (!last) return null;
    return (
        <p class="last-blow">
            The last move: {lineText(last)}.{" "}
            <a href={`/replay/${props.state.table}?move=${Math.max(0, last.move - 1)}`}>
                See it again
            </a>
        </p>
    );
}

function Places(props: { result: Result; seats: Seat[] }) {
    const { result, seats } = props;
    if (hasNoResult(result))
        return <p>At the table: {result.seats.map((seat) => nameOf(seat, seats)).join(", ")}.</p>;
    return (
        <ol class="places">
            {result.seats
                .slice()
                .sort((a, b) => a.place - b.place)
                .map((seat) => (
                    <li key={seat.seat} value={seat.place}>
                        {nameOf(seat, seats)} <span class="score">{seat.means ?? seat.score}</span>
                    </li>
                ))}
        </ol>
    );
}

interface EndingProps {
    state: TableState;
    result: Result;
    events: GameEvent[]; // those that are known
}

export function Ending(props: EndingProps) {
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
    return (
        <section class={`ending ${end}`} aria-label="Result">
            <h2>{endTitle(state, result)}</h2>
            <p>{whyWords(result, seats)}</p>
            <Places result={result} seats={seats} />
            {result.how === "played" && state.view && (
                <LastBlow state={state} events={props.events} />
            )}
            {!state.view && (
                <p class="faint">
                    It was played by earlier rules, so its moves can't be shown here. The record
                    keeps them, for a Parlor with the rules of that time.
                </p>
            )}
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
                {state.view && (
                    <a class="button" href={`/replay/${state.table}`}>
                        Replay
                    </a>
                )}
                <a class="button" href={`/?new=${state.game}`}>
                    Another opponent
                </a>
                <a class="button quiet" href="/">
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
            <Fairness state={state} result={result} />
        </section>
    );
}
