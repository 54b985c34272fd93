// A deck of Gem Blenders: its text, what it holds, and how it is changed. Whether it is legal is
// for the game to say; the numbers here only help on the way there.
import { gemTypes } from "../../art/gem_type";
import type { CatalogueCard } from "../../protocol";
import { humanise } from "../../table/selection";

export const MAIN_DECK = 50;
export const STARS = 5;
export const FEWEST_HEROES = 4;
export const MOST_HEROES = 8;
const COUNTS = 99; // the most that a deck's text can say

/** In the order of a deck's heroes; those after them are on the bench. */
export const formation = ["left", "center", "right", "back"] as const;

export const placeName = (place: number): string => formation[place] ?? "bench";

export interface Deck {
    name: string;
    heroes: string[]; // ids, in the order left, center, right, back, bench
    cards: Record<string, number>;
}

const emptyDeck: Deck = { name: "", heroes: [], cards: {} };

const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);

const isCount = (value: unknown) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= COUNTS;

type Cards = Map<string, CatalogueCard>;

/** The deck of JSON, as programs write it. */
function readJson(text: string): Deck | string {
    let json: unknown;
    try {
        json = JSON.parse(text);
    } catch {
        return "This text is not whole JSON.";
    }
    if (!isObject(json)) return "This text is JSON, but not an object.";
    const foreign = Object.keys(json).find((key) => !["name", "heroes", "cards"].includes(key));
    if (foreign !== undefined)
        return `A deck has a name, heroes and cards, but no "${foreign.slice(0, 40)}".`;
    const { name = "", heroes, cards } = json;
    if (typeof name !== "string") return "The deck's name is not a text.";
    if (!Array.isArray(heroes) || !heroes.every((hero) => typeof hero === "string"))
        return 'The deck\'s "heroes" are not a list of ids of cards.';
    if (!isObject(cards) || !Object.values(cards).every(isCount))
        return 'The deck\'s "cards" do not say how many of each: {"pyrogem": 7, ...}.';
    return { name, heroes: heroes as string[], cards: cards as Record<string, number> };
}

/** By name or id, in any case; what is called otherwise stays as it is. */
function idOf(word: string, cards: Cards): string {
    const small = word.toLowerCase();
    for (const card of cards.values())
        if (card.id === small || card.name.toLowerCase() === small) return card.id;
    return word;
}

/** A list as it is read, with who stands where. */
interface List {
    deck: Deck;
    places: Record<string, string>;
    bench: string[];
}

/** "3 Usher" or "3x Usher"; a sentence says what is wrong. */
function readCopies(list: List, line: string, cards: Cards): string | null {
    const [, digits, name = ""] = /^(\d+)x?\s*(.*)$/.exec(line) ?? [];
    const id = idOf(name, cards);
    const count = Number(digits);
    if (count > COUNTS) return `The number of ${name} must be from 0 to ${COUNTS}.`;
    if (id in list.deck.cards) return `The deck says "${name}" twice.`;
    list.deck.cards[id] = count;
    return null;
}

/** "Deck: Mine", "Left: Carter", "Bench: Sable, Juno"; a sentence says what is wrong. */
function readEntry(list: List, key: string, value: string, cards: Cards): string | null {
    const names = value.split(",").map((name) => name.trim());
    const known = formation.find((place) => place === key);
    if (key === "deck") list.deck.name = value;
    else if (key === "bench")
        list.bench.push(...names.filter(Boolean).map((name) => idOf(name, cards)));
    else if (!known)
        return `A list says Deck, Left, Center, Right, Back and Bench, but no "${key.slice(0, 40)}".`;
    else if (list.places[known]) return `The deck says twice who stands ${known}.`;
    else list.places[known] = idOf(value, cards);
    return null;
}

/** The deck of a list, as players write it. */
function readLines(text: string, cards: Cards): Deck | string {
    const list: List = { deck: { name: "", heroes: [], cards: {} }, places: {}, bench: [] };
    for (const line of text.split("\n").map((one) => one.trim())) {
        const [, key, value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
        let fault: string | null = null;
        if (line === "" || line.startsWith("#")) continue;
        if (/^\d/.test(line)) fault = readCopies(list, line, cards);
        else if (key !== undefined) fault = readEntry(list, key.trim().toLowerCase(), value, cards);
        else
            fault = `"${line.slice(0, 40)}" is no line of a deck; one says "3 Usher" or "Left: Carter".`;
        if (fault !== null) return fault;
    }
    const standing = formation.flatMap((place) => list.places[place] ?? []);
    return { ...list.deck, heroes: [...standing, ...list.bench] };
}

/** The deck of a text, or a sentence that says why it is none. */
export function readDeck(text: string, cards: Cards): Deck | string {
    if (!text.trim()) return emptyDeck;
    return text.trimStart().startsWith("{") ? readJson(text) : readLines(text, cards);
}

const kindOrder = ["gem", "blend", "action"];

/** The deck as a list (docs/texts.md). */
export function writeDeck(deck: Deck, cards: Cards): string {
    const nameOf = (id: string) => cards.get(id)?.name ?? id;
    const order = [...cards.keys()];
    const rank = (id: string) => kindOrder.indexOf(cards.get(id)?.kind ?? "");
    const ids = Object.keys(deck.cards).sort(
        (a, b) => rank(a) - rank(b) || order.indexOf(a) - order.indexOf(b),
    );
    const standing = deck.heroes.slice(0, formation.length);
    const bench = deck.heroes.slice(formation.length);
    const head = [
        deck.name && `Deck: ${deck.name}`,
        ...standing.map((id, i) => `${humanise(placeName(i))}: ${nameOf(id)}`),
        bench.length > 0 && `Bench: ${bench.map(nameOf).join(", ")}`,
    ].filter((line) => typeof line === "string" && line !== "");
    const copies = ids.map((id) => `${deck.cards[id]} ${nameOf(id)}`);
    const between = head.length > 0 && copies.length > 0 ? [""] : [];
    const lines = [...head, ...between, ...copies];
    return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

// --- What can be done to it. ---

export function withCount(deck: Deck, id: string, count: number): Deck {
    const cards = { ...deck.cards };
    if (count > 0) cards[id] = count;
    else delete cards[id];
    return { ...deck, cards };
}

export const withHero = (deck: Deck, id: string): Deck => ({
    ...deck,
    heroes: [...deck.heroes, id],
});

export const withoutHero = (deck: Deck, place: number): Deck => ({
    ...deck,
    heroes: deck.heroes.filter((_, i) => i !== place),
});

/** Two heroes change places; a place where nobody stands is the end of the row. */
export function exchanged(deck: Deck, from: number, to: number): Deck {
    const heroes = [...deck.heroes];
    const [a, b] = [heroes[from], heroes[to]];
    if (a === undefined) return deck;
    if (b === undefined) heroes.push(...heroes.splice(from, 1));
    else [heroes[from], heroes[to]] = [b, a];
    return { ...deck, heroes };
}

// --- What it holds. ---

export const isHero = (card: CatalogueCard) => card.kind === "hero";

/** How many copies of the card a deck may have. */
export function copiesAllowed(card: CatalogueCard): number {
    if (card.kind === "hero" || card.owner === "special gem") return 1;
    return card.kind === "gem" ? COUNTS : 3;
}

export const countOf = (deck: Deck, card: CatalogueCard): number =>
    isHero(card)
        ? deck.heroes.filter((hero) => hero === card.id).length
        : (deck.cards[card.id] ?? 0);

/** The gem types of a blend's requirement, and those that a gem can be. */
export function typesOf(card: CatalogueCard): string[] {
    if (card.kind === "blend") return (card.owner ?? "").split(" + ");
    if (card.kind !== "gem") return [];
    if (card.text.includes("any basic gem type")) return [...gemTypes];
    const words = `${card.name} ${card.text}`.toLowerCase();
    return gemTypes.filter((type) => words.includes(type.toLowerCase()));
}

export const fact = (card: CatalogueCard, name: string): number => Number(card[name] ?? 0);

export interface Row {
    id: string;
    count: number;
    card: CatalogueCard | undefined; // unknown: there is no card of this id
}

/** The main deck as players write it: gems, blends, actions, each in the catalogue's order. */
export function groupsOf(deck: Deck, catalogue: Map<string, CatalogueCard>) {
    const order = [...catalogue.keys()];
    const rows: Row[] = Object.entries(deck.cards)
        .map(([id, count]) => ({ id, count, card: catalogue.get(id) }))
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    const of = (title: string, belongs: (kind: string | undefined) => boolean) => {
        const members = rows.filter((row) => belongs(row.card?.kind));
        return { title, rows: members, count: sum(members) };
    };
    return [
        of("Gems", (kind) => kind === "gem"),
        of("Blends", (kind) => kind === "blend"),
        of("Actions", (kind) => kind === "action"),
        of("Not for a main deck", (kind) => kind === "hero" || kind === undefined),
    ];
}

const sum = (rows: Row[]) => rows.reduce((all, row) => all + row.count, 0);

export function totalsOf(deck: Deck, catalogue: Map<string, CatalogueCard>) {
    const entries = Object.entries(deck.cards);
    return {
        cards: entries.reduce((all, [, count]) => all + count, 0),
        stars: entries.reduce((all, [id, count]) => {
            const card = catalogue.get(id);
            return all + (card ? count * fact(card, "stars") : 0);
        }, 0),
        heroes: deck.heroes.length,
    };
}

/** How many of the deck's cards have which value: of LV, of copies. */
export interface Bar {
    title: string;
    count: number;
}

const bars = (values: [string, number][]): Bar[] => {
    const counts = new Map<string, number>();
    for (const [title, count] of values) counts.set(title, (counts.get(title) ?? 0) + count);
    return [...counts]
        .map(([title, count]) => ({ title, count }))
        .sort((a, b) => a.title.localeCompare(b.title, "en", { numeric: true }));
};

/** What can be counted of a deck, beside its gems: the LV of its blends, and how often cards come. */
export function statisticsOf(deck: Deck, catalogue: Map<string, CatalogueCard>) {
    const entries = Object.entries(deck.cards);
    const blends = entries.filter(([id]) => catalogue.get(id)?.kind === "blend");
    const heroes = deck.heroes.flatMap((id) => catalogue.get(id) ?? []);
    return {
        heroes: bars(heroes.map((card): [string, number] => [`LV.${fact(card, "LV")}`, 1])),
        blends: bars(
            blends.map(([id, count]): [string, number] => [
                `LV.${fact(catalogue.get(id)!, "LV")}`,
                count,
            ]),
        ),
        copies: bars(
            entries
                .filter(([id]) => catalogue.get(id)?.kind !== "gem")
                .map(([, count]): [string, number] => [`×${count}`, 1]),
        ),
    };
}

/** The main deck, card by card, in an order of chance. `below` is a number from 0 to one less. */
export function shuffled(deck: Deck, below: (most: number) => number): string[] {
    const cards = Object.entries(deck.cards).flatMap(([id, count]) =>
        Array<string>(count).fill(id),
    );
    for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
    }
    return cards;
}

/** For each type: how many gems of the deck are it, and how many of its blends need it. A gem that
 * can be anything is counted nowhere. */
export function balanceOf(deck: Deck, catalogue: Map<string, CatalogueCard>) {
    const count = (type: string, kind: string) =>
        Object.entries(deck.cards).reduce((all, [id, copies]) => {
            const card = catalogue.get(id);
            const types = card?.kind === kind ? typesOf(card) : [];
            return all + (types.includes(type) && types.length < gemTypes.length ? copies : 0);
        }, 0);
    return gemTypes
        .map((type) => ({ type, gems: count(type, "gem"), blends: count(type, "blend") }))
        .filter(({ gems, blends }) => gems + blends > 0);
}
