// A fighter's place at the table: name, wins or hit points, hand, abilities.
import { WinToken } from "../../art/win_token";
import type { ViewCard, ViewSeat, ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Nameplate } from "../shared/nameplate";
import { Portrait } from "../shared/portrait";
import { Ability } from "./ability";
import { NumberFace } from "./art";
import type { Player, Table } from "./shape";
import { plural } from "../../plural";

const WINS_NEEDED = 3;

const numberOf = (card: string | null): number | null =>
    card !== null && /^[1-5]$/.test(card) ? Number(card) : null;

export function NumberCard(props: { card: ViewCard }) {
    const number = numberOf(props.card.card);
    return (
        <Touch
            id={props.card.id}
            class={`number-card ${number === null ? "back" : "front"}`}
            label={number === null ? "A hidden card" : `Card ${number}`}
        >
            {number !== null && <NumberFace number={number} />}
        </Touch>
    );
}

function Score(props: { seat: ViewSeat }) {
    const wins = props.seat.counters.find((counter) => counter.name === "wins");
    const life = props.seat.counters.find((counter) => counter.name === "hit points");
    if (life)
        return (
            <Touch id={life.id} class="life" label={plural(life.value, "hit point")}>
                <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d="M10 17.5C3 12 2 9 2 6.5A4 4 0 0 1 10 5a4 4 0 0 1 8 1.5c0 2.5-1 5.5-8 11z" />
                </svg>
                {life.value}
            </Touch>
        );
    if (!wins) return null;
    return (
        <Touch id={wins.id} class="wins" label={`${wins.value} of ${WINS_NEEDED} rounds won`}>
            {Array.from({ length: Math.max(WINS_NEEDED, wins.value) }, (_, i) => (
                <WinToken key={i} won={i < wins.value} />
            ))}
        </Touch>
    );
}

function Hand(props: { seat: Player; zone: ViewZone }) {
    const { seat, zone } = props;
    return (
        <div
            class="hand"
            data-zone={zone.id}
            role="group"
            aria-label={`Hand of ${seat.name}, ${plural(zone.count, "card")}`}
        >
            {(zone.cards ?? []).map((card) => (
                <NumberCard key={card.id} card={card} />
            ))}
            {zone.count === 0 && <span class="empty">no cards</span>}
        </div>
    );
}

/** Cards that a fighter has beside the hand. */
function Extra(props: { zone: ViewZone }) {
    const { zone } = props;
    return (
        <div class="hand extra" data-zone={zone.id} role="group" aria-label={zone.title}>
            {(zone.cards ?? []).map((card) => (
                <NumberCard key={card.id} card={card} />
            ))}
            <span class="extra-title">{zone.title}</span>
        </div>
    );
}

function Abilities(props: { seat: Player }) {
    const view = useShown().view as Table;
    const { seat } = props;
    // Before the first round nothing has been used, it is only not yet turned up.
    const states = {
        abilities: "ready",
        spent: view.round === 0 ? "ready" : "used",
        destroyed: "destroyed",
    } as const;
    const all = (["abilities", "spent", "destroyed"] as const).flatMap((kind) =>
        view.zones
            .filter((zone) => zone.seat === seat.seat && zone.kind === kind)
            .flatMap((zone) => (zone.cards ?? []).map((card) => ({ card, kind }))),
    );
    if (all.length === 0) return null;
    return (
        <div
            class={`abilities ${all.length > 4 ? "many" : ""}`}
            role="group"
            aria-label={`Abilities of ${seat.name}`}
        >
            {all.map(({ card, kind }) => (
                <Ability key={card.id} card={card} state={states[kind]} />
            ))}
        </div>
    );
}

export function Fighter(props: { seat: Player; own: boolean }) {
    const view = useShown().view as Table;
    const { seat, own } = props;
    const zone = (kind: string): ViewZone | undefined =>
        view.zones.find((z) => z.seat === seat.seat && z.kind === kind);
    const hand = zone("hand");
    const extras = ["loose", "stash"].map(zone).filter((z) => z !== undefined);
    // Only its owner sees a loyalty card that has not been turned up; then all see it as a mark.
    const loyalty = zone("loyalty")?.cards?.[0]?.card;
    const marks = seat.marks ?? [];
    const names = ["fighter", own ? "own" : "other"];
    if (view.pending.includes(seat.seat)) names.push("asked");
    if (marks.includes("defeated")) names.push("defeated");
    return (
        <section class={names.join(" ")} aria-label={seat.name}>
            {seat.character && <Portrait character={seat.character} seat={seat.seat} />}
            <header>
                <Nameplate seat={seat} title={seat.character} />
                <Score seat={seat} />
                {loyalty && !marks.includes(loyalty) && <span class="mark">{loyalty}</span>}
                {marks.map((mark, i) => (
                    <span key={i} class="mark">
                        {mark}
                    </span>
                ))}
            </header>
            <div class="fighter-cards">
                {hand && (hand.count > 0 || own) && <Hand seat={seat} zone={hand} />}
                {extras.map((extra) => (
                    <Extra key={extra.id} zone={extra} />
                ))}
                <Abilities seat={seat} />
            </div>
        </section>
    );
}
