// Gem Blenders' board: two diamonds of heroes that face each other, this person's hand below.
import "./board.css";
import { useShown } from "../../table/context";
import { aroundTable } from "../generic";
import { Hand } from "./hand";
import { Lanes } from "./lanes";
import { zoneOf, type Table } from "./shape";
import { Side } from "./side";

export function GemBlenders() {
    const { view, seat, bottom } = useShown();
    const [foe, own] = aroundTable(view.seats, bottom);
    if (!foe || !own) return null;
    // Before there are cards one holds the heroes that are to be placed.
    const dealt = (view as Table).started || !!zoneOf(view, own.seat, "hand")?.count;
    const hand = zoneOf(view, own.seat, dealt ? "hand" : "bench");
    return (
        <div class="gem-blenders">
            <Side seat={foe} own={false} />
            <Lanes bottom={own.seat} />
            <Side seat={own} own held={hand?.kind} />
            {hand && <Hand zone={hand} own={seat === own.seat} />}
        </div>
    );
}
