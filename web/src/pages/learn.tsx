// Learning a game: its course, lesson by lesson, and a guided first game.
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchNow, loadGames, loadLessons, socket, useLessons } from "../api";
import { playBot } from "../begun";
import { lessonsOf } from "../boards/board";
import { complain } from "../notice";
import { useObservable } from "../observable";
import type { GameInfo, LessonInfo } from "../protocol";
import { plural } from "../plural";
import { useWindowTitle } from "../title";

/** The lessons that this person has done, by game. */
export function useDone(): Record<string, string[]> {
    const [done, setDone] = useState<Record<string, string[]>>({});
    const isOpen = useObservable(socket.link) === "open"; // somebody by now
    useEffect(() => {
        if (isOpen) fetchNow<Record<string, string[]>>("/api/lessons").then(setDone, complain);
    }, [isOpen]);
    return done;
}

interface ContentsProps {
    game: string;
    lessons: LessonInfo[];
    done: string[];
    current?: string;
}

/** The lessons of a course, with a tick at each that has been done. */
export function Contents(props: ContentsProps) {
    const here = useRef<HTMLAnchorElement>(null);
    // Within its own box: on a phone, where it has none, the board has to stay in sight.
    useEffect(() => {
        const side = here.current?.closest<HTMLElement>(".side");
        if (side && here.current)
            side.scrollTop = here.current.offsetTop - side.offsetTop - side.clientHeight / 2;
    }, [here]);
    return (
        <ol class="lessons">
            {props.lessons.map((lesson) => {
                const done = props.done.includes(lesson.lesson);
                return (
                    <li key={lesson.lesson}>
                        <a
                            ref={lesson.lesson === props.current ? here : undefined}
                            href={`/learn/${props.game}/${lesson.lesson}`}
                            aria-current={lesson.lesson === props.current ? "page" : undefined}
                        >
                            <span class="lesson-tick" role="img" aria-label={done ? "done" : "new"}>
                                {done ? "✓" : ""}
                            </span>
                            {lesson.title}
                            <small>{lesson.minutes} min</small>
                        </a>
                    </li>
                );
            })}
        </ol>
    );
}

interface CourseProps {
    game: GameInfo;
    done: string[];
}

function Course(props: CourseProps) {
    const { game, done } = props;
    const lessons = useLessons(game.name);
    if (!lessons || lessons.length === 0) return null;
    const next = lessons.find((lesson) => !done.includes(lesson.lesson)) ?? lessons[0];
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    return (
        <section class="panel course">
            <h2>{game.title}</h2>
            <p>
                {plural(lessons.length, "lesson")}, about {minutes} minutes.
            </p>
            <Contents game={game.name} lessons={lessons} done={done} />
            <p class="buttons">
                <a class="button primary" href={`/learn/${game.name}/${next?.lesson}`}>
                    {done.length === 0 ? "Begin" : "Go on"}
                </a>
                {lessonsOf(game.name).length > 0 && (
                    <button
                        type="button"
                        onClick={() => playBot(game, "novice", true).catch(complain)}
                    >
                        A guided first game
                    </button>
                )}
            </p>
        </section>
    );
}

/** The courses of all games, or of one. */
export function LearnPage(props: { game: string | null }) {
    const { game: wanted } = props;
    const done = useDone();
    const [games, setGames] = useState<GameInfo[] | null>(null);
    useWindowTitle("Learn");
    useEffect(() => {
        loadGames()
            .then(async (all) => {
                const some = all.filter((game) => wanted === null || game.name === wanted);
                const courses = await Promise.all(some.map((game) => loadLessons(game.name)));
                setGames(some.filter((_, i) => (courses[i]?.length ?? 0) > 0));
            })
            .catch(complain);
    }, [wanted]);
    if (!games) return <p class="loading">Looking for the lessons…</p>;
    return (
        <div class="learn">
            <h1>Learn a game</h1>
            {games.length === 0 && <p>There are no lessons of that here.</p>}
            {games.map((game) => (
                <Course key={game.name} game={game} done={done[game.name] ?? []} />
            ))}
        </div>
    );
}
