// The ten characters that came with the Shadows.
import type { Drawing, Gallery } from "../../drawing";
import { disc, oval, star } from "../../shapes";
import { face, fist, head, shoulders } from "../../parts/people";

const mirror: Drawing = [
    "brass M28 40h8v22h-8z",
    `brass ${oval(32, 24, 19, 22)}`,
    { of: [`sky ${oval(32, 24, 13, 16)}`, "white M22 26l12-16 5 2-15 20z"], flat: true },
];

const quince: Drawing = [
    ...shoulders("broad", "violet", "skin"),
    "gold M8 52l4-6 4 1-5 13H6zM56 52l-4-6-4 1 5 13h5z",
    {
        of: [
            `white ${disc(15, 38, 5.5)}${disc(49, 38, 5.5)}`,
            `white ${disc(15, 29, 5.5)}${disc(49, 29, 5.5)}`,
            ...head({
                shape: "jowly",
                skin: "skin",
                eyes: "calm",
                brows: "arched",
                nose: "long",
                mouth: "smirk",
                look: 3,
                ears: false,
                blush: true,
            }),
            "white M14 25q0-13 10-13 8-7 17-1 9 1 9 14-6 1-9-3-9 3-18 0-3 4-9 3z",
            "shade M43 11q7 2 7 14-6 1-9-3 4-3 2-11z",
        ],
        at: [33, 27],
        turn: 4,
    },
    "white M32 43q7-4 9 1 5 4 0 8 2 6-4 6-5 4-9 0-6 1-5-5-5-4 0-8 2-5 9-2z",
    "thin M27 47q5 4 10 0m-9 6q4 3 7 0",
    { of: mirror, at: [13, 44], by: 0.53, turn: -10 },
];

const onimaru: Drawing = [
    "gold M32 12Q18 14 14 2q-4 16 18 18 22-2 18-18-4 12-18 10z",
    "wine M2 58q-1-14 14-17l6 19zM62 58q1-14-14-17l-6 19z",
    "gold M3 56l16-3 2 7H3zM61 56l-16-3-2 7h18z",
    "red M16 60l4-16 12-4 12 4 4 16z",
    "gold M24 47h16v3H24zM23 54h18v3H23z",
    "coal M10 30Q8 22 16 18h32q8 4 6 12l-2 10-8-4V26H20v10l-8 4z",
    "tan M19 24h26v12H19z",
    {
        of: face({ skin: "tan", eyes: "keen", nose: "none", mouth: "none" }),
        at: [32, 28],
    },
    "wine M18 32l8 2 6-2 6 2 8-2-3 12-6 5h-10l-6-5z",
    "white M25 40h14l-2 4h-10z",
    "thin M29 40v4m3-4v4m3-4v4",
    "red M14 26q0-16 18-16t18 16q-18-7-36 0z",
    "shade M42 13q8 4 8 13l-7-2q2-6-1-11z",
    `gold ${disc(32, 17, 4)}`,
];

const cog: Drawing = [`brass ${star(32, 32, 9, 28, 21)}`, `bark ${disc(32, 32, 9)}`];

const balBasBeta: Drawing = [
    { of: cog, at: [14, 32], by: 0.42 },
    { of: cog, at: [50, 32], by: 0.42, turn: 20 },
    "steel M10 60q1-14 22-14t22 14z",
    "shade M42 47q11 3 12 13H43q2-7-1-13z",
    "iron M26 40h12v8H26z",
    "line M32 14V6",
    `red ${disc(32, 6, 3.5)}`,
    "gold M16 22q0-9 9-9h14q9 0 9 9v10q0 10-9 10H25q-9 0-9-10z",
    "shade M42 13.5q6 2 6 8.5v10q0 10-9 10h-2q8-14 5-28.5z",
    "light M18 22q0-6 7-6l5 0q-8 3-8 12l-4 2z",
    `coal ${disc(25, 26, 6.5)}`,
    `coal ${disc(40, 27, 4.5)}`,
    {
        of: [`sky ${disc(25, 26, 4)}${disc(40, 27, 2.4)}`, `white ${disc(23.5, 24.5, 1.3)}`],
        flat: true,
    },
    "white M25 35h14v4H25z",
    "thin M29 35v4m3-4v4m4-4v4",
    `spot ${disc(20, 55, 1.4)}${disc(44, 55, 1.4)}${disc(32, 52, 1.4)}`,
    {
        of: [...fist, "orange M27 42h10q2 10-5 16-7-6-5-16z", "steel M24 39h16v5H24z"],
        at: [9, 49],
        by: 0.62,
        tint: "steel",
    },
];

const troq: Drawing = [
    ...shoulders("huge", "bark", "bark"),
    "bark M22 34h20v14q-10 6-20 0z",
    "paper M18 22Q4 22 3 6q6 6 18 6zM46 22Q60 22 61 6q-6 6-18 6z",
    "shade M46 22Q60 22 61 6q-1 9-14 11z",
    "umber M19 24q-9-2-13 4 6 6 13 4zM45 24q9-2 13 4-6 6-13 4z",
    "umber M18 22q0-12 14-12t14 12l-2 14-4 12H24l-4-12z",
    "shade M40 12q6 3 6 10l-2 14-4 10h-3q6-18 3-34z",
    "bark M20 18q2-12 12-12t12 12q-4-2-6-1-3 4-6 6-3-3-6-6-3-1-6 1z",
    {
        of: face({ skin: "umber", eyes: "keen", nose: "none", mouth: "none" }),
        at: [32, 26],
        by: 0.95,
    },
    "tan M20 40q0-7 12-7t12 7q0 10-12 10t-12-10z",
    `spot ${oval(26, 39, 2.2, 1.6)}${oval(38, 39, 2.2, 1.6)}`,
    "gold M29 41q-9 12 3 13 12-1 3-13l-1.5 2q5 6-1.5 7-6.5-1-1.5-7z",
];

const skullSkin = "cloth";

const menelker: Drawing = [
    "plum M32 52Q18 40 4 44 1 30 3 12q6 3 9 10 2 8 8 14h24q6-6 8-14 3-7 9-10 2 18-1 32-14-4-28 8z",
    "shade M44 36q6-6 8-14 3-7 9-10 2 18-1 32-7-2-14 1z",
    ...shoulders("broad", "coal", skullSkin),
    "paper M20 20Q12 14 15 3q4 7 10 9zM44 20Q52 14 49 3q-4 7-10 9z",
    "coal M18 22q-4 14-1 28l9-4V20zM46 22q4 14 1 28l-9-4V20z",
    {
        of: [
            ...head({
                shape: "long",
                skin: skullSkin,
                eyes: "glow",
                iris: "violet",
                brows: "stern",
                mouth: "flat",
                nose: "long",
                ears: false,
            }),
            "coal M18 36q-2-22 14-22t14 22q-1-8-6-11-3-2-8 3-5-5-8-3-5 3-6 11z",
            "shade M21 38l3 7 2-2z",
        ],
        at: [32, 28],
    },
    "white M21 47l4 5 3-4 4 5 4-5 3 4 4-5 2 4-7 8H28l-9-8z",
];

const whip: Drawing = [
    "brass M52 32l3-17 6 1-3 17z",
    "bark M53 38a10 11 0 1 0 .1 0zM53 43a5 6 0 1 1-.1 0z",
    "bark M49 40a10 11 0 1 0 .1 0zM49 45a5 6 0 1 1-.1 0z",
];

const persephone: Drawing = [
    "coal M16 22Q18 2 30 2t16 14q8 12 4 30H13q-3-14 3-24z",
    "shade M40 4q6 4 6 12 8 12 4 30h-6z",
    ...shoulders("slim", "plum", "skin"),
    "plum M17 60Q7 50 7 37l15 7 10 13 10-13 15-7q0 13-10 23z",
    "skin M24 43.5l8 12 8-12q-8 4-16 0z",
    "shade M44 43l13-6q0 13-10 23h-6q4-8 3-17z",
    {
        of: [
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "calm",
                brows: "arched",
                mouth: "lips",
                look: -2,
                ears: false,
                blush: true,
            }),
            `spot ${disc(38, 38.5, 1)}`,
            "coal M16 34q-2-20 16-21 18 1 16 21-2-9-9-14-10 8-17 5-4 3-6 9z",
            "gold M19 17l2-9 6 5 5-8 5 8 6-5 2 9q-13-5-26 0z",
        ],
        at: [32, 28],
        turn: -3,
    },
    { of: whip },
    { of: fist, at: [54, 36], by: 0.5, turn: 10, tint: "wine" },
];

const gloria: Drawing = [
    `yellow ${star(32, 29, 12, 27.5, 22.5)}`,
    `white ${disc(32, 29, 19)}`,
    ...shoulders("slim", "white", "umber"),
    "rose M20 60l3-14 9 8 9-8 3 14z",
    {
        of: [
            ...head({
                skin: "umber",
                eyes: "glad",
                brows: "none",
                mouth: "smile",
                ears: false,
                blush: true,
            }),
            "white M13 44Q10 13 32 13t19 31q-5 2-7-2 2-20-12-20T20 42q-2 4-7 2z",
            "shade M45 20q8 9 6 24-5 2-7-2 2-12-2-17z",
            { of: ["rose M30.5 12.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z"], flat: true },
        ],
        at: [32, 29],
    },
    {
        of: [
            "red M32 56Q4 36 12 18q10-12 20 4 10-16 20-4 8 18-20 38z",
            "light M16 30q-2-10 7-10-4 4-5 11z",
        ],
        at: [32, 54],
        by: 0.3,
    },
];

const dagger: Drawing = [
    "steel M28 30V12l4-9 4 9v18z",
    "gold M22 30h20v4H22z",
    "bark M29 34h6v12h-6z",
];

const vendetta: Drawing = [
    "red M34 18Q52 2 62 10q-6 2-6 8-10-2-18 6z",
    { of: dagger, at: [9, 40], by: 0.75, turn: -12 },
    { of: dagger, at: [55, 40], by: 0.75, turn: 12 },
    ...shoulders("slim", "coal", "ash"),
    { of: ["paper M20 48l5-2 3 14h-5zM31 49h4l0 11h-4zM40 46l4 1-2 13h-5z"], flat: true },
    {
        of: [
            ...head({
                shape: "long",
                skin: "ash",
                eyes: "none",
                brows: "none",
                mouth: "grin",
                nose: "none",
            }),
            { of: ["coal M18.5 27q13-3 27 0l-1 10q-6 2-12-4-7 6-13 4z"], flat: true },
            {
                of: [
                    `yellow ${oval(25, 32.5, 3.2, 2.2)}${oval(39, 32.5, 3.2, 2.2)}`,
                    `spot ${disc(25.6, 32.5, 1.2)}${disc(38.4, 32.5, 1.2)}`,
                ],
                flat: true,
            },
            "thin M36 38l5 6m-4-2l3-2m-1 4l3-2",
            "red M19 28q-2-13 13-13t13 13q-13-4-26 0z",
            "shade M41 18q5 4 4 10l-5-1q1-5 1-9z",
        ],
        at: [32, 28],
        turn: -6,
    },
    { of: fist, at: [9, 54], by: 0.5, turn: -14, tint: "ash" },
    { of: fist, at: [55, 54], by: 0.5, turn: 14, tint: "ash" },
];

const gwen: Drawing = [
    "violet M6 44Q0 30 8 22q-2-8 4-14 0 8 4 12 4 8 0 24zM58 44q6-14-2-22 2-8-4-14 0 8-4 12-4 8 0 24z",
    "white M17 22Q8 36 13 54l12-6V22zM47 22q9 14 4 32l-12-6V22z",
    ...shoulders("broad", "coal", "skin"),
    "iron M4 56q-1-14 14-14l5-6 1 20zM60 56q1-14-14-14l-5-6-1 20z",
    "shade M46 42q15 0 14 14H48q2-8-2-14z",
    {
        of: [
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "keen",
                mouth: "frown",
                look: 1,
                ears: false,
            }),
            { of: ["violet M45 25q2 5 1 10l-4 1-1 5-3 3-2 1 1-4 3-2-1-4 4-3-1-4z"], flat: true },
            "white M15 40q-3-27 17-27t17 27q-4-2-4-10-4-8-13-8-5 10-12 10-4 2-5 8z",
            "shade M41 15q10 5 8 25-4-2-4-10-2-5-7-7z",
            "iron M17 22q15-9 30 0l-3 3-12 1-12-1z",
            "violet M28.5 19l3.5-5 3.5 5-3.5 6z",
        ],
        at: [32, 28],
    },
    "violet M28 53l4-4 4 4-4 6z",
];

const bomb: Drawing = [
    "bark M28 8h8v8h-8z",
    `coal ${disc(32, 36, 24)}`,
    "light M16 34q0-12 12-15-6 6-7 14z",
    "line M32 8q2-8 10-6",
    `orange ${star(47, 2, 7, 18, 11)}`,
    { of: [`yellow ${disc(47, 2, 6.5)}`], flat: true },
];

const zane: Drawing = [
    ...shoulders("broad", "tan", "tan"),
    "coal M14 60q0-10 6-14l4 0q0 8 8 8t8-8l4 0q6 4 6 14z",
    {
        of: [
            "lime M17 34Q6 32 4 24l8 0Q4 16 6 6l9 7Q16 2 24-4l4 9q5-8 14-8l-2 9q8-5 16 0l-6 6q8 0 11 7l-8 4q5 6 2 13l-8-2z",
            ...head({
                shape: "square",
                skin: "tan",
                eyes: "big",
                brows: "stern",
                mouth: "teeth",
                look: 1,
            }),
            "lime M18 28q-1-14 14-14t14 14l-5-5-4 3-5-4-5 4-4-3z",
            { of: ["white M16.5 35l8 4-1 3-7-3z"], flat: true },
        ],
        at: [29, 32],
        by: 0.9,
    },
    { of: bomb, at: [51, 48], by: 0.44 },
    { of: fist, at: [42, 56], by: 0.45, turn: 80, tint: "tan" },
];

export const shadowTen: Gallery = {
    quince,
    onimaru,
    "bal-bas-beta": balBasBeta,
    troq,
    menelker,
    persephone,
    gloria,
    vendetta,
    gwen,
    zane,
};
