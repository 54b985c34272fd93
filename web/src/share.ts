// A shuffle that nobody can choose: this person's share of it, and checking it afterwards.
import type { Seat } from "./protocol";
import { recall, remember } from "./settings";

const toHex = (bytes: Uint8Array) =>
    [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** This seat's part of the seed: 32 bytes that nobody else could choose. */
export const drawShare = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** What was promised to us about a table before we gave our share, that share, and what we saw when
 * the game began. */
export interface Promised {
    table: string;
    seat: number;
    hash: string;
    share: string;
    shares?: string[]; // of all seats
    bots?: number[]; // seats
}

const KEPT = 100; // tables of which this device knows what was promised

function promises(): Promised[] {
    try {
        return JSON.parse(recall("shares") ?? "[]") as Promised[];
    } catch {
        return []; // somebody has changed what was kept
    }
}

export function keepPromise(promise: Promised): void {
    const others = promises().filter((other) => other.table !== promise.table);
    remember("shares", JSON.stringify([...others, promise].slice(-KEPT)));
}

export const promised = (table: string): Promised | null =>
    promises().find((promise) => promise.table === table) ?? null;

/** The game begins: all shares are shown, and nobody sits in for anybody yet. */
export function keepShares(table: string, shares: string[], seats: Seat[]): void {
    const kept = promised(table);
    if (!kept || kept.shares) return;
    const bots = seats.filter((seat) => seat.kind === "bot").map((seat) => seat.seat);
    keepPromise({ ...kept, shares, bots });
}

/** What of a record tells about its shuffle. */
export interface Shuffle {
    seed: string;
    fair?: { secret: string; hash: string; shares: string[] };
}

/**
 * What is wrong with a finished game's shuffle, in words; null: nothing. It asks what this device
 * knows, not what the server says of itself. That the cards follow from the seed only a program with
 * the rules can tell.
 */
export async function unfair(
    record: Shuffle,
    kept: Promised,
    digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<string> = sha256,
): Promise<string | null> {
    const { fair, seed } = record;
    if (!fair) return "The record does not say how its seed came about.";
    if ((await digest(fromHex(fair.secret))) !== kept.hash)
        return "The secret does not fit the hash that was shown before the first card.";
    if (fair.shares[kept.seat] !== kept.share)
        return "The share that this device gave was not used.";
    if (kept.shares && kept.shares.join() !== fair.shares.join())
        return "The shares are not those that were shown when the game began.";
    if (kept.bots?.some((seat) => !/^0{64}$/.test(fair.shares[seat] ?? "")))
        return "The house chose a share for its bot.";
    if ((await digest(fromHex(fair.secret + fair.shares.join("")))) !== seed)
        return "The seed does not follow from the secret and the shares.";
    return null;
}
