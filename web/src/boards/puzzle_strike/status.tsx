// Where the turn is, how near Panic Time is, and what is on its way to whom.
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Browse } from "../shared/browse";
import { Chip } from "./chip";
import { nameOf, type Sending, type Table } from "./shape";
import { plural } from "../../plural";

const phases = ["ante", "action", "buy", "cleanup"] as const;

/** Chips that were set aside, and the gems of players who are out. */
function Out() {
    const out = useShown().view.zones.find((zone) => zone.id === "out");
    if (!out || out.count === 0) return null;
    return (
        <Browse
            zone={out}
            word="out of the game"
            title={out.title}
            show={(card) => <Chip key={card.id} id={`seen.${card.id}`} face={card.card} />}
        />
    );
}

export function TurnTrack() {
    const table = useShown().view as Table;
    if (table.phase === "setup" || table.phase === "over" || table.asked_for === "loser")
        return null;
    return (
        <p class="turn-track">
            <b>{nameOf(table, table.turn)}</b>
            {phases.map((phase) => (
                <span
                    key={phase}
                    class={phase === table.phase ? "now" : ""}
                    aria-current={phase === table.phase ? "step" : undefined}
                >
                    {phase}
                </span>
            ))}
            <Out />
        </p>
    );
}

function Panic() {
    const table = useShown().view as Table;
    if (table.empty === undefined) return null;
    const next = table.panic_at === undefined ? "" : ` of ${table.panic_at}`;
    return (
        <p class={`panic ${table.level === "Normal Time" ? "" : "on"}`}>
            <b>{table.level}</b>
            <span>antes are {table.ante}-gems</span>
            <span>
                {table.empty}
                {next} stacks empty
            </span>
        </p>
    );
}

function Send(props: { send: Sending }) {
    const table = useShown().view as Table;
    const { send } = props;
    const name = (seat: number) => nameOf(table, seat);
    return (
        <p class="send">
            <span class="send-gems" aria-hidden="true">
                {Array.from({ length: Math.min(send.count, 10) }, (_, i) => (
                    <Gem key={i} colour="green" />
                ))}
            </span>
            <span>
                <b>{plural(send.count, "gem")}</b> on the way from <b>{name(send.from)}</b> to{" "}
                <b>{name(send.to)}</b>
                {!send.answerable && ", which can't be answered"}
            </span>
        </p>
    );
}

/** What somebody may answer now, and what waits; else how near Panic Time is. */
export function Incoming() {
    const table = useShown().view as Table;
    const { sends, threat, floating } = table;
    if (sends.length === 0 && !threat && floating.length === 0) return <Panic />;
    const asked = table.pending.map((seat) => nameOf(table, seat)).join(" and ");
    return (
        <section class="chip-incoming" aria-label="On the way" aria-live="polite">
            {sends.map((send, i) => (
                <Send key={i} send={send} />
            ))}
            {threat && (
                <p class="send">
                    <Chip id={`threat.${threat.chip}`} face={threat.chip} class="small" />
                    <span>
                        {threat.when === "bought" ? "bought" : "an attack"} by{" "}
                        <b>{nameOf(table, threat.by)}</b>
                    </span>
                </p>
            )}
            {(threat || table.asked_for === "reaction") && (
                <p class="answerer">{asked} may react</p>
            )}
            {floating.map((wait, i) => (
                <p key={i} class="send floating">
                    {plural(wait.count, "gem")} for <b>{nameOf(table, wait.target)}</b> float until{" "}
                    {nameOf(table, table.turn)}'s pile is below ten
                </p>
            ))}
        </section>
    );
}
