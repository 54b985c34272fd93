// A board of any game: a row of spaces, or a grid of squares or hexes.
import type { View, ViewSpace } from "../protocol";
import { Emblem } from "../art/emblem";
import { useShown } from "./context";
import { humanise } from "./selection";
import { Touch } from "./touch";

/** "pawn1" belongs to seat 1, if there is such a seat. */
export function seatOfPiece(piece: string, seats: number): number | null {
    const digits = /^[a-z_]*?(\d+)/.exec(piece)?.[1];
    const seat = digits === undefined ? NaN : Number(digits);
    return seat < seats ? seat : null;
}

/** What a game's own lists may tell about a piece. */
interface PieceFacts {
    id: string;
    seat?: number;
    name?: string;
    code?: string; // two letters or so
    card?: string;
    marks?: string[];
}

/** The row of the view that describes this piece, in whichever list it stands. */
function pieceFacts(view: View, piece: string): PieceFacts | null {
    for (const list of Object.values(view))
        if (Array.isArray(list))
            for (const row of list)
                if (row && typeof row === "object" && row.id === piece) return row;
    return null;
}

function Piece(props: { piece: string }) {
    const { view } = useShown();
    const about = pieceFacts(view, props.piece);
    const seat = about?.seat ?? seatOfPiece(props.piece, view.seats.length);
    const name = about?.name ?? humanise(props.piece.replace(/\d+/g, ""));
    const owner = seat === null ? "" : ` of ${view.seats[seat]?.name ?? ""}`;
    const code = about ? (about.code ?? name.slice(0, 2)) : seat === null ? name : "";
    const label = [`${name}${owner}`, ...(about?.marks ?? [])].join(", ");
    return (
        <Touch
            id={props.piece}
            class={`piece ${seat === null ? "" : `seat-${seat}`}`}
            face={about?.card}
            label={label}
        >
            {seat !== null && <Emblem seat={seat} />}
            {code && <span class="piece-code">{code}</span>}
        </Touch>
    );
}

function Space(props: { space: ViewSpace; style?: Record<string, string> }) {
    const { view } = useShown();
    const { space } = props;
    const owner = seatOfPiece(space.kind, view.seats.length); // "bench1" is a place of seat 1
    return (
        <div
            class={`space kind-${space.kind} ${owner === null ? "" : `owned seat-${owner}`}`}
            style={props.style}
        >
            <Touch
                id={space.id}
                class="space-ground"
                label={`Space ${space.title}, ${humanise(space.kind)}`}
            >
                <span class="space-title">{space.title}</span>
            </Touch>
            <div class="space-pieces">
                {space.pieces.map((piece) => (
                    <Piece key={piece} piece={piece} />
                ))}
            </div>
        </div>
    );
}

/** Where the middle of a space is, in widths of a space. */
export function middle(grid: "hex" | "square", x: number, y: number): { x: number; y: number } {
    if (grid === "square") return { x, y };
    return { x: x + y / 2, y: y * 0.866 };
}

const GRID = 48; // hundredths of the felt's height, for a grid of spaces

function Grid(props: { spaces: ViewSpace[]; grid: "hex" | "square" }) {
    const places = props.spaces.map((space) => middle(props.grid, space.x ?? 0, space.y ?? 0));
    const left = Math.min(...places.map((p) => p.x));
    const top = Math.min(...places.map((p) => p.y));
    const wide = Math.max(...places.map((p) => p.x)) - left + 1;
    const high = Math.max(...places.map((p) => p.y)) - top + 1;
    return (
        <div
            class={`grid ${props.grid}`}
            style={{ aspectRatio: `${wide} / ${high}`, maxWidth: `${(GRID * wide) / high}cqh` }}
        >
            {props.spaces.map((space, i) => {
                const place = places[i] ?? { x: 0, y: 0 };
                return (
                    <Space
                        key={space.id}
                        space={space}
                        style={{
                            left: `${((place.x - left) / wide) * 100}%`,
                            top: `${((place.y - top) / high) * 100}%`,
                            width: `${100 / wide}%`,
                            height: `${(props.grid === "hex" ? 115.5 : 100) / high}%`,
                        }}
                    />
                );
            })}
        </div>
    );
}

export function Spaces(props: { view: View }) {
    const { spaces, grid } = props.view;
    if (!spaces || spaces.length === 0) return null;
    return (
        <section class="spaces" aria-label="Board">
            {grid ? (
                <Grid spaces={spaces} grid={grid} />
            ) : (
                <div class="space-row">
                    {spaces.map((space) => (
                        <Space key={space.id} space={space} />
                    ))}
                </div>
            )}
        </section>
    );
}
