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

/** What was promised to us about a table before we gave our share, and that share. */
export interface Promised {
    table: string;
    hash: string;
    share: string;
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

/** What is wrong with a finished game's shuffle, in words; null: nothing. `hash` is the secret's. */
export function unfair(
    hash: string,
    fair: { hash: string; shares: string[] | null },
    seats: Seat[],
    kept: Promised | null,
): string | null {
    if (hash !== (kept?.hash ?? fair.hash))
        return "The secret does not fit the hash that was shown before the first card.";
    const own = seats.findIndex((seat) => seat.you);
    if (kept && fair.shares?.[own] !== kept.share)
        return "The share that this device gave was not used.";
    return null;
}
