// A table on the screen: the board of its game, inside the context that its parts need.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useCatalogue } from "../api";
import { boardOf } from "../boards/board";
import { Dialog } from "../dialog";
import type { GameEvent, Seat, View } from "../protocol";
import { CardDetails } from "./card";
import { ShownContext, type Picker } from "./context";
import { Peek } from "./peek";

interface ShownTableProps {
    view: View;
    seat: number | null;
    seats: Seat[];
    news: GameEvent[];
    moves: number;
    picker: Picker;
    plain?: boolean; // the generic board, also for a game that has its own
    children?: ComponentChildren;
}

export function ShownTable(props: ShownTableProps) {
    const catalogue = useCatalogue(props.view.game);
    const [reading, setReading] = useState<string | null>(null);
    if (!catalogue) return <p class="loading">The table is being laid…</p>;
    const Board = boardOf(props.plain ? "" : props.view.game);
    const card = reading === null ? undefined : catalogue.get(reading);
    return (
        <ShownContext.Provider value={{ ...props, catalogue, showCard: setReading }}>
            <div class="felt">
                <Board />
            </div>
            {props.children}
            <Peek />
            {card && (
                <Dialog title={card.name} close={() => setReading(null)}>
                    <CardDetails card={card} catalogue={catalogue} />
                </Dialog>
            )}
        </ShownContext.Provider>
    );
}
