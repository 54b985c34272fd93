// Which cards and pieces went from where to where: by what a view was, what it is, and what is told.
import type { GameEvent, View, ViewZone } from "../protocol";

/** One end of a journey: a card or piece, and the zone or space where it lies. */
interface End {
    thing?: string;
    place: string;
}

export interface Journey {
    from: End; // in the view before
    to: End; // in the view now; without a thing it disappears in that place
    born?: boolean; // only if it was nowhere before
}

/** Ids of cards by zone, then by face; the face of hidden ones is "". */
type Cards = Map<string, Map<string, string[]>>;

function facesOf(zone: ViewZone | undefined): Map<string, string[]> {
    const faces = new Map<string, string[]>();
    for (const { id, card } of zone?.cards ?? [])
        faces.set(card ?? "", [...(faces.get(card ?? "") ?? []), id]);
    return faces;
}

/** The cards that one view has and the other has not; of equal ones the last. */
function more(one: View, other: View): Cards {
    const cards: Cards = new Map();
    for (const zone of one.zones) {
        const there = facesOf(other.zones.find(({ id }) => id === zone.id));
        const faces = new Map<string, string[]>();
        for (const [face, ids] of facesOf(zone))
            faces.set(face, ids.slice(there.get(face)?.length ?? 0));
        cards.set(zone.id, faces);
    }
    return cards;
}

/** Takes the last card with this face, or else a hidden one, out of the zone's. */
function take(cards: Cards, zone: string, face: string): string | undefined {
    const faces = cards.get(zone);
    return faces?.get(face)?.pop() ?? faces?.get("")?.pop();
}

/** Takes one from wherever it is; a hidden one only from what is that seat's. */
function find(cards: Cards, face: string, seat?: number): string | undefined {
    for (const faces of cards.values()) if (faces.get(face)?.length) return faces.get(face)?.pop();
    for (const [zone, faces] of cards)
        if (zone.startsWith(`seat${seat}.`) && faces.get("")?.length) return faces.get("")?.pop();
    return undefined;
}

const isCard = (view: View, id: string) =>
    view.zones.some((zone) => zone.cards?.some((card) => card.id === id));

/**
 * Who got such a card out of a pile and has no more of them than before has parted with one: it is
 * gone, and the last one has just come.
 */
function exchanged(before: View, view: View, event: GameEvent, face: string, gone: Cards) {
    const zone = (one: View, id: string | undefined) => one.zones.find((z) => z.id === id);
    const last = (one: View) =>
        zone(one, event.to)
            ?.cards?.filter(({ card }) => card === face)
            .pop()?.id;
    const drawn = (zone(view, event.from)?.count ?? 0) < (zone(before, event.from)?.count ?? 0);
    const was = last(before);
    if (!drawn || !was) return undefined;
    const faces = gone.get(event.to ?? "");
    faces?.set(face, [...(faces.get(face) ?? []), was]);
    return last(view);
}

/** What an event moves, if it does not say so. */
const unnamed = (cards: Cards, zone: string): string[] =>
    [...(cards.get(zone) ?? [])].flatMap(([face, ids]) => ids.map(() => face));

/** What the event says that it lays from one zone into another. */
function told(event: GameEvent, before: View, view: View, gone: Cards, come: Cards): Journey[] {
    const { from, to, cards } = event;
    if (from === undefined || to === undefined) return [];
    const arriving = unnamed(come, to);
    const faces = cards ?? (arriving.length > 0 ? arriving : unnamed(gone, from));
    return faces.flatMap((face) => {
        const left = isCard(before, from) ? from : take(gone, from, face);
        const arrived = take(come, to, face) ?? exchanged(before, view, event, face, gone);
        if (!left && !arrived) return [];
        return { from: { thing: left, place: from }, to: { thing: arrived, place: to } };
    });
}

/** Pieces that an event puts on the board: out of the zone with their card, or from who puts them. */
function born(event: GameEvent, gone: Cards): Journey[] {
    const { cards = [], seat, to } = event;
    const from = event.from ?? (seat === undefined ? to : `seat${seat}`);
    return event.touch.map((thing) => ({
        from: {
            thing: cards.map((face) => find(gone, face)).find(Boolean),
            place: from ?? thing,
        },
        to: { thing, place: to ?? thing },
        born: true,
    }));
}

/** Cards that turn up somewhere else without a word. */
function untold(news: GameEvent[], gone: Cards, come: Cards): Journey[] {
    return [...come].flatMap(([zone, faces]) =>
        [...faces].flatMap(([face, ids]) =>
            ids.flatMap((thing) => {
                const by = news.find((event) => event.cards?.includes(face))?.seat;
                const left = face === "" ? undefined : find(gone, face, by);
                if (!left) return [];
                return { from: { thing: left, place: left }, to: { thing, place: zone } };
            }),
        ),
    );
}

export function journeys(before: View, view: View, news: GameEvent[]): Journey[] {
    const gone = more(before, view);
    const come = more(view, before);
    return [
        ...news.flatMap((event) => told(event, before, view, gone, come)),
        ...untold(news, gone, come),
        ...news.flatMap((event) => born(event, gone)),
    ];
}
