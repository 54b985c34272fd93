// The army editor: how many of each Sidekick and Pawn.
import "../../boards/puppet_wars/board.css";
import "./army.css";
import { useState } from "preact/hooks";
import { useCatalogue, type Catalogue } from "../../api";
import { Value } from "../../boards/puppet_wars/art";
import { Dialog } from "../../dialog";
import type { CatalogueCard } from "../../protocol";
import { CardDetails } from "../../table/card";
import type { EditorProps } from "../editor";

export interface Army {
    counts: Map<string, number>; // by id
    unknown: string[]; // what names no puppet, kept as it is
}

/** "judge, 2 ronin, 3x Teddy": by id or by name, as the game reads it. */
export function readArmy(text: string, puppets: { id: string; name: string }[]): Army {
    const army: Army = { counts: new Map(), unknown: [] };
    for (const entry of text.split(/[,\n]/).map((part) => part.trim())) {
        if (!entry) continue;
        const [, digits, name = ""] = /^(\d*)[ x]*(.*)$/s.exec(entry) ?? [];
        const wanted = name.toLowerCase();
        const known = puppets.find((p) => [p.id, p.name.toLowerCase()].includes(wanted));
        if (!known) army.unknown.push(entry);
        else {
            const more = digits ? Number(digits) : 1;
            army.counts.set(known.id, (army.counts.get(known.id) ?? 0) + more);
        }
    }
    return army;
}

export function writeArmy(army: Army): string {
    const known = [...army.counts].filter(([, count]) => count > 0);
    const entries = known.map(([id, count]) => (count > 1 ? `${count} ${id}` : id));
    return [...entries, ...army.unknown].join(", ");
}

const most: Record<string, number> = { sidekick: 1, pawn: 3 };
const sizes = [8, 12, 16, 32];

/** "5+Ram" */
const requirement = (card: CatalogueCard) =>
    [card.requirement, card.suit].filter((part) => part !== undefined).join("+");

interface RowProps {
    card: CatalogueCard;
    count: number;
    set: (count: number) => void;
    look: () => void;
}

function Row(props: RowProps) {
    const { card, count, set } = props;
    return (
        <li class={count > 0 ? "chosen" : ""}>
            <button
                type="button"
                class="small"
                aria-label={`One ${card.name} less`}
                disabled={count === 0}
                onClick={() => set(count - 1)}
            >
                −
            </button>
            <output aria-label={`How many of ${card.name}`}>{count}</output>
            <button
                type="button"
                class="small"
                aria-label={`One ${card.name} more`}
                disabled={count >= (most[card.kind] ?? 0)}
                onClick={() => set(count + 1)}
            >
                +
            </button>
            <Value value={requirement(card)} />
            <button type="button" class="quiet small" onClick={props.look}>
                {card.name}
            </button>
            <small>
                Mv {Number(card.movement)} · Df {Number(card.defense)} · Cb {Number(card.combat)} ·{" "}
                {Number(card.stitches)} St
            </small>
        </li>
    );
}

function Rows(props: EditorProps & { catalogue: Catalogue }) {
    const { catalogue } = props;
    const [looked, look] = useState<CatalogueCard | null>(null);
    const puppets = [...catalogue.values()].filter((card) => most[card.kind] !== undefined);
    const army = readArmy(props.text, puppets);
    const total = [...army.counts.values()].reduce((sum, count) => sum + count, 0);
    const size = sizes.find((one) => one >= total) ?? sizes[sizes.length - 1];
    const set = (id: string, count: number) =>
        props.change(writeArmy({ ...army, counts: new Map(army.counts).set(id, count) }));
    return (
        <div class="army-editor">
            <p>
                <b>
                    {total} of {size}
                </b>{" "}
                puppets
                {army.unknown.length > 0 && (
                    <>
                        ; not understood: {army.unknown.join(", ")}{" "}
                        <button
                            type="button"
                            class="small"
                            onClick={() => props.change(writeArmy({ ...army, unknown: [] }))}
                        >
                            Leave that out
                        </button>
                    </>
                )}
            </p>
            {["sidekick", "pawn"].map((kind) => (
                <section key={kind} aria-label={`${kind}s`}>
                    <h2>
                        {kind === "pawn" ? "Pawns, up to three of each" : "Sidekicks, one of each"}
                    </h2>
                    <ul>
                        {puppets
                            .filter((card) => card.kind === kind)
                            .map((card) => (
                                <Row
                                    key={card.id}
                                    card={card}
                                    count={army.counts.get(card.id) ?? 0}
                                    set={(count) => set(card.id, count)}
                                    look={() => look(card)}
                                />
                            ))}
                    </ul>
                </section>
            ))}
            {looked && (
                <Dialog title={looked.name} close={() => look(null)}>
                    <CardDetails card={looked} catalogue={catalogue} />
                </Dialog>
            )}
        </div>
    );
}

export function ArmyEditor(props: EditorProps) {
    const catalogue = useCatalogue(props.game);
    if (!catalogue) return <p class="loading">The toys are being unpacked…</p>;
    return <Rows {...props} catalogue={catalogue} />;
}
