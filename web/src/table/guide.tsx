// Guiding a person through a first game, with the lessons that its board brings along.
import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../protocol";
import { remember } from "../settings";

export interface Lesson {
    name: string;
    title: string;
    text: (state: TableState) => string;
    point: string; // what it speaks of, as a selector
    when: (state: TableState) => boolean;
}

/** The lesson for this moment, if there is one that has not been seen. */
export function lessonFor(lessons: Lesson[], state: TableState, seen: string[]): Lesson | null {
    return lessons.find((lesson) => !seen.includes(lesson.name) && lesson.when(state)) ?? null;
}

export function Guide(props: { lessons: Lesson[]; state: TableState }) {
    const [seen, setSeen] = useState<string[]>([]);
    const [off, setOff] = useState(false);
    const lesson = off || !props.state.view ? null : lessonFor(props.lessons, props.state, seen);
    useEffect(() => {
        const target = lesson && document.querySelector(lesson.point);
        target?.classList.add("guided");
        return () => target?.classList.remove("guided");
    }, [lesson]);
    useEffect(() => remember("guided", "yes"), []);
    if (!lesson) return null;
    return (
        <aside class="guide" aria-label="Guide" aria-live="polite">
            <h2>{lesson.title}</h2>
            <p>{lesson.text(props.state)}</p>
            <p class="buttons">
                <button
                    type="button"
                    class="primary"
                    onClick={() => setSeen([...seen, lesson.name])}
                >
                    Got it
                </button>
                <button type="button" class="quiet" onClick={() => setOff(true)}>
                    No more guiding
                </button>
            </p>
        </aside>
    );
}
