// Who sits at a table without being a character: dragons, a dummy, and those without a name.
import type { Drawing, Gallery } from "../../drawing";
import { box, disc, oval, star } from "../../shapes";
import { head, shoulders } from "../../parts/people";

/** A rolled sack on a pole. */
const trainingDummy: Drawing = [
    "wood M28 40h8v22h-8z",
    "wood M3 44h58v7H3z",
    "shade M28 44h33v7H28z",
    "blond M3 42l9 0v11H3l-1-3 2-2-2-3zM61 42l-9 0v11h9l1-3-2-2 2-3z",
    "cloth M16 46q16-6 32 0l2 15H14z",
    "shade M41 44l7 2 2 15H41z",
    {
        of: [`white ${disc(31, 55, 6)}`, `red ${disc(31, 55, 4)}`, `white ${disc(31, 55, 1.8)}`],
        flat: true,
    },
    {
        of: [
            "blond M24 16l-3-8 5 2 2-7 4 5 5-5 1 7 6-2-4 8z",
            ...head({
                shape: "jowly",
                skin: "cloth",
                eyes: "cross",
                nose: "none",
                mouth: "none",
                ears: false,
            }),
            "line M24 41q8 4 16-1",
            "thin M27 39.5v5m5-3.5v5m5-6v4.5",
            "wine M15 18q17-5 34 0l-1 4q-16-5-32 0z",
            { of: ["rust M38 21l8 1 2 7-6 1z"], flat: true },
        ],
        at: [32, 29],
        by: 0.95,
        turn: -8,
    },
    "rust M22 41q10 6 20-1l1 4q-11 6-21 1z",
];

const dragonEye = (paint: string): Drawing => [
    `${paint} M24 27q9 0 16 7-6 5-12 2-4-3-4-9z`,
    "spot M32 29.5l2 6.5-3-.5z",
];

const deathstrikeDragon: Drawing = [
    "plum M14 30Q4 26 2 8q8 2 10 10 8 2 10 10zM50 30q10-4 12-22-8 2-10 10-8 2-10 10z",
    "coal M10 60Q8 42 20 40h24q12 2 10 20z",
    "iron M22 60l2-12h16l2 12z",
    "paper M22 20Q13 14 15 2q6 3 8 9l5 7zM42 20q9-6 7-18-6 3-8 9l-5 7z",
    "coal M16 26q0-12 16-12t16 12l4 6-6 5-2 8q-2 8-12 8t-12-8l-2-8-6-5z",
    "shade M41 15q7 3 7 11l4 6-6 5-2 8q-2 8-10 8 12-16 7-38z",
    { of: dragonEye("orange"), at: [23, 30], by: 0.85 },
    { of: dragonEye("orange"), at: [41, 30], by: 0.85, flip: true },
    `violet M32 15l4 5-4 7-4-7z`,
    { of: ["light M32 15l-4 5h4z"], flat: true },
    "spot M27 39l3 1-2 2zM37 39l-3 1 2 2z",
    "red M21 44q11 5 22 0-2 8-11 8t-11-8z",
    "white M23 45l2 5 3-4zM41 45l-2 5-3-4zM30 47l2 3 2-3z",
    { of: ["violet M14 52l3 3-3 4-3-4zM50 52l3 3-3 4-3-4z"], flat: true },
];

const gem = (paint: string): Drawing => [
    `${paint} M18 14h28l12 14-26 28L6 28z`,
    "light M19 16h11l-5 11H10z",
];

/** Its back is a row of gems, and it has the scepter's crown. */
const puzzleDragon: Drawing = [
    { of: gem("pink"), at: [47, 14], by: 0.3, turn: 24 },
    { of: gem("blue"), at: [54, 27], by: 0.34, turn: 50 },
    { of: gem("green"), at: [56, 43], by: 0.34, turn: 80 },
    "violet M20 60q12-10 8-22l16-18q12 14 10 40z",
    "shade M46 24q9 14 8 36H44q8-16 2-36z",
    "yellow M20 60q9-8 9-18l7 4q2 8-2 14z",
    "thin M27 54h8m-6-7h7",
    "violet M22 14q8-6 18-2 9 4 8 14-1 10-10 14-9 3-16 2-8 3-15-1-4-3-2-8 6-5 12-8 1-7 5-11z",
    "shade M44 15q5 4 4 11-1 10-10 14-7 2-12 2 18-8 18-27z",
    "white M11 39l2.5 4 2.5-3.5zM19 39.5l2 4 3-4z",
    "line M6 38q10 3 20-2",
    `spot ${oval(10, 31, 1.6, 1.2)}`,
    `white ${oval(29, 22, 5, 5.5)}`,
    `spot ${oval(28, 23, 2.4, 3)}`,
    "line M24 15q5-3 9 0",
    "lime M40 20q10-2 12-10 3 10-2 17-4 4-10 3z",
    "gold M22 13l0-11 6 5 5-6 4 7 7-4-3 11q-10-4-19-2z",
    { of: [`red ${disc(32, 9, 1.8)}`], flat: true },
];

/** Whoever fences without a name. */
const fencer: Drawing = [
    "steel M56 3h4l-4 44h-4z",
    ...shoulders("broad", "white", "skin"),
    "thin M32 46v14M20 50l12 6 12-6",
    "iron M16 24q0-16 16-16t16 16v8q0 14-16 14T16 32z",
    {
        of: [
            "steel M20 25q0-13 12-13t12 13v6q0 11-12 11T20 31z",
            "sky M20 25q0-13 12-13l-8 26q-4-3-4-7z",
        ],
        flat: true,
    },
    "thin M26 13v27m6-29v31m6-29v27M20 20h24M19 27h26M20 34h24",
    "white M14 38q18 14 36 0l1 6q-19 14-38 0z",
    "shade M43 42q4-1 7-4l1 6q-5 4-9 5z",
    "gold M46 46q6-6 13 1l-3 4q-5-3-8 1z",
    { of: [`red ${star(18, 52, 5, 5, 2.5)}`], flat: true },
];

/** A fighter put together from others' cards. */
const clockworkSoldier: Drawing = [
    "brass M48 34h6v-5q2-7 7-4t0 9v4q5 5 0 9t-7-4v-5h-6z",
    ...shoulders("broad", "red", "paper"),
    "white M16 46l8-2 8 8 8-8 8 2-14 14h-4z",
    { of: [`gold ${box(31, 52, 2, 8)}${disc(25, 57, 1.5)}${disc(39, 57, 1.5)}`], flat: true },
    "gold M4 50q4-7 13-4l-1 6H5zM60 50q-4-7-13-4l1 6h11z",
    {
        of: [
            ...head({
                shape: "square",
                skin: "paper",
                eyes: "dot",
                nose: "none",
                mouth: "none",
                blush: true,
                ears: false,
            }),
            "line M26 39v8m12-8v8M26 43h12",
            "bark M32 37q-6-3-9 1 4 3 9 1 5 2 9-1-3-4-9-1z",
            "navy M17 24V4q15-5 30 0v20q-15-4-30 0z",
            "shade M40 3l7 1v20l-7-1z",
            "gold M16 21q16-5 32 0v5q-16-5-32 0z",
            "red M29 1q3-9 6 0v7h-6z",
            `gold ${star(32, 14, 6, 6, 3.5)}`,
        ],
        at: [31, 32],
        by: 0.88,
    },
];

export const opponents: Gallery = {
    "training-dummy": trainingDummy,
    "deathstrike-dragon": deathstrikeDragon,
    "puzzle-dragon": puzzleDragon,
    fencer,
    "clockwork-soldier": clockworkSoldier,
};
