// The signs on chips. Every colour has a shape of its own, too: the tail of an arrow is cut like
// the ribbon of the chips that it plays.
import type { JSX } from "preact";
import type { ArrowColour } from "./shape";

const tails: Record<ArrowColour, string> = {
    black: "M2 4.5h11V1l9 7-9 7v-3.5H2z",
    brown: "M2 4.5h11V1l9 7-9 7v-3.5H2z",
    purple: "M5 4.5h8V1l9 7-9 7v-3.5H5L1.5 8z",
    red: "M1 4.5h12V1l9 7-9 7v-3.5H1L4.5 8z",
    blue: "M5 4.5h8V1l9 7-9 7v-3.5H5a3.5 3.5 0 0 1 0-7z",
};

export function Arrow(props: { colour: ArrowColour }) {
    return (
        <svg class={`arrow ${props.colour}`} viewBox="0 0 23 16" aria-hidden="true">
            <path d={tails[props.colour]} />
            {props.colour === "black" && <circle cx="12" cy="8" r="1.7" />}
        </svg>
    );
}

const signs: Record<string, JSX.Element> = {
    fist: (
        <path d="M3 8V5.5a1.5 1.5 0 0 1 3 0 1.5 1.5 0 0 1 3 0 1.5 1.5 0 0 1 3 0 1.5 1.5 0 0 1 3 .5V10c0 3-2.2 5-5.5 5S3 12.5 3 10z" />
    ),
    orb: (
        <>
            <circle cx="9" cy="9" r="6.5" />
            <path class="cut" d="M9 4.5 13 9l-4 4.5L5 9z" />
        </>
    ),
    exclamation: <path d="M5 2h3l-.5 9h-2zM5 13h3v3H5zM11 2h3l-.5 9h-2zM11 13h3v3h-3z" />,
    "once per turn": (
        <>
            <circle cx="9" cy="9" r="7" />
            <path class="cut" d="M7 6.5 9.5 5v8" />
        </>
    ),
    ongoing: <path d="M4 2h10v2l-4 5 4 5v2H4v-2l4-5-4-5z" />,
    shield: <path d="M3 3.5 9 2l6 1.5V9c0 4-3 6-6 7-3-1-6-3-6-7z" />,
    pig: (
        <>
            <path d="M3 9c0-3 3-5 6.5-5 1 0 2 .2 2.8.5L15 3l-.4 3c.7.6 1.1 1.2 1.3 2H17v3h-1.300c-.5 1-1.2 1.7-2.2 2.2V16h-2.300v-1.800H8V16H5.700v-2.6C4 12.4 3 11 3 9z" />
            <path class="cut" d="M7 6.5h4" />
        </>
    ),
};

export function Sign(props: { sign: string; colour?: string }) {
    return (
        <svg class={`sign-mark ${props.colour ?? ""}`} viewBox="0 0 18 18" aria-hidden="true">
            {signs[props.sign]}
        </svg>
    );
}

/** A Wound: a torn plaster. */
export function WoundMark() {
    return (
        <svg class="wound-mark" viewBox="0 0 40 40" aria-hidden="true">
            <path d="m9 31 8-9-5-3 9-12-3 10 6 2-9 8 4 3z" />
        </svg>
    );
}
