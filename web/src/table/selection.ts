// Choosing an option by clicking what it touches.
//
// A person clicks cards, spaces, pieces; each click is a pick, and the options that fit all picks
// remain. Cards of one zone with the same face are as good as each other, so a pick of such a
// card is counted: two picked 3s fit the options that touch at least two 3s.
import type { Option, View, ViewCounter } from "../protocol";

/** What an id stands for when picks and touches are compared. */
export type Sorts = (id: string) => string;

/** Cards that look alike are of one sort; everything else is its own sort. */
export function sortsOf(view: View): Sorts {
    const sorts = new Map<string, string>();
    for (const zone of view.zones)
        for (const card of zone.cards ?? [])
            if (card.card !== null)
                sorts.set(card.id, `${zone.id} ${JSON.stringify({ ...card, id: 0 })}`);
    return (id) => sorts.get(id) ?? id;
}

function counts(ids: string[], sorts: Sorts): Map<string, number> {
    const result = new Map<string, number>();
    for (const id of ids) result.set(sorts(id), (result.get(sorts(id)) ?? 0) + 1);
    return result;
}

/** The options that touch everything picked, the closest fits first. */
export function matching(options: Option[], picks: string[], sorts: Sorts): Option[] {
    const wanted = counts(picks, sorts);
    const fits = options.filter((option) => {
        const touched = counts(option.touch, sorts);
        return [...wanted].every(([sort, count]) => (touched.get(sort) ?? 0) >= count);
    });
    if (picks.length === 0) return fits;
    const excess = (option: Option) => option.touch.length;
    return fits.sort((a, b) => excess(a) - excess(b) || a.option - b.option);
}

/** What a thing does by itself, if that is one thing only: the option that touches nothing else. */
export function loneOption(options: Option[], id: string, sorts: Sorts): Option | null {
    const sort = sorts(id);
    const alone = options.filter(
        ({ touch }) => touch.length > 0 && touch.every((other) => sorts(other) === sort),
    );
    const least = Math.min(...alone.map(({ touch }) => touch.length));
    const fewest = alone.filter(({ touch }) => touch.length === least);
    return fewest.length === 1 ? (fewest[0] ?? null) : null;
}

/** The objects that a further click could pick: those that leave at least one option. */
export function pickable(
    view: View,
    options: Option[],
    picks: string[],
    sorts: Sorts,
): Set<string> {
    const wanted = counts(picks, sorts);
    const free = new Set<string>(); // sorts of which an option touches more than is picked
    for (const option of matching(options, picks, sorts))
        for (const [sort, count] of counts(option.touch, sorts))
            if (count > (wanted.get(sort) ?? 0)) free.add(sort);
    const ids = new Set<string>();
    for (const option of options)
        for (const id of option.touch) if (free.has(sorts(id))) ids.add(id);
    for (const zone of view.zones)
        for (const card of zone.cards ?? []) if (free.has(sorts(card.id))) ids.add(card.id);
    return ids;
}

const letters = "abcdefgijklmnopqrstvwxyz"; // without h for hint and u for undo

/** The key that chooses the option on this place of the list, if there is one. */
export function shortcut(index: number): string {
    if (index < 9) return String(index + 1);
    return letters[index - 9] ?? "";
}

/** "move_forward" as people write it. */
export function humanise(word: string): string {
    const words = word.replace(/[_-]+/g, " ").trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a counter of a player is called, among other words. */
export const counterTitle = (counter: ViewCounter): string =>
    counter.title ?? humanise(counter.name).toLowerCase();

/** What decides a game comes first, what ends a turn last; the rest as the game lists it. */
const ranks: Record<string, number> = {
    attack: -2,
    dashing_strike: -2,
    crash: -1,
    action: -1,
    use: -1,
    pass: 1,
    done: 1,
    stop: 1,
    end: 1,
};

const rankOf = (kind: string) => ranks[kind] ?? 0;

/** Options of one kind together; those that one could regret are the last of them. */
export function grouped(options: Option[]): { kind: string; options: Option[] }[] {
    const groups = new Map<string, Option[]>();
    for (const option of options) {
        const group = groups.get(option.kind);
        if (group) group.push(option);
        else groups.set(option.kind, [option]);
    }
    return [...groups]
        .map(([kind, members]) => ({
            kind,
            options: [...members].sort((a, b) => Number(!!a.danger) - Number(!!b.danger)),
        }))
        .sort((a, b) => rankOf(a.kind) - rankOf(b.kind));
}
