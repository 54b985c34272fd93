// A card's full text beside it, while the pointer rests on it or the focus is there.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardGlance } from "./card";
import { useShown } from "./context";

const REST = 350; // milliseconds that the pointer rests before anything opens
const MARGIN = 8;

/** Beside the card, to the right if there is room, and inside the window. */
function placeBeside(card: DOMRect, wide: number, high: number) {
    const right = card.right + MARGIN;
    const left = right + wide + MARGIN <= innerWidth ? right : card.left - wide - MARGIN;
    const top = Math.min(card.top, innerHeight - high - MARGIN);
    return { left: `${Math.max(MARGIN, left)}px`, top: `${Math.max(MARGIN, top)}px` };
}

/** The element with a readable face that the pointer or the focus has come to. */
function useRestingPlace(stop: boolean): HTMLElement | null {
    const [place, setPlace] = useState<HTMLElement | null>(null);
    useEffect(() => {
        let timer = 0;
        const leave = () => {
            clearTimeout(timer);
            setPlace(null);
        };
        const come = (event: Event, wait: number) => {
            const face = (event.target as Element).closest?.<HTMLElement>("[data-face]");
            leave();
            if (face) timer = setTimeout(() => face.isConnected && setPlace(face), wait);
        };
        const over = (event: PointerEvent) => event.pointerType === "mouse" && come(event, REST);
        const focus = (event: Event) =>
            (event.target as Element).matches?.(":focus-visible") && come(event, 0);
        addEventListener("pointerover", over);
        addEventListener("focusin", focus);
        const ends = ["pointerdown", "keydown", "focusout", "scroll", "blur"];
        ends.forEach((end) => addEventListener(end, leave, { capture: true }));
        return () => {
            clearTimeout(timer);
            removeEventListener("pointerover", over);
            removeEventListener("focusin", focus);
            ends.forEach((end) => removeEventListener(end, leave, { capture: true }));
        };
    }, []);
    return stop || !place?.isConnected ? null : place;
}

/** Screen readers have the text already: it is part of the card's label. */
export function Peek() {
    const { catalogue, picker } = useShown();
    const place = useRestingPlace(picker.anchor !== null);
    const ref = useRef<HTMLDivElement>(null);
    const card = place ? catalogue.get(place.dataset.face ?? "") : undefined;
    useLayoutEffect(() => {
        const panel = ref.current;
        if (!panel || !place) return;
        const { offsetWidth: wide, offsetHeight: high } = panel;
        Object.assign(panel.style, placeBeside(place.getBoundingClientRect(), wide, high));
    }, [place]);
    if (!card) return null;
    return (
        <div ref={ref} class="peek" aria-hidden="true">
            <h3>{card.name}</h3>
            <CardGlance card={card} catalogue={catalogue} />
        </div>
    );
}
