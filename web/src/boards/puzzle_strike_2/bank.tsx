// The bank: five cards whose colours are those of the gems that drop; Ante Ups beside slot 5.
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Browse } from "../shared/browse";
import { GemCard } from "./card";
import { type Table } from "./shape";
import { plural } from "../../plural";

function AnteWords() {
    const table = useShown().view as Table;
    const tucked = table.zones.find((zone) => zone.id === "ante_up")?.cards ?? [];
    return (
        <span class="ante">
            ante {table.ante} <Gem colour={table.ante_color} />
            <span class="unseen">{table.ante_color}</span>
            {tucked.map((card) => (
                <GemCard key={card.id} card={card} small />
            ))}
            {table.next_ante_up !== undefined && (
                <small>Ante Up after {plural(table.next_ante_up, "more card")}</small>
            )}
        </span>
    );
}

export function Bank() {
    const table = useShown().view as Table;
    const zone = (id: string) => table.zones.find((one) => one.id === id);
    const trash = zone("trash");
    const cards = zone("bank")?.cards ?? [];
    if (cards.length === 0) return null;
    return (
        <section class="puzzle-bank" aria-label="Bank" data-zone="bank">
            <p class="bank-words">
                <span>
                    Bank <small>gems drop in these colours</small>
                </span>
                <AnteWords />
                <span>deck {zone("deck")?.count ?? 0}</span>
                {trash && (
                    <Browse
                        zone={trash}
                        word="trash"
                        title="Trash"
                        show={(card) => (
                            <GemCard key={card.id} card={{ ...card, id: `seen.${card.id}` }} />
                        )}
                    />
                )}
            </p>
            <div class="bank-slots">
                {cards.map((card, slot) => (
                    <GemCard
                        key={card.id}
                        card={card}
                        note={`slot ${slot + 1}, buying costs ${plural(table.prices[slot] ?? 0, "gem")}`}
                    >
                        <span class="gem-card-note">
                            buy: <b>{table.prices[slot]}</b>
                        </span>
                    </GemCard>
                ))}
            </div>
        </section>
    );
}
