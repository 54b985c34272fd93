// What a text names: clauses by their numbers, cards and terms by their names.
import type { CatalogueCard, Clause, Term } from "../protocol";

export type Link = { clause: string } | { card: string } | { term: string };

export interface Piece {
    text: string;
    to?: Link;
}

/** All that can be named in the texts of a game. */
export interface Index {
    clauses: Set<string>;
    cards: Map<string, string>; // ids by names
    terms: Map<string, string>; // ids by names in small letters
    words: Set<string>; // of the rules, in small letters where they are written so
    pattern: RegExp;
    termPattern: RegExp;
}

const CLAUSE = "[A-Z][A-Z0-9]-\\d+(?:\\.\\d+)?[a-z]?";
const BEFORE = "(?<![\\p{L}\\p{N}-])";
const BEHIND = "(?![\\p{L}\\p{N}-])";

/** Words as a pattern finds them. */
export const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Any of the names, the longest first, also in the plural. */
const anyOf = (names: Iterable<string>) =>
    [...names]
        .sort((a, b) => b.length - a.length)
        .map((name) => `${escaped(name)}(?:s(?![\\p{L}]))?`)
        .join("|") || "(?!)";

export function makeIndex(clauses: Clause[], cards: CatalogueCard[], terms: Term[]): Index {
    const named = cards.filter((card) => /\p{L}/u.test(card.name)); // a number is no name
    const byName = new Map(named.map((card) => [card.name, card.id]));
    const byTerm = new Map(terms.map((term) => [term.name.toLowerCase(), term.id]));
    const texts = clauses.map((clause) => clause.text).join(" ");
    return {
        clauses: new Set(clauses.map((clause) => clause.clause)),
        cards: byName,
        terms: byTerm,
        words: new Set(texts.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []),
        pattern: new RegExp(`${BEFORE}(${CLAUSE}|${anyOf(byName.keys())})${BEHIND}`, "gu"),
        termPattern: new RegExp(`${BEFORE}(${anyOf(byTerm.keys())})${BEHIND}`, "giu"),
    };
}

const known = (names: Map<string, string>, word: string) =>
    names.get(word) ?? names.get(word.replace(/s$/, ""));

/** A word of every day that only begins a sentence is no card's name: "Rotate the heroes". */
function isOnlyAWord(index: Index, text: string, at: number, word: string): boolean {
    const begins = /(^|[.:;(]\s*)$/.test(text.slice(0, at));
    const small = word.toLowerCase();
    return begins && (index.words.has(small) || index.words.has(small.replace(/s$/, "")));
}

function linkAt(index: Index, text: string, at: number, word: string): Link | null {
    if (index.clauses.has(word)) return { clause: word };
    const card = known(index.cards, word);
    return card && !isOnlyAWord(index, text, at, word) ? { card } : null;
}

/** Cuts a text at what the pattern finds and `to` has a link for. */
function cut(text: string, pattern: RegExp, to: (at: number, word: string) => Link | null) {
    const pieces: Piece[] = [];
    let done = 0;
    for (const found of text.matchAll(pattern)) {
        const link = to(found.index, found[0]);
        if (!link) continue;
        if (found.index > done) pieces.push({ text: text.slice(done, found.index) });
        pieces.push({ text: found[0], to: link });
        done = found.index + found[0].length;
    }
    if (done < text.length) pieces.push({ text: text.slice(done) });
    return pieces;
}

/** The text with links to clauses and cards; what it belongs to itself is none. */
export const linked = (index: Index, text: string, self = ""): Piece[] =>
    cut(text, index.pattern, (at, word) => {
        const link = linkAt(index, text, at, word);
        return link && !Object.values(link).includes(self) ? link : null;
    });

/** The same with links to terms, each where it stands first. */
export function explained(index: Index, text: string, self = ""): Piece[] {
    const seen = new Set<string>();
    const term = (word: string): Link | null => {
        const id = known(index.terms, word.toLowerCase());
        if (!id || seen.has(id)) return null;
        seen.add(id);
        return { term: id };
    };
    return linked(index, text, self).flatMap((piece) =>
        piece.to ? [piece] : cut(piece.text, index.termPattern, (_, word) => term(word)),
    );
}

/** Which clauses name a card, for each card that any names. */
export function clausesByCard(index: Index, clauses: Clause[]): Map<string, Clause[]> {
    const found = new Map<string, Clause[]>();
    for (const clause of clauses)
        for (const { to } of linked(index, clause.text)) {
            if (!to || !("card" in to)) continue;
            const so = found.get(to.card) ?? [];
            if (so[so.length - 1] !== clause) found.set(to.card, [...so, clause]);
        }
    return found;
}

/** The words that are searched, as one pattern that finds each; null: nothing is searched. */
export function searchPattern(search: string): RegExp | null {
    const words = search.split(/\s+/).filter(Boolean).map(escaped);
    return words.length > 0 ? new RegExp(`(${words.join("|")})`, "giu") : null;
}

/** Whether each word of the search occurs somewhere in the text. */
export function found(text: string, search: string): boolean {
    const low = text.toLowerCase();
    return search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => low.includes(word));
}
