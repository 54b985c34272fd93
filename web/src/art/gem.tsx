// Gems: each colour has a cut of its own, so that no one needs to tell colours apart.
import type { JSX } from "preact";

const cuts: Record<string, JSX.Element> = {
    purple: (
        <>
            <path d="M20 2 34 10v18L20 38 6 28V10z" />
            <path
                class="facet"
                d="M20 2v12M34 10l-8 9M34 28l-8-4M20 38V26M6 28l8-4M6 10l8 9M20 14l6 5v5l-6 2-6-2v-5z"
            />
        </>
    ),
    blue: (
        <>
            <path d="M11 4h18l7 7v18l-7 7H11l-7-7V11z" />
            <path
                class="facet"
                d="M13 12h14v16H13zM11 4l2 8M29 4l-2 8M36 11l-9 1M36 29l-9-1M29 36l-2-8M11 36l2-8M4 29l9-1M4 11l9 1"
            />
        </>
    ),
    pink: (
        <>
            <path d="M20 2C28 12 34 18 34 25a14 13 0 0 1-28 0C6 18 12 12 20 2z" />
            <path class="facet" d="M20 2v16M6 25l8-3M34 25l-8-3M20 38v-8M20 18l6 4-2 8h-8l-2-8z" />
        </>
    ),
    green: (
        <>
            <path d="M20 3 38 35H2z" />
            <path class="facet" d="M20 3v14M2 35l12-8M38 35l-12-8M20 17l6 10H14z" />
        </>
    ),
    yellow: (
        <>
            <path d="M20 1 39 20 20 39 1 20z" />
            <path class="facet" d="M20 1v10M39 20H29M20 39V29M1 20h10M20 11l9 9-9 9-9-9z" />
        </>
    ),
};

export function Gem(props: { colour: string }) {
    return (
        <svg class={`gem ${props.colour}`} viewBox="0 0 40 40" aria-hidden="true">
            {cuts[props.colour] ?? cuts.purple}
        </svg>
    );
}
