// Things on the board glide from where they were to where they are now. Boards say only what lies
// where: by `data-id` (see touch.tsx), and by `data-zone` on what holds the cards of a zone. A thing
// that keeps its id (a pawn) glides by itself; cards, whose ids are those of their places, go as the
// events tell. What is laid where cards can't be seen flies there as a copy.
import { Component, createRef, type ComponentChildren } from "preact";
import type { GameEvent, View } from "../protocol";
import { journeys, type Journey } from "./journeys";

const TIME = 450; // milliseconds
const NEXT = 60; // so much later starts the next of several
const MOST = 12; // of which one can still see something
const LEAST = 2; // pixels that are worth a movement

/** Wanted is less movement, or nobody looks. */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

/** Ids with a dot name places, whose things change. */
const lasts = (id: string) => !id.includes(".");

const idOf = (element: HTMLElement) => element.dataset.id ?? element.dataset.zone ?? "";

const things = (board: HTMLElement) =>
    [...board.querySelectorAll<HTMLElement>("[data-id], [data-zone]")].reverse(); // the first counts

/** Something named so, or what it is part of: "seat0.hand", else "seat0". */
function nearest<T>(found: Map<string, T>, id: string): T | undefined {
    for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf("."))))
        if (found.has(name)) return found.get(name);
    return undefined;
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** As it was before Preact changes it. */
interface Before {
    zoom: string;
    boxes: Map<string, DOMRect>;
    copies: Map<string, HTMLElement>;
    journeys: Journey[];
}

/** A copy that looks the same outside of its place: it has what is around it around it, boxless. */
function copyOf(element: HTMLElement, board: HTMLElement): HTMLElement {
    let copy = element.cloneNode(true) as HTMLElement;
    for (let around = element.parentElement; around && around !== board;) {
        const shell = around.cloneNode(false) as HTMLElement;
        shell.style.display = "contents";
        shell.append(copy);
        copy = shell;
        around = around.parentElement;
    }
    return copy;
}

function lookAt(board: HTMLElement, planned: Journey[]): Before {
    const boxes = new Map<string, DOMRect>();
    const copies = new Map<string, HTMLElement>();
    const leaving = new Set(planned.map(({ from }) => from.thing));
    for (const element of things(board)) {
        const id = idOf(element);
        boxes.set(id, element.getBoundingClientRect());
        if (leaving.has(id)) copies.set(id, copyOf(element, board));
    }
    return { zoom: board.style.zoom, boxes, copies, journeys: planned };
}

interface MotionProps {
    view: View;
    news: GameEvent[];
    children: ComponentChildren; // the felt
}

/** A class, because only these have the moment before the page changes. */
export class Motion extends Component<MotionProps> {
    private readonly sky = createRef<HTMLDivElement>(); // where copies fly
    private running: Animation[] = [];

    private get board(): HTMLElement | null {
        const felt = this.sky.current?.previousElementSibling;
        return (felt?.firstElementChild as HTMLElement | null) ?? null;
    }

    getSnapshotBeforeUpdate(last: MotionProps): Before | null {
        const { view, news } = this.props;
        if (last.view === view || last.view.game !== view.game || still() || !this.board)
            return null;
        return lookAt(this.board, journeys(last.view, view, news));
    }

    componentDidUpdate(_props: MotionProps, _state: unknown, before: Before | null): void {
        const { board } = this;
        const sky = this.sky.current;
        if (!before || !board || !sky) return;
        for (const animation of this.running) animation.cancel();
        this.running = [];
        sky.replaceChildren();
        const now = new Map(things(board).map((element) => [idOf(element), element]));
        const placed = new Set<HTMLElement>();
        let count = 0;
        for (const journey of before.journeys) {
            if (count >= MOST) break;
            if (this.travel(journey, before, now, board, placed, count)) count++;
        }
        if (before.zoom !== board.style.zoom) return; // everything is elsewhere
        for (const [id, element] of now) {
            const box = before.boxes.get(id);
            if (box && element.dataset.id && lasts(id) && !placed.has(element))
                this.glide(element, box, 0);
        }
    }

    componentWillUnmount(): void {
        for (const animation of this.running) animation.cancel();
    }

    /** Whether there was something to be seen. */
    private travel(
        { from, to, born }: Journey,
        before: Before,
        now: Map<string, HTMLElement>,
        board: HTMLElement,
        placed: Set<HTMLElement>,
        count: number,
    ): boolean {
        const start = before.boxes.get(from.thing ?? "") ?? nearest(before.boxes, from.place);
        const element = now.get(to.thing ?? "");
        if (!start || (born && (!element || before.boxes.has(to.thing ?? "")))) return false;
        if (element && !placed.has(element)) {
            placed.add(element);
            return this.glide(element, start, count * NEXT);
        }
        const copy = before.copies.get(from.thing ?? "");
        const goal = nearest(now, to.place);
        if (copy && goal) this.fly(copy, start, goal.getBoundingClientRect(), board, count * NEXT);
        return !!copy && !!goal;
    }

    /** From that box to where it is now. */
    private glide(element: HTMLElement, start: DOMRect, delay: number): boolean {
        const box = element.getBoundingClientRect();
        const zoom = Number(this.board?.style.zoom) || 1;
        const [a, b] = [middle(start), middle(box)];
        const [x, y] = [(a.x - b.x) / zoom, (a.y - b.y) / zoom];
        if (Math.hypot(x, y) < LEAST || box.width === 0) return false;
        const size = Math.min(start.width / box.width, start.height / box.height);
        this.run(
            element,
            [{ offset: 0, translate: `${x}px ${y}px`, scale: Math.max(0.4, size), zIndex: 30 }],
            delay,
        );
        return true;
    }

    /** A copy flies into a place where it can't be seen any more. */
    private fly(
        copy: HTMLElement,
        start: DOMRect,
        goal: DOMRect,
        board: HTMLElement,
        delay: number,
    ): void {
        const sky = this.sky.current;
        if (!sky) return;
        const zoom = Number(board.style.zoom) || 1;
        const around = board.getBoundingClientRect();
        Object.assign(sky.style, {
            zoom: String(zoom),
            left: `${around.x / zoom}px`,
            top: `${around.y / zoom}px`,
            width: board.style.width,
            height: board.style.height,
        });
        sky.append(copy);
        let flying = copy;
        while (flying.style.display === "contents" && flying.firstElementChild)
            flying = flying.firstElementChild as HTMLElement;
        Object.assign(flying.style, {
            position: "absolute",
            margin: "0",
            left: `${(start.x - around.x) / zoom}px`,
            top: `${(start.y - around.y) / zoom}px`,
            width: `${start.width / zoom}px`,
            height: `${start.height / zoom}px`,
        });
        const [a, b] = [middle(start), middle(goal)];
        const size = Math.min(1, goal.width / start.width, goal.height / start.height);
        const translate = `${(b.x - a.x) / zoom}px ${(b.y - a.y) / zoom}px`;
        const end = { translate, scale: Math.max(0.3, size), opacity: 0.4 };
        this.run(flying, [{ offset: 1, ...end }], delay).onfinish = () => copy.remove();
    }

    private run(element: HTMLElement, frames: Keyframe[], delay: number): Animation {
        const animation = element.animate(frames, {
            duration: TIME,
            delay,
            easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
            fill: "backwards",
        });
        this.running.push(animation);
        return animation;
    }

    render() {
        return (
            <>
                {this.props.children}
                <div ref={this.sky} class="sky" aria-hidden="true" />
            </>
        );
    }
}
