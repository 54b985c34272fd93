// What people are made of: a head with its face, shoulders, hair, hands.
//
// A head has its middle in the middle of its square, so that it can be placed and tilted with all
// that grows or sits on it. Shoulders stand at the bottom of the portrait. "tint" is the colour of
// hair, of skin in hands and of cloth.
import type { Drawing, Placed } from "../drawing";
import { disc, oval } from "../shapes";

/** The outline of a head, and its side away from the light. */
const skulls = {
    round: [oval(32, 32, 14, 15), "M39 19A14 15 0 0 1 37 46Q44 33 39 19z"],
    long: [
        "M19 27q0-12 13-12t13 12v8q0 8-6 12-7 4-14 0-6-4-6-12z",
        "M40 17q5 3 5 10v8q0 8-6 12l-3 1.5q7-15 4-31.5z",
    ],
    square: [
        "M18 25q0-9 14-9t14 9v12q0 4-4 7l-4 4h-12l-4-4q-4-3-4-7z",
        "M40 17q6 2 6 8v12q0 4-4 7l-4 4h-2q7-15 4-31z",
    ],
    heart: [
        "M17 29q0-13 15-13t15 13q0 9-7 14-4 4-8 5-4-1-8-5-7-5-7-14z",
        "M41 18q6 3 6 11 0 9-7 14-3 3-6 4.5 9-12 7-29.5z",
    ],
    wide: [oval(32, 33, 17, 14), "M41 21Q49 25 49 33T38 46.2Q45 34 41 21z"],
    jowly: [
        "M21 26q1-10 11-10t11 10q5 6 4 12-1 10-15 10t-15-10q-1-6 4-12z",
        "M41 20q2 3 2 6 5 6 4 12-1 8-9 9.5 6-12 3-27.5z",
    ],
} as const;

/** The ball of an eye that looks up so far, with a glint of light. */
const eyeball = (up: number, iris: Drawing = []): Drawing => [
    { of: [`white ${oval(32, 32, 4, 4.8)}`], flat: true },
    `thin ${oval(32, 32, 4, 4.8)}`,
    {
        of: [
            ...iris,
            `spot ${oval(32.4, 32.4 - up, 1.9, 2.4)}`,
            `white ${disc(32, 31.3 - up, 0.8)}`,
        ],
        flat: true,
    },
];

/** Left eyes; the right one is their mirror image. */
export const eyes = {
    dot: [`spot ${oval(32, 32, 2.2, 2.8)}`, { of: [`white ${disc(32, 30.8, 0.8)}`], flat: true }],
    big: eyeball(0),
    upward: eyeball(2.2),
    iris: eyeball(0, [`tint ${oval(32.3, 32.3, 3, 3.6)}`]),
    calm: ["spot M29.5 31.5h5q0 4-2.5 4t-2.5-4z", "line M28.5 31.5h7"],
    shut: ["line M28.5 31q3.5 4 7 0"],
    glad: ["line M28.5 33.5q3.5-5 7 0"],
    keen: [
        { of: ["white M27.5 29.5l9 3.5q-1 4.5-4.5 4-4-.5-4.5-7.5z"], flat: true },
        `spot ${disc(33, 33.6, 2)}`,
        "line M27.5 29.5l9 3.5",
    ],
    cross: ["line M29 29.5l6 5m0-5l-6 5"],
    glow: ["tint M28 30q4.5 0 8 3.5-3 3-5.5 2-2.5-1.5-2.5-5.5z"],
    none: [],
} satisfies Record<string, Drawing>;

const brows = {
    flat: ["line M28 32h8"],
    stern: ["line M28 30l8 3.5"],
    meek: ["line M28 33.5l7-3.5"],
    arched: ["line M27.5 33q3.5-4.5 8-1"],
    none: [],
} satisfies Record<string, Drawing>;

const noses = {
    small: ["thin M32.5 32q2.5 3.5-1 3.5"],
    button: ["thin M30.5 33q1.5 2.5 3.5 0"],
    long: ["thin M32 28l2.5 6q.5 2-3 1.5"],
    big: ["tint M29.5 31q-3.5 6 2.5 6t3-6"],
    none: [],
} satisfies Record<string, Drawing>;

const mouths = {
    smile: ["line M27 31q5 4.5 10 0"],
    smirk: ["line M27.5 32.5q6 1 9-3"],
    flat: ["line M28 32h8"],
    frown: ["line M27.5 33.5q4.5-4 9 0"],
    grin: ["white M25.5 29q6.5 2.5 13 0-1 6.5-6.5 6.5t-6.5-6.5z"],
    laugh: ["wine M25.5 29h13q-1 7.5-6.5 7.5t-6.5-7.5z", "shade M28 34q4-2 8 0-4 4-8 0z"],
    teeth: ["white M25.5 29.5h13q0 5-2.5 5h-8q-2.5 0-2.5-5z", "thin M30 29.5v5m4.5-5v5"],
    oh: [`wine ${oval(32, 32, 2.4, 3)}`],
    lips: [
        { of: ["red M27 31.5q2.5-3 5-1 2.5-2 5 1-5 6-10 0z"], flat: true },
        "thin M27 31.5q5 2 10 0",
    ],
    none: [],
} satisfies Record<string, Drawing>;

export interface Face {
    shape?: keyof typeof skulls;
    skin: string; // its paint
    eyes?: keyof typeof eyes;
    iris?: string; // the paint of eyes with an iris, and of those that glow
    brows?: keyof typeof brows;
    nose?: keyof typeof noses;
    mouth?: keyof typeof mouths;
    look?: number; // how far the face looks to the right
    ears?: boolean;
    blush?: boolean;
}

const pair = (of: Drawing, x: number, y: number, apart: number, tint?: string): Placed[] => [
    { of, at: [x - apart, y], tint },
    { of, at: [x + apart, y], flip: true, tint },
];

/** What looks out of a head, or out of a helmet. */
export function face({ skin, look = 0, ...of }: Face): Drawing {
    const x = 32 + look;
    return [
        ...(of.blush ? pair([`blush ${oval(32, 32, 3.2, 2.2)}`], x, 38.5, 9) : []),
        ...pair(eyes[of.eyes ?? "dot"], x, 33, 6, of.iris),
        ...pair(brows[of.brows ?? "none"], x, 27, 6),
        { of: noses[of.nose ?? "small"], at: [x + look / 3, 36], tint: skin },
        { of: mouths[of.mouth ?? "smile"], at: [x, 42] },
    ];
}

export function head(of: Face): Drawing {
    const [outline, dark] = skulls[of.shape ?? "round"];
    return [
        ...(of.ears === false ? [] : pair([`${of.skin} ${disc(32, 32, 3.5)}`], 32, 34, 14)),
        `${of.skin} ${outline}`,
        `shade ${dark}`,
        ...face(of),
    ];
}

/** From the shoulders' outline to what the light does not reach. */
const builds = {
    slim: ["M13 60q0-12 10-14l9-2 9 2q10 2 10 14z", "M43 46.5q8 3 8 13.5h-8q2-7 0-13.5z"],
    broad: ["M6 60q0-13 12-15l14-3 14 3q12 2 12 15z", "M47 45.5q11 2 11 14.5H46q3-7 1-14.5z"],
    huge: ["M3 60q0-18 14-20l15-2 15 2q14 2 14 20z", "M48 40.5q13 3 13 19.5H48q4-9 0-19.5z"],
    round: ["M8 60q1-16 24-16t24 16z", "M44 46q11 3 12 14H45q2-7-1-14z"],
} as const;

/** Shoulders in clothes, and the neck in its skin. */
export function shoulders(build: keyof typeof builds, cloth: string, skin: string): Drawing {
    const [outline, dark] = builds[build];
    return [
        `${cloth} ${outline}`,
        `shade ${dark}`,
        `${skin} M26 36h12v9q-6 6-12 0z`,
        "shade M26 40q6 6 12 2v3q-6 6-12 0z",
    ];
}

/** A hand that is closed round something upright in the middle of its square. */
export const fist: Drawing = [
    "tint M25 28q0-5 6-5h4q5 0 5 5v8q0 5-6 5h-3q-6 0-6-5z",
    "thin M25.5 32h7m-7 4.5h7m-6.5-9h6.5",
    "shade M36 23q4 1 4 5v8q0 5-5 5 3-9 1-18z",
];

/** Hair that many have: behind the head, and over the brow. */
export const hair = {
    long: ["tint M17 26Q5 42 9 60q10 3 15-2h16q5 5 15 2 4-18-8-34z"],
    bob: ["tint M17 24Q9 38 12 50q6 3 11-1h18q5 4 11 1 3-12-5-26z"],
    fringe: ["tint M17 35q-4-23 15-23t15 23q-1-6-4-10-5 2-11 1t-11-1q-3 4-4 10z"],
    parted: ["tint M17 35q-4-23 15-23t15 23q-1-7-5-11-9 1-14-4-3 8-11 15z"],
    curtains: ["tint M16 40q-4-28 16-28t16 28q-3-2-4-8-8-3-12-10-4 7-12 10-1 6-4 8z"],
    cropped: ["tint M17 30q-2-18 15-18t15 18q-2-4-4-7-11-4-22 0-2 3-4 7z"],
} satisfies Record<string, Drawing>;
