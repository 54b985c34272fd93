// What has just happened to an object, so that it can show it.
import { useState } from "preact/hooks";
import { useShown } from "../../table/context";

/** The kinds of the newest events that touch it; a key with `moves` starts a gesture again. */
export function useNews(id: string): { kinds: string[]; moves: number } {
    const { news, moves } = useShown();
    const kinds = news.filter((event) => event.touch.includes(id)).map((event) => event.kind);
    return { kinds, moves };
}

/** What it was before the newest answer; nothing if that was not seen. */
export function useBefore<T>(value: T): T | undefined {
    const { news, moves } = useShown();
    const [kept, keep] = useState({ moves, value, before: undefined as T | undefined });
    if (kept.moves === moves) return kept.before;
    const before = news.length > 0 ? kept.value : undefined;
    keep({ moves, value, before });
    return before;
}
