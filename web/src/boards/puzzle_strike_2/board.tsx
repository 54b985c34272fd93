// Puzzle Strike 2's board: the bank, everybody's pile side by side, this person's hand below.
import "./board.css";
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { aroundTable } from "../generic";
import { GemCard } from "./card";
import { Dragon, Puzzler } from "./player";
import { plural, type Player, type Table } from "./shape";

/** Five cards; their colours from left to right are the colours of the gems that drop. */
function Bank() {
    const table = useShown().view as Table;
    const bank = table.zones.find((zone) => zone.id === "bank");
    const deck = table.zones.find((zone) => zone.id === "deck");
    const trash = table.zones.find((zone) => zone.id === "trash");
    return (
        <section class="puzzle-bank" aria-label="Bank">
            <p class="bank-words">
                <span>
                    Bank <small>gems drop in these colours, from left to right</small>
                </span>
                <span class="ante">
                    ante {table.ante} <Gem colour={table.ante_color} />
                    <span class="unseen">{table.ante_color}</span>
                </span>
                <span>deck {deck?.count ?? 0}</span>
                <span>trash {trash?.count ?? 0}</span>
            </p>
            <div class="bank-slots">
                {(bank?.cards ?? []).map((card, slot) => (
                    <GemCard
                        key={card.id}
                        card={card}
                        note={`slot ${slot + 1}, buying costs ${plural(table.prices[slot] ?? 0, "gem")}`}
                    >
                        <span class="gem-card-note">buy: {table.prices[slot]}</span>
                    </GemCard>
                ))}
            </div>
        </section>
    );
}

function Hand(props: { player: Player }) {
    const { view, picker } = useShown();
    const table = view as Table;
    const of = (kind: string) =>
        view.zones.find((zone) => zone.seat === props.player.seat && zone.kind === kind);
    const hand = of("hand");
    const play = of("play");
    const end = picker.options.find((option) => option.kind === "end");
    const acting = table.turn === props.player.seat && table.stage !== "over";
    return (
        <section class="puzzle-hand" aria-label="Your hand">
            {acting && (
                <p class="hand-words">
                    <b>{plural(table.actions, "action")}</b> left
                    <span class="action-pips" aria-hidden="true">
                        {Array.from({ length: table.actions }, (_, i) => (
                            <span key={i} />
                        ))}
                    </span>
                    {end && (
                        <button
                            type="button"
                            class="board-button"
                            aria-label={end.text}
                            onClick={() => picker.choose(end)}
                        >
                            End actions
                        </button>
                    )}
                    {(play?.cards ?? []).length > 0 && (
                        <span class="played">
                            played:{" "}
                            {(play?.cards ?? []).map((card) => (
                                <GemCard key={card.id} card={card} small />
                            ))}
                        </span>
                    )}
                </p>
            )}
            <div class="hand-cards">
                {(hand?.cards ?? []).map((card) => (
                    <GemCard key={card.id} card={card} free={props.player.free.includes(card.id)} />
                ))}
                {hand?.count === 0 && <span class="empty">no cards</span>}
            </div>
        </section>
    );
}

export function PuzzleStrike2() {
    const { view, seat } = useShown();
    const seats = aroundTable((view as Table).seats, seat);
    const own = seats[seats.length - 1];
    const places = seats.length + ((view as Table).dragon ? 1 : 0);
    return (
        <div class="puzzle-strike-2">
            <Bank />
            <div class={`puzzlers places-${places}`}>
                {own && <Puzzler player={own} own />}
                {seats.slice(0, -1).map((other) => (
                    <Puzzler key={other.id} player={other} own={false} />
                ))}
                <Dragon />
            </div>
            {own && <Hand player={own} />}
        </div>
    );
}
