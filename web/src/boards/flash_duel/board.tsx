// Flash Duel's board: opponents above, the bridge between, this person's hand below.
import "./art.css";
import "./fighter.css";
import "./board.css"; // sizes of what the others draw, so the last
import type { ViewCard, ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile } from "../../table/zone";
import { plural } from "../../plural";
import { aroundTable } from "../generic";
import { Ability } from "./ability";
import { Bridge } from "./bridge";
import { Characters } from "./characters";
import { Fighter, NumberCard } from "./fighter";
import type { Table } from "./shape";

const numbers = ["1", "2", "3", "4", "5"];

/** How many cards of each number are in the discard pile: what a good player keeps an eye on. */
function Discard(props: { zone: ViewZone }) {
    const { zone } = props;
    const of = (number: string): ViewCard[] =>
        (zone.cards ?? []).filter((card) => card.card === number);
    const words = numbers.map((number) => `${of(number).length} of ${number}`).join(", ");
    return (
        <div class="tally" data-zone={zone.id} role="group" aria-label={`Discard pile: ${words}`}>
            <span class="tally-title">Discarded</span>
            {numbers.map((number) => {
                const cards = of(number);
                const last = cards[cards.length - 1];
                return (
                    <span key={number} class={`tally-number n${number} ${last ? "" : "none"}`}>
                        {last ? (
                            <Touch id={last.id} class="tally-card" label={`A discarded ${number}`}>
                                {number}
                            </Touch>
                        ) : (
                            <span class="tally-card">{number}</span>
                        )}
                        <span>×{cards.length}</span>
                    </span>
                );
            })}
        </div>
    );
}

/** Number cards that lie on the table, with what they mean. */
function Laid(props: { zone: ViewZone; title: string; strike?: boolean }) {
    const { zone, title } = props;
    const cards = zone.cards ?? [];
    return (
        <div
            class={`in-play ${cards.length === 0 ? "none" : ""} ${props.strike ? "strike" : ""}`}
            data-zone={zone.id}
            role="group"
            aria-label={title}
        >
            {cards.length > 0 && <span class="in-play-title">{title}</span>}
            {cards.map((card) => (
                <NumberCard key={card.id} card={card} />
            ))}
        </div>
    );
}

/** Deck, what is played, and what was: always in the same places. */
function Piles() {
    const { zones, strike } = useShown().view as Table;
    const zone = (id: string) => zones.find((z) => z.id === id);
    const deck = zone("deck");
    const play = zone("play");
    const peeked = zone("peeked");
    const discard = zone("discard");
    const what = strike.count === 0 ? "In play" : strike.dashing ? "Dashing strike" : "Attack";
    return (
        <div class="piles">
            {deck && <Pile id={deck.id} title={deck.title} count={deck.count} />}
            <div class="laid">
                {peeked && <Laid zone={peeked} title={peeked.title} />}
                {play && <Laid zone={play} title={what} strike={strike.count > 0} />}
            </div>
            {discard && <Discard zone={discard} />}
        </div>
    );
}

/** The abilities that can be drafted or exchanged. */
function Pool(props: { zone: ViewZone }) {
    const { zone } = props;
    return (
        <div
            class="pool"
            data-zone={zone.id}
            role="group"
            aria-label={`${zone.title}, ${plural(zone.count, "ability", "abilities")}`}
        >
            {(zone.cards ?? []).map((card) => (
                <Ability key={card.id} card={card} />
            ))}
        </div>
    );
}

export function FlashDuel() {
    const { bottom, picker, ...shown } = useShown();
    const view = shown.view as Table;
    const seats = aroundTable(view.seats, bottom);
    const own = seats[seats.length - 1];
    const pool = view.zones.find((zone) => zone.kind === "pool");
    const choosing = picker.options.some((option) => option.kind === "character");
    const names = ["flash-duel", `fighters-${seats.length}`];
    if (view.zones.some((zone) => zone.kind === "abilities")) names.push("with-abilities");
    return (
        <div class={names.join(" ")}>
            <div class="opponents">
                {seats.slice(0, -1).map((other) => (
                    <Fighter key={other.id} seat={other} own={false} />
                ))}
            </div>
            {choosing ? <Characters /> : <Bridge />}
            {pool && <Pool zone={pool} />}
            <Piles />
            {own && <Fighter seat={own} own />}
        </div>
    );
}
