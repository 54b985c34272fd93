// What lies on the field, the suits of the cards, and the marks of a puppet.
import type { JSX } from "preact";
import { benchOwner } from "./shape";

/** A Work Bench: a table with a vice. */
const bench = (
    <>
        <path class="plank" d="M-30-4h60v9h-60zM-24 5h7v19h-7zM17 5h7v19h-7z" />
        <path class="iron" d="M6-16h16v12H6zM10-22h8v6h-8z" />
    </>
);

const things: Record<string, JSX.Element> = {
    neutral: bench,
    start: bench,
    impassable: (
        <>
            <path class="crate" d="M-26-24h52v48h-52z" />
            <path class="crate-lines" d="M-26-24 26 24M26-24-26 24M-26-24h52v48h-52z" />
        </>
    ),
    nails: (
        <path
            class="iron"
            d="M-24 18l5-34 5 34zM-5 24l5-34 5 34zM14 16l5-34 5 34zM-14-8l4-22 4 22zM7-6l4-22 4 22z"
        />
    ),
    molasses: (
        <>
            <path
                class="molasses"
                d="M-30 6C-34-12-14-10-8-20c6-9 22-4 20 6 12-2 22 8 16 18-3 9-14 6-18 14-6 10-22 8-24-2-8 2-15-3-16-10z"
            />
            <path class="shine" d="M-14-2c2-6 8-6 10-11" />
        </>
    ),
    firecrackers: (
        <>
            <path class="cracker" d="M-20-8h12v32h-12zM-4-8H8v32H-4zM12-8h12v32H12z" />
            <path class="fuse" d="M-14-8c0-10 14-4 14-14M2-8v-14M18-8c0-10-16-6-16-14" />
            <path class="spark" d="M2-34l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" />
        </>
    ),
    shiny: <path class="spark" d="M0-32 9-10l24 1-19 15 7 23-21-13-21 13 7-23-19-15 24-1z" />,
    it: (
        <>
            <circle class="it" r="24" />
            <text class="it-word" y="9" text-anchor="middle">
                IT
            </text>
        </>
    ),
    hill: <path class="hill" d="M-36 24C-24-10-10-18 0-18s24 8 36 42zM0-18v-16l16 6-16 6" />,
};

/** The thing in a Space, as part of an SVG whose unit is the width of a Space. */
export function Thing(props: { kind: string; x: number; y: number }) {
    const owner = benchOwner(props.kind);
    const art = owner === null ? things[props.kind] : bench;
    if (!art) return null;
    const names = owner === null ? props.kind : `bench seat-${owner}`;
    return (
        <g
            class={`war-thing ${names}`}
            transform={`translate(${props.x.toFixed(3)} ${props.y.toFixed(3)}) scale(0.0105)`}
        >
            {art}
        </g>
    );
}

/** The same as a picture of its own, for buttons. */
export function ThingIcon(props: { kind: string }) {
    return (
        <svg class="thing-icon" viewBox="-0.42 -0.42 0.84 0.84" aria-hidden="true">
            <Thing kind={props.kind} x={0} y={0} />
        </svg>
    );
}

const suits: Record<string, JSX.Element> = {
    Ram: (
        <path
            class="stroke"
            d="M10 18V7M10 7C9 2 2 2 2 7c0 4 5 5 6 2M10 7c1-5 8-5 8 0 0 4-5 5-6 2M7 18h6"
        />
    ),
    Crow: <path d="M1 15C6 14 6 5 13 4l6 2-4 2c0 6-4 9-8 9l-1 2-1-2z" />,
    Tome: <path d="M9 5C6 3 3 3 1 4v12c3-1 5-1 8 1zm2 0c3-2 6-2 8-1v12c-3-1-5-1-8 1z" />,
    Mask: (
        <path
            fill-rule="evenodd"
            d="M1 5c6-2 12-2 18 0 0 7-3 11-6 11-2 0-2-3-3-3s-1 3-3 3c-3 0-6-4-6-11zm3 3c2-1 3-1 4 1-1 1-3 1-4-1zm12 0c-2-1-3-1-4 1 1 1 3 1 4-1z"
        />
    ),
    Joker: <path d="m10 1 2.7 6 6.3.6-4.8 4.2 1.4 6.4L10 15l-5.6 3.2 1.4-6.4L1 7.6 7.3 7z" />,
};

export function Suit(props: { suit: string }) {
    return (
        <svg class={`suit ${props.suit}`} viewBox="0 0 20 20" aria-hidden="true">
            {suits[props.suit] ?? suits.Joker}
        </svg>
    );
}

export function Crown() {
    return (
        <svg class="crown" viewBox="0 0 20 12" aria-hidden="true">
            <path d="M1 11 0 2l5 4 5-6 5 6 5-4-1 9z" />
        </svg>
    );
}

/** "6+Crow" with the suit as a picture; its words are said elsewhere. */
export function Value(props: { value: string }) {
    const [number, ...needed] = props.value.split("+");
    return (
        <span class="value" aria-hidden="true">
            {number}
            {needed.map((suit, i) => (
                <Suit key={i} suit={suit} />
            ))}
        </span>
    );
}
