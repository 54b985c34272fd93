// Passing by itself: who wants to go on is not stopped by every question of a kind that is asked
// about what the others do. For them it looks as if the server had answered, as it does where there
// is nothing to decide: after a time that tells nothing.
import { useEffect, useRef, useState } from "preact/hooks";
import { levels, type Ask, type GameEvent, type Option, type TableState } from "../protocol";

/** Until when: the turn's end, or until somebody else aims at this person. */
export type Until = "turn" | "target";

export interface Passing {
    kind: string; // of the questions
    until: Until;
    since: number; // the answer with which it began
}

const SHORTEST = 500; // milliseconds, as the server's
const SPREAD = 1500;

/** The option with which the others go on. */
export const passOf = (ask: Ask | null): Option | undefined =>
    ask?.options.find((option) => option.pass);

/** Whether it goes on, after what has happened. */
export function lasts(passing: Passing, events: GameEvent[], moves: number, own: number | null) {
    if (moves < passing.since) return false; // an answer was taken back
    const later = events.filter((event) => event.move >= passing.since);
    const aimed = (event: GameEvent) =>
        event.seat !== own && own !== null && !!event.targets?.includes(own);
    return !later.some(
        (event) =>
            (event.level ?? levels.consequence) <= levels.turn ||
            (passing.until === "target" && aimed(event)),
    );
}

/** What is to be answered: never another kind of question, and nothing that one would regret. */
export function answerOf(passing: Passing | null, ask: Ask | null): Option | undefined {
    const option = passing && ask?.kind === passing.kind ? passOf(ask) : undefined;
    return option?.danger ? undefined : option;
}

/** Nobody else is there to learn from how long it takes. */
const isAlone = (state: TableState) =>
    state.spectators === 0 && state.seats.every((seat) => seat.kind === "bot" || seat.you);

const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export interface AutoPass {
    passing: Passing | null;
    start: (until: Until) => void;
    stop: () => void;
}

/** Answers what is asked as long as it goes on. */
export function useAutoPass(
    state: TableState,
    events: GameEvent[],
    answer: (option: Option) => void,
): AutoPass {
    const { ask, question, moves, seat } = state;
    const [wanted, want] = useState<Passing | null>(null);
    const passing = wanted && lasts(wanted, events, moves, seat) ? wanted : null;
    useEffect(() => {
        if (wanted && !passing) want(null); // also if all of that is taken back
    }, [wanted, passing]);
    const option = state.status === "running" ? answerOf(passing, ask) : undefined;
    const due = option !== undefined;
    const alone = isAlone(state);
    const latest = useRef<() => void>(() => undefined);
    latest.current = () => option && answer(option);
    useEffect(() => {
        if (!due) return undefined;
        const wait = alone ? 0 : SHORTEST + SPREAD * random();
        const timer = setTimeout(() => latest.current(), wait);
        return () => clearTimeout(timer);
    }, [due, question, alone]); // one time for a question, however often the page is drawn
    return {
        passing,
        start: (until) => ask && want({ kind: ask.kind, until, since: moves }),
        stop: () => want(null),
    };
}
