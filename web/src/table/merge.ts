// How states add up to a table: the newest state, the log, the chat.
import type { ChatLine, GameEvent, Patch, TableChange, TableState, View } from "../protocol";

export interface Table {
    state: TableState;
    events: GameEvent[];
    from: number; // the move since which there are events; less than 1: all of them
    chat: ChatLine[];
    since: number; // performance.now() when the state came: clocks run from there
    gap: boolean; // the game went back, or the state is whole: nothing to animate
}

/** The log after a state: what the state tells again replaces what was known from there on. */
function mergeEvents(known: GameEvent[], from: number, news: GameEvent[]): GameEvent[] {
    const kept = known.filter((event) => event.move < from);
    return [...kept, ...news];
}

/** A value after a patch: [what it is now], or what is different inside of it. */
export function patched(value: unknown, patch: Patch): unknown {
    if (Array.isArray(patch)) return patch[0];
    const { length, ...inside } = patch as { [key: string]: Patch } & { length?: number };
    const copy = Array.isArray(value) ? value.slice(0, length) : { ...(value as object) };
    const parts = copy as { [key: string]: unknown };
    for (const [key, part] of Object.entries(inside)) parts[key] = patched(parts[key], part);
    return copy;
}

/** The whole state after a change. */
export function stateAfter(before: TableState, { patch, ...news }: TableChange): TableState {
    const view = patch ? (patched(before.view, patch) as View) : (news.view ?? before.view);
    return { ...before, ...news, on: "state", view };
}

/** The table after one more message. A state is whole: all that is told of log and chat. */
export function merge(before: Table | null, said: TableState | TableChange, now: number): Table {
    if (said.on === "state" || !before) {
        const state = said as TableState;
        const { events, from, chat } = state;
        return { state, events, from, chat, since: now, gap: true };
    }
    const state = stateAfter(before.state, said);
    return {
        state,
        events: mergeEvents(before.events, said.from, said.events),
        from: Math.min(before.from, said.from),
        chat: [...before.chat, ...said.chat],
        since: now,
        gap: state.moves < before.state.moves,
    };
}
