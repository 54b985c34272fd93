// Blended heroes: a face in a helmet, shoulders in the colours of its gems, and what gem and hero became.
import type { Drawing, Placed } from "../drawing";
import { disc, limb, oval, star } from "../shapes";

/** What the gems of a type are painted with. */
export const paints = {
    pyro: "red",
    aqua: "blue",
    terra: "wood",
    cryo: "teal",
    electro: "brass",
    nocturna: "plum",
    lumina: "gold",
    aero: "green",
    capro: "rose",
};
export type Type = keyof typeof paints;

interface Blend {
    gems: [Type, Type, ...Type[]];
    behind?: Drawing;
    helm?: string; // its paint; else as the first gem
    skin?: string;
    face?: Drawing;
    on?: Drawing; // upon the helmet
    before?: Drawing;
}

export const both = (of: Drawing): Drawing => [{ of }, { of, flip: true }];

/** The same some times over the head, so many degrees from one to the next. */
export const around = (
    of: Drawing,
    step: number,
    times: number,
    at: Placed["at"] = [32, 32],
): Drawing =>
    Array.from({ length: times }, (_, i) => ({ of, at, turn: (i - (times - 1) / 2) * step }));

export const calm: Drawing = [
    `spot ${oval(27, 33, 1.8, 2.4)}${oval(37, 33, 1.8, 2.4)}`,
    "thin M28.500 39q3.500 2.500 7 0",
];
export const grim: Drawing = [
    `spot ${disc(27, 34, 2)}${disc(37, 34, 2)}`,
    "thin M23 29.500l6 2.500m12-2.500-6 2.500M28.500 40.500q3.500-2 7 0",
];
export const grin: Drawing = [
    `spot ${disc(27, 33, 2)}${disc(37, 33, 2)}`,
    "thin M23 29l5 1.500m13-1.500-5 1.500",
    "white M26 37q6 2 12 0-1 5-6 5t-6-5z",
];
export const shout: Drawing = [
    `spot ${disc(27, 32, 2)}${disc(37, 32, 2)}`,
    "thin M23 28l5 2m13-2-5 2",
    `wine ${oval(32, 39, 3, 3)}`,
];
/** Nobody knows who is in it: two lights in the dark. */
export const glow = (paint: string): Drawing => [
    "coal M20 34q0-12 12-12t12 12q0 10-12 11t-12-11z",
    `${paint} M22 31l8 3q-1 4-5 3-3-2-3-6zM42 31l-8 3q1 4 5 3 3-2 3-6z`,
];

export const helmet = (paint: string): Drawing => [
    `${paint} M13 40C9 18 20 8 32 8S55 18 51 40q-2 6-8 8H21q-6-2-8-8z`,
    "shade M46 13q6 6 6 17 0 14-9 18H33q18-6 13-35z",
    "light M17 26q1-10 8-14-4 6-5 13z",
];

export function blend(of: Blend): Drawing {
    const [suit, shoulder] = of.gems;
    const skin = of.skin ?? "skin";
    const step = 7.4;
    const first = 32 - (step * (of.gems.length - 1)) / 2;
    const bust: Drawing = [
        ...(of.behind ?? []),
        `${paints[suit]} M12 63Q14 46 32 46t20 17z`,
        ...both([`${paints[shoulder]} M5 63Q2 48 16 46q7 5 5 17z`, "light M7 56q1-6 7-7-4 3-5 8z"]),
        ...of.gems.map(
            (gem, i) => `${paints[gem]} ${star(first + i * step, 57 - (i % 2) * 1.5, 2, 5, 3.8)}`,
        ),
        ...helmet(of.helm ?? paints[suit]),
        `${skin} M20 34q0-12 12-12t12 12q0 10-12 11t-12-11z`,
        ...(of.face ?? calm),
        ...(of.on ?? []),
        ...(of.before ?? []),
    ];
    return [{ of: bust, at: [32, 33], by: 0.92 }];
}

/** Eyes and beak of a creature, above the face. */
export const eyes = (paint = "white"): Drawing => [
    `${paint} ${disc(23, 17, 4.6)}${disc(41, 17, 4.6)}`,
    `spot ${disc(24, 18, 1.9)}${disc(40, 18, 1.9)}`,
];
export const beak = "orange M25 18q7-5 14 0l-7 13z";

/** Each stands in the middle of the square, upright. */
export const flame: Drawing = [
    "red M32 3c4 14 20 18 18 38-2 12-10 20-18 20s-17-7-18-19c0-9 6-13 8-20 4 3 6 6 6 9 4-8 3-18 4-28z",
    "yellow M33 30c2 8 10 10 9 19-1 7-5 10-10 10s-10-4-9-11c1-5 4-7 5-10l3 4c2-4 2-7 2-12z",
];
export const bolt: Drawing = ["yellow M40 2 14 35h14l-6 27 28-37H35z"];
export const flake: Drawing = [`white ${star(32, 32, 6, 28, 15)}`, `sky ${star(32, 32, 6, 11, 6)}`];
export const shard: Drawing = [
    "sky M32 2 44 22 38 62H26L20 22z",
    "light M32 2 26 24l4 38h-4L20 22z",
];
export const cloud: Drawing = [
    "stone M14 46Q2 46 4 35q3-8 11-7 2-13 15-13 11 0 14 10 14-2 16 10 0 11-12 11z",
    "light M10 36q3-7 9-6 2-11 12-12-8 6-9 15-7-2-12 3z",
];
export const wave: Drawing = [
    "blue M3 58C3 24 22 6 46 9q14 4 14 16-8-7-16-3-8 7 0 18 8 10 17 10v8z",
    "sky M12 56C12 34 22 18 38 15q-12 8-10 24 4 12 14 17z",
    "white M44 22q8-4 16 3 1-12-14-16-10-1-18 3 6 2 5 5 6-1 6 4 4-2 5 1z",
];
export const ramHorn: Drawing = [
    "paper M22 12C8 2-2 14 3 29c4 11 16 10 17 1 0-7-9-8-9-2-4-8 2-14 12-8z",
    "thin M14 8l-2 7M5 13l6 5M2.500 24l6-1M7 34l3-5",
];
export const bullHorn: Drawing = ["white M20 20Q4 20 4 3q6 10 18 8z"];
export const goatHorn: Drawing = ["bark M19 17Q8 12 9 0q8 8 17 9z", "thin M11 8l4-2M14 13l4-4"];
export const fly: Drawing = ["white M14 44C-4 44-2 30 3 27q10 2 13 10z", "thin M3 33q6 2 9 6"];
export const antenna: Drawing = ["line M26 10Q22 2 15 4", `yellow ${disc(13, 4.5, 3)}`];
export const ring = (paint: string): Drawing => [
    `${paint} M2 32a30 11 0 1 1 60 0 30 11 0 1 1-60 0h5a25 7 0 1 0 50 0 25 7 0 1 0-50 0z`,
];
export const crown = "gold M17 14 15 0l9 7 8-7 8 7 9-7-2 14q-15-4-30 0z";
export const goggles: Drawing = [
    `brass ${disc(24, 17, 6)}${disc(40, 17, 6)}`,
    `sky ${disc(24, 17, 3)}${disc(40, 17, 3)}`,
];
export const staff = (x: number, top: number): string => `wood ${limb(x, top, x, 62, 2.2)}`;
