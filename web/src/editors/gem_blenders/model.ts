// A deck of Gem Blenders: its text, what it holds, and how it is changed. Whether it is legal is
// for the game to say; the numbers here only help on the way there.
import { gemTypes } from "../../art/gem_type";
import type { CatalogueCard } from "../../protocol";

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

/** The deck of a text, or a sentence that says why it is none. */
export function readDeck(text: string): Deck | string {
    if (!text.trim()) return emptyDeck;
    let json: unknown;
    try {
        json = JSON.parse(text);
    } catch {
        return "This text is not JSON.";
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

/** The shortest text of a deck: a legal one without a name always has room. */
export function writeDeck(deck: Deck): string {
    const { name, heroes, cards } = deck;
    if (!name && heroes.length === 0 && Object.keys(cards).length === 0) return "";
    return JSON.stringify(name ? { name, heroes, cards } : { heroes, cards });
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
