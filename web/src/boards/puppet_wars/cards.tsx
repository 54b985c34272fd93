// Cards of a Puppet Deck, and Stat Cards that lie beside the field.
import { Picture } from "../../art/picture";
import type { ViewCard, ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Suit, Value } from "./art";

const letters: Record<string, string> = { r: "Ram", c: "Crow", t: "Tome", m: "Mask" };

interface Face {
    number: number;
    suits: string[]; // an Ace counts twice
}

export function faceOf(card: string): Face {
    if (card === "joker_red") return { number: 14, suits: ["Joker", "Joker"] };
    const suit = letters[card.charAt(0)];
    const number = Number(card.slice(1));
    if (card === "joker_black" || !suit) return { number: 0, suits: [] };
    return { number, suits: number === 1 ? [suit, suit] : [suit] };
}

export function DeckCard(props: { card: ViewCard; small?: boolean }) {
    const { catalogue } = useShown();
    const { id, card } = props.card;
    const size = props.small ? "small" : "";
    if (card === null)
        return (
            <Touch id={id} class={`war-card back ${size}`} label="A hidden card">
                {null}
            </Touch>
        );
    const { number, suits } = faceOf(card);
    const joker = card.startsWith("joker") ? card : "";
    return (
        <Touch
            id={id}
            class={`war-card face-up ${size} ${joker}`}
            label={catalogue.get(card)?.name ?? card}
        >
            <b>{number}</b>
            <span class="war-card-suits">
                {suits.map((suit, i) => (
                    <Suit key={i} suit={suit} />
                ))}
                {joker && <small>Joker</small>}
            </span>
        </Touch>
    );
}

/** Cards with the same face, together. */
function kinds(cards: ViewCard[]): { card: ViewCard; count: number }[] {
    const groups = new Map<string, { card: ViewCard; count: number }>();
    for (const card of cards) {
        const group = groups.get(card.card ?? "");
        if (group) group.count++;
        else groups.set(card.card ?? "", { card, count: 1 });
    }
    return [...groups.values()];
}

const needed = (card: ViewCard) => (typeof card.requirement === "string" ? card.requirement : "");

export function StatCard(props: { card: ViewCard; count: number }) {
    const { catalogue } = useShown();
    const { card, count } = props;
    const known = catalogue.get(card.card ?? "");
    const needs = needed(card);
    const words = [
        known?.name ?? "In secret",
        count > 1 ? `${count} times` : "",
        needs ? `needs ${needs}` : "",
        cardLabel(known, card.card),
    ];
    return (
        <Touch
            id={card.id}
            face={card.card}
            class={`stat-card rank-${known?.kind ?? ""}`}
            label={words.filter(Boolean).join(", ")}
        >
            {known ? (
                <Picture gallery="puppet_wars" of={known.id} />
            ) : (
                <span class="picture secret">?</span>
            )}
            {needs && <Value value={needs} />}
            {count > 1 && <span class="times">×{count}</span>}
            <span class="stat-name">{known?.name ?? "in secret"}</span>
        </Touch>
    );
}

/** Stat Cards as pictures: a Toy Box, a Scrap Heap, what can be drafted. */
export function StatCards(props: { zone: ViewZone; title?: string }) {
    const { zone } = props;
    if (zone.count === 0) return null;
    return (
        <div
            class={`stat-cards ${zone.kind}`}
            data-zone={zone.id}
            role="group"
            aria-label={zone.title}
        >
            <span class="stat-cards-title">
                {props.title ?? zone.title} {zone.count}
            </span>
            {kinds(zone.cards ?? []).map(({ card, count }) => (
                <StatCard key={card.card} card={card} count={count} />
            ))}
        </div>
    );
}
