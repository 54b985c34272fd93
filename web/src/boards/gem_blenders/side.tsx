// One player's side of the table: the diamond of heroes, and around it all that is not on the field.
import "./side.css";
import { useRef } from "preact/hooks";
import { WinToken } from "../../art/win_token";
import type { ViewSeat, ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Pile } from "../../table/zone";
import { Browse } from "../shared/browse";
import { Nameplate } from "../shared/nameplate";
import { HeroPlace } from "./hero";
import { Mini, Minis } from "./mini";
import { counterOf, frontline, zoneOf, type Table } from "./shape";
import { plural } from "../../plural";

const FULL_HP = 20;
const ROUNDS = 2;

function Rounds(props: { seat: ViewSeat }) {
    const rounds = counterOf(props.seat, "rounds");
    if (!rounds) return null;
    return (
        <Touch id={rounds.id} class="wins" label={`${rounds.value} of ${ROUNDS} rounds won`}>
            {Array.from({ length: ROUNDS }, (_, i) => (
                <WinToken key={i} won={i < rounds.value} />
            ))}
        </Touch>
    );
}

/** By how much it is more or less than it was before the newest answer. */
function useChange(value: number): number {
    const { moves } = useShown();
    const kept = useRef({ moves, value, by: 0 });
    if (kept.current.moves !== moves)
        kept.current = { moves, value, by: value - kept.current.value };
    return kept.current.by;
}

function Score(props: { seat: ViewSeat }) {
    const { moves, news } = useShown();
    const hp = counterOf(props.seat, "hp");
    const by = useChange(hp?.value ?? 0);
    if (!hp) return null;
    const told = news.some((event) => event.to === hp.id);
    return (
        <Touch id={hp.id} class="hp" label={`${hp.value} HP`}>
            <b>{hp.value}</b> HP
            <span class="hp-bar" aria-hidden="true">
                <span style={{ width: `${Math.min(100, (100 * hp.value) / FULL_HP)}%` }} />
            </span>
            {by !== 0 && told && (
                <span key={moves} class={`hp-change ${by < 0 ? "lost" : ""}`} aria-hidden="true">
                    {by < 0 ? `−${-by}` : `+${by}`}
                </span>
            )}
        </Touch>
    );
}

function Meter(props: { seat: ViewSeat; zone: ViewZone }) {
    const slots = counterOf(props.seat, "slots");
    const cards = props.zone.cards ?? [];
    const free = Math.max(0, (slots?.value ?? 0) - cards.length);
    return (
        <div
            class="meter-slots"
            data-zone={props.zone.id}
            role="group"
            aria-label={`Action meter, ${plural(free, "free slot")}`}
        >
            <span class="small-title">Actions</span>
            {cards.map((card) => (
                <Mini key={card.id} card={card} />
            ))}
            {Array.from({ length: free }, (_, i) => (
                <span key={i} class="free-slot" />
            ))}
        </div>
    );
}

/** Open to all, the newest first. */
function Discard(props: { seat: ViewSeat; zone: ViewZone }) {
    const { catalogue, picker } = useShown();
    const { zone, seat } = props;
    const cards = [...(zone.cards ?? [])].reverse();
    if (cards.some((card) => picker.live.has(card.id))) return <Minis zone={zone} />;
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

/** All that does not lie large below. */
function Piles(props: { seat: ViewSeat; held?: string }) {
    const { view } = useShown();
    const of = (kind: string) =>
        kind === props.held ? undefined : zoneOf(view, props.seat.seat, kind);
    const deck = of("deck");
    const discard = of("discard");
    const hand = of("hand");
    const seen = (hand?.cards ?? []).filter((card) => card.card !== null);
    return (
        <div class="side-piles">
            <div class="side-decks">
                {deck && <Pile id={deck.id} title={deck.title} count={deck.count} />}
                {hand && <Pile id={hand.id} title={hand.title} count={hand.count} />}
                {discard && <Discard seat={props.seat} zone={discard} />}
            </div>
            <div class="side-minis">
                <Minis zone={of("bench")} />
                {hand && <Minis zone={{ ...hand, cards: seen, count: seen.length }} />}
                <Minis zone={of("played")} title="Played" />
                <Minis zone={of("top")} title="Top" />
                <Minis zone={of("bottom")} title="Bottom" />
            </div>
        </div>
    );
}

interface SideProps {
    seat: ViewSeat;
    own: boolean;
    held?: string; // the kind of zone that lies large below
}

export function Side(props: SideProps) {
    const { view } = useShown();
    const { seat, own, held } = props;
    const meter = zoneOf(view, seat.seat, "meter");
    const asked = view.pending.includes(seat.seat);
    const turn = (view as Table).turn === seat.seat && !view.over;
    return (
        <section
            class={`blender ${own ? "own" : "other"} ${asked ? "asked" : ""}`}
            aria-label={seat.name}
        >
            <div class={`side-facts ${turn ? "turn" : ""}`}>
                <div class="side-head">
                    <Nameplate seat={seat} />
                    <span class="side-marks">{(seat.marks ?? []).join(" · ")}</span>
                </div>
                <div class="side-score">
                    <Score seat={seat} />
                    <Rounds seat={seat} />
                </div>
                {meter && <Meter seat={seat} zone={meter} />}
            </div>
            <div class="back-place">
                <HeroPlace seat={seat.seat} position="back" />
            </div>
            <Piles seat={seat} held={held} />
            <div class="frontline" role="group" aria-label={`Frontline of ${seat.name}`}>
                {frontline(own).map((position) => (
                    <HeroPlace key={position} seat={seat.seat} position={position} />
                ))}
            </div>
        </section>
    );
}
