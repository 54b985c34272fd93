// What a birthday needs.
import type { Drawing } from "../drawing";
import { disc, oval, star } from "../shapes";

export const present: Drawing = [
    "tint M8 28h48v32H8z",
    "shade M40 28h16v32H40z",
    "tint M4 18h56v13H4z",
    "light M4 18h56v5H4z",
    "gold M27 18h10v42H27z",
    "gold M32 18Q12 20 14 8q10-8 18 10zM32 18q20 2 18-10-10-8-18 10z",
];

export const candle: Drawing = [
    "tint M26 24h12v36H26z",
    "light M26 24h5v36h-5z",
    "thin M32 24v-5",
    "yellow M32 2q9 10 6 15-3 4-6 4t-6-4q-3-5 6-15z",
];

export const cake: Drawing = [
    "steel M2 54h60q-2 7-8 7H10q-6 0-8-7z",
    "wood M8 30h48v25H8z",
    "shade M8 46h48v9H8z",
    "tint M6 28q0-7 8-7h36q8 0 8 7v6q-4 8-8 0-4 10-9 0-4 7-9 0-5 10-9 0-4 7-9 0-4 8-8 0z",
    "light M6 28q0-7 8-7h36q5 0 7 3-40 0-51 10z",
];

export const balloon: Drawing = [
    "thin M32 46q-6 8 0 16",
    "tint M10 24Q10 3 32 3t22 21q0 16-22 22-22-6-22-22z",
    "tint M32 44l5 6H27z",
    "light M16 24q0-13 13-16-7 6-7 17-5 3-6-1z",
    "shade M54 24q0 16-22 22-6-2-10-5 22-2 26-31 6 5 6 14z",
];

export const partyHat: Drawing = [
    "tint M32 8 54 56q-22 8-44 0z",
    "light M32 8 18 58q-5-1-8-2z",
    "shade M32 8l22 48q-5 2-12 3z",
    `white ${disc(34, 34, 4)}`,
    `white ${disc(24, 47, 4)}`,
    `white ${disc(43, 49, 4)}`,
    `yellow ${star(32, 9, 6, 8, 4)}`,
];

export const sweet: Drawing = [
    "tint M20 24 4 14v36l16-10zM44 24l16-10v36L44 40z",
    `tint ${oval(32, 32, 16, 15)}`,
    "light M18 30q4-13 16-12-8 4-10 16z",
    "pale M38 20q8 12-2 25",
];

export const lolly: Drawing = [
    "white M29 36h6v26h-6z",
    `tint ${disc(32, 24, 21)}`,
    "pale M32 24q4-5 7 1t-6 9-14-4 2-18 20-1 4 22",
    "light M13 22q2-15 17-17-9 6-10 18z",
];

export const maraca: Drawing = [
    "wood M34 34l6-5 20 25-7 7z",
    `tint ${oval(24, 22, 19, 19)}`,
    "light M8 20q2-13 15-15-7 6-8 17z",
    "pale M9 30q14 2 30-16M14 37q14 0 27-15",
];

/** Bits of coloured paper that fly about. */
export const confetti: Drawing = [
    "red M5 13l11 2-5 9z",
    "yellow M26 2l10 6-10 6z",
    "blue M49 8l10 8-11 5z",
    "green M2 36l11 1-6 9z",
    "violet M52 36l9 7-12 4z",
    "orange M42 52l11 1-6 9z",
    "pink M13 52l10-2-3 11z",
];
