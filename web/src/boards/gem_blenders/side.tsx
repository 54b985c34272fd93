// One player's side of the table: the diamond of heroes, and around it all that is not on the field.
import "./side.css";
import { WinToken } from "../../art/win_token";
import type { ViewCard, ViewSeat, ViewZone } from "../../protocol";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile, Zone } from "../../table/zone";
import { Browse } from "../shared/browse";
import { Nameplate } from "../shared/nameplate";
import { HeroPlace } from "./hero";
import { counterOf, frontline, zoneOf, type Table } from "./shape";
import { plural } from "../../plural";

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

/** Open to all, the newest first. */
function Discard(props: { seat: ViewSeat; zone: ViewZone }) {
    const { catalogue, picker } = useShown();
    const { zone, seat } = props;
    const cards = [...(zone.cards ?? [])].reverse();
    if (cards.some((card) => picker.live.has(card.id))) return <Zone zone={zone} />;
    return (
        <Browse
            zone={{ ...zone, cards }}
            word="discard"
            title={`Discard of ${seat.name}`}
            show={({ id, card }) => {
                const known = card === null ? undefined : catalogue.get(card);
                return (
                    <p key={id} class="discarded">
                        <b>{known?.name}</b> <small>{known?.text}</small>
                    </p>
                );
            }}
        />
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
            {discard && <Discard seat={props.seat} zone={discard} />}
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
    const turn = (view as Table).turn === seat.seat && !view.over;
    return (
        <section
            class={`blender ${own ? "own" : "other"} ${asked ? "asked" : ""}`}
            aria-label={seat.name}
        >
            <div class={`side-facts ${turn ? "turn" : ""}`}>
                <Nameplate seat={seat} />
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
            <div class="frontline" role="group" aria-label={`Frontline of ${seat.name}`}>
                {frontline(own).map((position) => (
                    <HeroPlace key={position} seat={seat.seat} position={position} />
                ))}
            </div>
        </section>
    );
}
