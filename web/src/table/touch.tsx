// An object of the view that options may touch: it lights up and can be clicked.
import type { ComponentChildren } from "preact";
import { useShown } from "./context";

interface TouchProps {
    id: string;
    label: string;
    class?: string;
    face?: string | null; // the card it shows: read beside it, or in full when it can't be picked
    read?: () => void; // instead of reading the card
    style?: Record<string, string | number>;
    children?: ComponentChildren;
}

export function Touch(props: TouchProps) {
    const { picker, catalogue, fresh, recent, showCard } = useShown();
    const picked = picker.picks.includes(props.id);
    const live = picked || picker.live.has(props.id);
    const readable = !!props.face && !!catalogue.get(props.face)?.text;
    const names = ["touch", props.class ?? ""];
    if (live) names.push("live");
    if (picked) names.push("picked");
    if (fresh.has(props.id)) names.push("fresh");
    else if (recent.has(props.id)) names.push("recent");
    if (picker.hinted.has(props.id)) names.push("hinted");
    return (
        <button
            type="button"
            class={names.join(" ")}
            data-id={props.id}
            data-face={readable ? props.face : undefined}
            aria-label={props.label}
            aria-pressed={live ? picked : undefined}
            aria-disabled={!live && !readable && !props.read}
            tabIndex={live ? 0 : -1}
            style={props.style}
            onClick={(event) => {
                if (live && event.detail === 2) picker.insist(props.id);
                else if (live) picker.pick(props.id, event.currentTarget);
                else if (props.read) props.read();
                else if (readable) showCard(props.face as string);
            }}
        >
            {props.children}
        </button>
    );
}
