// A lesson on the real board: something is said and pointed at, and the learner does it. What is
// right, and what is said to it, comes from the server; a lesson is its answers so far.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { post, useLessons } from "../api";
import { complain } from "../notice";
import type { Ask, GameEvent, LessonInfo, LessonStep, Option, Seat, View } from "../protocol";
import { usePicker } from "../table/context";
import { useDrag } from "../table/drag";
import { Choices, Options, Unsure, useKeys } from "../table/options";
import { ShownTable } from "../table/shown";
import { useWindowTitle } from "../title";
import { Contents, useDone } from "./learn";

interface Progress {
    answers: number[]; // those that were right
    reply: LessonStep;
    tried: string | null; // what is said to a wrong try
    after: boolean; // what came of the last answer is still shown
}

/** The lesson as it is played: `answer` gives an option, `goOn` a step that asks nothing. */
function useLesson(game: string, lesson: string) {
    const [progress, setProgress] = useState<Progress | null>(null);
    const [busy, setBusy] = useState(false);
    const [refused, setRefused] = useState<string | null>(null);
    const send = useCallback(
        (answers: number[], kept: Progress | null) => {
            setBusy(true);
            post<LessonStep>("/api/lesson", { game, lesson, answers })
                .then((reply) =>
                    setProgress(
                        reply.right || !kept
                            ? { answers, reply, tried: null, after: reply.after !== null }
                            : { ...kept, tried: reply.said },
                    ),
                )
                .catch((error: Error) => (kept ? complain(error) : setRefused(error.message)))
                .finally(() => setBusy(false));
        },
        [game, lesson],
    );
    useEffect(() => send([], null), [send]);
    return {
        progress,
        busy,
        refused,
        answer: (option: number) => progress && send([...progress.answers, option], progress),
        goOn: () => {
            if (progress?.after) setProgress({ ...progress, after: false });
            else if (progress) send([...progress.answers, 0], progress);
        },
        again: () => send([], null),
    };
}

/** Who sits there: nobody but the learner is real. */
const seatsOf = (view: View, own: number): Seat[] =>
    view.seats.map(({ seat, name }) => ({
        seat,
        kind: seat === own ? "person" : "bot",
        name: seat === own ? "You" : name,
        side: name,
        you: seat === own,
        online: true,
    }));

/** What is pointed at; of a zone its cards. */
function pointedAt(view: View, points: string[]): string[] {
    const inside = view.zones
        .filter((zone) => points.includes(zone.id))
        .flatMap((zone) => zone.cards?.map((card) => card.id) ?? []);
    return [...points, ...inside];
}

interface WordsProps {
    progress: Progress;
    goOn: () => void;
    busy: boolean;
}

/** What is said: to the last answer, then to this step. */
function Words(props: WordsProps) {
    const { reply, tried, after } = props.progress;
    const task = useRef<HTMLHeadingElement>(null);
    const isOver = reply.step === reply.steps;
    useEffect(() => {
        if (document.activeElement === document.body) task.current?.focus({ preventScroll: true });
    }, [reply, after]);
    return (
        <div class="lesson-words" role="status" aria-live="polite">
            {reply.said && (
                <p class="lesson-said right">
                    <span aria-hidden="true">✓ </span>
                    {reply.said}
                </p>
            )}
            {!after && !isOver && <p>{reply.say}</p>}
            {!after && !isOver && reply.task && (
                <h2 ref={task} tabIndex={-1}>
                    {reply.task}
                </h2>
            )}
            {tried && (
                <p class="lesson-said wrong">
                    {tried} <b>Try again.</b>
                </p>
            )}
            {!isOver && (after || !reply.ask) && (
                <button type="button" class="primary" disabled={props.busy} onClick={props.goOn}>
                    Go on
                </button>
            )}
        </div>
    );
}

interface EndProps {
    game: string;
    lessons: LessonInfo[];
    lesson: string;
    again: () => void;
}

function End(props: EndProps) {
    const at = props.lessons.findIndex((one) => one.lesson === props.lesson);
    const next = props.lessons[at + 1];
    return (
        <div class="lesson-end">
            <h2>Done!</h2>
            <p class="buttons">
                {next ? (
                    <a class="button primary" href={`/learn/${props.game}/${next.lesson}`}>
                        Next: {next.title}
                    </a>
                ) : (
                    <a class="button primary" href="/">
                        Now play it
                    </a>
                )}
                <button type="button" onClick={props.again}>
                    Once more
                </button>
                <a class="button quiet" href={`/learn/${props.game}`}>
                    All lessons
                </a>
            </p>
        </div>
    );
}

interface PlayedProps extends WordsProps, EndProps {
    title: string;
    view: View;
    answer: (option: number) => void;
    done: string[];
}

const nothing: GameEvent[] = [];

function Played(props: PlayedProps) {
    const { progress, view, lessons } = props;
    const { reply, answers, after } = progress;
    const isOver = reply.step === reply.steps;
    const ask: Ask | null = after || isOver || props.busy ? null : (reply.ask ?? null);
    const picker = usePicker(view, ask, answers.length, null, (option: Option) =>
        props.answer(option.option),
    );
    const pointed = useMemo(
        () => new Set([...picker.hinted, ...pointedAt(view, after ? [] : (reply.point ?? []))]),
        [picker.hinted, view, reply, after],
    );
    const seats = useMemo(() => seatsOf(view, reply.seat), [view, reply.seat]);
    useDrag(picker);
    useKeys(picker, {});
    return (
        <div class={`table-page lesson-page ${ask ? "asked" : ""}`} data-step={reply.step}>
            <div class="play-area">
                <ShownTable
                    view={view}
                    seat={reply.seat}
                    seats={seats}
                    news={after || reply.after === null ? reply.events : nothing}
                    moves={answers.length}
                    picker={{ ...picker, hinted: pointed }}
                >
                    <section class="dock" aria-label="Lesson">
                        <h1 class="lesson-title">
                            {props.title}{" "}
                            <small>
                                step {Math.min(reply.step + 1, reply.steps)} of {reply.steps}
                            </small>
                        </h1>
                        <Words {...props} />
                        {isOver && <End {...props} />}
                        <Unsure />
                        {ask && (
                            <Options
                                key={answers.length}
                                ask={ask}
                                question={answers.length}
                                hints={null}
                                busy={props.busy}
                            />
                        )}
                    </section>
                    <Choices />
                </ShownTable>
            </div>
            <aside class="side" aria-label="All lessons">
                <Contents
                    game={props.game}
                    lessons={lessons}
                    done={isOver ? [...props.done, props.lesson] : props.done}
                    current={props.lesson}
                />
            </aside>
        </div>
    );
}

export function LessonPage(props: { game: string; lesson: string }) {
    const { game, lesson } = props;
    const lessons = useLessons(game);
    const done = useDone();
    const played = useLesson(game, lesson);
    const { progress, refused } = played;
    const title = lessons?.find((one) => one.lesson === lesson)?.title ?? "Lesson";
    const shown = useRef<View | null>(null); // stays until the next one is here
    const view = progress && (progress.after ? progress.reply.after : progress.reply.view);
    if (view) shown.current = view;
    useWindowTitle(title);
    if (refused)
        return (
            <section class="panel message">
                <h1>No such lesson</h1>
                <p>{refused}</p>
                <a class="button primary" href="/learn">
                    To the lessons
                </a>
            </section>
        );
    if (!progress || !lessons || !shown.current)
        return <p class="loading">The table is being laid…</p>;
    return (
        <Played
            {...props}
            {...played}
            progress={progress}
            view={shown.current}
            title={title}
            lessons={lessons}
            done={done[game] ?? []}
        />
    );
}
