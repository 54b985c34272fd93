// A game's rules, cards and words together, as what they say of each other.
import { useEffect, useState } from "preact/hooks";
import { loadCatalogue, loadClauses, loadGlossary, type Catalogue } from "../api";
import { complain } from "../notice";
import type { Clause, Glossary } from "../protocol";
import { clausesByCard, makeIndex, type Index } from "./links";

export interface Book {
    clauses: Clause[];
    catalogue: Catalogue;
    glossary: Glossary;
    index: Index;
    naming: Map<string, Clause[]>; // the clauses that name a card
}

async function loadBook(game: string): Promise<Book> {
    const [clauses, catalogue, glossary] = await Promise.all([
        loadClauses(game),
        loadCatalogue(game),
        loadGlossary(game),
    ]);
    const index = makeIndex(clauses, [...catalogue.values()], glossary.terms);
    return { clauses, catalogue, glossary, index, naming: clausesByCard(index, clauses) };
}

const books = new Map<string, Promise<Book>>();

/** Bound once per visit; a failure is tried again next time. */
function fetchBook(game: string): Promise<Book> {
    const known = books.get(game);
    if (known) return known;
    const book = loadBook(game);
    books.set(game, book);
    book.catch(() => books.delete(game));
    return book;
}

/** Null until it is there. */
export function useBook(game: string): Book | null {
    const [got, set] = useState<{ game: string; book: Book } | null>(null);
    useEffect(() => {
        let gone = false;
        fetchBook(game).then((book) => !gone && set({ game, book }), complain);
        return () => {
            gone = true;
        };
    }, [game]);
    return got?.game === game ? got.book : null;
}

/** A clause's text as people read it, without the marks for its tests. */
export const readable = (text: string) => text.replace(/\s*\[no code\]\s*/g, " ").trim();

export const clauseAddress = (game: string, clause: string) => `/rules/${game}#${clause}`;
export const cardAddress = (game: string, card: string) =>
    `/rules/${game}/cards/${encodeURIComponent(card)}`;
export const termAddress = (game: string, term: string) => `/rules/${game}/words#${term}`;
