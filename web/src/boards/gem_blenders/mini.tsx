// A card in the room of a thumb: its picture. All of it is read beside it.
import { GemType } from "../../art/gem_type";
import { Picture } from "../../art/picture";
import type { CatalogueCard, ViewCard, ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import type { Table } from "./shape";

/** What a card shows: a gem its sign, all others their picture. */
export function CardPicture(props: { card: CatalogueCard }) {
    const { id, kind } = props.card;
    return kind === "gem" ? <GemType gem={id} /> : <Picture gallery="gem_blenders" of={id} />;
}

export function Mini(props: { card: ViewCard }) {
    const { catalogue, view } = useShown();
    const { id, card } = props.card;
    const known = card === null ? undefined : catalogue.get(card);
    const about = (view as Table).about === id;
    return (
        <span class="mini-place">
            <Touch
                id={id}
                face={card}
                class={`mini ${card === null ? "back" : `kind-${known?.kind}`} ${about ? "about" : ""}`}
                label={cardLabel(known, card)}
            >
                {known && <CardPicture card={known} />}
            </Touch>
        </span>
    );
}

export function Minis(props: { zone: ViewZone | undefined; title?: string }) {
    const { zone } = props;
    if (!zone || zone.count === 0) return null;
    const title = props.title ?? zone.title;
    return (
        <div class="minis" data-zone={zone.id} role="group" aria-label={`${title}: ${zone.count}`}>
            <span class="small-title">{title}</span>
            {(zone.cards ?? []).map((card) => (
                <Mini key={card.id} card={card} />
            ))}
        </div>
    );
}
