// How states add up to a table: the newest state, the whole log, the whole chat.
import type { ChatLine, GameEvent, TableState } from "../protocol";

export interface Table {
    state: TableState;
    events: GameEvent[];
    chat: ChatLine[];
    since: number; // performance.now() when the state came: clocks run from there
    gap: boolean; // the game went back, or this is the first state: nothing to animate
}

/** The log after a state: what the state tells anew replaces what was known from there on. */
function mergeEvents(known: GameEvent[], from: number, news: GameEvent[]): GameEvent[] {
    const kept = known.filter((event) => event.move < from);
    return [...kept, ...news];
}

/** The table after one more state. `fresh`: the state is the first since watching began. */
export function mergeState(
    before: Table | null,
    state: TableState,
    fresh: boolean,
    now: number,
): Table {
    const back = before !== null && state.moves < before.state.moves;
    return {
        state,
        events: mergeEvents(fresh ? [] : (before?.events ?? []), state.from, state.events),
        chat: fresh ? state.chat : [...(before?.chat ?? []), ...state.chat],
        since: now,
        gap: fresh || back,
    };
}
