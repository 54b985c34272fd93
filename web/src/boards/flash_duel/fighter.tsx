// A fighter's place at the table: name, wins or hit points, hand, abilities.
import { WinToken } from "../../art/win_token";
import type { ViewCard, ViewSeat, ViewZone } from "../../protocol";
import { Provenance } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Nameplate } from "../shared/nameplate";
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

type AbilityState = "ready" | "used" | "destroyed";

function Ability(props: { card: ViewCard; state: AbilityState }) {
    const { catalogue } = useShown();
    const { card, state } = props;
    const known = card.card === null ? undefined : catalogue.get(card.card);
    if (!known) return null;
    return (
        <Touch
            id={card.id}
            face={card.card}
            class={`ability ${state}`}
            label={`${known.name}, ${state}. ${known.text}`}
        >
            <span class="ability-name">{known.name}</span>
            <span class="ability-text">{known.text}</span>
            <Provenance of={known.provenance} />
            {state !== "ready" && <span class="ability-state">{state}</span>}
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

export function Fighter(props: { seat: Player; own: boolean }) {
    const view = useShown().view as Table;
    const { seat } = props;
    const zone = (kind: string): ViewZone | undefined =>
        view.zones.find((z) => z.seat === seat.seat && z.kind === kind);
    const hand = zone("hand");
    const extras = ["loose", "stash"].map(zone).filter((z) => z !== undefined);
    const abilities = (["abilities", "spent", "destroyed"] as const).flatMap((kind) =>
        (zone(kind)?.cards ?? []).map((card) => ({ card, kind })),
    );
    // Before the first round nothing has been used, it is only not yet turned up.
    const states = {
        abilities: "ready",
        spent: view.round === 0 ? "ready" : "used",
        destroyed: "destroyed",
    } as const;
    const asked = view.pending.includes(seat.seat);
    // Only its owner sees a loyalty card that has not been turned up; then all see it as a mark.
    const loyalty = zone("loyalty")?.cards?.[0]?.card;
    return (
        <section
            class={`fighter ${props.own ? "own" : "other"} ${asked ? "asked" : ""} ${seat.marks?.includes("defeated") ? "defeated" : ""}`}
            aria-label={seat.name}
        >
            <header>
                <Nameplate seat={seat} title={seat.character} />
                <Score seat={seat} />
                {loyalty && !seat.marks?.includes(loyalty) && <span class="mark">{loyalty}</span>}
                {(seat.marks ?? []).map((mark, i) => (
                    <span key={i} class="mark">
                        {mark}
                    </span>
                ))}
            </header>
            <div class="fighter-cards">
                {hand && (hand.count > 0 || props.own) && (
                    <div
                        class="hand"
                        data-zone={hand.id}
                        role="group"
                        aria-label={`Hand of ${seat.name}, ${plural(hand.count, "card")}`}
                    >
                        {(hand.cards ?? []).map((card) => (
                            <NumberCard key={card.id} card={card} />
                        ))}
                        {hand.count === 0 && <span class="empty">no cards</span>}
                    </div>
                )}
                {extras.map((extra) => (
                    <div
                        key={extra.id}
                        class="hand extra"
                        data-zone={extra.id}
                        role="group"
                        aria-label={extra.title}
                    >
                        {(extra.cards ?? []).map((card) => (
                            <NumberCard key={card.id} card={card} />
                        ))}
                        <span class="extra-title">{extra.title}</span>
                    </div>
                ))}
                {abilities.length > 0 && (
                    <div class="abilities" role="group" aria-label={`Abilities of ${seat.name}`}>
                        {abilities.map(({ card, kind }) => (
                            <Ability key={card.id} card={card} state={states[kind]} />
                        ))}
                    </div>
                )}
            </div>
        </section>
    );
}
