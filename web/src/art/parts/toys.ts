// Things of the toy box: what puppets hold and wear, what they are upgraded with.
import type { Drawing } from "../drawing";
import { box, cog, disc, limb, oval, star } from "../shapes";

/** A button with its two holes. */
export const button = (x: number, y: number, paint = "coal", r = 3.4): Drawing => [
    `${paint} ${disc(x, y, r)}`,
    `${paint === "coal" ? "light" : "spot"} ${disc(x - r / 3, y - r / 5, r / 4.5)}${disc(x + r / 3, y + r / 5, r / 4.5)}`,
];

export const drop = (x: number, y: number, r: number, paint = "sky"): string =>
    `${paint} M${x} ${y - 2 * r}q${r} ${r * 1.3} ${r} ${2 * r}a${r} ${r} 0 1 1 ${-2 * r} 0q0 ${-r * 0.7} ${r} ${-2 * r}z`;

export const heart = "tint M32 56C8 38 4 26 8 17c5-11 19-9 24 2 5-11 19-13 24-2 4 9 0 21-24 39z";

export const sparkle = `yellow ${star(32, 32, 4, 28, 9)}`;

export const knife: Drawing = [
    "steel M27 38V5q12 8 10 33z",
    "light M29 36V12q3 6 3 24z",
    `wine ${limb(32, 44, 32, 57, 4)}`,
    `brass ${box(23, 37, 18, 5)}`,
];

export const katana: Drawing = [
    "steel M29 46Q25 20 34 1q7 22 2 45z",
    "light M31 44Q28 22 34 8q-2 16-1 36z",
    `navy ${limb(32.5, 50, 33, 60, 3)}`,
    "thin M30 53l5 2M30.500 57l5 2",
    `brass ${oval(32.5, 47, 9, 2.8)}`,
];

export const sword: Drawing = [
    "steel M27 42V10l5-7 5 7v32z",
    "light M29 42V11l3-4v35z",
    `wine ${limb(32, 46, 32, 56, 3)}`,
    `gold ${limb(20, 43, 44, 43, 3)}`,
    `gold ${disc(32, 59, 3.5)}`,
];

export const needle: Drawing = ["steel M29 12a3 5 0 0 1 6 0l-3 48z", "line M32 11v4"];

export const hatchet: Drawing = [
    `wood ${limb(34, 8, 34, 57, 3.2)}`,
    "steel M36 9v19q-14-1-22 9Q5 20 14 3q8 8 22 6z",
    "light M16 9q-4 10 0 20-5-10-2-22z",
];

export const saw: Drawing = [
    "steel M3 22H42V38l-4 8-4-7-4 8-4-7-4 8-4-7-4 8-4-7-4 5-3-9z",
    "light M6 25h33v4H6z",
    "white M42 24h7a5.500 5.500 0 1 1 9 6 5.500 5.500 0 1 1-9 7h-7z",
];

export const rifle: Drawing = [
    "wood M2 46 14 31H34v8H23L12 53z",
    `iron ${box(24, 28, 29, 7)}`,
    "light M26 29.500h25v2H26z",
    `brass ${box(38, 26.5, 5, 10)}`,
    "thin M25 39q2 6 7 1",
    "tan M53 26h7l2 5.500-2 5.500h-7z",
];

export const pistol: Drawing = [
    "wood M9 20h15v12l-5 22H6l5-22z",
    "iron M9 16h40v13H24l-6 5H9z",
    "light M12 18.500h35v3H12z",
    "line M24 33q2 8 9-3",
    `brass ${disc(19, 25, 4.5)}`,
    "tan M49 15h8l3 7.500-3 7.500h-8z",
];

export const rattle: Drawing = [
    "steel M27 44h10l-5 18z",
    `wood ${limb(32, 32, 32, 44, 3.4)}`,
    `pink ${disc(32, 20, 16)}`,
    "white M16.300 17h31.400a16 16 0 0 1 0 6H16.300z",
    "shade M44 9a16 16 0 0 1-18 26q18-3 18-26z",
    `light ${disc(26, 11, 3)}`,
];

export const coffin: Drawing = [
    "wood M22 3h20l13 19-11 39H20L9 22z",
    "shade M42 3l13 19-11 39h-7l6-39-6-19z",
    "thin M22 3l-5 19 7 39M42 3l5 19-7 39",
    `brass ${disc(32, 24, 6)}`,
    "line M29 21l6 6m0-6-6 6",
];

export const bird: Drawing = [
    "navy M16 36 2 26l1 20z",
    "blue M46 10c14 2 10 24 2 34-8 9-28 8-34-4 4-10 12-8 18-14 4-5 6-17 14-16z",
    "shade M54 24c0 18-18 30-38 18 14 15 46 6 38-18z",
    "orange M54 14l9 6-9 5z",
    "navy M18 34c8 0 16-4 22 2-2 8-14 12-24 6z",
    ...button(47, 20, "white", 4),
    "line M28 49v8m-4 0h9m5-9v9m-4 0h9",
];

export const wing: Drawing = [
    "white M61 40C44 22 30 8 6 8q-2 8 6 12-6 1-8 2 2 10 10 12-4 1-6 3 5 9 14 10-2 2-3 4 22 10 42-11z",
    "shade M61 40c-12 4-26 2-37 7q-2 2-3 4 22 10 40-11z",
    "thin M12 20q14 2 24 10M14 34q12-1 20 3",
];

export const horns: Drawing = [
    "red M18 44C4 36 2 20 10 6c2 12 10 16 20 26z",
    "red M46 44c14-8 16-24 8-38-2 12-10 16-20 26z",
    "shade M46 44c14-8 16-24 8-38 2 18-6 24-14 32z",
];

export const horse: Drawing = [
    "rust M14 30Q2 30 4 46q6-2 7-9z",
    `paper ${limb(20, 40, 14, 53, 3.6)}${limb(42, 40, 48, 53, 3.6)}`,
    "paper M12 36c0-10 10-10 22-8l5-14q3-8 11-9l3 4q8 5 8 12-2 6-8 4l-6-1q1 18-9 20H22q-10 0-10-8z",
    "shade M53 25l-6-1q1 18-9 20H22q-8 0-10-6 24 6 30-2z",
    "rust M50 5Q38 6 33 28q6-2 10-12 4-4 7-11z",
    "red M20 26q8 5 14 1l2 11q-9 3-18 0z",
    `spot ${disc(51, 15, 2)}`,
    "wood M3 48Q32 62 61 48v6Q32 68 3 54z",
];

export const strawHat: Drawing = [
    `blond ${oval(32, 42, 29, 11)}`,
    "shade M61 42a29 11 0 0 1-52 6q36 6 52-6z",
    "blond M15 40C14 10 50 10 49 40q-17 7-34 0z",
    "shade M40 16c6 5 9 14 9 24q-5 2-9 2.500 4-14 0-26.500z",
    "red M15 34q17 7 34 0v6q-17 7-34 0z",
    "thin M9 44l-4 3M56 46l3 3M22 24l3-5M31 21v-4",
];

/** Five ovals upon another: what the springy stand on. */
export const spring: Drawing = [52, 42, 32, 22, 12].map(
    (y) => `steel ${limb(22, y + 3, 42, y - 2, 3.6)}`,
);

export const slipper: Drawing = [
    "rose M5 32C4 44 6 52 14 52h30c12 0 18-9 15-18-2-5-9-4-9 0 0 5-5 7-10 6-6-2-9-9-15-9-5 4-15 4-20 1z",
    "wine M6 32c4-4 14-4 19-1-5 4-15 4-19 1z",
    "shade M44 52c12 0 18-9 15-18-1 10-8 13-20 13-14 1-26 1-33-1 1 4 4 6 8 6z",
    `gold ${disc(55, 29, 4.5)}`,
];

export const heel: Drawing = [
    "red M5 18C8 30 16 28 24 36c9 9 20 10 32 13 5 2 6 9 2 9H40C28 58 24 46 15 44l-1 14H9z",
    "shade M58 58H40C28 58 24 46 15 44v-6c12 0 14 14 28 16 6 1 12 0 17 0-.300 2-1 4-2 4z",
    "wine M5 18c6-2 14 4 19 18-10-8-16-6-19-18z",
];

export const bone: Drawing = [
    "white M20 25h24a8 8 0 1 1 12-9 8 8 0 0 1-1 16 8 8 0 0 1 1 16 8 8 0 1 1-12-9H20a8 8 0 1 1-12 9 8 8 0 0 1 1-16 8 8 0 0 1-1-16 8 8 0 1 1 12 9z",
    "shade M20 39h24a8 8 0 1 0 12 9q4-2 5-7-6 4-12-3-12-4-29-3-6 8-14 7 2 4 2 6 8 1 12-9z",
    "thin M28 27l3 4M35 26l2 5M30 36l2 3",
];

export const wheel = (teeth: number, paint: string): Drawing => [
    `${paint} ${cog(32, 32, teeth, 28)}`,
    `shade M32 11a21 21 0 1 1-14 36.500Q40 44 32 11z`,
    `coal ${disc(32, 32, 8)}`,
];

export const key: Drawing = [
    `brass ${limb(32, 30, 32, 58, 3.4)}`,
    `brass ${oval(20, 18, 13, 11)}${oval(44, 18, 13, 11)}`,
    `coal ${oval(20, 18, 5, 4)}${oval(44, 18, 5, 4)}`,
];

export const claw: Drawing = [
    "steel M33 44C6 40 6 14 19 3c2 14 9 20 17 28z",
    "steel M31 44c27-4 27-30 14-41-2 14-9 20-17 28z",
    "shade M31 44c27-4 27-30 14-41 6 18-2 28-14 36z",
    `red ${box(19, 46, 26, 14)}`,
    `brass ${disc(32, 40, 6)}`,
];

/** What a puppeteer holds. */
export const crossbar: Drawing = [
    `wood ${limb(6, 38, 58, 26, 4.5)}`,
    `wood ${limb(26, 14, 38, 50, 4.5)}`,
    `brass ${disc(32, 32, 3)}`,
];

export const rattleTail: Drawing = [
    `brass ${disc(32, 50, 10)}`,
    `gold ${disc(32, 36, 8.5)}`,
    `brass ${disc(32, 23, 7)}`,
    `gold ${disc(32, 12, 5)}`,
];

export const gavel: Drawing = [
    `wood ${limb(32, 30, 32, 60, 3.4)}`,
    "bark M12 8h40v24H12z",
    `gold ${box(18, 8, 5, 24)}${box(41, 8, 5, 24)}`,
    "light M24 11h16v5H24z",
];

export const syringe: Drawing = [
    "line M32 12V4m-8 0h16M32 50v11",
    `white ${box(23, 12, 18, 38)}`,
    `lime ${box(23, 28, 18, 22)}`,
    "thin M34 20h6m-6 7h6m-6 7h6",
];

export const scissors: Drawing = [
    "steel M27 38 37 2q9 10-1 38z",
    "steel M37 38 27 2q-9 10 1 38z",
    "tint M36 38q14 2 14 14 0 10-9 10-10-1-9-14l-2-7zM40 46q-3 9 1 11 4-1 3-6-1-4-4-5z",
    "tint M28 38q-14 2-14 14 0 10 9 10 10-1 9-14l2-7zM24 46q3 9-1 11-4-1-3-6 1-4 4-5z",
    `brass ${disc(32, 35, 3)}`,
];

/** A hand of cloth, open, reaching up; "tint" is the sleeve. */
export const mitten: Drawing = [
    "cloth M20 50V42Q6 34 7 24q6-6 13 5V14Q22 3 34 4q13 2 13 15v18q0 7-4 13z",
    "shade M42 8q5 4 5 11v18q0 7-4 13H32q10-10 10-42z",
    "thin M31 12v14m8-13v13M27 12v2",
    "tint M17 48h29l3 14H14z",
];

export const burst: Drawing = [
    `red ${star(32, 32, 10, 31, 20)}`,
    `yellow ${star(32, 32, 10, 21, 13)}`,
];

export const bench: Drawing = [
    "wood M4 28h56v12H4z",
    "wood M10 40h10v22H10zM44 40h10v22H44z",
    "shade M4 36h56v4H4zM16 40h4v22h-4zM50 40h4v22h-4z",
    "iron M8 28V14h18v14zM12 14V7h10v7z",
];
