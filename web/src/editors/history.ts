// What was on the bench, and what can be brought back: undo and redo for every editor.
import { useRef, useState } from "preact/hooks";

/** How a change belongs to the one before: one of its own, more of the same stroke, or typed. */
export type Way = "step" | "going" | "typed";

export interface History<T> {
    past: T[];
    now: T;
    future: T[];
    typed: number | null; // when the last change was made, if it was typed
}

const MOST = 200; // that can be taken back
const PAUSE = 1000; // milliseconds: who types on changes the same thing

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [], typed: null });

export function changed<T>(history: History<T>, now: T, way: Way, at: number): History<T> {
    const { past, typed } = history;
    const same =
        (way === "going" && past.length > 0) ||
        (way === "typed" && typed !== null && at - typed < PAUSE);
    return {
        past: same ? past : [...past, history.now].slice(-MOST),
        now,
        future: [],
        typed: way === "typed" ? at : null,
    };
}

export function undone<T>(history: History<T>): History<T> {
    const { past, now, future } = history;
    const before = past[past.length - 1];
    if (before === undefined) return history;
    return { past: past.slice(0, -1), now: before, future: [now, ...future], typed: null };
}

export function redone<T>(history: History<T>): History<T> {
    const { past, now, future } = history;
    const [after, ...rest] = future;
    if (after === undefined) return history;
    return { past: [...past, now], now: after, future: rest, typed: null };
}

export interface Steps<T> {
    now: T;
    put: (next: T, way?: Way) => void;
    undo: () => void;
    redo: () => void;
    can: { undo: boolean; redo: boolean };
}

/** `keep` is told of all that comes to stand there. */
export function useSteps<T>(first: () => T, keep: (now: T) => void): Steps<T> {
    const [history, set] = useState(() => begun(first()));
    const latest = useRef(history); // two changes may come before the page is drawn again
    const go = (next: History<T>) => {
        if (next === latest.current) return; // there was nothing to take back
        latest.current = next;
        keep(next.now);
        set(next);
    };
    return {
        now: history.now,
        put: (next, way = "step") => go(changed(latest.current, next, way, Date.now())),
        undo: () => go(undone(latest.current)),
        redo: () => go(redone(latest.current)),
        can: { undo: history.past.length > 0, redo: history.future.length > 0 },
    };
}
