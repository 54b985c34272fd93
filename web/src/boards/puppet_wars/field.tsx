// The field: Spaces with what lies in them, the puppets, and the line of an Attack.
import { useState } from "preact/hooks";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Thing } from "./art";
import { boxOver, corners, frameOf, middle, viewBox, type Point } from "./geometry";
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

export function Field() {
    const { view, picker } = useShown();
    const table = view as Table;
    const { spaces, grid } = table;
    const { over, watch } = useOver();
    const aim = useAim(over);
    const at = (id: string | undefined): Point => {
        const space = spaces.find((one) => one.id === id);
        return middle(grid, space?.x ?? 0, space?.y ?? 0);
    };
    const frame = frameOf(
        grid,
        spaces.map((space) => at(space.id)),
    );
    const animated = table.puppets.find((puppet) => puppet.id === table.animated);
    const name = (seat: number) => view.seats[seat]?.name ?? "";
    const ground = (space: (typeof spaces)[number]) => {
        const owner = benchOwner(space.kind);
        const names = ["ground", `on-${space.kind}`];
        if (owner !== null) names.push("owned", `seat-${owner}`);
        if (picker.live.has(space.id)) names.push("live");
        if (picker.hinted.has(space.id)) names.push("meant");
        return names.join(" ");
    };
    const line = animated && aim && { from: at(animated.space), to: at(aim.space) };
    return (
        <div class="war-field">
            <div class="field-scroll">
                <div
                    class={`battlefield ${grid}`}
                    role="group"
                    aria-label="The field"
                    style={{
                        aspectRatio: `${frame.wide} / ${frame.high}`,
                        "--columns": frame.wide.toFixed(2),
                        "--rows": frame.high.toFixed(2),
                    }}
                    {...watch}
                >
                    <svg class="ground-layer" viewBox={viewBox(frame)} aria-hidden="true">
                        {spaces.map((space) => (
                            <polygon
                                key={space.id}
                                class={ground(space)}
                                points={corners(grid, at(space.id))}
                            />
                        ))}
                        {spaces.map((space) => (
                            <Thing key={space.id} kind={space.kind} {...at(space.id)} />
                        ))}
                        {spaces
                            .filter((space) => picker.live.has(space.id))
                            .map((space) => (
                                <text
                                    key={space.id}
                                    class="space-name"
                                    x={at(space.id).x}
                                    y={at(space.id).y + 0.4}
                                    text-anchor="middle"
                                >
                                    {space.title}
                                </text>
                            ))}
                    </svg>
                    {spaces.map((space) => (
                        <Touch
                            key={space.id}
                            id={space.id}
                            class="space-touch"
                            label={[space.title, spaceWords(space.kind, name)]
                                .filter(Boolean)
                                .join(", ")}
                            style={boxOver(grid, frame, at(space.id))}
                        />
                    ))}
                    {table.puppets.map((puppet) => (
                        <Piece
                            key={puppet.id}
                            puppet={puppet}
                            style={boxOver("square", frame, at(puppet.space), 0.84)}
                        />
                    ))}
                    {line && (
                        <svg class="sight-layer" viewBox={viewBox(frame)} aria-hidden="true">
                            <line
                                class="sight"
                                x1={line.from.x}
                                y1={line.from.y}
                                x2={line.to.x}
                                y2={line.to.y}
                            />
                            <circle class="sight" cx={line.to.x} cy={line.to.y} r="0.46" />
                        </svg>
                    )}
                </div>
            </div>
            <Words over={over} aim={aim} />
        </div>
    );
}
