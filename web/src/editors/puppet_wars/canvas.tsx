// The field of the map editor: places to paint on.
import { useRef, useState } from "preact/hooks";
import { Thing } from "../../boards/puppet_wars/art";
import { corners, frameOf, viewBox, type Grid } from "../../boards/puppet_wars/geometry";
import {
    at,
    images,
    middleOf,
    nameOf,
    neighbour,
    places,
    type Field,
    type Place,
    type Symmetry,
} from "./drawing";

export interface Brush {
    name: string;
    draws: string; // the character of a drawing
    kind: string; // the thing that it looks like
    key: string;
}

export const brushes: Brush[] = [
    { name: "Space", draws: ".", kind: "space", key: "s" },
    { name: "Impassable", draws: "#", kind: "impassable", key: "i" },
    { name: "Neutral Work Bench", draws: "N", kind: "neutral", key: "n" },
    { name: "Start", draws: "A", kind: "start", key: "a" },
    { name: "Start with more Pawns", draws: "1", kind: "start", key: "p" },
    { name: "Nails", draws: "^", kind: "nails", key: "l" },
    { name: "Molasses", draws: "~", kind: "molasses", key: "m" },
    { name: "Firecrackers!", draws: "*", kind: "firecrackers", key: "f" },
    { name: "No Space", draws: " ", kind: "none", key: "e" },
];

const isStart = (c: string) => /[A-D1-9]/.test(c);

const brushOf = (c: string): Brush | undefined =>
    /[A-D]/.test(c)
        ? brushes[3]
        : /[1-9]/.test(c)
          ? brushes[4]
          : brushes.find((brush) => brush.draws === c);

const same = (a: Place, b: Place) => a.column === b.column && a.row === b.row;

function words(field: Field, place: Place): string {
    const c = at(field, place);
    const thing = brushOf(c)?.name ?? `'${c}', which means nothing`;
    const more = /[1-9]/.test(c) ? ` (${c})` : "";
    return [nameOf(field, place), thing + more].filter(Boolean).join(": ");
}

interface CanvasProps {
    field: Field;
    brush: Brush;
    symmetry: Symmetry;
    stroke: (place: Place, going: boolean) => void; // going on with the one before
}

/** The place where the keyboard is, the place under the mouse, and how both paint. */
function usePainting(grid: Grid, all: Place[], stroke: CanvasProps["stroke"]) {
    const [cursor, setCursor] = useState<Place>({ column: 10, row: 5 });
    const here = all.find((place) => same(place, cursor)) ?? all[0]!;
    const [over, setOver] = useState<Place | null>(null);
    const painting = useRef(false);
    const ref = useRef<SVGSVGElement>(null);

    const placeUnder = (event: PointerEvent): Place | null => {
        const element = document.elementFromPoint(event.clientX, event.clientY);
        const index = element?.closest<SVGElement>("[data-place]")?.dataset.place;
        return index === undefined ? null : (all[Number(index)] ?? null);
    };
    const press = (event: PointerEvent) => {
        const place = placeUnder(event);
        if (!place || event.button > 0) return;
        painting.current = true;
        setCursor(place);
        stroke(place, false);
    };
    const drag = (event: PointerEvent) => {
        const place = placeUnder(event);
        setOver(event.pointerType === "mouse" ? place : null);
        if (painting.current && place && !same(place, here)) {
            setCursor(place);
            stroke(place, true);
        }
    };
    const rest = () => {
        painting.current = false;
        setOver(null);
    };
    const type = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter" || event.key === " ") stroke(here, false);
        else if (event.key.startsWith("Arrow")) {
            const next = neighbour(grid, here, event.key);
            setCursor(next);
            const index = all.findIndex((place) => same(place, next));
            ref.current?.querySelector<SVGElement>(`[data-place="${index}"]`)?.focus();
        } else return;
        event.preventDefault();
    };
    const watch = {
        ref,
        onPointerDown: press,
        onPointerMove: drag,
        onPointerUp: rest,
        onPointerCancel: rest,
        onPointerLeave: rest,
        onKeyDown: type,
    };
    return { here, pointed: over ?? here, setCursor, watch };
}

/** What is drawn at a place: its ground, the thing on it, and its letter. */
function Drawn(props: { grid: Grid; place: Place; draws: string }) {
    const { grid, draws } = props;
    const middle = middleOf(grid, props.place);
    const kind = brushOf(draws)?.kind ?? "unknown";
    return (
        <>
            <polygon class={`ground on-${kind}`} points={corners(grid, middle)} />
            <Thing kind={kind} {...middle} />
            {isStart(draws) && (
                <text class="start-letter" x={middle.x} y={middle.y - 0.16} text-anchor="middle">
                    {/\d/.test(draws) ? `+${draws}` : draws}
                </text>
            )}
            {kind === "unknown" && (
                <text x={middle.x} y={middle.y} text-anchor="middle">
                    {draws}
                </text>
            )}
        </>
    );
}

export function Canvas(props: CanvasProps) {
    const { field } = props;
    const { grid } = field;
    const all = places(grid);
    const frame = frameOf(
        grid,
        all.map((place) => middleOf(grid, place)),
    );
    const { here, pointed, setCursor, watch } = usePainting(grid, all, props.stroke);
    const shadows = images(field, pointed, props.symmetry);
    return (
        <>
            <svg
                class={`map-canvas ${grid}`}
                viewBox={viewBox(frame)}
                role="group"
                aria-label="The map"
                {...watch}
            >
                {all.map((place, i) => {
                    const c = at(field, place);
                    const shadow = shadows.some((one) => same(one, place));
                    return (
                        <g
                            key={`${place.column} ${place.row}`}
                            class={`map-place ${c === " " ? "hole" : ""} ${shadow ? "shadow" : ""}`}
                            data-place={i}
                            role="button"
                            tabIndex={same(place, here) ? 0 : -1}
                            aria-label={words(field, place)}
                            onFocus={() => setCursor(place)}
                        >
                            <Drawn grid={grid} place={place} draws={c} />
                        </g>
                    );
                })}
            </svg>
            <p class="map-words" aria-hidden="true">
                {words(field, pointed)}
            </p>
        </>
    );
}
