// A map as its drawing (see src/games/puppet_wars/maps.c), and what an editor does with it.
//
// The frame has 11 rows. Squares have columns 0 to 9. Hexagons lie at columns 0 to 20 where column
// and row together are odd, as in the drawing, whose rows are shifted by one against each other.
import type { Grid, Point } from "../../boards/puppet_wars/geometry";

export const ROWS = 11;
const COLUMNS = { hex: 21, square: 10 };

/** A character for each place; a blank where there is no Space. */
export interface Field {
    grid: Grid;
    rows: string[][];
}

export interface Place {
    column: number;
    row: number;
}

const isPlace = (grid: Grid, { column, row }: Place) =>
    row >= 0 &&
    row < ROWS &&
    column >= 0 &&
    column < COLUMNS[grid] &&
    (grid === "square" || (column + row) % 2 === 1);

const blank = (grid: Grid): Field => ({
    grid,
    rows: Array.from({ length: ROWS }, () => Array<string>(COLUMNS[grid]).fill(" ")),
});

export function places(grid: Grid): Place[] {
    const all: Place[] = [];
    for (let row = 0; row < ROWS; row++)
        for (let column = 0; column < COLUMNS[grid]; column++)
            if (isPlace(grid, { column, row })) all.push({ column, row });
    return all;
}

export const at = (field: Field, place: Place): string =>
    field.rows[place.row]?.[place.column] ?? " ";

/** The middle of a place, in widths of a Space. */
export const middleOf = (grid: Grid, { column, row }: Place): Point =>
    grid === "hex" ? { x: column / 2, y: row * 0.866 } : { x: column, y: row };

/** An empty field of sensible size: a hexagon with sides of six, or nine squares by nine. */
export function emptyField(grid: Grid): Field {
    const field = blank(grid);
    for (const { column, row } of places(grid)) {
        const inside =
            grid === "hex"
                ? Math.abs(column - 10) + Math.abs(row - 5) <= 10
                : column < 9 && row >= 1 && row < 10;
        if (inside) field.rows[row]![column] = ".";
    }
    return field;
}

/** The field as text; blank rows and columns around it are left out. */
export function write(field: Field): string {
    const step = field.grid === "hex" ? "" : " ";
    const lines = field.rows.map((row) => row.join(step).trimEnd());
    while (lines.length > 0 && lines[0] === "") lines.shift();
    while (lines.length > 0 && lines[lines.length - 1] === "") lines.pop();
    const indents = lines.filter((line) => line !== "").map((line) => line.search(/\S/));
    const left = Math.min(...indents);
    return lines.map((line) => line.slice(left)).join("\n") + (lines.length > 0 ? "\n" : "");
}

/** The text as a field, in the middle of the frame; null if it is no drawing. */
export function read(text: string): Field | null {
    const lines = text.split("\n").map((line) => line.trimEnd());
    while (lines.length > 0 && lines[0] === "") lines.shift();
    while (lines.length > 0 && lines[lines.length - 1] === "") lines.pop();
    const found = lines.flatMap((line, row) =>
        [...line].flatMap((c, column) => (c === " " ? [] : [{ c, column, row }])),
    );
    const first = found[0];
    if (!first || lines.length > ROWS) return null;
    const fits = (odd: boolean) =>
        found.every((p) => (p.column - first.column + (odd ? p.row : 0)) % 2 === 0);
    const grid: Grid = fits(false) ? "square" : "hex";
    if (grid === "hex" && !fits(true)) return null;
    const width = grid === "hex" ? 1 : 2;
    const left = Math.min(...found.map((p) => p.column));
    const wide = Math.max(...found.map((p) => p.column)) - left + width;
    return middling(grid, wide / width, lines.length, (aside, down) => {
        const field = blank(grid);
        for (const { c, column, row } of found) {
            const place = { column: (column - left) / width + aside, row: row + down };
            if (!isPlace(grid, place)) return null;
            field.rows[place.row]![place.column] = c;
        }
        return field;
    });
}

/** The first try that succeeds, from the middle of the frame outward. */
function middling<T>(
    grid: Grid,
    wide: number,
    high: number,
    attempt: (aside: number, down: number) => T | null,
): T | null {
    const spare = COLUMNS[grid] - wide;
    const from = { aside: Math.floor(spare / 2), down: Math.floor((ROWS - high) / 2) };
    for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
    ] as const) {
        const result = attempt(from.aside + dx, from.down + dy);
        if (result) return result;
    }
    return null;
}

/** The same Spaces row by row in the other grid; what finds no place is lost. */
export function convert(field: Field, grid: Grid): Field {
    if (field.grid === grid) return field;
    const result = blank(grid);
    for (const place of places(field.grid)) {
        const column =
            grid === "square"
                ? Math.floor(place.column / 2)
                : 2 * place.column + (place.row % 2 === 0 ? 1 : 0);
        const to = { column, row: place.row };
        if (isPlace(grid, to)) result.rows[to.row]![to.column] = at(field, place);
    }
    return result;
}

// --- Symmetry. ---

export type Symmetry = "none" | "sides" | "heights" | "turn" | "both";

/** Where else a stroke paints: mirrored at the middle of what is drawn. */
export function images(field: Field, place: Place, symmetry: Symmetry): Place[] {
    const drawn = places(field.grid).filter((p) => at(field, p) !== " ");
    const all = drawn.length > 0 ? drawn : places(field.grid);
    const columns = all.map((p) => p.column);
    const rows = all.map((p) => p.row);
    const across = Math.min(...columns) + Math.max(...columns) - place.column;
    const down = Math.min(...rows) + Math.max(...rows) - place.row;
    const sides = { column: across, row: place.row };
    const heights = { column: place.column, row: down };
    const turn = { column: across, row: down };
    const by = {
        none: [],
        sides: [sides],
        heights: [heights],
        turn: [turn],
        both: [sides, heights, turn],
    };
    return [place, ...by[symmetry]].filter((p) => isPlace(field.grid, p));
}

// --- Painting. ---

/** A start gets the first letter that no other has. */
function starter(field: Field): string {
    const used = new Set(field.rows.flat());
    return ["A", "B", "C", "D"].find((letter) => !used.has(letter)) ?? "A";
}

const isStart = (c: string) => /[A-D]/.test(c);

/** The field with this brush at these places; the same field if nothing changes. */
export function paint(field: Field, where: Place[], brush: string): Field {
    const next: Field = { ...field, rows: field.rows.map((row) => [...row]) };
    let changed = false;
    for (const place of where) {
        const before = at(next, place);
        if (before === brush || (brush === "A" && isStart(before))) continue;
        next.rows[place.row]![place.column] = brush === "A" ? starter(next) : brush;
        changed = true;
    }
    return changed ? next : field;
}

/** The neighbour in the direction of an arrow key; hexagons above and below lie aslant. */
export function neighbour(grid: Grid, from: Place, key: string): Place {
    const { column, row } = from;
    const step = grid === "hex" ? 2 : 1;
    const slant = grid === "hex" ? (row % 2 === 0 ? 1 : -1) : 0;
    const candidates: Record<string, Place[]> = {
        ArrowLeft: [{ column: column - step, row }],
        ArrowRight: [{ column: column + step, row }],
        ArrowUp: [
            { column: column - slant, row: row - 1 },
            { column: column + slant, row: row - 1 },
        ],
        ArrowDown: [
            { column: column - slant, row: row + 1 },
            { column: column + slant, row: row + 1 },
        ],
    };
    return (candidates[key] ?? []).find((place) => isPlace(grid, place)) ?? from;
}

/** "D5": the fifth Space of the fourth row that is drawn, as the game names it. */
export function nameOf(field: Field, place: Place): string {
    const rows = field.rows.map((row) => row.some((c) => c !== " "));
    const top = rows.indexOf(true);
    if (at(field, place) === " " || top < 0) return "";
    const before = places(field.grid).filter(
        (p) => p.row === place.row && p.column <= place.column && at(field, p) !== " ",
    );
    return `${String.fromCharCode(65 + place.row - top)}${before.length}`;
}
