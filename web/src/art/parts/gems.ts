// Gems, whole and broken, and how they lie.
import type { Drawing } from "../drawing";

export const gem: Drawing = [
    "tint M15 9h34l12 17-29 33L3 26z",
    "light M15.5 10.2h14.5L20.5 25H5z",
    "shade M61 26 32 59l10-33z",
    "thin M3 26h58M32 9 21 26l11 33 10-33z",
];

/** Small, as one among several: without its facets' lines. */
export const pebble: Drawing = [
    "tint M15 9h34l12 17-29 33L3 26z",
    "light M15.5 10.2h14.5L20.5 25H5z",
    "shade M61 26 32 59l10-33z",
];

/** In two, along a crack. */
export const broken: Drawing = [
    "tint M11 11h15l-4 13 7 9-6 10 4 12L1 29z",
    "light M11.5 12.2h11L16.5 26l-13 2z",
    "tint M35 9h18l9 18-29 30-3-13 7-9-6-11z",
    "shade M62 27 33 57l-3-13 8-8z",
];

/** As many as there are colours: 1 to 4 of them, on a heap. */
export function heap(...colours: string[]): Drawing {
    const places: [x: number, y: number][][] = [
        [[32, 32]],
        [
            [19, 36],
            [45, 30],
        ],
        [
            [32, 18],
            [18, 44],
            [46, 44],
        ],
        [
            [32, 15],
            [15, 33],
            [49, 33],
            [32, 49],
        ],
    ];
    const by = [0.95, 0.52, 0.48, 0.44][colours.length - 1];
    return colours.map((tint, i) => ({
        of: pebble,
        at: places[colours.length - 1]?.[i],
        by,
        tint,
    }));
}
