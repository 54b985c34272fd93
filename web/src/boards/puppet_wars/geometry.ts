// Where Spaces lie, in widths of a Space. Hexagons stand on a corner.
import { middle } from "../../table/spaces";

export type Grid = "hex" | "square";

export interface Point {
    x: number;
    y: number;
}

/** Half the height of a Space. */
const half = (grid: Grid) => (grid === "hex" ? 0.57735 : 0.5);

export interface Frame {
    left: number;
    top: number;
    wide: number;
    high: number;
}

/** The smallest frame around Spaces with these middles. */
export function frameOf(grid: Grid, middles: Point[]): Frame {
    const xs = middles.map((p) => p.x);
    const ys = middles.map((p) => p.y);
    const left = Math.min(...xs) - 0.5;
    const top = Math.min(...ys) - half(grid);
    const wide = Math.max(...xs) + 0.5 - left;
    return { left, top, wide, high: Math.max(...ys) + half(grid) - top };
}

export const viewBox = (frame: Frame) =>
    [frame.left, frame.top, frame.wide, frame.high].map((n) => n.toFixed(3)).join(" ");

/** The corners of a Space for an SVG polygon; a little inside its border. */
export function corners(grid: Grid, at: Point, inset = 0.02): string {
    const high = half(grid) - inset;
    const wide = 0.5 - inset;
    const around =
        grid === "hex"
            ? [
                  [0, -high],
                  [wide, -high / 2],
                  [wide, high / 2],
                  [0, high],
                  [-wide, high / 2],
                  [-wide, -high / 2],
              ]
            : [
                  [-wide, -high],
                  [wide, -high],
                  [wide, high],
                  [-wide, high],
              ];
    return around.map(([x, y]) => `${(at.x + x!).toFixed(3)},${(at.y + y!).toFixed(3)}`).join(" ");
}

/** A box over a Space, in percent of the frame. */
export function boxOver(grid: Grid, frame: Frame, at: Point, size = 1) {
    const wide = (size / frame.wide) * 100;
    const high = ((size * 2 * half(grid)) / frame.high) * 100;
    return {
        left: `${((at.x - frame.left) / frame.wide) * 100 - wide / 2}%`,
        top: `${((at.y - frame.top) / frame.high) * 100 - high / 2}%`,
        width: `${wide}%`,
        height: `${high}%`,
    };
}

export { middle };
