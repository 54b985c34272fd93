// Puzzle Strike's board: opponents above, the bank between, this person's pile and hand below.
import { useShown } from "../../table/context";
import { aroundTable } from "../generic";
import { Characters } from "../shared/characters";
import { Bank, Middle } from "./bank";
import { Chip } from "./chip";
import { Side } from "./player";
import { Incoming, TurnTrack } from "./status";
import type { Player, Table } from "./shape";
import "./board.css"; // after the styles of its parts

/** Who shares a pile sits together; the last of them is this person, or seat 0 for who watches. */
function sidesOf(seats: Player[]): Player[][] {
    const last = seats[seats.length - 1];
    const sides = new Map<number, Player[]>();
    for (const player of seats) {
        const side = sides.get(player.side);
        if (side) side.push(player);
        else sides.set(player.side, [player]);
    }
    const all = [...sides.values()];
    return [
        ...all.filter((side) => !side.includes(last!)),
        ...all.filter((s) => s.includes(last!)),
    ];
}

export function PuzzleStrike() {
    const { bottom, ...shown } = useShown();
    const view = shown.view as Table;
    const sides = sidesOf(aroundTable(view.seats, bottom));
    const near = sides[sides.length - 1];
    const team = view.mode === "team" ? "team" : "";
    const setup = view.phase === "setup" ? "setup" : "";
    return (
        <div class={`puzzle-strike sides-${sides.length} ${team} ${setup}`}>
            <div class="far-sides">
                {sides.slice(0, -1).map((members) => (
                    <Side key={members[0]?.side} members={members} near={false} />
                ))}
            </div>
            <div class="table-middle">
                <Characters
                    show={(card) => (
                        <Chip key={card.id} id={`face.${card.id}`} face={card.id} class="small" />
                    )}
                />
                <Middle />
                <Bank />
            </div>
            <div class="table-status">
                <TurnTrack />
                <Incoming />
            </div>
            {near && <Side members={near} near />}
        </div>
    );
}
