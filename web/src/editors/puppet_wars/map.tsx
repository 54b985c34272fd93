// The map editor: brushes, symmetry, undo; with the pointer, a finger or the keyboard alone.
import "../../boards/puppet_wars/field.css";
import "./map.css";
import { useRef, useState } from "preact/hooks";
import { ThingIcon } from "../../boards/puppet_wars/art";
import type { Grid } from "../../boards/puppet_wars/geometry";
import type { EditorProps } from "../editor";
import type { Way } from "../history";
import {
    convert,
    emptyField,
    images,
    paint,
    read,
    write,
    type Field,
    type Place,
    type Symmetry,
} from "./drawing";
import { brushes, Canvas, type Brush } from "./canvas";

/**
 * The field of the text. A drawing says nothing of where in the frame it stands: what was drawn here
 * stays where it was, also when it is undone.
 */
function useField(text: string, change: (text: string, way?: Way) => void) {
    const [drawn] = useState(() => new Map<string, Field>());
    const known = drawn.get(text) ?? read(text);
    const [empty] = useState<Field>(() => emptyField("hex"));
    const field = known ?? empty;
    const latest = useRef(field); // strokes may come faster than the page is drawn
    latest.current = field;
    const put = (next: Field, way: Way = "step") => {
        if (next === latest.current) return;
        const written = write(next);
        drawn.set(written, next);
        latest.current = next;
        change(written, way);
    };
    return { field, latest, readable: text === "" || known !== null, put };
}

function Brushes(props: { brush: Brush; choose: (brush: Brush) => void }) {
    return (
        <div class="brushes" role="radiogroup" aria-label="Brush">
            {brushes.map((brush) => (
                <button
                    key={brush.name}
                    type="button"
                    role="radio"
                    aria-checked={brush.name === props.brush.name}
                    class="small brush"
                    onClick={() => props.choose(brush)}
                >
                    <ThingIcon kind={brush.kind} />
                    {brush.name}
                    <kbd aria-hidden="true">{brush.key.toUpperCase()}</kbd>
                </button>
            ))}
        </div>
    );
}

/** How many more Pawns a numbered start gives. */
function Bonus(props: { brush: Brush; choose: (brush: Brush) => void }) {
    return (
        <label class="bonus">
            More Pawns
            <select
                value={props.brush.draws}
                onChange={(event) =>
                    props.choose({ ...props.brush, draws: event.currentTarget.value })
                }
            >
                {Array.from({ length: 9 }, (_, i) => (
                    <option key={i} value={String(i + 1)}>
                        {i + 1}
                    </option>
                ))}
            </select>
        </label>
    );
}

const symmetries: Record<Symmetry, string> = {
    none: "none",
    sides: "left and right",
    heights: "top and bottom",
    turn: "half a turn",
    both: "all four ways",
};

export function MapEditor(props: EditorProps) {
    const { field, latest, readable, put } = useField(props.text, props.change);
    const [brush, setBrush] = useState<Brush>(brushes[1]!);
    const [symmetry, setSymmetry] = useState<Symmetry>("turn");
    const stroke = (place: Place, going: boolean) =>
        put(
            paint(latest.current, images(latest.current, place, symmetry), brush.draws),
            going ? "going" : "step",
        );
    const keys = (event: KeyboardEvent) => {
        const key = event.key.toLowerCase();
        const wanted = brushes.find((one) => one.key === key);
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target instanceof HTMLSelectElement) return;
        if (wanted) setBrush(wanted);
        else if (/^[1-9]$/.test(key)) setBrush({ ...brushes[4]!, draws: key });
        else return;
        event.preventDefault();
    };
    return (
        <div class="map-editor" onKeyDown={keys}>
            <Brushes brush={brush} choose={setBrush} />
            <div class="map-tools">
                {brush.kind === "start" && brush.key === "p" && (
                    <Bonus brush={brush} choose={setBrush} />
                )}
                <label>
                    Symmetry
                    <select
                        value={symmetry}
                        onChange={(event) => setSymmetry(event.currentTarget.value as Symmetry)}
                    >
                        {Object.entries(symmetries).map(([value, words]) => (
                            <option key={value} value={value}>
                                {words}
                            </option>
                        ))}
                    </select>
                </label>
                <label>
                    Spaces
                    <select
                        value={field.grid}
                        onChange={(event) => put(convert(field, event.currentTarget.value as Grid))}
                    >
                        <option value="hex">hexagons</option>
                        <option value="square">squares</option>
                    </select>
                </label>
                <button type="button" class="small" onClick={() => put(emptyField(field.grid))}>
                    Empty field
                </button>
            </div>
            <div class="map-field">
                {!readable && (
                    <p class="unreadable">
                        This text is no drawing that can be shown. Painting begins a new one.
                    </p>
                )}
                <Canvas field={field} brush={brush} symmetry={symmetry} stroke={stroke} />
                <p class="faint">
                    Arrow keys move over the field, Enter paints, the letters choose brushes, 1 to 9
                    a start with more Pawns.
                </p>
            </div>
        </div>
    );
}
