// How the cards of any game are sorted out: by what is printed on them.
import type { CatalogueCard } from "../protocol";
import { humanise } from "../table/selection";

export interface Filter {
    key: string; // in the address
    title: string;
    values: string[];
}

export const KIND = "kind";
const OWNER = "of";
const OTHER = "with"; // facts that have no name: "purple"

const SHARE = 0.3; // of the cards must have such a fact
const MOST = 24; // values to choose from

/** "Pyrogem + Aerogem" is both; so is "Wooden, Metal" if cards have each alone. */
function split(value: string, alone: (part: string) => boolean): string[] {
    const sum = value.split(" + ");
    if (sum.length > 1) return sum;
    const list = value.split(", ");
    return list.every(alone) ? list : [value];
}

type Facts = Map<string, Map<string, number>>; // by keys, how many cards have which value

function addTo(facts: Facts, key: string, value: string): void {
    const values = facts.get(key) ?? new Map<string, number>();
    values.set(value, (values.get(value) ?? 0) + 1);
    facts.set(key, values);
}

/** What is known of a card, by the keys of filters. */
function factsOf(card: CatalogueCard, alone: (part: string) => boolean): [string, string][] {
    return [
        [KIND, card.kind],
        ...card.facts.flatMap(({ name, value }): [string, string][] => {
            const isOwner = name === undefined && value === card.owner && /^\p{Lu}/u.test(value);
            const key = name ?? (isOwner ? OWNER : OTHER);
            return split(value, alone).map((part) => [key, part]);
        }),
    ];
}

/** All values that stand alone somewhere. */
function aloneIn(cards: CatalogueCard[]): (part: string) => boolean {
    const values = new Set(cards.flatMap((card) => card.facts.map((fact) => fact.value)));
    return (part) => values.has(part);
}

const inOrder = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

function isUseful(values: Map<string, number>, cards: number): boolean {
    const having = [...values.values()].reduce((sum, count) => sum + count, 0);
    return (
        values.size > 1 &&
        values.size <= MOST &&
        having >= SHARE * cards &&
        having >= 2 * values.size
    );
}

const titles: Record<string, string> = {
    [KIND]: "Kind",
    [OWNER]: "Belongs to",
    [OTHER]: "With",
};

/** The filters that tell these cards apart, their kind first. */
export function filtersOf(cards: CatalogueCard[]): Filter[] {
    const facts: Facts = new Map([[KIND, new Map<string, number>()]]);
    const alone = aloneIn(cards);
    for (const card of cards)
        for (const [key, value] of factsOf(card, alone)) addTo(facts, key, value);
    const others = facts.get(OTHER);
    for (const [value, count] of others ?? []) if (count === 1) others?.delete(value);
    return [...facts]
        .filter(([key, values]) =>
            key === KIND ? values.size > 1 : isUseful(values, cards.length),
        )
        .map(([key, values]) => ({
            key,
            title: titles[key] ?? key,
            values: [...values.keys()].sort(inOrder),
        }));
}

/** The cards that have all that is wanted. */
export function filtered(cards: CatalogueCard[], wanted: Map<string, string>): CatalogueCard[] {
    const alone = aloneIn(cards);
    return cards.filter((card) => {
        const facts = factsOf(card, alone);
        return [...wanted].every(([key, value]) =>
            facts.some((fact) => fact[0] === key && fact[1] === value),
        );
    });
}

export const valueTitle = (key: string, value: string) => (key === KIND ? humanise(value) : value);

/** What can be chosen once the kind is: filters of that kind, and the kinds. */
export function choicesFor(cards: CatalogueCard[], kind: string | undefined): Filter[] {
    const [kinds, ...rest] = filtersOf(cards);
    if (!kind || kinds?.key !== KIND) return kinds ? [kinds, ...rest] : [];
    const own = filtersOf(cards.filter((card) => card.kind === kind));
    return [kinds, ...own.filter((filter) => filter.key !== KIND)];
}
