// The felt, and the board on it as large as there is room: nothing of it is cut off or scrolls away
// while it can be made to fit. Boards are laid out for the felt's shape (wide or tall, by container
// queries on its aspect ratio) and never for a number of pixels.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../protocol";

const LEAST = 0.6; // what does not even fit so small can be scrolled
const MOST = 3;
const STEP = 1.03;
const WORTHWHILE = 6; // steps: it does not grow by less
const STEPS = Math.floor(Math.log(MOST / LEAST) / Math.log(STEP));

const zoomOf = (step: number) => LEAST * STEP ** step;

/** How much of the board sticks out of the felt when it is laid out at this size. */
function excess(felt: HTMLElement, board: HTMLElement, step: number) {
    const zoom = zoomOf(step);
    const style = getComputedStyle(felt);
    const wide = felt.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const high = felt.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    board.style.zoom = String(zoom);
    board.style.setProperty("--zoom", String(zoom));
    board.style.width = `${wide / zoom}px`;
    board.style.height = `${high / zoom}px`;
    return {
        below: board.scrollHeight - board.clientHeight,
        aside: board.scrollWidth - board.clientWidth,
    };
}

const ROUNDING = 1;

/** The largest step that fits, at most the given one. What sticks out at the side however small it
 * is, such as somebody who leans over the edge, is no reason to be small. */
function largest(felt: HTMLElement, board: HTMLElement, most: number): number {
    let leaning = ROUNDING;
    const fits = (step: number) => {
        const { below, aside } = excess(felt, board, step);
        return below <= ROUNDING && aside <= leaning;
    };
    if (fits(most)) return most;
    leaning = Math.max(ROUNDING, excess(felt, board, 0).aside);
    let low = 0;
    let high = most + 1;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (fits(middle)) low = middle;
        else high = middle;
    }
    excess(felt, board, low);
    return low;
}

/** Where it was, or smaller if that does not fit; larger only where it may grow, and by enough. */
function adapt(felt: HTMLElement, board: HTMLElement, step: number, mayGrow: boolean): number {
    if (!mayGrow) return largest(felt, board, step);
    const found = largest(felt, board, STEPS);
    if (found < step || found >= step + WORTHWHILE) return found;
    excess(felt, board, step);
    return step;
}

interface FeltProps {
    view: View; // what lies on it
    mayGrow: boolean; // a board that breathes is hard to look at: only where nothing else moves
    children: ComponentChildren;
}

export function Felt(props: FeltProps) {
    const felt = useRef<HTMLDivElement>(null);
    const board = useRef<HTMLDivElement>(null);
    const step = useRef(STEPS);
    useLayoutEffect(() => {
        if (felt.current && board.current)
            step.current = adapt(felt.current, board.current, step.current, props.mayGrow);
    }, [props.view, props.mayGrow]);
    useEffect(() => {
        const observer = new ResizeObserver(() => {
            if (felt.current && board.current)
                step.current = largest(felt.current, board.current, STEPS);
        });
        if (felt.current) observer.observe(felt.current);
        return () => observer.disconnect();
    }, []);
    return (
        <div ref={felt} class="felt">
            <div ref={board} class="fitted">
                {props.children}
            </div>
        </div>
    );
}
