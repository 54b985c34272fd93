// Drawings are data: paths with a paint, in a square of 64 by 64, and other drawings placed there.
//
// All are of one hand: light from the upper left, round ink outlines, flat paints, few shapes, so
// that a drawing is known at 24 pixels by its outline and pleasant at 200.
import type { JSX } from "preact";

/** "paint path": the paints are classes of pictures.css. "ink" and what fills have an outline; "shade",
 * "light" and "spot" lie upon them without one; "line" and "thin" are strokes only. */
type Stroke = string;

/** A drawing within a drawing: moved, made larger or smaller, turned and mirrored about its middle. */
export interface Placed {
    of: Drawing;
    at?: [x: number, y: number]; // where its middle comes to lie; else 32, 32
    by?: number; // how large it is; else 1
    turn?: number; // degrees clockwise
    flip?: boolean; // left is right
    tint?: string; // the paint that "tint" stands for in it
    flat?: boolean; // without outlines, as a pattern on what lies below
}

export type Drawing = (Stroke | Placed)[];

/** Pictures by the id of the card, character or puppet. */
export type Gallery = Record<string, Drawing>;

function transformOf({ at = [32, 32], by = 1, turn = 0, flip = false }: Placed): string {
    const turned = turn === 0 ? "" : ` rotate(${turn})`;
    const sized = by === 1 && !flip ? "" : ` scale(${flip ? -by : by} ${by})`;
    return `translate(${at[0]} ${at[1]})${turned}${sized} translate(-32 -32)`;
}

/** Outlines are as wide in a part that was made smaller as in the whole. */
function Shapes(props: { of: Drawing; tint: string; size: number }): JSX.Element {
    return (
        <>
            {props.of.map((part, i) => {
                if (typeof part !== "string") {
                    const size = props.size * (part.by ?? 1);
                    return (
                        <g
                            key={i}
                            class={part.flat ? "flat" : undefined}
                            transform={transformOf(part)}
                            style={{ "--size": size }}
                        >
                            <Shapes of={part.of} tint={part.tint ?? props.tint} size={size} />
                        </g>
                    );
                }
                const space = part.indexOf(" ");
                const paint = part.slice(0, space);
                return (
                    <path
                        key={i}
                        class={`paint-${paint === "tint" ? props.tint : paint}`}
                        d={part.slice(space + 1)}
                    />
                );
            })}
        </>
    );
}

export function Drawn(props: { drawing: Drawing; class?: string }) {
    return (
        <svg class={`drawing ${props.class ?? ""}`} viewBox="0 0 64 64" aria-hidden="true">
            <Shapes of={props.drawing} tint="stone" size={1} />
        </svg>
    );
}
