// The bank: every stack as its chip with price and count; and other chips to choose from.
import { useShown } from "../../table/context";
import { Chip } from "./chip";
import { type Stack, type Table } from "./shape";
import { plural } from "../../plural";

const BASIC = 8; // gems, purple chips, Wound: the same in every game

function BankStack(props: { stack: Stack }) {
    const { stack } = props;
    const state = stack.removed ? "removed" : stack.count === 0 ? "empty" : "";
    const traps = stack.traps > 0 ? plural(stack.traps, "trap") : "";
    const note = [`costs ${stack.cost}`, state || `${stack.count} left`, traps];
    return (
        <Chip
            id={stack.id}
            face={stack.card}
            class={`stack ${state ? "gone" : ""}`}
            note={note.filter(Boolean).join(", ")}
        >
            <span class="stack-price" aria-hidden="true">
                <b>${stack.cost}</b>
                <span>{state || `×${stack.count}`}</span>
                {traps && <span class="traps">{traps}</span>}
            </span>
        </Chip>
    );
}

export function Bank() {
    const table = useShown().view as Table;
    const stacks = (table.zones.find((zone) => zone.id === "bank")?.cards ?? []) as Stack[];
    if (table.empty === undefined) return null;
    return (
        <section class="chip-bank" aria-label="Bank">
            <div class="stacks basic">
                {stacks.slice(0, BASIC).map((stack) => (
                    <BankStack key={stack.id} stack={stack} />
                ))}
            </div>
            <div class="stacks">
                {stacks.slice(BASIC).map((stack) => (
                    <BankStack key={stack.id} stack={stack} />
                ))}
            </div>
        </section>
    );
}

/** Chips in the middle that are no stacks: a draft's pool, stacks that could come in, what is out. */
export function Middle() {
    const { view } = useShown();
    const zones = view.zones.filter(
        (zone) => ["pool", "spare", "out"].includes(zone.id) && zone.count > 0,
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
                            text={zone.id !== "out"}
                            class={zone.id === "out" ? "small" : ""}
                            note={typeof card.cost === "number" ? `costs ${card.cost}` : ""}
                        />
                    ))}
                </section>
            ))}
        </>
    );
}
