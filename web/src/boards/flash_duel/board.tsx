// Flash Duel's board: opponents above, the bridge between, this person's hand below.
import "./board.css";
import type { ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile, Zone } from "../../table/zone";
import { Bridge } from "./bridge";
import { Fighter, NumberCard } from "./fighter";
import { aroundTable } from "../generic";
import type { Table } from "./shape";

/** How many cards of each number are in the discard pile: what a good player keeps an eye on. */
function tally(zone: ViewZone | undefined): number[] {
    return [1, 2, 3, 4, 5].map(
        (number) => (zone?.cards ?? []).filter((card) => card.card === String(number)).length,
    );
}

function Discard(props: { zone: ViewZone }) {
    const counts = tally(props.zone);
    const words = counts.map((count, i) => `${count} of ${i + 1}`).join(", ");
    return (
        <div
            class="tally"
            data-zone={props.zone.id}
            role="img"
            aria-label={`Discard pile: ${words}`}
        >
            <span class="tally-title">Discarded</span>
            {counts.map((count, i) => (
                <span key={i} class={`tally-number n${i + 1} ${count === 0 ? "none" : ""}`}>
                    <b>{i + 1}</b>
                    <span>×{count}</span>
                </span>
            ))}
        </div>
    );
}

/** The cards that were just played, with what they mean. */
function InPlay(props: { zone: ViewZone }) {
    const { strike } = useShown().view as Table;
    const cards = props.zone.cards ?? [];
    const what = strike.count === 0 ? "In play" : strike.dashing ? "Dashing strike" : "Attack";
    return (
        <div
            class={`in-play ${cards.length === 0 ? "none" : ""} ${strike.count > 0 ? "strike" : ""}`}
            data-zone={props.zone.id}
            role="group"
            aria-label={what}
        >
            {cards.length > 0 && <span class="in-play-title">{what}</span>}
            {cards.map((card) => (
                <NumberCard key={card.id} card={card} />
            ))}
        </div>
    );
}

/** Cards that lie about and matter to nobody now: their names only. */
function Aside(props: { zone: ViewZone }) {
    const { catalogue } = useShown();
    return (
        <div class="aside" role="group" aria-label={props.zone.title}>
            <span class="aside-title">{props.zone.title}</span>
            {(props.zone.cards ?? []).map((card) => {
                const known = card.card === null ? undefined : catalogue.get(card.card);
                return (
                    <Touch
                        key={card.id}
                        id={card.id}
                        face={card.card}
                        class="aside-card"
                        label={cardLabel(known, card.card)}
                    >
                        {known?.name ?? "?"}
                    </Touch>
                );
            })}
        </div>
    );
}

export function FlashDuel() {
    const { seat, picker, ...shown } = useShown();
    const view = shown.view as Table;
    const seats = aroundTable(view.seats, seat);
    const own = seats[seats.length - 1];
    const zone = (id: string) => view.zones.find((z) => z.id === id);
    const deck = zone("deck");
    const play = zone("play");
    const discard = zone("discard");
    const isLive = (z: ViewZone | undefined) =>
        !!z?.cards?.some((card) => picker.live.has(card.id));
    const known = ["deck", "play", "discard"];
    const others = view.zones.filter(
        (z) => z.seat === undefined && !known.includes(z.id) && z.count > 0,
    );
    return (
        <div class={`flash-duel fighters-${seats.length}`}>
            <div class="opponents">
                {seats.slice(0, -1).map((other) => (
                    <Fighter key={other.id} seat={other} own={false} />
                ))}
            </div>
            <div class="middle">
                <Bridge />
                <div class="piles">
                    {deck && <Pile id={deck.id} title={deck.title} count={deck.count} />}
                    {play && <InPlay zone={play} />}
                    {discard &&
                        (isLive(discard) ? <Zone zone={discard} /> : <Discard zone={discard} />)}
                </div>
                {others.map((z) =>
                    isLive(z) || z.kind !== "pool" ? (
                        <Zone key={z.id} zone={z} />
                    ) : (
                        <Aside key={z.id} zone={z} />
                    ),
                )}
            </div>
            {own && <Fighter seat={own} own />}
        </div>
    );
}
