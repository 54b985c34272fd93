// The bank: a shelf of stacks, each with its price and how many are left; and other chips to choose
// from.
import { useShown } from "../../table/context";
import { Chip } from "./chip";
import { type Stack, type Table } from "./shape";
import { plural } from "../../plural";

const THICKEST = 6; // chips of a stack that can be told apart

function BankStack(props: { stack: Stack }) {
    const { stack } = props;
    const state = stack.removed ? "removed" : stack.count === 0 ? "empty" : "";
    const traps = stack.traps > 0 ? plural(stack.traps, "trap") : "";
    const note = [`costs ${stack.cost}`, state || `${stack.count} left`, traps];
    return (
        <Chip
            id={stack.id}
            face={stack.card}
            class={`stack high-${Math.min(stack.count, THICKEST)} ${state ? "gone" : ""}`}
            note={note.filter(Boolean).join(", ")}
        >
            <span class="stack-price" aria-hidden="true">
                {!state && <b>${stack.cost}</b>}
                <span>{state || `×${stack.count}`}</span>
            </span>
            {traps && (
                <span class="traps" aria-hidden="true">
                    {traps}
                </span>
            )}
        </Chip>
    );
}

export function Bank() {
    const table = useShown().view as Table;
    const stacks = (table.zones.find((zone) => zone.id === "bank")?.cards ?? []) as Stack[];
    if (table.empty === undefined) return null;
    return (
        <section class="chip-bank" aria-label="Bank" data-zone="bank">
            <div class="stacks">
                {stacks.map((stack) => (
                    <BankStack key={stack.id} stack={stack} />
                ))}
            </div>
        </section>
    );
}

/** Chips in the middle that are no stacks: a draft's pool, stacks that could come in. */
export function Middle() {
    const { view } = useShown();
    const zones = view.zones.filter(
        (zone) => ["pool", "spare"].includes(zone.id) && zone.count > 0,
    );
    return (
        <>
            {zones.map((zone) => (
                <section key={zone.id} class={`chip-row ${zone.id}`} aria-label={zone.title}>
                    <h3>{zone.title}</h3>
                    {(zone.cards ?? []).map((card) => (
                        <Chip
                            key={card.id}
                            id={card.id}
                            face={card.card}
                            note={typeof card.cost === "number" ? `costs ${card.cost}` : ""}
                        >
                            {typeof card.cost === "number" && (
                                <span class="stack-price" aria-hidden="true">
                                    <b>${card.cost}</b>
                                </span>
                            )}
                        </Chip>
                    ))}
                </section>
            ))}
        </>
    );
}
