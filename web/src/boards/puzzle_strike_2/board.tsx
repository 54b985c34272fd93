// Puzzle Strike 2's board: the own pile at the left, the others at the right (or above), the bank and
// this person's hand between.
import { useShown } from "../../table/context";
import { Answers } from "../shared/answers";
import { Characters } from "../shared/characters";
import { aroundTable } from "../generic";
import { Bank } from "./bank";
import { GemCard } from "./card";
import { Dragon } from "./dragon";
import { Puzzler } from "./player";
import { zoneOf, type Player, type Table } from "./shape";
import { plural } from "../../plural";
import "./board.css"; // after the styles of its parts

/** Whose turn it is: actions left, and what was played. */
function Turn(props: { answers: boolean }) {
    const table = useShown().view as Table;
    const player = table.seats[table.turn];
    const play = zoneOf(table, table.turn, "play");
    const cards = play?.cards ?? [];
    return (
        <div class="puzzle-turn">
            {player && !table.over && (
                <p class="actions-left">
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
                </p>
            )}
            <div class="played" data-zone={play?.id} style={{ "--count": cards.length }}>
                {cards.map((card) => (
                    <GemCard key={card.id} card={card} small />
                ))}
            </div>
            {props.answers && <Answers except={["character"]} />}
        </div>
    );
}

function Hand(props: { player: Player; own: boolean }) {
    const { view } = useShown();
    const { player, own } = props;
    const hand = zoneOf(view, player.seat, "hand");
    return (
        <section
            class="puzzle-hand"
            aria-label={own ? "Your hand" : `Hand of ${player.name}`}
            data-zone={hand?.id}
        >
            <div
                class={`hand-cards ${(hand?.count ?? 0) > 6 ? "crowded" : ""}`}
                style={{ "--count": hand?.count ?? 0 }}
            >
                {(hand?.cards ?? []).map((card) => (
                    <GemCard key={card.id} card={card} free={player.free.includes(card.id)} />
                ))}
                {hand?.count === 0 && <span class="faint-words">no cards</span>}
            </div>
        </section>
    );
}

export function PuzzleStrike2() {
    const { view, seat, bottom, picker } = useShown();
    const table = view as Table;
    const seats = aroundTable(table.seats, bottom);
    const near = seats[seats.length - 1];
    const others = seats.length - 1 + (table.dragon ? 1 : 0);
    const choosing = picker.options.some((option) => option.kind === "character");
    return (
        <div class={`puzzle-strike-2 others-${others} ${choosing ? "choosing" : ""}`}>
            <div class="puzzle-others">
                {seats.slice(0, -1).map((other) => (
                    <Puzzler key={other.id} player={other} own={false} near={false} />
                ))}
                <Dragon />
            </div>
            <div class="table-middle">
                <Characters
                    show={(card) => (
                        <GemCard
                            key={card.id}
                            card={{ id: `face.${card.id}`, card: card.id }}
                            small
                        />
                    )}
                />
                <Bank />
            </div>
            {near && <Puzzler player={near} own={near.seat === seat} near />}
            <Turn answers={near?.seat === seat} />
            {near && <Hand player={near} own={near.seat === seat} />}
        </div>
    );
}
