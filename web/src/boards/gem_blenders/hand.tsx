// This person's hand: equal cards lie on each other.
import { Requirement } from "../../art/gem_type";
import type { CatalogueCard, ViewCard, ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Answers } from "../shared/answers";
import { CardPicture } from "./mini";

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

/** What one wants to know of it before one plays it. */
function Facts(props: { of: CatalogueCard }) {
    const { kind, owner, ATK, DEF, LV, stars } = props.of;
    switch (kind) {
        case "blend":
            return (
                <>
                    <Requirement types={(owner ?? "").split(" + ")} />
                    <b>
                        {String(ATK)}/{String(DEF)}
                    </b>
                </>
            );
        case "hero":
            return (
                <>
                    <span>LV.{String(LV)}</span>
                    <b>
                        {String(ATK)}/{String(DEF)}
                    </b>
                </>
            );
        case "action":
            return <span>Action {"★".repeat(Number(stars))}</span>;
        default:
            return null;
    }
}

function HandCard(props: { stack: Stack; index: number; most: number }) {
    const { catalogue } = useShown();
    const { card, count } = props.stack;
    const known = card.card === null ? undefined : catalogue.get(card.card);
    const words = cardLabel(known, card.card);
    return (
        <span class="hand-place" style={{ "--index": props.index, "--most": props.most }}>
            <Touch
                id={card.id}
                face={card.card}
                class={`hand-card ${known ? `kind-${known.kind}` : "back"} ${count > 1 ? "several" : ""}`}
                label={count > 1 ? `${count} times: ${words}` : words}
            >
                {known && (
                    <>
                        <span class="hand-card-name">{known.name}</span>
                        <span class="hand-card-picture">
                            <CardPicture card={known} />
                        </span>
                        <span class="hand-card-facts">
                            <Facts of={known} />
                        </span>
                    </>
                )}
                {count > 1 && <span class="hand-card-count">×{count}</span>}
            </Touch>
        </span>
    );
}

export function Hand(props: { zone: ViewZone; own: boolean }) {
    const { zone } = props;
    const held = stacks(zone.cards ?? []);
    return (
        <section
            class={`blender-hand ${props.own ? "own" : ""}`}
            aria-label={props.own ? "Your hand" : zone.title}
        >
            <div class="hand-row" data-zone={zone.id}>
                {held.map((stack, i) => (
                    <HandCard key={stack.card.id} stack={stack} index={i} most={held.length - 1} />
                ))}
                {zone.count === 0 && <span class="empty">no cards in hand</span>}
            </div>
            {props.own && <Answers except={["arrange", "choose", "order"]} />}
        </section>
    );
}
