// A shuffle that nobody can choose: this person's share of it, and checking it afterwards.

const toHex = (bytes: Uint8Array) =>
    [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** This seat's part of the seed: 32 bytes that nobody else could choose. */
export const drawShare = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
