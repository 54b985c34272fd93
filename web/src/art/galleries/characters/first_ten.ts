// The ten characters that both Puzzle Strikes and Flash Duel began with.
import type { Drawing, Gallery } from "../../drawing";
import { disc, oval, star } from "../../shapes";
import { eyes, fist, head, shoulders } from "../../parts/people";

const sword: Drawing = [
    "steel M29 12l3-8 3 8v34h-6z",
    "shade M32.5 6l2.5 6v34h-2.5z",
    "brass M24 45h16v4H24z",
    "bark M30 49h4v11h-4z",
];

const grave: Drawing = [
    "white M44 17q7-5 10-1 3 4 7 0-1 9-8 7-5-1-10-2z",
    { of: sword, at: [11, 28], by: 0.95 },
    ...shoulders("broad", "blue", "tan"),
    "white M23 44l9 14 9-14 4 2-9 14h-8l-9-14z",
    {
        of: [
            "coal M30 20q-3-9 4-11 8 0 6 7-2 4-6 4z",
            ...head({ shape: "long", skin: "tan", eyes: "shut", brows: "flat", look: -2 }),
            "coal M18 31q-2-18 14-18t14 18q-2-5-5-8-5 2-10 1-7 0-9 2-3 2-4 5z",
            "white M17.5 22.5q14.5-4 29 0V27q-14.5-4-29 0z",
        ],
        at: [33, 27],
    },
    { of: fist, at: [11, 54], by: 0.75, tint: "tan" },
];

const flame: Drawing = [
    "orange M32 6q2 12 10 19 8 10 2 22-4 9-12 9t-12-8q-6-10 2-19 0 6 4 8-2-18 6-31z",
    "yellow M33 28q1 8 5 12 3 6-1 10-5 4-9 0t0-10q5-4 5-12z",
];

/** Drawn, and the arrow burns. */
const bow: Drawing = [
    "thin M38 4L24 32 38 60",
    "wood M36 2Q60 14 60 32T36 62Q50 48 50 32T36 2z",
    "line M25 32h42",
    { of: flame, at: [69, 32], by: 0.62, turn: 90 },
];

const jaina: Drawing = [
    "red M18 26Q4 32 8 58q8-2 12-12z",
    "shade M13 34q-3 10-1 22l7-9z",
    ...shoulders("slim", "orange", "skin"),
    "white M24 45q8 8 16 0l4 2q-12 12-24 0z",
    {
        of: [
            "red M20 30q-8-12-1-22 1 6 5 7 0-8 9-12-1 7 4 9 4-1 4-6 8 9 2 24z",
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "keen",
                brows: "none",
                mouth: "smirk",
                look: 1,
                blush: true,
            }),
            "red M16 34q-3-19 16-20 19 1 16 20-3-7-6-10-6 1-10-4-5 6-10 6-4 2-6 8z",
        ],
        at: [25, 29],
        turn: -4,
    },
    { of: bow, at: [39, 45], by: 0.6, turn: -30 },
    { of: fist, at: [49, 40], by: 0.45, turn: -30, tint: "skin" },
];

const midori: Drawing = [
    ...shoulders("round", "green", "tan"),
    "gold M14 52q18-6 36 0v4q-18-6-36 0z",
    "gold M20 18Q10 14 11 4q5 8 14 9zM44 18Q54 14 53 4q-5 8-14 9z",
    {
        of: [
            ...head({ shape: "jowly", skin: "tan", eyes: "glad", mouth: "none", nose: "none" }),
            "white M16 35q-6-4-2-9 4-1 5 3 0 4-3 6zM48 35q6-4 2-9-4-1-5 3 0 4 3 6z",
            {
                of: [
                    `green ${disc(32, 20, 2)}${disc(27, 22, 2)}${disc(37, 22, 2)}${disc(32, 25, 2)}`,
                ],
                flat: true,
            },
            "white M20 28q3-5 10-1-5 1-10 1zM44 28q-3-5-10-1 5 1 10 1z",
        ],
        at: [32, 25],
    },
    "white M20 33q6 3 12-1 6 4 12 1 5 12-12 26-17-14-12-26z",
    "shade M44 34q4 11-12 25 7-12 5-24z",
    "thin M27 42q1 6 4 10m4-12q0 5-1 8",
    "white M32 34Q22 28 14 36q-6 5-9 2 2 9 11 6 10-2 16-8 6 6 16 8 9 3 11-6-3 3-9-2-8-8-18-2z",
    { of: ["tint M29 33q-3 6 3 6t3-6"], at: [32, 28], tint: "tan" },
];

const shuriken: Drawing = [`steel ${star(32, 32, 4, 30, 11)}`, `ink ${disc(32, 32, 3)}`];

const setsuki: Drawing = [
    "rose M42 42q8-6 12-2t8-2q-1 10-9 9-7 0-12-1z",
    "coal M18 24Q4 26 5 46q5-3 8-8l7-6zM46 24q10 0 13 10-4 2-9-1l-6-2z",
    ...shoulders("slim", "plum", "skin"),
    {
        of: [
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "big",
                brows: "arched",
                nose: "none",
                mouth: "none",
                look: 2,
                blush: true,
            }),
            "coal M16 36q-3-22 16-22t16 22q-3-3-3-9-5 1-8-4-2 5-9 5-6-1-8-2 0 6-4 10z",
            "orange M19 22Q17 8 20 2l8 8h8l8-8q3 6 1 20-6 4-13 4t-13-4z",
            "white M24 18l8 8 8-8q1 4-2 6-6 3-12 0-3-2-2-6z",
            `spot ${oval(26, 15.5, 2, 1.6)}${oval(38, 15.5, 2, 1.6)}${disc(32, 24.5, 1.6)}`,
        ],
        at: [31, 31],
        turn: -5,
    },
    "rose M17 36q15 8 30 0 2 8-3 12-12 6-24 0-5-4-3-12z",
    "shade M40 39q4-1 7-3 2 8-3 12-4 2-8 2 5-5 4-11z",
    { of: shuriken, at: [13, 52], by: 0.38, turn: 20 },
];

const rook: Drawing = [
    "stone M3 60l2-18 11-8h32l11 8 2 18z",
    "shade M48 34l11 8 2 18H46q6-12 2-26z",
    "thin M12 44l6 4-2 6m36-12l-5 5",
    "stone M16 14l7-8h18l7 8 1 20-6 10H21l-6-10z",
    "shade M41 6l7 8 1 20-6 10h-7q8-18 5-38z",
    "light M17.5 15l6-7h9l-7 7-1 10-7 4z",
    "shade M16 19h32v5H16z",
    "sky M19 25.5h9v5h-9zM36 25.5h9v5h-9z",
    "line M25 38h14",
    "thin M37 8l-3 6 4 3",
    "lime M13 15q2-10 12-11 8-2 12 2-3 2-3 5-4-2-6 1-4-2-6 2-5-2-9 1z",
    "lime M2 44q1-7 9-10 6-1 8 2-4 1-5 4-5-1-6 3-3-1-6 1z",
    `pink ${star(50, 36, 5, 8, 5)}`,
    { of: [`yellow ${disc(50, 36, 2.6)}`], flat: true },
];

const ghost: Drawing = [
    "sky M12 58Q6 40 12 24 18 8 32 8t20 16q6 16 0 34-5-7-10-1-5 5-10-1-5-5-10 1-5 5-10 1z",
    "light M16 40q-2-10 4-20 4-6 11-7-8 10-8 27z",
    `spot ${oval(24, 28, 3.4, 5)}${oval(40, 28, 3.4, 5)}${oval(32, 41, 3, 4)}`,
];

const degrey: Drawing = [
    { of: ghost, at: [50, 24], by: 0.62, turn: 10 },
    ...shoulders("broad", "iron", "skin"),
    "stone M13 24q-4 14 0 25l12-2V22zM44 24q3 14-1 25l-8-2V22z",
    {
        of: [
            ...head({
                shape: "long",
                skin: "skin",
                eyes: "calm",
                brows: "stern",
                nose: "long",
                mouth: "none",
                ears: false,
                look: -2,
            }),
            "stone M20 41q5-2 10-2 8 0 14 3-1 7-6 8-2 5-8 5-7-2-10-14z",
            "line M26 43.5h8",
            "coal M21 20l1-14q10-3 20 0l1 14z",
            "iron M20 16q12-3 24 0v5q-12-3-24 0z",
            "coal M10 22q22-7 44 0-4 5-22 5t-22-5z",
        ],
        at: [28, 29],
        by: 0.95,
    },
    "iron M15 60q-2-8-1-14l16 14zM43 60q2-8 0-14L29 60z",
    `gold ${star(14, 55, 5, 6, 3)}`,
    "sky M44 50q-2-7 4-7 6 1 5 5-1 3-5 3z",
];

const brush: Drawing = [
    "wood M30 20h4v40h-4z",
    "brass M28 18h8v8h-8z",
    "tint M28 18q-3-8 4-15 7 7 4 15z",
];

const valerie: Drawing = [
    { of: brush, at: [55, 38], by: 0.8, turn: 14, tint: "blue" },
    "umber M17 24Q6 38 10 52q10 4 14-4V24zM47 24q8 14 5 28-9 4-13-4V24z",
    ...shoulders("slim", "white", "skin"),
    {
        of: [
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "iris",
                iris: "orange",
                brows: "arched",
                mouth: "laugh",
                blush: true,
            }),
            // Each of her epiphanies has an eye.
            { of: eyes.iris, at: [26, 33], tint: "green" },
            "umber M16 38q-4-20 10-22 16-4 22 8 2 8-1 14-2-8-7-12-8 0-14-4-3 8-10 16z",
            "rose M13 21Q10 8 28 7q20-2 23 9 1 6-4 6-16-6-34-1z",
            "line M30 7l-1-4",
            "shade M40 9q10 2 11 7 1 6-4 6l-7-1.5q3-6 0-11.5z",
        ],
        at: [32, 29],
    },
    "wood M4 50q2-9 12-8 12 2 12 11 0 7-9 7-4 0-4-3t-5-2q-6 1-6-5z",
    {
        of: [
            `red ${disc(10, 49, 2.6)}`,
            `yellow ${disc(17, 47, 2.6)}`,
            `blue ${disc(23.5, 50.5, 2.6)}`,
            `white ${disc(23, 57, 2.2)}`,
        ],
        flat: true,
    },
];

const watch: Drawing = [
    "brass M28 2h8v8h-8z",
    `brass ${disc(32, 35, 28)}`,
    { of: [`white ${disc(32, 35, 20)}`], flat: true },
    "line M32 21v14l9 6",
    "shade M43 13q12 8 14 22-2 18-19 25 18-22 5-47z",
];

const geiger: Drawing = [
    "white M18 34Q4 38 3 26q4 2 6 0-6-4-4-14 4 4 8 3-2-6 2-11 3 6 10 6zM46 34q14 4 15-8-4 2-6 0 6-4 4-14-4 4-8 3 2-6-2-11-3 6-10 6z",
    ...shoulders("round", "teal", "skin"),
    "white M25 45l7 12 7-12 4 1-8 14h-6l-8-14z",
    {
        of: [
            ...head({
                shape: "jowly",
                skin: "skin",
                eyes: "dot",
                brows: "none",
                nose: "big",
                mouth: "none",
                blush: true,
            }),
            "white M32 40q-6-3-10 1-3 3-7 0 2 8 9 7 6-1 8-4 2 3 8 4 7 1 9-7-4 3-7 0-4-4-10-1z",
            "bark M19 22q13-4 26 0v4q-13-4-26 0z",
            `brass ${disc(25, 23, 6.5)}${disc(39, 23, 6.5)}`,
            { of: [`sky ${disc(25, 23, 3.6)}${disc(39, 23, 3.6)}`], flat: true },
        ],
        at: [32, 28],
    },
    { of: watch, at: [50, 49], by: 0.42, turn: 12 },
];

const card: Drawing = ["white M20 10q0-4 4-4h20q4 0 4 4v44q0 4-4 4H24q-4 0-4-4z"];
const die: Drawing = [
    "white M10 16q0-6 6-6h32q6 0 6 6v32q0 6-6 6H16q-6 0-6-6z",
    `spot ${disc(21, 21, 5)}${disc(43, 21, 5)}${disc(32, 32, 5)}${disc(21, 43, 5)}${disc(43, 43, 5)}`,
];

const lum: Drawing = [
    `coal ${disc(15, 15, 8)}${disc(49, 15, 8)}`,
    "gold M8 60q1-16 24-16t24 16z",
    "shade M44 46q11 3 12 14H45q2-7-1-14z",
    {
        of: [`red ${star(25, 56, 5, 4, 2.5)}${star(36, 52, 5, 4, 2.5)}${star(44, 58, 5, 4, 2.5)}`],
        flat: true,
    },
    {
        of: [
            ...head({
                shape: "wide",
                skin: "white",
                eyes: "none",
                nose: "none",
                mouth: "none",
                ears: false,
            }),
            { of: [`coal ${oval(32, 32, 5, 6.5)}`], at: [23, 32], turn: 25 },
            { of: [`coal ${oval(32, 32, 5, 6.5)}`], at: [41, 32], turn: -25 },
            {
                of: [
                    `white ${disc(24, 32, 2.4)}${disc(40, 32, 2.4)}`,
                    `spot ${disc(24.5, 32.4, 1.5)}${disc(40.5, 32.4, 1.5)}`,
                ],
                flat: true,
            },
            "ink M28.5 37q3.5-2 7 0-1 3-3.5 3t-3.5-3z",
            "line M24 41q5 4 8 0 4 4 9-1",
        ],
        at: [32, 27],
        by: 1.15,
    },
    { of: card, at: [9, 48], by: 0.34, turn: -32 },
    { of: card, at: [13, 46], by: 0.34, turn: -8 },
    {
        of: [...card, { of: ["red M32 46q-14-12-9-20 6-5 9 2 3-7 9-2 5 8-9 20z"], flat: true }],
        at: [17, 48],
        by: 0.34,
        turn: 16,
    },
    { of: die, at: [52, 50], by: 0.36, turn: 18 },
];

const bubble: Drawing = [
    `light ${disc(32, 32, 24)}`,
    `line ${disc(32, 32, 24)}`,
    "pale M18 28q3-8 11-11",
];

const argagarg: Drawing = [
    "rust M18 14Q12 6 16 3q6 2 8 9zM32 12q-4-8 0-11 4 3 1 11zM46 14q6-8 2-11-6 2-8 9z",
    "lime M16 24Q6 18 2 20q3 5 2 9-2 3-2 7 8 4 16 0zM48 24q10-6 14-4-3 5-2 9 2 3 2 7-8 4-16 0z",
    "thin M6 24l9 3m-9 6l9-1m43-8l-9 3m9 6l-9-1",
    ...shoulders("round", "moss", "teal"),
    `white M16 50l5-5 3 6zM28 53l4-6 4 6zM40 51l3-6 5 5z`,
    {
        of: [
            "teal M32 12q20 0 19 20-2 16-19 16T13 32q-1-20 19-20z",
            "light M17 28q1-12 14-13-6 4-8 13-2 5-6 0z",
            "shade M43 15q8 5 8 17-2 16-17 16 16-12 9-33z",
            { of: ["lime M17 38q15-7 30 0-2 9-15 9.5-13-.5-15-9.5z"], flat: true },
            `white ${disc(20, 26, 7)}${disc(44, 26, 7)}`,
            `spot ${disc(21.5, 28, 3)}${disc(42.5, 28, 3)}`,
            "teal M13 26a7 7 0 0 1 14 0zM37 26a7 7 0 0 1 14 0z",
            "line M21 39q11 5 22 0",
            "thin M30 33v1.5m4-1.5v1.5",
            "thin M29 17l3 4 3-4",
        ],
        at: [32, 28],
    },
    { of: bubble, at: [53, 50], by: 0.34 },
    { of: bubble, at: [9, 50], by: 0.2 },
];

export const firstTen: Gallery = {
    grave,
    jaina,
    midori,
    setsuki,
    rook,
    degrey,
    valerie,
    geiger,
    lum,
    argagarg,
};
