// Dragging a thing onto another one with the mouse or a pen: the same as clicking both; or out onto
// the felt: what it does by itself. A finger taps, because it scrolls where it moves.
import { useEffect, useRef } from "preact/hooks";
import type { Picker } from "./context";

const FAR = 6; // pixels that a hand does not move when it clicks

const touchAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>(".felt .touch[data-id]") ?? null;

const isOnFelt = ({ clientX, clientY }: PointerEvent) =>
    !!document.elementFromPoint(clientX, clientY)?.closest(".felt");

/** What is dragged, as it looks, under the pointer. */
function shadowOf(thing: HTMLElement): HTMLElement {
    const { width, height } = thing.getBoundingClientRect();
    const shadow = document.createElement("div");
    shadow.className = "dragged";
    const copy = thing.cloneNode(true) as HTMLElement;
    const zoom = (thing as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    copy.removeAttribute("data-id");
    copy.style.zoom = String(zoom);
    copy.style.width = `${width / zoom}px`;
    copy.style.height = `${height / zoom}px`;
    copy.style.position = "static";
    copy.style.margin = "0";
    shadow.append(copy);
    return shadow;
}

class Drag {
    private shadow: HTMLElement | null = null;
    constructor(
        readonly thing: HTMLElement,
        private readonly from: PointerEvent,
    ) {}

    get begun(): boolean {
        return this.shadow !== null;
    }

    /** Follows the pointer; says whether the drag has just begun. */
    move(event: PointerEvent): boolean {
        const dx = event.clientX - this.from.clientX;
        const dy = event.clientY - this.from.clientY;
        const begins = !this.shadow && Math.hypot(dx, dy) >= FAR;
        if (begins) {
            this.shadow = shadowOf(this.thing);
            document.body.append(this.shadow);
        }
        const { left, top } = this.thing.getBoundingClientRect();
        if (this.shadow) this.shadow.style.transform = `translate(${left + dx}px, ${top + dy}px)`;
        return begins;
    }

    end(): void {
        this.shadow?.remove();
    }
}

/** The click that follows the end of a drag means nothing. */
function swallowClick(): void {
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

export function useDrag(picker: Picker): void {
    const latest = useRef(picker);
    latest.current = picker;
    useEffect(() => {
        let drag: Drag | null = null;
        const down = (event: PointerEvent) => {
            const thing = touchAt(event.clientX, event.clientY);
            const left = event.button === 0 && event.pointerType !== "touch";
            if (left && thing?.classList.contains("live")) drag = new Drag(thing, event);
        };
        const move = (event: PointerEvent) => {
            if (drag?.move(event)) latest.current.take(drag.thing.dataset.id ?? "");
        };
        const up = (event: PointerEvent) => {
            const ended = drag;
            drag = null;
            ended?.end();
            if (!ended?.begun) return;
            swallowClick();
            const onto = touchAt(event.clientX, event.clientY);
            if (onto === ended.thing || !isOnFelt(event)) latest.current.clear();
            else if (onto?.classList.contains("live"))
                latest.current.drop(onto.dataset.id ?? "", onto);
            else latest.current.insist(ended.thing.dataset.id ?? "");
        };
        const cancel = () => {
            drag?.end();
            if (drag?.begun) latest.current.clear();
            drag = null;
        };
        const keepStill = (event: Event) => drag && event.preventDefault(); // nothing is marked
        addEventListener("pointerdown", down);
        addEventListener("pointermove", move);
        addEventListener("pointerup", up);
        addEventListener("pointercancel", cancel);
        addEventListener("dragstart", keepStill);
        addEventListener("selectstart", keepStill);
        return () => {
            cancel();
            removeEventListener("pointerdown", down);
            removeEventListener("pointermove", move);
            removeEventListener("pointerup", up);
            removeEventListener("pointercancel", cancel);
            removeEventListener("dragstart", keepStill);
            removeEventListener("selectstart", keepStill);
        };
    }, []);
}
