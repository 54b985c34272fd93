// The army editor: how many of each Sidekick and Pawn.
import "../../boards/puppet_wars/board.css";
import "./army.css";
import { useCatalogue, type Catalogue } from "../../api";
import { Picture } from "../../art/picture";
import { Value } from "../../boards/puppet_wars/art";
import type { CatalogueCard } from "../../protocol";
import { Provenance, useReadCard } from "../../table/card";
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

/** As a list, a line for each (docs/texts.md). A setup has only letters of ASCII. */
export function writeArmy(army: Army, puppets: { id: string; name: string }[]): string {
    const nameOf = (id: string) => {
        const name = puppets.find((puppet) => puppet.id === id)?.name ?? id;
        return /^[ -~]+$/.test(name) ? name : id;
    };
    const known = [...army.counts].filter(([, count]) => count > 0);
    const lines = [...known.map(([id, count]) => `${count} ${nameOf(id)}`), ...army.unknown];
    return lines.map((line) => `${line}\n`).join("");
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
            <span class="army-puppet">
                <Picture gallery={card.game} of={card.id} />
                <span>
                    <button type="button" class="card-name" onClick={props.look}>
                        {card.name}
                    </button>{" "}
                    <Provenance of={card.provenance} />
                    <small>
                        Mv {Number(card.movement)} · Df {Number(card.defense)} · Cb{" "}
                        {Number(card.combat)} · {Number(card.stitches)} St
                    </small>
                </span>
            </span>
        </li>
    );
}

/** Sums and averages of those that are chosen, and the suits that animate them. */
export function statisticsOf(army: Army, puppets: CatalogueCard[]) {
    const all = puppets.flatMap((card) =>
        Array<CatalogueCard>(army.counts.get(card.id) ?? 0).fill(card),
    );
    const sum = (fact: string) => all.reduce((total, card) => total + Number(card[fact]), 0);
    const mean = (fact: string) => (sum(fact) / all.length).toFixed(1);
    const suits = new Map<string, number>();
    for (const card of all) {
        const suit = card.suit === undefined ? "any suit" : String(card.suit);
        suits.set(suit, (suits.get(suit) ?? 0) + 1);
    }
    return {
        puppets: all.length,
        facts:
            all.length === 0
                ? []
                : [
                      ["Stitches in all", String(sum("stitches"))],
                      ["Movement, on average", mean("movement")],
                      ["Defense, on average", mean("defense")],
                      ["Combat, on average", mean("combat")],
                  ],
        suits: [...suits].sort((a, b) => b[1] - a[1]),
    };
}

function ArmyStatistics(props: { army: Army; puppets: CatalogueCard[] }) {
    const { puppets, facts, suits } = statisticsOf(props.army, props.puppets);
    if (puppets === 0) return null;
    return (
        <section class="army-statistics" aria-label="Statistics">
            <h2>Statistics</h2>
            <dl>
                {facts.map(([title, value]) => (
                    <div key={title}>
                        <dt>{title}</dt>
                        <dd>{value}</dd>
                    </div>
                ))}
                <div>
                    <dt>Animated by</dt>
                    <dd>{suits.map(([suit, count]) => `${suit} ${count}`).join(" · ")}</dd>
                </div>
            </dl>
        </section>
    );
}

function Rows(props: EditorProps & { catalogue: Catalogue }) {
    const { catalogue } = props;
    const { read, dialog } = useReadCard(props.game);
    const puppets = [...catalogue.values()].filter((card) => most[card.kind] !== undefined);
    const army = readArmy(props.text, puppets);
    const total = [...army.counts.values()].reduce((sum, count) => sum + count, 0);
    const size = sizes.find((one) => one >= total) ?? sizes[sizes.length - 1];
    const set = (id: string, count: number) =>
        props.change(writeArmy({ ...army, counts: new Map(army.counts).set(id, count) }, puppets));
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
                            onClick={() =>
                                props.change(writeArmy({ ...army, unknown: [] }, puppets))
                            }
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
                                    look={() => read(card.id)}
                                />
                            ))}
                    </ul>
                </section>
            ))}
            <ArmyStatistics army={army} puppets={puppets} />
            {dialog}
        </div>
    );
}

export function ArmyEditor(props: EditorProps) {
    const catalogue = useCatalogue(props.game);
    if (!catalogue) return <p class="loading">The toys are being unpacked…</p>;
    return <Rows {...props} catalogue={catalogue} />;
}
