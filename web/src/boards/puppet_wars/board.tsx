// Puppet Wars: the field, everybody's armies beside it, this person's hand below.
import "./cards.css";
import "./board.css"; // sizes of what the others draw, so the last
import { useShown } from "../../table/context";
import { humanise } from "../../table/selection";
import { aroundTable } from "../generic";
import { StatCards } from "./cards";
import { Field } from "./field";
import { Place } from "./place";
import { ROUNDS, type Table } from "./shape";

/** "Turn 19 of 20", if there is a last one. */
function turnWords({ turn, turns }: Table): string {
    return turns === undefined ? `Turn ${turn}` : `Turn ${turn} of ${turns}`;
}

/** Turn, round, and how this war is won. */
function Status() {
    const table = useShown().view as Table;
    return (
        <div class={`war-status ${table.turn > 0 ? "begun" : ""}`}>
            <p>
                <b>{table.turn === 0 ? "Before the war" : turnWords(table)}</b>
                {table.turn > 0 && (
                    <span
                        class="rounds"
                        role="img"
                        aria-label={`round ${table.round} of ${ROUNDS}`}
                    >
                        {Array.from({ length: ROUNDS }, (_, i) => (
                            <i key={i} class={i < table.round ? "begun" : ""} />
                        ))}
                    </span>
                )}
                <small>{humanise(table.mode)}</small>
            </p>
            <p class="goal">{table.goal}</p>
        </div>
    );
}

export function PuppetWars() {
    const { view, bottom } = useShown();
    const seats = aroundTable(view.seats, bottom);
    const own = seats[seats.length - 1];
    const pool = view.zones.find((zone) => zone.kind === "pool" && zone.count > 0);
    return (
        <div class={`puppet-wars armies-${seats.length} ${pool ? "drafting" : ""}`}>
            <Field />
            {pool && <StatCards zone={pool} title="To choose from" />}
            <div class="enemies">
                <Status />
                {seats.slice(0, -1).map((other) => (
                    <Place key={other.id} seat={other} own={false} />
                ))}
            </div>
            {own && <Place seat={own} own />}
        </div>
    );
}
