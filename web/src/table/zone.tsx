// A zone of cards: laid out, or as a pile with its count.
import type { ViewZone } from "../protocol";
import { Card } from "./card";
import { useShown } from "./context";
import { Touch } from "./touch";
import { plural } from "../plural";

export function Pile(props: { id: string; title: string; count: number }) {
    return (
        <Touch id={props.id} class="pile" label={`${props.title}: ${plural(props.count, "card")}`}>
            <span class="pile-cards" data-depth={Math.min(3, props.count)} />
            <span class="pile-count">{props.count}</span>
            <span class="pile-title">{props.title}</span>
        </Touch>
    );
}

export function Zone(props: { zone: ViewZone }) {
    const { picker } = useShown();
    const { zone } = props;
    if (!zone.cards) return <Pile id={zone.id} title={zone.title} count={zone.count} />;
    if (zone.count === 0 && !picker.live.has(zone.id)) return null;
    const hidden = zone.cards.length > 0 && zone.cards.every((card) => card.card === null);
    return (
        <section
            class={`zone kind-${zone.kind} ${hidden ? "hidden-cards" : ""}`}
            aria-label={zone.title}
        >
            <h3>
                <Touch
                    id={zone.id}
                    class="zone-title"
                    label={`${zone.title}: ${plural(zone.count, "card")}`}
                >
                    {zone.title} <span class="count">{zone.count}</span>
                </Touch>
            </h3>
            <div class="zone-cards" data-zone={zone.id}>
                {zone.cards.map((card) => (
                    <Card key={card.id} card={card} small={hidden} />
                ))}
            </div>
        </section>
    );
}
