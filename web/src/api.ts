// What is loaded once over HTTP, and who we are.
import { useEffect, useState } from "preact/hooks";
import { Observable } from "./observable";
import type {
    BotInfo,
    CatalogueCard,
    PrintedCard,
    Clause,
    GameInfo,
    Glossary,
    LessonInfo,
    Me,
} from "./protocol";
import { waits } from "./settings";
import type { Shuffle } from "./share";
import { Refused, Socket } from "./socket";

export const me = new Observable<Me>({ name: "", account: false });

/** Asks who we are; whoever is nobody yet becomes a guest. */
async function greet(): Promise<void> {
    me.set(await answerOf<Me>(await fetch("/api/me")));
}

export const socket = new Socket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
    greet,
);

async function answerOf<T>(response: Response): Promise<T> {
    if (response.ok) return (await response.json()) as T; // what is cut off is no answer
    const body: unknown = await response.json().catch(() => null);
    const error = (body as { error?: string } | null)?.error;
    throw new Refused(error ?? `The server answered with ${response.status}.`);
}

const loaded = new Map<string, Promise<unknown>>();

/** Loaded once per visit; a failure is tried again next time. */
function load<T>(path: string): Promise<T> {
    let promise = loaded.get(path) as Promise<T> | undefined;
    if (!promise) {
        promise = fetch(path).then((response) => answerOf<T>(response));
        promise.catch(() => loaded.delete(path));
        loaded.set(path, promise);
    }
    return promise;
}

/** As it is now. */
export const fetchNow = async <T>(path: string): Promise<T> => answerOf<T>(await fetch(path));

export const loadRecord = (path: string) => load<Shuffle>(path);

export async function post<T>(path: string, body: object = {}): Promise<T> {
    const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
    });
    return answerOf<T>(response);
}

let stopWaiting: (() => void) | null = null;

/** Tells the server that it shall not answer for us, or that it may. */
function prefer(wait: boolean): void {
    stopWaiting?.();
    const message = (wish: boolean) => ({ do: "prefer", wait: wish });
    stopWaiting = wait ? socket.follow(message(true), message(false), () => undefined) : null;
}

prefer(waits.value);
waits.watch(prefer);

/** Connects as whoever we are now. */
export async function begin(): Promise<void> {
    await greet();
    socket.open();
}

/** What the function fetches for the key; it must be the same function each time. */
function useLoaded<T>(fetchFor: (key: string) => Promise<T>, key: string): T | null {
    const [value, setValue] = useState<{ key: string; value: T } | null>(null);
    useEffect(() => {
        let gone = false;
        fetchFor(key).then(
            (it) => !gone && setValue({ key, value: it }),
            () => undefined,
        );
        return () => {
            gone = true;
        };
    }, [fetchFor, key]);
    return value && value.key === key ? value.value : null;
}

export const loadGames = () => load<GameInfo[]>("/api/games");
const loadBots = () => load<BotInfo[]>("/api/bots");
export const loadLessons = (game: string) => load<LessonInfo[]>(`/api/games/${game}/lessons`);
export const loadClauses = (game: string) => load<Clause[]>(`/api/games/${game}/rules`);
export const loadGlossary = (game: string) => load<Glossary>(`/api/games/${game}/glossary`);

export const useGames = () => useLoaded(loadGames, "");
export const useBots = () => useLoaded(loadBots, "");
export const useLessons = (game: string) => useLoaded(loadLessons, game);

export type Catalogue = Map<string, CatalogueCard>;

export async function loadCatalogue(game: string): Promise<Catalogue> {
    const cards = await load<PrintedCard[]>(`/api/games/${game}/cards`);
    return new Map(cards.map((card) => [card.id, { ...card, game }]));
}

export const useCatalogue = (game: string): Catalogue | null => useLoaded(loadCatalogue, game);
