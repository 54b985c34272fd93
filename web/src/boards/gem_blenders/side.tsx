// One player's side of the table: the diamond of heroes, and around it all that is not on the field.
import { useState } from "preact/hooks";
import { Emblem } from "../../art/emblem";
import { Dialog } from "../../dialog";
import type { ViewCard, ViewSeat, ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile, Zone } from "../../table/zone";
import { WinToken } from "../flash_duel/art";
import { HeroPlace } from "./hero";
import { counterOf, frontline, plural, zoneOf, type Table } from "./shape";

const FULL_HP = 20;
const ROUNDS = 2;

/** A card as its name. */
export function Chip(props: { card: ViewCard }) {
    const { catalogue, view } = useShown();
    const { id, card } = props.card;
    const known = card === null ? undefined : catalogue.get(card);
    const about = (view as Table).about === id;
    return (
        <Touch
            id={id}
            face={card}
            class={`chip-card ${card === null ? "back" : `kind-${known?.kind}`} ${about ? "about" : ""}`}
            label={cardLabel(known, card)}
        >
            {known?.name}
        </Touch>
    );
}

function Name(props: { seat: ViewSeat }) {
    const { seats, seat: own, view } = useShown();
    const { seat } = props;
    const player = seats.find((other) => other.seat === seat.seat);
    const person =
        seat.seat === own
            ? "you"
            : player?.kind === "bot"
              ? `${player.level ?? ""} bot`
              : player?.name;
    const turn = (view as Table).turn === seat.seat && !view.over;
    return (
        <Touch
            id={seat.id}
            class={`side-name ${turn ? "turn" : ""}`}
            label={`${seat.name}, ${person ?? ""}${turn ? ", to move" : ""}`}
        >
            <Emblem seat={seat.seat} />
            <b>{seat.name}</b>
            {person && <span class="person">{person}</span>}
        </Touch>
    );
}

function Score(props: { seat: ViewSeat }) {
    const hp = counterOf(props.seat, "hp");
    const rounds = counterOf(props.seat, "rounds");
    if (!hp || !rounds) return null;
    return (
        <div class="side-score">
            <Touch id={hp.id} class="hp" label={`${hp.value} HP`}>
                <b key={hp.value}>{hp.value}</b> HP
                <span class="hp-bar" aria-hidden="true">
                    <span style={{ width: `${Math.min(100, (100 * hp.value) / FULL_HP)}%` }} />
                </span>
            </Touch>
            <Touch id={rounds.id} class="wins" label={`${rounds.value} of ${ROUNDS} rounds won`}>
                {Array.from({ length: ROUNDS }, (_, i) => (
                    <WinToken key={i} won={i < rounds.value} />
                ))}
            </Touch>
        </div>
    );
}

function Meter(props: { seat: ViewSeat; zone: ViewZone }) {
    const slots = counterOf(props.seat, "slots");
    const cards = props.zone.cards ?? [];
    const free = Math.max(0, (slots?.value ?? 0) - cards.length);
    return (
        <div
            class="meter-slots"
            role="group"
            aria-label={`Action meter, ${plural(free, "free slot")}`}
        >
            <span class="small-title">Actions</span>
            {cards.map((card) => (
                <Chip key={card.id} card={card} />
            ))}
            {Array.from({ length: free }, (_, i) => (
                <span key={i} class="free-slot" />
            ))}
        </div>
    );
}

function Chips(props: { zone: ViewZone | undefined; title?: string }) {
    const { zone } = props;
    if (!zone || zone.count === 0) return null;
    return (
        <div class="chips" role="group" aria-label={`${zone.title}: ${zone.count}`}>
            <span class="small-title">{props.title ?? zone.title}</span>
            {(zone.cards ?? []).map((card) => (
                <Chip key={card.id} card={card} />
            ))}
        </div>
    );
}

/** Open to all, the newest first (GB-404.5). */
function Discard(props: { zone: ViewZone }) {
    const { catalogue, picker } = useShown();
    const [open, setOpen] = useState(false);
    const cards = props.zone.cards ?? [];
    if (cards.some((card) => picker.live.has(card.id))) return <Zone zone={props.zone} />;
    const top = cards[cards.length - 1]?.card;
    return (
        <>
            <button
                type="button"
                class="discard-pile"
                disabled={cards.length === 0}
                onClick={() => setOpen(true)}
            >
                <b>{props.zone.count}</b> discarded
                {top && <small>{catalogue.get(top)?.name}</small>}
            </button>
            {open && (
                <Dialog title={props.zone.title} close={() => setOpen(false)}>
                    <ul class="discard-list">
                        {[...cards].reverse().map(({ id, card }) => (
                            <li key={id}>
                                <b>{card && catalogue.get(card)?.name}</b>{" "}
                                <small>{card && catalogue.get(card)?.text}</small>
                            </li>
                        ))}
                    </ul>
                </Dialog>
            )}
        </>
    );
}

function Piles(props: { seat: ViewSeat; own: boolean }) {
    const { view } = useShown();
    const of = (kind: string) => zoneOf(view, props.seat.seat, kind);
    const deck = of("deck");
    const discard = of("discard");
    const hand = of("hand");
    const seen = (hand?.cards ?? []).filter((card) => card.card !== null);
    return (
        <div class="side-piles">
            {deck && <Pile id={deck.id} title={deck.title} count={deck.count} />}
            {!props.own && hand && <Pile id={hand.id} title={hand.title} count={hand.count} />}
            {discard && <Discard zone={discard} />}
            {!props.own && hand && seen.length > 0 && (
                <Chips zone={{ ...hand, cards: seen }} title="In hand" />
            )}
            {["played", "top", "bottom"].map((kind) => (
                <Chips key={kind} zone={of(kind)} />
            ))}
            <Chips zone={of("bench")} />
        </div>
    );
}

export function Side(props: { seat: ViewSeat; own: boolean }) {
    const { view } = useShown();
    const { seat, own } = props;
    const meter = zoneOf(view, seat.seat, "meter");
    const asked = view.pending.includes(seat.seat);
    return (
        <section
            class={`blender ${own ? "own" : "other"} ${asked ? "asked" : ""}`}
            aria-label={seat.name}
        >
            <div class="side-facts">
                <Name seat={seat} />
                <Score seat={seat} />
                {meter && <Meter seat={seat} zone={meter} />}
                <div class="side-marks">
                    {(seat.marks ?? []).map((mark) => (
                        <span key={mark} class="mark">
                            {mark}
                        </span>
                    ))}
                </div>
            </div>
            <div class="back-place">
                <HeroPlace seat={seat.seat} position="back" />
            </div>
            <Piles seat={seat} own={own} />
            <div class="front" role="group" aria-label={`Frontline of ${seat.name}`}>
                {frontline(own).map((position) => (
                    <HeroPlace key={position} seat={seat.seat} position={position} />
                ))}
            </div>
        </section>
    );
}
