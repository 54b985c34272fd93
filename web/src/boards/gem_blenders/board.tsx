// Gem Blenders' board: two diamonds of heroes that face each other, this person's hand below.
import "./board.css";
import { useShown } from "../../table/context";
import { aroundTable } from "../generic";
import { Hand } from "./hand";
import { Lanes } from "./lanes";
import { zoneOf } from "./shape";
import { Side } from "./side";

export function GemBlenders() {
    const { view, seat } = useShown();
    const [foe, own] = aroundTable(view.seats, seat);
    if (!foe || !own) return null;
    const hand = zoneOf(view, own.seat, "hand");
    return (
        <div class="gem-blenders">
            <Side seat={foe} own={false} />
            <Lanes bottom={own.seat} />
            <Side seat={own} own />
            {hand && <Hand zone={hand} own={seat === own.seat} />}
        </div>
    );
}
