// A work as the end of an address: deflated JSON in base64 for addresses (docs/texts.md). What stands
// behind # is sent to no server.
import type { Saved } from "../shelf";

export const LINK = 4000; // characters of a work in an address
const JSON_MOST = 20_000; // bytes that it may unfold to

const toAddress = (bytes: Uint8Array): string =>
    btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "");

function fromAddress(text: string): Uint8Array<ArrayBuffer> {
    const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(binary, (c) => c.charCodeAt(0));
}

/** What comes out of the stream, which may be no more than `most` bytes. */
async function drained(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
    const all: number[] = [];
    const reader = stream.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return Uint8Array.from(all);
        all.push(...value);
        if (all.length > most) {
            await reader.cancel();
            throw new Error("It unfolds to too much.");
        }
    }
}

const through = (bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream) =>
    new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>);

export async function packed({ name, text }: Saved): Promise<string> {
    const json = new TextEncoder().encode(JSON.stringify({ name, text }));
    const bytes = await drained(through(json, new CompressionStream("deflate-raw")), JSON_MOST);
    const work = toAddress(bytes);
    if (work.length > LINK)
        throw new Error(
            `This is too long for a link: it would have ${work.length} characters, and ${LINK} is the most. Save it as a file instead.`,
        );
    return work;
}

/** The work of an address; refuses with a sentence what is none. */
export async function unpacked(work: string): Promise<Saved> {
    if (work.length > LINK)
        throw new Error(`The link is too long: ${LINK} characters is the most.`);
    try {
        const bytes = fromAddress(work);
        const out = through(bytes, new DecompressionStream("deflate-raw"));
        const json = new TextDecoder().decode(await drained(out, JSON_MOST));
        const { name, text } = JSON.parse(json) as Partial<Saved>;
        if (typeof name === "string" && typeof text === "string") return { name, text };
    } catch {
        // one sentence for all that can be wrong
    }
    throw new Error("The link is not whole: nothing can be read from it.");
}
