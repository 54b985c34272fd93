// Which page: the path of the address, and moving between pages without loading again.
import { Observable } from "./observable";

export type Route =
    | { page: "lobby"; arrange: string | null; use: string | null }
    | { page: "table"; table: string; guide: boolean; plain: boolean }
    | { page: "replay"; table: string; move: number | null; seat: number | null }
    | { page: "games"; mine: boolean }
    | { page: "profile" }
    | { page: "house" }
    | { page: "rules"; game: string | null; search: string }
    | { page: "make"; game: string; noun: string }
    | { page: "learn"; game: string | null }
    | { page: "lesson"; game: string; lesson: string }
    | { page: "missing" };

export function parseRoute(path: string, query: string): Route {
    const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
    const search = new URLSearchParams(query);
    const number = (name: string) => {
        const text = search.get(name);
        return text !== null && /^\d+$/.test(text) ? Number(text) : null;
    };
    if (rest.length > 0) return { page: "missing" };
    if (!first) return { page: "lobby", arrange: search.get("new"), use: search.get("use") };
    if (first === "make" && second && third) return { page: "make", game: second, noun: third };
    if (first === "learn" && second && third)
        return { page: "lesson", game: second, lesson: third };
    if (third) return { page: "missing" };
    if (first === "table" && second)
        return {
            page: "table",
            table: second,
            guide: search.has("guide"),
            plain: search.has("plain"),
        };
    if (first === "replay" && second)
        return { page: "replay", table: second, move: number("move"), seat: number("seat") };
    if (first === "rules")
        return { page: "rules", game: second ?? null, search: search.get("search") ?? "" };
    if (first === "learn") return { page: "learn", game: second ?? null };
    if (second) return { page: "missing" };
    if (first === "games") return { page: "games", mine: search.has("mine") };
    if (first === "profile") return { page: "profile" };
    if (first === "house") return { page: "house" };
    return { page: "missing" };
}

const here = () => parseRoute(location.pathname, location.search);

export const route = new Observable<Route>({ page: "lobby", arrange: null, use: null });

export function navigate(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    route.set(here());
    if (replace) return;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true }); // for keyboards and readers
}

export function startRouter(): void {
    route.set(here());
    addEventListener("popstate", () => route.set(here()));
    document.addEventListener("click", (event) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element).closest?.("a[href]");
        if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
        if (link.target || link.hasAttribute("download") || link.hash) return;
        if (link.pathname.startsWith("/api/")) return;
        event.preventDefault();
        navigate(link.pathname + link.search);
    });
}
