// The field: Spaces with what lies in them, the puppets, and the line of an Attack.
import "./field.css";
import { useState } from "preact/hooks";
import type { ViewSpace } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Thing } from "./art";
import { boxOver, corners, frameOf, middle, viewBox, type Frame, type Point } from "./geometry";
import { Piece, upgradeNames } from "./puppet";
import { benchOwner, puppetWords, spaceWords, type Puppet, type Table } from "./shape";

const aimed = ["attack", "action", "choose"];

/** What the pointer or the focus is on, by its id in the view. */
function useOver() {
    const [over, setOver] = useState<string | null>(null);
    const look = (event: Event) =>
        setOver((event.target as Element).closest<HTMLElement>("[data-id]")?.dataset.id ?? null);
    const leave = () => setOver(null);
    return { over, watch: { onPointerOver: look, onPointerLeave: leave, onFocusIn: look } };
}

/** The puppet that the pointed option, or the pointed piece, would aim at. */
function useAim(over: string | null): Puppet | undefined {
    const { view, picker } = useShown();
    const table = view as Table;
    const candidates = [...picker.hinted, over, ...picker.picks];
    const isAim = (id: string | null) =>
        id !== null &&
        id !== table.animated &&
        picker.options.some((o) => aimed.includes(o.kind) && o.touch.includes(id));
    const id = candidates.find(isAim);
    return table.puppets.find((puppet) => puppet.id === id);
}

/** The pointed puppet as it is now, or what lies in the pointed Space. */
function Words(props: { over: string | null; aim?: Puppet }) {
    const { view, catalogue } = useShown();
    const table = view as Table;
    const space = table.spaces.find((one) => one.id === props.over);
    const puppet =
        table.puppets.find((one) => one.id === props.over || space?.pieces.includes(one.id)) ??
        (space ? undefined : (props.aim ?? table.puppets.find((p) => p.id === table.animated)));
    const name = (seat: number) => view.seats[seat]?.name ?? "";
    const odds = table.targets.find((target) => target.puppet === puppet?.id);
    const words = puppet
        ? puppetWords(puppet, name(puppet.seat), upgradeNames(puppet, catalogue))
        : space
          ? [space.title, spaceWords(space.kind, name)].filter(Boolean).join(": ")
          : "";
    return (
        <p class="field-words" aria-hidden="true">
            {words}
            {odds && <b> · an Attack succeeds in {odds.percent} % by the flip alone</b>}
        </p>
    );
}

/** Where the middle of a Space is. */
function middleOf(table: Table, id: string | undefined): Point {
    const space = table.spaces.find((one) => one.id === id);
    return middle(table.grid, space?.x ?? 0, space?.y ?? 0);
}

/** The Spaces and what lies in them. */
function Ground(props: { table: Table; frame: Frame }) {
    const { table, frame } = props;
    const { spaces, grid } = table;
    const { picker, fresh, recent } = useShown();
    const at = (space: ViewSpace) => middleOf(table, space.id);
    const ground = (space: ViewSpace) => {
        const owner = benchOwner(space.kind);
        const names = ["ground", `on-${space.kind}`];
        if (owner !== null) names.push("owned", `seat-${owner}`);
        if (picker.live.has(space.id)) names.push("live");
        else if (table.reach?.includes(space.id)) names.push("reach");
        if (picker.hinted.has(space.id)) names.push("meant");
        if (fresh.has(space.id)) names.push("fresh");
        else if (recent.has(space.id)) names.push("recent");
        return names.join(" ");
    };
    return (
        <svg class="ground-layer" viewBox={viewBox(frame)} aria-hidden="true">
            {spaces.map((space) => (
                <polygon key={space.id} class={ground(space)} points={corners(grid, at(space))} />
            ))}
            {spaces.map((space) => (
                <Thing key={space.id} kind={space.kind} {...at(space)} />
            ))}
        </svg>
    );
}

/** The line of the Attack that is made, or would be made on the puppet that is aimed at. */
function Sight(props: { table: Table; frame: Frame; aim?: Puppet }) {
    const { table, frame, aim } = props;
    const puppet = (id: string | undefined) => table.puppets.find((one) => one.id === id);
    const by = puppet(table.attack ? table.attack[0] : table.animated);
    const on = aim ?? puppet(table.attack?.[1]);
    if (!by || !on) return null;
    const from = middleOf(table, by.space);
    const to = middleOf(table, on.space);
    return (
        <svg class="sight-layer" viewBox={viewBox(frame)} aria-hidden="true">
            <line class="sight" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <circle class="sight" cx={to.x} cy={to.y} r="0.46" />
        </svg>
    );
}

export function Field() {
    const { view, picker } = useShown();
    const table = view as Table;
    const { spaces, grid } = table;
    const { over, watch } = useOver();
    const aim = useAim(over);
    const at = (id: string) => middleOf(table, id);
    const frame = frameOf(
        grid,
        spaces.map((space) => at(space.id)),
    );
    const name = (seat: number) => view.seats[seat]?.name ?? "";
    return (
        <div class="war-field">
            <div class="field-room">
                <div
                    class={`battlefield ${grid}`}
                    role="group"
                    aria-label="The field"
                    style={{
                        aspectRatio: `${frame.wide} / ${frame.high}`,
                        "--shape": (frame.wide / frame.high).toFixed(3),
                    }}
                    {...watch}
                >
                    <Ground table={table} frame={frame} />
                    {spaces.map((space) => (
                        <Touch
                            key={space.id}
                            id={space.id}
                            class="space-touch"
                            label={[space.title, spaceWords(space.kind, name)]
                                .filter(Boolean)
                                .join(", ")}
                            style={boxOver(grid, frame, at(space.id))}
                        >
                            {picker.live.has(space.id) && (
                                <span class="space-name">{space.title}</span>
                            )}
                        </Touch>
                    ))}
                    {table.puppets.map((puppet) => (
                        <Piece
                            key={puppet.id}
                            puppet={puppet}
                            style={boxOver("square", frame, at(puppet.space))}
                        />
                    ))}
                    <Sight table={table} frame={frame} aim={aim} />
                </div>
            </div>
            <Words over={over} aim={aim} />
        </div>
    );
}
