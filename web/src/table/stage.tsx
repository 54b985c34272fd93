// The turn of the others as a performance: who acts, with what, to what effect.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Emblem } from "../art/emblem";
import { levels, type GameEvent, type View, type ViewSeat } from "../protocol";
import { useShown } from "./context";
import { CardFace } from "./card";
import { Coloured, linePieces } from "./log";
import { counterTitle } from "./selection";
import type { Scene } from "./store";
import { fold, type Line } from "./tale";

const CARDS = 3; // that are shown; with more nothing could be read

/** Who does what is told of: the one who leads the story. */
export const actorOf = (events: GameEvent[]): number | null =>
    events.find((event) => event.weight !== "detail" && event.seat !== undefined)?.seat ?? null;

/** The cards that come forward: those that somebody else acts with, each once. */
export function cardsOf(events: GameEvent[], own: number | null): string[] {
    const acts = events.filter(
        (event) => event.level === levels.action && event.seat !== own && event.cards,
    );
    return [...new Set(acts.flatMap((event) => event.cards ?? []))].slice(0, CARDS);
}

export interface Difference {
    seat: number;
    title: string; // of the counter
    by: number;
}

/** The counters of players that are not what they were. */
export function differences(before: View | null, view: View): Difference[] {
    const counters = (seat: ViewSeat | undefined) =>
        new Map((seat?.counters ?? []).map((counter) => [counterTitle(counter), counter.value]));
    if (!before) return [];
    return view.seats.flatMap((seat, i) => {
        const old = counters(before.seats[i]);
        return [...counters(seat)].flatMap(([title, value]) => {
            const by = value - (old.get(title) ?? value);
            return by === 0 ? [] : [{ seat: seat.seat, title, by }];
        });
    });
}

const signed = (by: number) => (by > 0 ? `+${by}` : `\u2212${-by}`);

function Differences(props: { of: Difference[]; view: View }) {
    if (props.of.length === 0) return null;
    return (
        <p class="differences">
            {props.of.map(({ seat, title, by }) => (
                <span key={`${seat} ${title}`} class={by > 0 ? "more" : "less"}>
                    <Emblem seat={seat} /> {title} <b>{signed(by)}</b>
                </span>
            ))}
        </p>
    );
}

/** Lines of the story, with the seats' colours. */
export function Told(props: { lines: Line[] }) {
    const { view, catalogue, showCard } = useShown();
    const names = view.seats.map((seat) => seat.name);
    return (
        <>
            {props.lines.map((line, i) => (
                <p key={i} class={`told ${line.loud ? "loud" : ""}`}>
                    <Coloured pieces={linePieces(line, names, catalogue)} read={showCard} />
                </p>
            ))}
        </>
    );
}

interface StageProps {
    scene: Scene;
    view: View;
}

/** Screen readers hear all of this from the log. */
export function Stage(props: StageProps) {
    const { scene, view } = props;
    const { catalogue, seat, showCard } = useShown();
    const { events, moves } = scene.table.state;
    const actor = actorOf(events);
    const faces = cardsOf(events, seat)
        .map((id) => catalogue.get(id))
        .filter((card) => !!card);
    return (
        <div class="stage" aria-hidden="true">
            <div key={moves} class="stage-scene">
                {actor !== null && (
                    <p class="stage-actor">
                        <Emblem seat={actor} /> <b>{view.seats[actor]?.name}</b>
                    </p>
                )}
                {faces.length > 0 && (
                    <div class="stage-cards">
                        {faces.map((card) => (
                            <span
                                key={card.id}
                                class="card front"
                                data-face={card.id}
                                onClick={() => showCard(card.id)}
                            >
                                <CardFace card={card} />
                            </span>
                        ))}
                    </div>
                )}
                <Told lines={fold(events)} />
                <Differences of={differences(scene.before, view)} view={view} />
            </div>
        </div>
    );
}

interface LastTurnProps {
    scene: Scene;
    asked: boolean;
    repeat: () => void;
    skip: () => void;
}

/** What has happened since this person was asked last, the latest in sight; and again, if they
 * like. Its place stays, and the button in it, so that nothing below moves. */
export function LastTurn(props: LastTurnProps) {
    const { table, since, waiting } = props.scene;
    const box = useRef<HTMLDivElement>(null);
    const events = table.events.filter((event) => event.move >= since);
    useLayoutEffect(() => {
        if (box.current) box.current.scrollTop = box.current.scrollHeight;
    }, [table.state.moves]);
    return (
        <div class="last-turn">
            <div ref={box} class="last-turn-told" aria-hidden="true">
                <Told lines={props.asked ? fold(events) : []} />
            </div>
            {waiting > 0 ? (
                <button type="button" class="quiet small" onClick={props.skip}>
                    Skip to the end <kbd aria-hidden="true">Space</kbd>
                </button>
            ) : (
                props.asked &&
                events.length > 0 && (
                    <button type="button" class="quiet small" onClick={props.repeat}>
                        Show again
                    </button>
                )
            )}
        </div>
    );
}
