// The board of any game, from nothing but the shape that all views share.
import { Emblem } from "../art/emblem";
import type { ViewCounter, ViewSeat, ViewZone } from "../protocol";
import { useShown } from "../table/context";
import { counterTitle } from "../table/selection";
import { Spaces } from "../table/spaces";
import { Touch } from "../table/touch";
import { Zone } from "../table/zone";

/** The seats in the order in which they sit around the table, this person's own last. */
export function aroundTable<T extends { seat: number }>(seats: T[], bottom: number): T[] {
    const after = seats.filter((seat) => seat.seat > bottom);
    const before = seats.filter((seat) => seat.seat < bottom);
    return [...after, ...before, ...seats.filter((seat) => seat.seat === bottom)];
}

/** "1 of 3": where something happens with so many. */
const amount = ({ value, of }: ViewCounter) => (of === undefined ? value : `${value} of ${of}`);

function SeatPanel(props: { seat: ViewSeat; zones: ViewZone[] }) {
    const { view, seat: own } = useShown();
    const { seat } = props;
    const asked = view.pending.includes(seat.seat);
    return (
        <section
            class={`seat-panel ${seat.seat === own ? "own" : ""} ${asked ? "asked" : ""}`}
            aria-label={seat.name}
        >
            <header>
                <Touch id={seat.id} class="seat-name" label={seat.name}>
                    <Emblem seat={seat.seat} /> {seat.name}
                </Touch>
                {seat.counters.map((counter) => (
                    <Touch
                        key={counter.id}
                        id={counter.id}
                        class="counter"
                        label={`${counterTitle(counter)} ${amount(counter)}`}
                    >
                        <b>{amount(counter)}</b> {counterTitle(counter)}
                    </Touch>
                ))}
                {(seat.marks ?? []).map((mark, i) => (
                    <span key={i} class="mark">
                        {mark}
                    </span>
                ))}
            </header>
            <div class="zones">
                {props.zones.map((zone) => (
                    <Zone key={zone.id} zone={zone} />
                ))}
            </div>
        </section>
    );
}

export function GenericBoard() {
    const { view, bottom } = useShown();
    const seats = aroundTable(view.seats, bottom);
    const own = seats[seats.length - 1];
    const of = (owner: ViewSeat) => view.zones.filter((zone) => zone.seat === owner.seat);
    return (
        <div class="generic-board">
            <div class="others">
                {seats.slice(0, -1).map((other) => (
                    <SeatPanel key={other.id} seat={other} zones={of(other)} />
                ))}
            </div>
            <Spaces view={view} />
            <div class="zones middle">
                {view.zones
                    .filter((zone) => zone.seat === undefined || zone.seat === null)
                    .map((zone) => (
                        <Zone key={zone.id} zone={zone} />
                    ))}
            </div>
            {own && <SeatPanel seat={own} zones={of(own)} />}
        </div>
    );
}
