// The map editor: brushes, symmetry, undo; with the pointer, a finger or the keyboard alone.
import "../../boards/puppet_wars/field.css";
import "./map.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ThingIcon } from "../../boards/puppet_wars/art";
import type { Grid } from "../../boards/puppet_wars/geometry";
import type { EditorProps } from "../editor";
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

/** The field being drawn, and its past and future. Texts from elsewhere begin a new past. */
function useField(text: string, change: (text: string) => void) {
    const [state, setState] = useState({ past: [] as Field[], future: [] as Field[] });
    const [field, setField] = useState<Field>(() => read(text) ?? emptyField("hex"));
    const [readable, setReadable] = useState(text === "" || read(text) !== null);
    const written = useRef(text);
    // Not after painting: by then the next key may have written more, and this text is no news.
    useLayoutEffect(() => {
        if (text === written.current) return;
        written.current = text;
        setReadable(text === "" || read(text) !== null);
        setField(read(text) ?? emptyField("hex"));
        setState({ past: [], future: [] });
    }, [text]);
    const show = (next: Field) => {
        written.current = write(next);
        setReadable(true);
        setField(next);
        change(written.current);
    };
    /** `going`: it belongs to the same stroke as the change before. */
    const put = (next: Field, going = false) => {
        if (next === field) return;
        const past = going && state.past.length > 0 ? state.past : [...state.past, field];
        setState({ past, future: [] });
        show(next);
    };
    const undo = () => {
        const before = state.past[state.past.length - 1];
        if (!before) return;
        setState({ past: state.past.slice(0, -1), future: [field, ...state.future] });
        show(before);
    };
    const redo = () => {
        const after = state.future[0];
        if (!after) return;
        setState({ past: [...state.past, field], future: state.future.slice(1) });
        show(after);
    };
    const can = { undo: state.past.length > 0, redo: state.future.length > 0 };
    return { field, readable, put, undo, redo, can };
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
    const { field, readable, put, undo, redo, can } = useField(props.text, props.change);
    const [brush, setBrush] = useState<Brush>(brushes[1]!);
    const [symmetry, setSymmetry] = useState<Symmetry>("turn");
    const stroke = (place: Place, going: boolean) =>
        put(paint(field, images(field, place, symmetry), brush.draws), going);
    const keys = (event: KeyboardEvent) => {
        const key = event.key.toLowerCase();
        const wanted = brushes.find((one) => one.key === key);
        const undoing = key === "z" && !event.shiftKey;
        if (event.ctrlKey || event.metaKey) {
            if (undoing) undo();
            else if (key === "y" || key === "z") redo();
            else return;
        } else if (event.altKey || event.target instanceof HTMLSelectElement) return;
        else if (wanted) setBrush(wanted);
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
                <button type="button" class="small" disabled={!can.undo} onClick={undo}>
                    Undo
                </button>
                <button type="button" class="small" disabled={!can.redo} onClick={redo}>
                    Redo
                </button>
                <button type="button" class="small" onClick={() => put(emptyField(field.grid))}>
                    Empty field
                </button>
            </div>
            {!readable && (
                <p class="unreadable">
                    This text is no drawing that can be shown. Painting begins a new one.
                </p>
            )}
            <Canvas field={field} brush={brush} symmetry={symmetry} stroke={stroke} />
            <p class="faint">
                Arrow keys move over the field, Enter paints, the letters choose brushes, 1 to 9 a
                start with more Pawns, Ctrl+Z takes back.
            </p>
        </div>
    );
}
