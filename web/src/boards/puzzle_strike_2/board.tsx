// Puzzle Strike 2's board: the bank, everybody's pile side by side, this person's hand below.
import { useShown } from "../../table/context";
import { Answers } from "../shared/answers";
import { Characters } from "../shared/characters";
import { aroundTable } from "../generic";
import { Bank } from "./bank";
import { GemCard } from "./card";
import { Dragon } from "./dragon";
import { Puzzler } from "./player";
import { type Player, type Table } from "./shape";
import { plural } from "../../plural";
import "./board.css"; // after the styles of its parts

/** Whose turn it is: actions left, and what was played. */
function Turn() {
    const table = useShown().view as Table;
    const player = table.seats[table.turn];
    const play = table.zones.find((zone) => zone.seat === table.turn && zone.kind === "play");
    if (!player || table.over) return null;
    return (
        <p class="hand-words">
            {table.stage === "finale" && (
                <span class="mark">
                    {table.dragon
                        ? "Final turns: the highest pile loses"
                        : "Grand Finale: what is sent now scores"}
                </span>
            )}
            <span>
                <b>{player.name}</b>: {plural(table.actions, "action")} left
            </span>
            <span class="action-pips" aria-hidden="true">
                {Array.from({ length: table.actions }, (_, i) => (
                    <span key={i} />
                ))}
            </span>
            {(play?.cards ?? []).length > 0 && (
                <span class="played">
                    played:{" "}
                    {(play?.cards ?? []).map((card) => (
                        <GemCard key={card.id} card={card} small />
                    ))}
                </span>
            )}
        </p>
    );
}

function Hand(props: { player: Player; own: boolean }) {
    const { view } = useShown();
    const { player, own } = props;
    const hand = view.zones.find((zone) => zone.seat === player.seat && zone.kind === "hand");
    return (
        <section class="puzzle-hand" aria-label={own ? "Your hand" : `Hand of ${player.name}`}>
            <div class={`hand-cards ${own ? "" : "others"}`}>
                {(hand?.cards ?? []).map((card) => (
                    <GemCard key={card.id} card={card} free={player.free.includes(card.id)} />
                ))}
                {hand?.count === 0 && <span class="faint-words">no cards</span>}
            </div>
            {own && <Answers except={["character"]} />}
        </section>
    );
}

export function PuzzleStrike2() {
    const { view, seat } = useShown();
    const table = view as Table;
    const seats = aroundTable(table.seats, seat);
    const near = seats[seats.length - 1];
    const places = seats.length + (table.dragon ? 1 : 0);
    return (
        <div class="puzzle-strike-2">
            <Bank />
            <Characters
                show={(card) => (
                    <GemCard key={card.id} card={{ id: `face.${card.id}`, card: card.id }} small />
                )}
            />
            <div class={`puzzlers places-${places}`}>
                {near && <Puzzler player={near} own={near.seat === seat} />}
                {seats.slice(0, -1).map((other) => (
                    <Puzzler key={other.id} player={other} own={false} />
                ))}
                <Dragon />
            </div>
            <Turn />
            {near && <Hand player={near} own={near.seat === seat} />}
        </div>
    );
}
