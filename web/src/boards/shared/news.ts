// What has just happened to an object, so that it can show it.
import { useShown } from "../../table/context";

/** The kinds of the newest events that touch it; a key with `moves` starts a gesture again. */
export function useNews(id: string): { kinds: string[]; moves: number } {
    const { news, moves } = useShown();
    const kinds = news.filter((event) => event.touch.includes(id)).map((event) => event.kind);
    return { kinds, moves };
}
