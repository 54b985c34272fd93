// A table on the screen: the board of its game, inside the context that its parts need.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { useCatalogue } from "../api";
import { boardOf } from "../boards/board";
import type { GameEvent, Seat, View } from "../protocol";
import { useReadCard } from "./card";
import { ShownContext, type Picker } from "./context";
import { Felt } from "./felt";
import { Motion } from "./motion";
import { Peek } from "./peek";
import { useReading } from "./reading";
import { actorOf } from "./stage";

interface ShownTableProps {
    view: View;
    seat: number | null;
    bottom?: number; // if not that seat's
    seats: Seat[];
    news: GameEvent[];
    events?: GameEvent[]; // all so far ...
    since?: number; // ... and the answer since which they are marked
    moves: number;
    picker: Picker;
    plain?: boolean; // the generic board, also for a game that has its own
    children?: ComponentChildren;
}

/** What events are about. Ids inside of zones name places, whose cards may be others by now. */
function touched(events: GameEvent[], last: boolean): Set<string> {
    const ids = events.flatMap(({ touch, from, to }) => [...touch, from ?? "", to ?? ""]);
    return new Set(ids.filter((id) => id !== "" && (last || !id.includes("."))));
}

function useMarks({ view, news, events, since, picker }: ShownTableProps) {
    const idle = picker.options.length === 0;
    const actor = idle && !view.over ? actorOf(news) : null;
    const fresh = useMemo(() => touched(news, true), [news]);
    const recent = useMemo(
        () =>
            touched(
                idle || since === undefined
                    ? []
                    : (events ?? []).filter((event) => event.move > since),
                false,
            ),
        [idle, events, since],
    );
    return { actor, fresh, recent };
}

export function ShownTable(props: ShownTableProps) {
    const catalogue = useCatalogue(props.view.game);
    const { read, dialog } = useReadCard(props.view.game);
    const marks = useMarks(props);
    useReading(read);
    const bottom = props.bottom ?? props.seat ?? 0;
    if (!catalogue) return <p class="loading">The table is being laid…</p>;
    const Board = boardOf(props.plain ? "" : props.view.game);
    return (
        <ShownContext.Provider value={{ ...props, ...marks, bottom, catalogue, showCard: read }}>
            <Motion view={props.view} news={props.news}>
                <Felt
                    key={props.view.game}
                    view={props.view}
                    mayGrow={props.picker.options.length > 0 || props.view.over}
                >
                    <Board />
                </Felt>
            </Motion>
            {props.children}
            <Peek />
            {dialog}
        </ShownContext.Provider>
    );
}
