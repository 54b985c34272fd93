// A player's place: name, Work Benches, cards, Toy Box and Scrap Heap.
import type { ViewSeat, ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile } from "../../table/zone";
import { ThingIcon } from "./art";
import { Nameplate } from "../shared/nameplate";
import { Browse } from "../shared/browse";
import { DeckCard, StatCard, StatCards } from "./cards";
import type { Table } from "./shape";
import { plural } from "../../plural";

const ordinals = ["first", "second", "third", "fourth"];

/** Laid in secret, revealed, or not yet laid; and when its player acts. */
function AnimationCard(props: { seat: number; zone?: ViewZone }) {
    const { view } = useShown();
    const table = view as Table;
    const card = props.zone?.cards?.[0];
    const laying = table.asking === "lay";
    const laid = laying && !view.pending.includes(props.seat) && table.turn > 0;
    const acts = laying || table.round === 0 ? -1 : table.order.indexOf(props.seat);
    const words = laid ? "laid face down" : card ? "" : laying ? "not laid yet" : "used";
    return (
        <div
            class="animation"
            data-zone={props.zone?.id}
            role="group"
            aria-label={`Animation Card ${words}`}
        >
            {card ? (
                <DeckCard card={card} />
            ) : (
                <span class={`war-card ${laid ? "back" : "slot"}`} />
            )}
            <small>{acts >= 0 ? `acts ${ordinals[acts]}` : laid ? "laid" : "to animate"}</small>
        </div>
    );
}

function Counters(props: { seat: ViewSeat; held: number }) {
    const { seat, held } = props;
    const counter = (name: string) => seat.counters.find((one) => one.name === name);
    const benches = counter("benches");
    const size = counter("hand_size");
    if (!benches || !size) return null;
    return (
        <>
            <Touch
                id={benches.id}
                class="war-counter"
                label={plural(benches.value, "Work Bench", "Work Benches")}
            >
                <ThingIcon kind={`bench${seat.seat}`} /> <b>{benches.value}</b>
            </Touch>
            <Touch
                id={size.id}
                class="war-counter"
                label={`${plural(held, "card")}, Control Hand Size ${size.value}`}
            >
                hand <b>{held}</b> <span class="most">of {size.value}</span>
            </Touch>
        </>
    );
}

/** The Discard Pile, of which only the top card is seen. */
function Discard(props: { zone: ViewZone }) {
    const top = props.zone.cards?.[props.zone.cards.length - 1];
    return (
        <div
            class="discard"
            data-zone={props.zone.id}
            role="group"
            aria-label={`Discard Pile, ${plural(props.zone.count, "card")}`}
        >
            {top ? <DeckCard card={top} small /> : <span class="war-card small slot" />}
            <small>{props.zone.count} discarded</small>
        </div>
    );
}

function InUse(props: { zone?: ViewZone; title: string }) {
    const cards = props.zone?.cards ?? [];
    if (cards.length === 0) return null;
    return (
        <div class="in-use" data-zone={props.zone?.id} role="group" aria-label={props.zone?.title}>
            <small>{props.title}</small>
            {cards.map((card) => (
                <DeckCard key={card.id} card={card} small />
            ))}
        </div>
    );
}

/** What one acts with: laid, held, and still to come. */
function Cards(props: { seat: ViewSeat; own: boolean }) {
    const table = useShown().view as Table;
    const { seat, own } = props;
    const zone = (kind: string) => table.zones.find((z) => z.seat === seat.seat && z.kind === kind);
    const hand = zone("hand");
    const deck = zone("deck");
    const discard = zone("discard");
    return (
        <div class="war-cards">
            <AnimationCard seat={seat.seat} zone={zone("animation")} />
            {hand && (
                <div
                    class="war-hand"
                    data-zone={hand.id}
                    role="group"
                    aria-label={`Control Hand of ${seat.name}, ${plural(hand.count, "card")}`}
                >
                    {(hand.cards ?? []).map((card) => (
                        <DeckCard key={card.id} card={card} small={!own} />
                    ))}
                </div>
            )}
            <div class="used">
                <InUse zone={zone("table")} title="in use" />
                <InUse zone={zone("flipped")} title="flipped lately" />
            </div>
            <div class="war-piles">
                {deck && <Pile id={deck.id} title="deck" count={deck.count} />}
                {discard && <Discard zone={discard} />}
            </div>
        </div>
    );
}

const stats = ["box", "heap", "removed"];

/** An army where there is no room to lay it out. */
function Folded(props: { seat: ViewSeat }) {
    const { view } = useShown();
    const box = view.zones.find((z) => z.seat === props.seat.seat && z.kind === "box");
    if (!box) return null;
    return (
        <Browse
            zone={box}
            word="box"
            title={`${box.title} of ${props.seat.name}`}
            show={(card) => <StatCard key={card.id} card={card} count={1} />}
        />
    );
}

export function Place(props: { seat: ViewSeat; own: boolean }) {
    const { view } = useShown();
    const { seat, own } = props;
    const of = (kind: string) => view.zones.find((z) => z.seat === seat.seat && z.kind === kind);
    const out = (seat.marks ?? []).includes("out");
    const names = ["war-place", own ? "own" : "other"];
    if (view.pending.includes(seat.seat)) names.push("asked");
    if (out) names.push("out");
    return (
        <section class={names.join(" ")} aria-label={seat.name}>
            <div class="war-side">
                <header>
                    <Nameplate seat={seat} />
                    <Counters seat={seat} held={of("hand")?.count ?? 0} />
                    {!own && view.seats.length > 2 && <Folded seat={seat} />}
                    {out && <span class="mark">out</span>}
                </header>
                {!out && <Cards seat={seat} own={own} />}
            </div>
            <div class="army">
                {stats
                    .map(of)
                    .filter((zone) => zone !== undefined)
                    .map((zone) => (
                        <StatCards key={zone.id} zone={zone} />
                    ))}
            </div>
        </section>
    );
}
