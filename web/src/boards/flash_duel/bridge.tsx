// The bridge: 18 planks, the pawns on them, and the distance that everybody thinks in.
import type { GameEvent, View } from "../../protocol";
import { useShown } from "../../table/context";
import { seatOfPiece } from "../../table/spaces";
import { Touch } from "../../table/touch";
import { Portrait } from "../shared/portrait";
import { DragonPawn, Fencer, Mine, Soldier } from "./art";
import type { Player, Table } from "./shape";

/** Those on the side of seat 0 face right, the others left. */
function facesLeft(view: Table, seat: number): boolean {
    const side = (s: number) => view.seats[s]?.side ?? s;
    return side(seat) !== side(0);
}

export interface Standing {
    piece: string;
    space: number; // from 1 on
    aside: number; // how far from the middle, in spaces, where several share one
}

export function standings(view: View): Standing[] {
    return (view.spaces ?? []).flatMap((space, i) =>
        space.pieces.map((piece, j) => ({
            piece,
            space: i + 1,
            aside: (j - (space.pieces.length - 1) / 2) * 0.5,
        })),
    );
}

/** The two opposing pawns that are nearest to each other; with `own`, one of them is that seat's. */
export function nearest(view: Table, own: number | null): [number, number] | null {
    const pawns = standings(view).filter((s) => s.piece.startsWith("pawn"));
    const seat = (s: Standing) => seatOfPiece(s.piece, view.seats.length) ?? 0;
    let best: [number, number] | null = null;
    for (const a of pawns)
        for (const b of pawns) {
            if (facesLeft(view, seat(a)) || !facesLeft(view, seat(b))) continue;
            if (own !== null && seat(a) !== own && seat(b) !== own) continue;
            const ends: [number, number] = [Math.min(a.space, b.space), Math.max(a.space, b.space)];
            if (!best || ends[1] - ends[0] < best[1] - best[0]) best = ends;
        }
    return best;
}

const moving: Record<string, string> = {
    attacked: "lunge",
    struck: "lunge",
    dashed: "dash",
    blocked: "parry",
    hit: "struck",
};

/** What a pawn does because of the latest events. */
export function gesture(news: GameEvent[], pawn: string): string {
    let found = "";
    for (const event of news) {
        const does = moving[event.kind];
        if (does && event.touch.includes(pawn)) found = does;
    }
    return found;
}

/** The middle of a space, in percent of the bridge. */
const at = (space: number, spaces: number) => ((space - 0.5) / spaces) * 100;

/** By a transform, so that nothing else is laid out anew when somebody steps. */
const placeOf = (standing: Standing, spaces: number) => ({
    "--at": String(at(standing.space + standing.aside, spaces) / 100),
});

function Pawn(props: { standing: Standing; seat: Player; spaces: number }) {
    const { news, moves, ...shown } = useShown();
    const view = shown.view as Table;
    const { standing, seat } = props;
    const left = facesLeft(view, seat.seat);
    const isDragon = seat.character === "Deathstrike Dragon" || seat.name === "Dragon";
    const act = gesture(news, standing.piece);
    const label = `${seat.name}'s pawn on space ${standing.space}`;
    return (
        <Touch
            id={standing.piece}
            class={`pawn ${seat.character && !isDragon ? "with-face" : ""} ${view.turn === seat.seat && !view.over ? "turn" : ""}`}
            label={label}
            style={placeOf(standing, props.spaces)}
        >
            <span key={act && moves} class={`figure ${act} ${left ? "to-left" : "to-right"}`}>
                {isDragon ? (
                    <DragonPawn left={left} seat={seat.seat} />
                ) : (
                    <Fencer seat={seat.seat} left={left} />
                )}
                {seat.character && !isDragon && (
                    <Portrait character={seat.character} seat={seat.seat} />
                )}
            </span>
        </Touch>
    );
}

function Thing(props: { standing: Standing; spaces: number }) {
    const view = useShown().view as Table;
    const { piece, space } = props.standing;
    const seat = seatOfPiece(piece, view.seats.length);
    const soldier = piece.startsWith("soldier") && seat !== null;
    return (
        <Touch
            id={piece}
            class="thing"
            label={
                soldier
                    ? `${view.seats[seat]?.name ?? ""}'s soldier on space ${space}`
                    : `The mine on space ${space}`
            }
            style={placeOf(props.standing, props.spaces)}
        >
            {soldier ? <Soldier seat={seat} left={facesLeft(view, seat)} /> : <Mine />}
        </Touch>
    );
}

function Distance(props: { ends: [number, number]; spaces: number }) {
    const [from, to] = props.ends;
    const left = at(from, props.spaces);
    return (
        <div
            class="distance"
            data-id="distance"
            style={{ left: `${left}%`, width: `${at(to, props.spaces) - left}%` }}
        >
            <span>
                <span class="distance-word">distance </span>
                <b>{to - from}</b>
            </span>
        </div>
    );
}

export function Bridge() {
    const { seat, ...shown } = useShown();
    const view = shown.view as Table;
    const spaces = view.spaces ?? [];
    const all = standings(view);
    const ends = nearest(view, seat) ?? nearest(view, null);
    return (
        <section class="bridge" aria-label="The bridge">
            <div class="pawns">
                {all
                    .slice()
                    .sort((a, b) => (a.piece < b.piece ? -1 : 1))
                    .map((standing) => {
                        const owner = seatOfPiece(standing.piece, view.seats.length);
                        const who = owner === null ? undefined : view.seats[owner];
                        return standing.piece.startsWith("pawn") && who ? (
                            <Pawn
                                key={standing.piece}
                                standing={standing}
                                seat={who}
                                spaces={spaces.length}
                            />
                        ) : (
                            <Thing
                                key={standing.piece}
                                standing={standing}
                                spaces={spaces.length}
                            />
                        );
                    })}
            </div>
            <div class="planks">
                {spaces.map((space) => (
                    <Touch
                        key={space.id}
                        id={space.id}
                        class={`plank ${space.kind}`}
                        label={`Space ${space.title}, ${space.kind}`}
                    >
                        <span>{space.title}</span>
                    </Touch>
                ))}
            </div>
            <div class="below">{ends && <Distance ends={ends} spaces={spaces.length} />}</div>
        </section>
    );
}
