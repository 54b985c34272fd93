// Which page: the path of the address, and moving between pages without loading again.
import { Observable } from "./observable";

/** What a game's book shows: its rules, its cards, its words. */
export const bookParts = ["rules", "cards", "words"] as const;
export type BookPart = (typeof bookParts)[number];

export type Route =
    | { page: "lobby"; arrange: string | null; use: string | null }
    | { page: "table"; table: string; guide: boolean; plain: boolean }
    | { page: "replay"; table: string; move: number | null; seat: number | null }
    | { page: "games"; mine: boolean }
    | { page: "profile" }
    | { page: "house" }
    | {
          page: "rules";
          game: string | null;
          part: BookPart;
          card: string | null; // that is shown in full
          query: string; // what is searched, and filters
          mark: string; // the clause or word that is pointed at
      }
    | { page: "workshop"; game: string | null }
    | { page: "make"; game: string; noun: string; open: string | null; work: string | null }
    | { page: "learn"; game: string | null }
    | { page: "lesson"; game: string; lesson: string }
    | { page: "missing" };

/** "/rules/GAME/cards/CARD?q=mine", "/rules/GAME#FD-082": what stands behind the game may be left out. */
function bookRoute(rest: string[], query: string, mark: string): Route {
    const [game = null, part = "rules", card = null] = rest;
    const known = bookParts.find((one) => one === part);
    const most = known === "cards" ? 3 : known === "words" ? 2 : 1; // rules stand in front
    if (!known || rest.length > most) return { page: "missing" };
    return { page: "rules", game, part: known, card, query, mark };
}

function makeRoute([game, noun, ...rest]: string[], query: URLSearchParams, hash: string): Route {
    if (rest.length > 0) return { page: "missing" };
    if (!game || !noun) return { page: "workshop", game: game ?? null };
    const work = hash.startsWith("work=") ? hash.slice("work=".length) : null;
    return { page: "make", game, noun, open: query.get("open"), work };
}

/** As it was meant; what is no writing of an address stays as it is. */
function decoded(text: string): string {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

export function parseRoute(path: string, query: string, hash = ""): Route {
    const [first, ...rest] = path.split("/").filter(Boolean).map(decoded);
    const [second, ...more] = rest;
    const search = new URLSearchParams(query);
    const behind = decoded(hash.replace(/^#/, ""));
    const number = (name: string) => {
        const text = search.get(name);
        return text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    if (!first) return { page: "lobby", arrange: search.get("new"), use: search.get("use") };
    if (first === "rules") return bookRoute(rest, query, behind);
    if (first === "make") return makeRoute(rest, search, behind);
    if (first === "learn" && second && more[0] && more.length === 1)
        return { page: "lesson", game: second, lesson: more[0] };
    if (more.length > 0) return { page: "missing" };
    if (first === "table" && second)
        return {
            page: "table",
            table: second,
            guide: search.has("guide"),
            plain: search.has("plain"),
        };
    if (first === "replay" && second)
        return { page: "replay", table: second, move: number("move"), seat: number("seat") };
    if (first === "learn") return { page: "learn", game: second ?? null };
    if (second) return { page: "missing" };
    if (first === "games") return { page: "games", mine: search.has("mine") };
    if (first === "profile") return { page: "profile" };
    if (first === "house") return { page: "house" };
    return { page: "missing" };
}

const here = () => parseRoute(location.pathname, location.search, location.hash);

export const route = new Observable<Route>({ page: "lobby", arrange: null, use: null });

export function navigate(to: string, replace = false): void {
    if (replace) history.replaceState(history.state, "", to);
    else history.pushState(null, "", to);
    route.set(here());
    if (replace) return;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true }); // for keyboards and readers
}

const isOver = (state: unknown): boolean => !!(state as { over?: boolean } | null)?.over;

/** Shows something over the page, which stays as it is. */
export function navigateOver(to: string): void {
    const state = { over: true };
    if (isOver(history.state)) history.replaceState(state, "", to);
    else history.pushState(state, "", to);
    route.set(here());
}

/** Back to what it was shown over; who came by its address goes `to` there. */
export function navigateBack(to: string): void {
    if (isOver(history.state)) history.back();
    else navigate(to, true);
}

/** A place on the page that is shown already: the browser goes there by itself. */
const isPlaceHere = (link: HTMLAnchorElement) =>
    link.hash !== "" && link.pathname === location.pathname && link.search === location.search;

export function startRouter(): void {
    route.set(here());
    addEventListener("popstate", () => route.set(here()));
    document.addEventListener("click", (event) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element).closest?.("a[href]");
        if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
        if (link.target || link.hasAttribute("download") || isPlaceHere(link)) return;
        if (link.pathname.startsWith("/api/")) return;
        event.preventDefault();
        navigate(link.pathname + link.search + link.hash);
    });
}
