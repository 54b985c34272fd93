// A card of Puzzle Strike 2: its colour as a gem, its cost in actions, its text.
import "./card.css";
import type { ComponentChildren } from "preact";
import { Gem } from "../../art/gem";
import type { ViewCard } from "../../protocol";
import { cardLabel, Provenance } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { plural } from "../../plural";

interface GemCardProps {
    card: ViewCard;
    free?: boolean; // costs no action
    small?: boolean;
    children?: ComponentChildren; // what is written below the card
    note?: string; // the same for screen readers
}

export function GemCard(props: GemCardProps) {
    const { catalogue } = useShown();
    const { id, card: face } = props.card;
    const known = face === null ? undefined : catalogue.get(face);
    if (!known)
        return (
            <Touch id={id} class="gem-card back" label="A hidden card">
                {null}
            </Touch>
        );
    const cost = props.free ? 0 : Number(known.cost ?? 0);
    const colour = known.color === undefined ? "" : String(known.color); // a Wound has none
    const words = [cardLabel(known, face), colour, plural(cost, "action"), props.note];
    return (
        <Touch
            id={id}
            face={face}
            class={`gem-card ${colour && `tint-${colour}`} ${props.small ? "small" : ""}`}
            label={words.filter(Boolean).join(", ")}
        >
            <span class="gem-card-head">
                {colour && <Gem colour={colour} />}
                <span
                    class={`gem-card-cost ${props.free ? "free" : ""}`}
                    title={plural(cost, "action")}
                >
                    {cost}
                </span>
            </span>
            <span class="gem-card-name">{known.name}</span>
            <span class="gem-card-text">{known.text}</span>
            <Provenance of={known.provenance} />
            {props.children}
        </Touch>
    );
}
