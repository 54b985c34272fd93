// Fire, water, wind and stone, and what is seen where things move and meet.
import type { Drawing } from "../drawing";
import { disc, star } from "../shapes";

export const flame: Drawing = [
    "tint M33 3q2 13 12 21 9 8 8 19-1 16-21 17-20-1-21-18 0-10 7-17 1 7 6 8-2-16 9-30z",
    "light M33 26q3 7 8 12 4 5 3 9-2 9-12 9-11 0-11-9 0-6 5-9 2 4 5 3-2-8 2-15z",
];

/** A flame in its own colours. */
export const fire: Drawing = [{ of: flame, tint: "orange" }];

export const puff: Drawing = [
    "tint M16 52Q4 52 4 41q0-10 11-11 0-16 16-17 13 0 16 13 13 1 13 14 0 12-13 12z",
    "light M19 30q1-12 12-13-5 4-6 13z",
    "shade M4 42q2 6 12 5h31q10 0 13-6 0 11-13 11H16Q5 52 4 42z",
];

export const smoke: Drawing = ["line M32 60q-12-9 0-18t0-18 2-18"];

export const lightning: Drawing = [
    "tint M37 3 12 36h16l-7 25 32-37H36l10-21z",
    "light M37 3 12 36h6L42 3z",
];

export const wind: Drawing = [
    "line M4 24h36q8-1 8-8t-8-7q-6 0-7 6M4 34h46q9 1 9 9t-8 8q-7 0-7-7M4 44h22q6 1 6 7t-6 6-5-5",
];

export const drop: Drawing = [
    "tint M32 3q19 26 19 39a19 18 0 0 1-38 0Q13 29 32 3z",
    "light M23 30q-8 15 2 23-3-10-2-23z",
];

export const bubble: Drawing = [
    `sky ${disc(32, 32, 28)}`,
    "light M10 32q2-18 22-23-12 9-14 26-4 2-8-3z",
    "shade M58 24q6 26-20 34-14 3-24-6 30 8 44-28z",
    "pale M44 47q6-4 8-11",
];

export const rock: Drawing = [
    "tint M5 46 11 23 27 8l20 5 12 22-5 18-18 6-22-3z",
    "light M11 23 27 8l8 14-14 9z",
    "shade M59 35 54 53l-18 6-22-3 24-12z",
    "thin M21 31l4 10-8 6M35 22l6 9",
];

export const mountain: Drawing = [
    "tint M3 58 26 10l8 12 6-8 21 44z",
    "white M17 29 26 10l8 12 4-5 2 12-6-4-6 7-5-5z",
    "shade M26 10l8 12 6-8 21 44H34z",
];

export const burst: Drawing = [`tint ${star(32, 32, 12, 30, 19)}`];

export const sparkle: Drawing = [`tint ${star(32, 32, 4, 29, 9)}`];

/** A starry blow, all in one line. */
export const stars: Drawing = [
    `yellow ${star(12, 40, 5, 9, 4)}`,
    `yellow ${star(32, 20, 5, 12, 5)}`,
    `yellow ${star(53, 38, 5, 9, 4)}`,
];

export const vortex: Drawing = [
    `tint ${disc(32, 32, 28)}`,
    `shade ${disc(32, 32, 18)}`,
    "pale M32 32q5-5 8 1t-5 10-16-2-2-19 22-6 14 27",
    `spot ${disc(32, 32, 5)}`,
];

/** The sun, and what shines like it. */
export const sun: Drawing = [
    `gold ${star(32, 32, 12, 30, 21)}`,
    `yellow ${disc(32, 32, 18)}`,
    "light M19 32q0-13 13-13-10 4-13 13z",
];

export const wave: Drawing = [
    "tint M3 58V40Q10 8 36 8q19 1 20 16-8-8-16-3-8 6-2 16 8 10 23 5v16z",
    "light M9 40q6-26 28-27-19 6-20 30z",
    "shade M3 58v-8q10 6 22 2t36-2v8z",
];
