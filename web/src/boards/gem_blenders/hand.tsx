// This person's hand: equal cards lie on each other.
import { GemType, Requirement } from "../../art/gem_type";
import type { ViewCard, ViewZone } from "../../protocol";
import { cardLabel, Provenance } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Answers } from "../shared/answers";

interface Stack {
    card: ViewCard; // the first of them
    count: number;
}

function stacks(cards: ViewCard[]): Stack[] {
    const found: Stack[] = [];
    for (const card of cards) {
        const same = found.find((stack) => stack.card.card === card.card);
        if (same) same.count++;
        else found.push({ card, count: 1 });
    }
    return found;
}

function HandCard(props: { stack: Stack }) {
    const { catalogue } = useShown();
    const { card, count } = props.stack;
    const known = card.card === null ? undefined : catalogue.get(card.card);
    const words = cardLabel(known, card.card);
    const stars = Number(known?.stars ?? 0);
    return (
        <Touch
            id={card.id}
            face={card.card}
            class={`hand-card ${known ? `kind-${known.kind}` : "back"} ${count > 1 ? "several" : ""}`}
            label={count > 1 ? `${count} times: ${words}` : words}
        >
            {known && (
                <>
                    <span class="hand-card-name">{known.name}</span>
                    <span class="hand-card-facts">
                        {known.kind === "gem" && <GemType gem={known.id} />}
                        {known.kind === "blend" && (
                            <>
                                <Requirement types={(known.owner ?? "").split(" + ")} />
                                <span>
                                    {String(known.ATK)}/{String(known.DEF)}
                                </span>
                            </>
                        )}
                        {known.kind === "action" && <span>action {"★".repeat(stars)}</span>}
                        <Provenance of={known.provenance} />
                    </span>
                    <span class="hand-card-text">{known.text}</span>
                </>
            )}
            {count > 1 && <span class="hand-card-count">×{count}</span>}
        </Touch>
    );
}

export function Hand(props: { zone: ViewZone; own: boolean }) {
    const { zone } = props;
    return (
        <section class="blender-hand" aria-label={props.own ? "Your hand" : zone.title}>
            {stacks(zone.cards ?? []).map((stack) => (
                <HandCard key={stack.card.id} stack={stack} />
            ))}
            {props.own && <Answers except={["arrange", "choose", "order"]} />}
            {zone.count === 0 && <span class="empty">no cards in hand</span>}
        </section>
    );
}
