// A side of the table: its gem pile, and whoever plays for it (in a Team Battle two).
import type { ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Answers } from "../shared/answers";
import { Browse } from "../shared/browse";
import { Nameplate } from "../shared/nameplate";
import { Portrait } from "../shared/portrait";
import { Arrow, Sign } from "./art";
import { Chip } from "./chip";
import { GemPile } from "./pile";
import { arrowColours, pileOf, zoneOf, type Player, type Table } from "./shape";
import { plural } from "../../plural";

/** Arrows, money and piggy banks of this turn. */
function Means(props: { player: Player }) {
    const { phase } = useShown().view as Table;
    const { player } = props;
    const arrows = arrowColours.filter((colour) => player.arrows[colour] > 0);
    return (
        <p class="means">
            {arrows.map((colour) => (
                <span key={colour}>
                    <Arrow colour={colour} /> {player.arrows[colour]}{" "}
                    <span class="arrow-name">{colour}</span>
                </span>
            ))}
            {arrows.length === 0 && phase === "action" && <span>no arrows</span>}
            <span class="coins">${player.money}</span>
            {player.pigs > 0 && (
                <span>
                    <Sign sign="pig" /> {plural(player.pigs, "piggy bank")}
                </span>
            )}
        </p>
    );
}

/** Chips that lie in a row, one over the other if there are many. */
function Chips(props: { zone: ViewZone | undefined; title: string }) {
    const { zone, title } = props;
    if (!zone || zone.count === 0) return null;
    return (
        <div
            class={`chip-line ${zone.kind}`}
            style={{ "--count": zone.count }}
            role="group"
            aria-label={title}
            data-zone={zone.id}
        >
            <span class="chip-line-title">{title}</span>
            <span class="fan">
                {(zone.cards ?? []).map((card) => (
                    <Chip key={card.id} id={card.id} face={card.card} class="small" />
                ))}
            </span>
        </div>
    );
}

function Bags(props: { player: Player }) {
    const { view } = useShown();
    const { player } = props;
    const bag = zoneOf(view, player.seat, "bag");
    const discard = zoneOf(view, player.seat, "discard");
    return (
        <p class="bags">
            {bag && (
                <Touch id={bag.id} class="bag" label={`Bag: ${plural(bag.count, "chip")}`}>
                    bag <b>{bag.count}</b>
                </Touch>
            )}
            {discard && (
                <Browse
                    zone={discard}
                    word="discard"
                    title={`Discard pile of ${player.name}`}
                    show={(card) => <Chip key={card.id} id={`seen.${card.id}`} face={card.card} />}
                />
            )}
        </p>
    );
}

/** How many chips lie in the hand: the more, the more rows. */
const crowd = (count: number) =>
    count > 8 ? "many" : count > 6 ? "lots" : count > 4 ? "several" : "few";

function Hand(props: { player: Player; own: boolean }) {
    const { view } = useShown();
    const hand = zoneOf(view, props.player.seat, "hand");
    if (!hand) return null;
    const title = props.own ? "Your hand" : `Hand of ${props.player.name}`;
    return (
        <div
            class={`chip-hand ${props.own ? "own" : ""}`}
            role="group"
            aria-label={`${title}, ${plural(hand.count, "chip")}`}
            data-zone={hand.id}
        >
            <div class={`fan ${crowd(hand.count)}`} style={{ "--count": hand.count }}>
                {(hand.cards ?? []).map((card) => (
                    <Chip
                        key={card.id}
                        id={card.id}
                        face={card.card}
                        class={props.own ? "" : "small"}
                    />
                ))}
                {hand.count === 0 && <span class="faint-words">no chips</span>}
            </div>
        </div>
    );
}

/** The chips that the character brought: what to expect from it. */
function OwnChips(props: { player: Player }) {
    const { player } = props;
    if (player.own.length === 0) return null;
    const whose = player.character ?? player.name;
    return (
        <div
            class="chip-line own-chips"
            style={{ "--count": player.own.length }}
            role="group"
            aria-label={`Chips of ${whose}`}
        >
            <span class="chip-line-title">{whose} has</span>
            <span class="fan">
                {player.own.map((face) => (
                    <Chip key={face} id={`${player.id}.own.${face}`} face={face} class="small" />
                ))}
            </span>
        </div>
    );
}

function Marks(props: { player: Player }) {
    const table = useShown().view as Table;
    const { player } = props;
    const wins = table.mode === "tournament" ? [`won ${table.wins[player.seat]} of 2`] : [];
    return (
        <>
            {[...wins, ...(player.marks ?? [])].map((mark) => (
                <span key={mark} class="mark">
                    {mark}
                </span>
            ))}
        </>
    );
}

function Member(props: { player: Player; own: boolean; mine: boolean }) {
    const { view, picker } = useShown();
    const { player, own, mine } = props;
    const table = view as Table;
    const zone = (kind: string) => zoneOf(view, player.seat, kind);
    const discard = zone("discard");
    const acts = table.seats[table.turn]?.side === player.side;
    const setup = table.phase === "setup";
    return (
        <div
            class={`member ${own ? "own" : ""} ${view.pending.includes(player.seat) ? "asked" : ""}`}
            data-seat={player.seat}
        >
            <header>
                <Portrait character={player.character} />
                <Nameplate seat={player} title={player.character} />
                {!setup && <Bags player={player} />}
                <div class="now">
                    {!setup && acts && !view.over && <Means player={player} />}
                    <Marks player={player} />
                </div>
            </header>
            {!setup && (
                <div class="lines">
                    <Chips zone={zone("ongoing")} title="ongoing" />
                    <Chips zone={zone("table")} title="played" />
                    <Chips zone={zone("top")} title="on top of the bag" />
                    {discard?.cards?.some((card) => picker.live.has(card.id)) && (
                        <Chips zone={discard} title="discard pile" />
                    )}
                    <Chips zone={zone("kept")} title="kept" />
                </div>
            )}
            {!setup && <Hand player={player} own={mine} />}
            {mine && <Answers except={["character"]} />}
            {(setup || !own) && <OwnChips player={player} />}
        </div>
    );
}

export function Side(props: { members: Player[]; near: boolean }) {
    const { view, seat } = useShown();
    const table = view as Table;
    const { members, near } = props;
    const side = members[0]?.side ?? 0;
    const pile = table.phase === "setup" ? undefined : pileOf(view, side);
    const names = members.map((player) => player.name).join(" and ");
    const acts = table.phase !== "setup" && !view.over && table.seats[table.turn]?.side === side;
    return (
        <section
            class={`place chip-side ${near ? "near" : "far"} ${acts ? "turn" : ""}`}
            aria-label={names}
        >
            {pile && <GemPile pile={pile} owner={names} />}
            <div class="members">
                {members.map((player) => (
                    <Member
                        key={player.id}
                        player={player}
                        own={near && player === members[members.length - 1]}
                        mine={player.seat === seat}
                    />
                ))}
            </div>
        </section>
    );
}
