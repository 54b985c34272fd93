// What actions are drawn with: small heroes, cards, arrows, a shield.
import type { Drawing } from "../drawing";
import { box, disc, limb } from "../shapes";

/** A hero of no name; "tint" is whose. */
export const pawn: Drawing = [
    "tint M8 62q0-24 24-24t24 24z",
    `skin ${disc(32, 25, 17)}`,
    "tint M14 25Q12 4 32 4t18 21q-18-8-36 0z",
    "shade M40 5q9 5 10 20-5-2-8-3zM46 42q9 6 10 20h-9z",
    `spot ${disc(26, 29, 2.4)}${disc(38, 29, 2.4)}`,
];

export const card: Drawing = [
    "white M14 3h36q3 0 3 3v52q0 3-3 3H14q-3 0-3-3V6q0-3 3-3z",
    `tint ${box(17, 9, 30, 46)}`,
    "light M32 18 42 32 32 46 22 32z",
];

/** A quarter turn, clockwise over the top. */
export const arc: Drawing = ["tint M4 36C4 16 18 4 36 6l1-6 17 12-17 12v-7C24 15 15 22 15 36z"];

export const shield: Drawing = [
    "tint M32 3q12 7 26 6 2 36-26 53Q4 45 6 9q14 1 26-6z",
    "shade M32 3q12 7 26 6 2 36-26 53z",
    "light M11 14q9 0 17-5-7 16-5 36Q11 34 11 14z",
];

export const lens: Drawing = [
    `wood ${limb(43, 43, 58, 58, 4)}`,
    `brass ${disc(26, 26, 23)}`,
    `white ${disc(26, 26, 17.5)}`,
];
export const glint = "light M12 24Q14 12 26 11q-8 5-9 16z";

/** A fist from the left, its knuckles to the right. */
export const fist: Drawing = [
    "tint M2 22h14v24H2z",
    "skin M14 18q14-8 30-4 10 0 11 8 3 4 0 9 2 5-2 9-1 8-10 8-16 4-29-4z",
    "thin M42 15q-5 4-1 8h14M40 31h15M40 39h13M26 16q-2 8 8 9",
];
