// The gems of Gem Blenders: each type has a sign of its own, so that no one needs to tell colours apart.
import type { JSX } from "preact";

export const gemTypes = [
    "Pyrogem",
    "Aquagem",
    "Terragem",
    "Cryogem",
    "Electrogem",
    "Nocturnagem",
    "Luminagem",
    "Aerogem",
    "Caprogem",
] as const;

const signs: Record<string, JSX.Element> = {
    pyrogem: (
        <path d="M12 4.5c.6 3 4.6 4.6 4.6 8.9a4.6 4.6 0 0 1-9.2 0c0-2 .9-3 1.7-4 .3 1 .7 1.5 1.3 1.8C10.3 8.6 11 6 12 4.500z" />
    ),
    aquagem: (
        <path d="M12 4.500c2.8 4 4.6 6.2 4.6 8.700a4.6 4.6 0 0 1-9.2 0c0-2.5 1.8-4.7 4.6-8.700z" />
    ),
    terragem: <path d="M4.8 17 9.6 8.200l2.3 3.4 1.5-2.200L19.2 17z" />,
    cryogem: (
        <path
            class="drawn"
            d="M12 5v14M5.9 8.500l12.2 7M18.1 8.500l-12.2 7M10 6.300l2 1.7 2-1.700M10 17.700l2-1.7 2 1.7"
        />
    ),
    electrogem: <path d="M13.6 4.5 7 13h4l-1 6.500L17 10.700h-4.200z" />,
    nocturnagem: <path d="M14.8 5.300a7 7 0 1 0 3.7 9.9 5.8 5.8 0 0 1-3.7-9.900z" />,
    luminagem: (
        <>
            <circle cx="12" cy="12" r="3.3" />
            <path
                class="drawn"
                d="M12 4.600v2.200M12 17.200v2.200M4.6 12h2.200M17.2 12h2.200M6.8 6.800l1.5 1.500M15.7 15.700l1.5 1.500M17.2 6.800l-1.5 1.500M8.3 15.700l-1.5 1.5"
            />
        </>
    ),
    aerogem: (
        <path
            class="drawn"
            d="M5 10h8.500a2.2 2.2 0 1 0-2.1-3M5 13h11.500a2.3 2.3 0 1 1-2.2 3.100M5 16h5.5"
        />
    ),
    caprogem: (
        <path
            class="drawn"
            d="M12 18V9.500C12 6.5 9.8 5.3 8 5.800c-2 .6-2.7 2.9-1.6 4.4.9 1.2 2.7 1 3.1-.4M12 9.500c0-3 2.2-4.2 4-3.7 2 .6 2.7 2.9 1.6 4.4-.9 1.2-2.7 1-3.1-.4"
        />
    ),
    prismagem: <path class="drawn" d="M12 6 18 16.500H6zM4 13l4.5-2M15.5 11l4.5 2M15 9.500l5-.5" />,
};

/** Special gems are of a type, with a mark; two are of several. */
const types: Record<string, string> = {
    emberfrost_gem: "pyrogem",
    titan_terragem: "terragem",
    keen_aerogem: "aerogem",
    echo_nocturnagem: "nocturnagem",
    halo_luminagem: "luminagem",
};

/** A gem by its card's id. Whoever uses it says in words which it is. */
export function GemType(props: { gem: string }) {
    const type = types[props.gem] ?? props.gem;
    const special = type !== props.gem;
    return (
        <svg class={`gem-type ${props.gem} type-${type}`} viewBox="0 0 24 24" aria-hidden="true">
            <path class="stone" d="M8 1h8l7 7v8l-7 7H8l-7-7V8z" />
            {props.gem === "emberfrost_gem" && <path class="half" d="M16 1 23 8v8l-7 7h-4V1z" />}
            <g class="rune">{signs[type]}</g>
            {special && <circle class="special" cx="19.5" cy="4.5" r="3.5" />}
        </svg>
    );
}

/** A requirement: its signs, and its words for those who don't see them. */
export function Requirement(props: { types: string[] }) {
    return (
        <span class="requirement" title={props.types.join(" + ")}>
            <span class="unseen">needs {props.types.join(", ")}</span>
            {props.types.map((type) => (
                <GemType key={type} gem={type.toLowerCase()} />
            ))}
        </span>
    );
}
