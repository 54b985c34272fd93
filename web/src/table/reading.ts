// All of a card at once: by a right click, or by a touch that rests on it.
import { useEffect, useRef } from "preact/hooks";

const LONG = 500; // milliseconds
const FAR = 10; // pixels that a resting finger does not move

const faceAt = (target: EventTarget | null) =>
    (target as Element | null)?.closest?.<HTMLElement>("[data-face]")?.dataset.face;

export function useReading(show: (card: string) => void): void {
    const latest = useRef(show);
    latest.current = show;
    useEffect(() => {
        let timer = 0;
        let from: PointerEvent | null = null;
        let opened = false; // by this touch, whose end is no click then
        const leave = () => clearTimeout(timer);
        const down = (event: PointerEvent) => {
            leave();
            opened = false;
            from = event;
            const face = faceAt(event.target);
            if (!face || event.pointerType !== "touch") return;
            timer = setTimeout(() => {
                opened = true;
                latest.current(face);
            }, LONG);
        };
        const move = (event: PointerEvent) => {
            if (from && Math.hypot(event.x - from.x, event.y - from.y) > FAR) leave();
        };
        const click = (event: Event) => {
            if (opened) event.stopPropagation();
            opened = false;
        };
        const menu = (event: Event) => {
            const face = faceAt(event.target);
            if (!face) return;
            event.preventDefault();
            if (!opened) latest.current(face);
        };
        const listeners: [string, (event: never) => void][] = [
            ["pointerdown", down],
            ["pointermove", move],
            ["pointerup", leave],
            ["pointercancel", leave],
            ["click", click],
            ["contextmenu", menu],
        ];
        for (const [kind, listener] of listeners)
            addEventListener(kind, listener as EventListener, { capture: true });
        return () => {
            leave();
            for (const [kind, listener] of listeners)
                removeEventListener(kind, listener as EventListener, { capture: true });
        };
    }, []);
}
