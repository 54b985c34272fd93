// Puppets: dolls of cloth with big heads, button eyes and seams, and what stands upon their bodies.
import type { Drawing } from "../drawing";
import { disc, limb, oval } from "../shapes";
import { button } from "./toys";

type Point = [x: number, y: number];

interface Doll {
    skin: string;
    dress: string;
    cut?: "shirt" | "gown"; // a shirt shows legs
    legs?: string;
    shoes?: string;
    sleeves?: string; // else as the dress
    left?: Point; // where the hands are
    right?: Point;
    behind?: Drawing;
    on?: Drawing; // upon the dress
    held?: Drawing; // in the hands
    face: Drawing;
    hair?: Drawing; // and hats
    before?: Drawing; // before everything
}

const cuts = {
    shirt: ["M24 37 21 53q11 4 22 0L40 37z", "M36 37h4l3 16q-4 1.500-8 1.800z"],
    gown: ["M25 37 15 58q17 6 34 0L39 37z", "M35 37h4l10 21q-5 1.800-10 2.300z"],
};

/** A head of cloth: its middle is 32, 25. */
export const head = (skin: string): Drawing => [
    `${skin} ${oval(32, 25, 16, 14)}`,
    "shade M45 17a16 14 0 0 1-25 18q23 3 25-18z",
    "thin M47 28q-3 5-9 8M42.500 30l3 3",
];

const leg = (x: number, trousers: string, shoe: string): Drawing => [
    `${trousers} ${limb(x, 51, x, 57, 3.6)}`,
    `${shoe} ${oval(x, 58.5, 5, 3.2)}`,
];

export function doll(of: Doll): Drawing {
    const { skin, dress, cut = "shirt", left = [15, 49], right = [49, 49] } = of;
    const [body, shade] = cuts[cut];
    const arm = (x: number, [handX, handY]: Point): Drawing => [
        `${of.sleeves ?? dress} ${limb(x, 41, handX, handY, 3.6)}`,
        `${skin} ${disc(handX, handY, 4)}`,
    ];
    const feet = of.legs ?? "coal";
    return [
        ...(of.behind ?? []),
        ...(cut === "shirt"
            ? [...leg(26, feet, of.shoes ?? "bark"), ...leg(38, feet, of.shoes ?? "bark")]
            : []),
        `${dress} ${body}`,
        `shade ${shade}`,
        ...(of.on ?? []),
        ...(of.held ?? []),
        ...arm(27, left),
        ...arm(37, right),
        ...head(skin),
        ...of.face,
        ...(of.hair ?? []),
        ...(of.before ?? []),
    ];
}

/** Eyes: two buttons, a button and a cross of thread, or two seams. */
export const buttons = (paint = "coal", r = 3.8): Drawing => [
    ...button(25.5, 25, paint, r),
    ...button(38.5, 25, paint, r),
];
export const oneButton = (paint = "white"): Drawing => [
    ...button(25.5, 25, paint, 4.4),
    "line M36 22.500l5 5m0-5-5 5",
];

export const smile = "line M27 32q5 4 10 0";
export const frown = "line M27 34q5-4 10 0";
/** Sewn up. */
export const sewn = "thin M25 33.500q7 2 14 0M28 32v4m4-3.500v4m4-4.500v4";
export const teeth: Drawing = [
    "white M24 31q8 3 16 0 0 6-8 6t-8-6z",
    "thin M28 32.500v4m4-3.500v4m4-4.500v4",
];
export const brows = "line M21 19l7 2.500m15-2.500-7 2.500";

/** Hair of wool: a cap of curls, two long sides of it, and a fringe. */
export const curls = (paint: string): string =>
    `${paint} M16 28c-5-2-5-9-1-11-2-6 4-10 8-8 3-6 15-6 18 0 4-2 10 2 8 8 4 2 4 9-1 11-2-3-3-7-4-10-7 3-17 3-24 0-1 3-2 7-4 10z`;
export const fringe = (paint: string): string =>
    `${paint} M15 25C14 4 50 4 49 25q-3-6-8-7-3 4-8 0-4 4-9 0-6 1-9 7z`;
export const longHair = (paint: string): Drawing => [
    `${paint} M32 8C12 8 14 28 9 48q9 3 14-2h18q5 5 14 2-5-20-3-26Q50 8 32 8z`,
];
export const patch = (x: number, y: number, paint: string): Drawing => [
    `${paint} M${x - 4} ${y - 3}l8-1 1 7-8 1z`,
    `thin M${x - 6} ${y - 1}h3m5 4v3m3-7h3m-6-4v-3`,
];
export const wideBrim = (paint: string, band: string): Drawing => [
    `${paint} M19 16C18 0 46 0 45 16z`,
    `${band} M18.500 12q13.500 4 27 0l.5 5H18z`,
    `${paint} M4 16q28 6 56 0-2 7-10 7-18-4-36 0-8 0-10-7z`,
];

/** The same a little smaller, so that what it holds is in the square too. */
export const fitted = (by: number, x: number, y: number, of: Drawing): Drawing => [
    { of, at: [x, y], by },
];
