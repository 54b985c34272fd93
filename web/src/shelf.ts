// A person's own decks, maps and armies: kept on the server, one shelf for each noun of a game.
import { useCallback, useEffect, useState } from "preact/hooks";
import { socket } from "./api";
import { complain } from "./notice";
import type { GameInfo, SetupField } from "./protocol";
import { recall, remember } from "./settings";

export interface Saved {
    name: string;
    text: string;
}

/** What lies on the bench, and the name on the shelf that it was taken from or kept under. */
export interface Draft extends Saved {
    from: string;
}

export const noDraft: Draft = { name: "", text: "", from: "" };

export const draftKey = (game: string, noun: string) => `draft.${game}.${noun}`;

/** What is being made survives a reload, also before it is kept. */
export function readDraft(key: string): Draft {
    try {
        const { name, text, from } = JSON.parse(recall(key) ?? "") as Partial<Draft>;
        return { name: String(name), text: String(text), from: String(from ?? "") };
    } catch {
        return noDraft;
    }
}

export const writeDraft = (key: string, draft: Draft) => remember(key, JSON.stringify(draft));

/** Fields with the same noun take the same texts: the shelf stands at the first of them. */
export const fieldOf = (game: GameInfo, noun: string): SetupField | undefined =>
    game.setup.find((field) => field.kind === "text" && field.noun === noun);

export interface Shelf {
    own: Saved[];
    ready: Saved[]; // the game's
    loaded: boolean;
    keep: (name: string, text: string) => Promise<void>;
    remove: (name: string) => Promise<void>;
}

interface ShelfReply {
    texts: Saved[];
    ready: Saved[];
}

export function useShelf(game: string, field: string): Shelf {
    const [texts, setTexts] = useState<ShelfReply | null>(null);
    const look = useCallback(
        () => socket.request<ShelfReply>({ do: "shelf", game, field }, true).then(setTexts),
        [game, field],
    );
    useEffect(() => {
        look().catch(complain);
    }, [look]);
    const put = (name: string, text: string) =>
        socket.request({ do: "keep", game, field, name, text }).then(look);
    return {
        own: texts?.texts ?? [],
        ready: texts?.ready ?? [],
        loaded: texts !== null,
        keep: put,
        remove: (name) => put(name, ""),
    };
}

const encoder = new TextEncoder();

/** Why the server would not take this text, as a sentence, or null; the limit is in bytes. */
export function textFault(text: string, most: number, noun: string): string | null {
    if (text.includes("\0") || /\p{Surrogate}/u.test(text))
        return `This is no text, and no ${noun}: it has characters that stand for nothing.`;
    const bytes = encoder.encode(text).length;
    return bytes > most ? tooLong(bytes, most, noun) : null;
}

const number = (bytes: number) => bytes.toLocaleString("en");

export const tooLong = (bytes: number, most: number, noun: string) =>
    `This is too long: it has ${number(bytes)} bytes, and a text for this (${noun}) has at most ${number(most)}.`;

export interface Report {
    fine: boolean;
    lines: string[]; // what it holds, and what is wrong with it
    spelt: string | null; // the text as people write it
    checked: boolean; // false: it is nothing that the game could check
    stale: boolean; // it is about a text that has changed since
}

interface CheckReply {
    fine: boolean;
    report: string;
    text?: string;
}

const PAUSE = 200; // milliseconds without a change before the server is asked

interface Checked {
    text: string;
    fine: boolean;
    lines: string[];
    spelt: string | null;
}

/** What the game says about the text, up to date soon after each change. */
export function useReport(game: string, field: SetupField, text: string): Report | null {
    const [report, setReport] = useState<Checked | null>(null);
    const fault = textFault(text, field.count, field.noun ?? field.name);
    useEffect(() => {
        if (fault !== null) return undefined;
        let gone = false;
        const timer = setTimeout(() => {
            socket
                .request<CheckReply>({ do: "check", game, field: field.name, text }, true)
                .then((reply) => {
                    const lines = reply.report.split("\n").filter((line) => line.trim());
                    if (!gone)
                        setReport({ text, fine: reply.fine, lines, spelt: reply.text ?? null });
                })
                .catch(complain);
        }, PAUSE);
        return () => {
            gone = true;
            clearTimeout(timer);
        };
    }, [game, field.name, text, fault]);
    if (fault !== null)
        return { fine: false, lines: [fault], spelt: null, checked: false, stale: false };
    return report && { ...report, checked: true, stale: report.text !== text };
}
