// What strikes, shoots and goes off, and what keeps it away.
import type { Drawing } from "../drawing";
import { disc, star } from "../shapes";

export const sword: Drawing = [
    "steel M27 8 32 2l5 6v34H27z",
    "light M27 8 32 2v40h-5z",
    "bark M29 48h6v9h-6z",
    "gold M15 41h34v7H15z",
    `gold ${disc(32, 59, 3.5)}`,
];

export const dagger: Drawing = [
    "steel M23 12 32 2l9 10-4 28H27z",
    "light M23 12 32 2v38h-5z",
    "gold M16 39h32v7H16z",
    "bark M27 46h10v13H27z",
];

export const hammer: Drawing = [
    "wood M28 28h9v33h-9z",
    "iron M6 6h52v24H6z",
    "light M6 6h52v7H6z",
    "shade M46 6h12v24H46z",
    "steel M4 4h9v28H4zM51 4h9v28h-9z",
];

/** Flies up and to the right. */
export const arrow: Drawing = [
    "tint M18 34 4 46v11l14-12zM30 46 18 60H7l12-14z",
    "wood M8 52 46 14l4 4-38 38z",
    "steel M61 3 40 10l14 14z",
    "light M61 3 40 10l7 7z",
];

/** Drawn, to shoot to the right. */
export const bow: Drawing = [
    "thin M24 5 10 32l14 27",
    "wood M22 3q34 8 34 29T22 61l-1-6q25-5 25-23T21 9z",
    "light M24 8q22 6 25 22l-3 2Q46 14 21 9z",
];

export const shield: Drawing = [
    "tint M7 9q14 1 25-6 11 7 25 6 3 36-25 52Q4 45 7 9z",
    "light M12 14q10 0 20-5v10Q22 24 12 22z",
    "shade M32 3q11 7 25 6 3 36-25 52z",
];

/** A fuse that burns. */
export const bomb: Drawing = [
    "line M42 17q4-10 11-7",
    `coal ${disc(28, 37, 23)}`,
    "coal M35 12l11 7-5 8-12-7z",
    "light M12 34q2-13 15-15-8 6-9 16z",
    `yellow ${star(55, 10, 8, 8, 4)}`,
];

export const mine: Drawing = [
    "iron M6 44q2-26 26-26t26 26z",
    "light M12 40q3-16 18-18-8 6-9 18z",
    "shade M32 18q24 0 26 26H40q4-16-8-26z",
    "coal M2 44h60v9H2z",
    "red M26 18q0-9 6-9t6 9z",
    `spot ${disc(18, 48.5, 2)}${disc(32, 48.5, 2)}${disc(46, 48.5, 2)}`,
];

export const shuriken: Drawing = [
    "iron M32 2q3 19 10 20 1 7 20 10-19 3-20 10-7 1-10 20-3-19-10-20-1-7-20-10 19-3 20-10 7-1 10-20z",
    "light M32 2q3 19 10 20L32 32 22 22q7-1 10-20z",
    `white ${disc(32, 32, 5)}`,
];

export const scalpel: Drawing = [
    "steel M60 4Q40 8 34 24l8 6z",
    "light M60 4Q40 8 34 24l4 2z",
    "tint M35 22l9 7-28 31-11-2z",
    "thin M30 34l5 4M25 40l5 4",
];

/** Breast armour. */
export const armour: Drawing = [
    "tint M10 10l10-5q12 10 24 0l10 5q8 8 5 16l-7 2 2 24q-22 12-44 0l2-24-7-2q-3-8 5-16z",
    "light M12 12l8-5q5 5 10 5v10L15 25z",
    "shade M44 5l10 5q8 8 5 16l-7 2 2 24q-10 6-22 6 14-20 12-53z",
    "thin M14 42q18 8 36 0M32 14v40",
];

export const axe: Drawing = [
    "wood M28 4h7v56h-7z",
    "steel M35 8q10 0 20-6 8 16 0 34-10-6-20-6z",
    "light M35 8q10 0 20-6l4 12q-10-2-24 0z",
    "iron M22 10h18v20H22z",
];

/** One link of a chain. */
export const link: Drawing = [
    "iron M4 32q0-17 16-17h24q16 0 16 17T44 49H20Q4 49 4 32zm11 0q0 7 7 7h20q7 0 7-7t-7-7H22q-7 0-7 7z",
    "light M9 30q1-10 11-11h16v3H20q-6 2-7 9z",
];

/** A straight blade for a thrust to the right. */
export const rapier: Drawing = [
    "steel M22 29 63 32 22 35z",
    "bark M3 29h14v6H3z",
    "gold M15 18q12 2 12 14T15 46q6-14 0-28z",
    `gold ${disc(4, 32, 3)}`,
];
