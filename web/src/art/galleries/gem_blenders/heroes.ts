// The heroes of Gem Blenders before they are blended: each with what their effect is about.
import type { Drawing, Gallery } from "../../drawing";
import { disc, oval, star } from "../../shapes";
import { fist, hair, head, shoulders } from "../../parts/people";

const carter: Drawing = [
    ...shoulders("slim", "wine", "skin"),
    "white M24 44l8 8 8-8 3 2-11 14-11-14z",
    "gold M32 52l-8-4v9zM32 52l8-4v9z",
    {
        of: [
            ...head({
                skin: "skin",
                eyes: "shut",
                brows: "arched",
                nose: "button",
                mouth: "none",
                look: 3,
                blush: true,
            }),
            { of: hair.parted, tint: "blond" },
            // Born with it in the mouth.
            "steel M34 41q8-4 14-1l9-2q6-5 8 0-1 6-8 4l-9 1q-8 4-13 2z",
        ],
        at: [29, 27],
        turn: -10,
    },
];

const earring: Drawing = [
    `gold ${disc(32, 10, 6)}`,
    "gold M32 16L52 38 32 62 12 38z",
    { of: ["green M32 26l10 12-10 14-10-14z"], flat: true },
    "light M32 26L22 38h10z",
];

const elaine: Drawing = [
    `bark ${oval(32, 11, 11, 9)}`,
    "thin M25 9q7 5 14 0",
    ...shoulders("slim", "green", "tan"),
    "tan M25 44q7 5 14 0l3 2q-10 11-20 0z",
    {
        of: [
            ...head({
                shape: "heart",
                skin: "tan",
                eyes: "calm",
                brows: "arched",
                mouth: "lips",
                nose: "small",
                blush: true,
            }),
            { of: hair.cropped, tint: "bark" },
        ],
        at: [32, 27],
    },
    { of: earring, at: [14, 44], by: 0.36 },
    { of: earring, at: [50, 44], by: 0.36 },
];

const doughnut: Drawing = [
    `blond ${disc(32, 32, 26)}`,
    "pink M32 10q22 0 22 22-2 8-6 8-3 6-8 5-6 6-12 2-7 2-10-4-8-3-8-11 0-22 22-22z",
    `paper ${disc(32, 31, 7)}`,
    {
        of: [
            `white ${disc(19, 24, 3)}${disc(44, 20, 3)}`,
            `sky ${disc(46, 35, 3)}${disc(28, 16, 2.6)}`,
        ],
        flat: true,
    },
];

const matthew: Drawing = [
    ...shoulders("round", "gold", "skin"),
    { of: ["rust M10 52h42l3 4H9z"], flat: true },
    {
        of: [
            `rust ${disc(20, 19, 8)}${disc(44, 19, 8)}${disc(32, 14, 9)}`,
            ...head({
                shape: "wide",
                skin: "skin",
                eyes: "glad",
                nose: "button",
                mouth: "grin",
                blush: true,
            }),
            `rust ${disc(22, 21, 6)}${disc(32, 18, 7)}${disc(42, 21, 6)}`,
            { of: [`rust ${disc(27, 20, 6)}${disc(37, 20, 6)}`], flat: true },
        ],
        at: [30, 29],
    },
    { of: doughnut, at: [50, 49], by: 0.44 },
    { of: fist, at: [56, 57], by: 0.4, turn: -50, tint: "skin" },
];

/** Left and right of him have never met. */
const devin: Drawing = [
    "coal M14 60q0-12 9-14l9-2v16z",
    "white M32 44l9 2q10 2 10 14H32z",
    "coal M16 22Q8 36 11 52q8 2 12-2V22z",
    "tan M26 36h12v9q-6 6-12 0z",
    {
        of: [
            ...head({ shape: "long", skin: "tan", eyes: "none", brows: "flat", mouth: "smirk" }),
            `thin ${disc(25.5, 33, 5.5)}`,
            `spot ${disc(26, 33, 2.2)}`,
            "line M35.5 33.5q3-4 6.5 0",
            "coal M32 22q-7 4-12 4-1 8-5 12-3-27 17-27z",
            "white M32 22V9l4 4 5-4 1 6 6-1-2 6 4 3-4 4q-4-4-14-5z",
        ],
        at: [32, 27],
    },
    { of: [`white ${disc(21, 54, 2.5)}`, `spot ${disc(43, 54, 2.5)}`], flat: true },
];

const kula: Drawing = [
    "moss M10 24q-3-10 4-14h14v46H8z",
    "line M12 10L8 3m4 7l5-7M8 26h12",
    `brass ${star(8, 18, 8, 7, 5)}`,
    ...shoulders("slim", "rust", "umber"),
    "moss M19 45l5-1v16h-6zM45 45l-5-1v16h6z",
    {
        of: [
            "bark M17 22Q4 30 8 48l7-2 3 6 8-4-2-26zM46 22q14 6 10 24l-6-1-4 6-7-4 2-25z",
            ...head({
                skin: "umber",
                eyes: "big",
                brows: "arched",
                mouth: "grin",
                nose: "button",
                look: 1,
            }),
            "bark M17 34q-5-22 15-22t15 22l-5-8-4 3-4-6-5 5-4-4-4 7z",
            "brass M15 21q17-7 34 0v4q-17-6-34 0z",
            `brass ${disc(25, 19, 6)}${disc(39, 19, 6)}`,
            { of: [`lime ${disc(25, 19, 3.4)}${disc(39, 19, 3.4)}`], flat: true },
        ],
        at: [34, 28],
    },
    {
        of: [
            "paper M14 18a7 7 0 0 1 12-6 7 7 0 0 1 8 10l20 20a7 7 0 0 1-2 12 7 7 0 0 1-12-2L22 34a7 7 0 0 1-8-16z",
        ],
        at: [51, 51],
        by: 0.45,
    },
];

const beatrice: Drawing = [
    ...shoulders("slim", "plum", "skin"),
    "plum M24 40h16v8q-8 5-16 0z",
    {
        of: [
            { of: hair.bob, tint: "coal" },
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "none",
                nose: "small",
                mouth: "smirk",
                ears: false,
            }),
            `white ${disc(25, 33, 6)}${disc(39, 33, 6)}`,
            { of: ["sky M21 36l5-7 3 1-6 7zM35 36l5-7 3 1-6 7z"], flat: true },
            "coal M16 40q-5-28 16-28t16 28q-3-4-3-13H19q0 9-3 13z",
            "light M22 18q3-3 8-3l-2 3q-4 0-7 3z",
        ],
        at: [32, 27],
    },
    // Fingers that meet.
    "skin M18 60l10-14q3-3 4 0 1-3 4 0l10 14z",
    "thin M32 46v14M24 56l4-5m12 5l-4-5",
];

const pot: Drawing = [
    "iron M4 26h8v8H4zM52 26h8v8h-8z",
    "iron M10 22h44v26q0 8-8 8H18q-8 0-8-8z",
    "shade M42 22h12v26q0 8-8 8h-8q6-14 4-34z",
    "rust M8 20q24-10 48 0-24 9-48 0z",
    `red ${disc(24, 20, 3)}`,
];

const hickory: Drawing = [
    ...shoulders("broad", "cloth", "tan"),
    "white M20 46l3 14h18l3-14-5-1q-7 8-14 0z",
    {
        of: [
            { of: hair.bob, tint: "rust", by: 0.9 },
            ...head({
                skin: "tan",
                eyes: "dot",
                brows: "arched",
                mouth: "smile",
                nose: "button",
                blush: true,
                look: -1,
            }),
            `spot ${disc(24, 38, 0.8)}${disc(21.5, 37, 0.8)}${disc(39, 38, 0.8)}${disc(42, 37, 0.8)}`,
            { of: hair.fringe, tint: "rust" },
            "white M18 22Q6 16 12 7q6-5 10 0 9-8 20 0 7-4 11 2 3 9-7 13z",
            "white M18 17q14-4 28 0v7q-14-4-28 0z",
            "shade M43 7q6-4 10 2 3 9-7 13v2l-6-1.5q6-8 3-15.5z",
        ],
        at: [32, 29],
    },
    { of: pot, at: [49, 50], by: 0.42 },
    "pale M46 37q-3-4 0-7t0-7m7 14q-3-4 0-7",
];

const minSeo: Drawing = [
    "lime M6 60q-2-16 14-18h24q16 2 14 18z",
    { of: ["gold M6 50q26-8 52 0l.5 4.5q-26-8-53 0z"], flat: true },
    "shade M46 42q14 3 12 18H47q4-8-1-18z",
    {
        of: [
            ...head({
                shape: "wide",
                skin: "skin",
                eyes: "big",
                brows: "meek",
                mouth: "oh",
                nose: "none",
                blush: true,
            }),
            "coal M12 34Q8 12 32 12t20 22q-3-2-4-6H16q-1 4-4 6z",
            "light M20 20q4-4 9-5l-1 3q-4 1-6 4z",
        ],
        at: [32, 25],
    },
    // It was made for somebody with longer arms.
    "lime M8 60q-2-12 6-14 8 0 10 8l4 6zM56 60q2-12-6-14-8 0-10 8l-4 6z",
    "rust M26 49l9-1 1 9-9 1z",
];

const dexter: Drawing = [
    ...shoulders("broad", "sky", "tan"),
    "navy M28 45h8l-1 5 2 8h-10l2-8z",
    {
        of: [
            ...head({
                shape: "square",
                skin: "tan",
                eyes: "none",
                brows: "none",
                mouth: "flat",
                nose: "long",
            }),
            "white M19 28h11v9H19zM34 28h11v9H34z",
            "line M30 31h4",
            `spot ${disc(25, 33, 2)}${disc(39.5, 33, 2)}`,
            { of: hair.cropped, tint: "coal" },
            "green M15 24q17-12 34 0 2 5-1 5-16-7-32 0-3 0-1-5z",
            "gold M44 30l14-7 2 4-14 6z",
        ],
        at: [32, 25],
    },
    "white M12 51h38v4H12z",
    "paper M8 55h46v6H8z",
    "red M42 55h5v6h-5z",
    { of: fist, at: [12, 51], by: 0.42, tint: "tan" },
    { of: fist, at: [52, 51], by: 0.42, flip: true, tint: "tan" },
];

const plan: Drawing = [
    "sky M6 24h48v16H6z",
    `white ${oval(54, 32, 5, 8)}`,
    "pale M12 30h30M12 35h20",
];

const chao: Drawing = [
    { of: plan, at: [46, 28], by: 0.95, turn: -62 },
    ...shoulders("broad", "orange", "skin"),
    { of: ["gold M16 46l6-2 2 16h-7zM42 44l6 2-1 14h-7z"], flat: true },
    {
        of: [
            ...head({
                shape: "long",
                skin: "skin",
                eyes: "dot",
                mouth: "grin",
                nose: "button",
                look: -2,
                blush: true,
            }),
            "coal M18 28l2 8-3-2-2-8zM46 28l-2 8 3-2 2-8z",
            "yellow M15 26q0-17 17-17t17 17z",
            "yellow M28 8h8v14h-8z",
            "shade M42 12q7 4 7 14h-6q2-8-1-14z",
            "yellow M10 25q22-6 44 0-1 4-4 4-18-4-36 0-3 0-4-4z",
        ],
        at: [27, 28],
        turn: -4,
    },
    { of: fist, at: [49, 52], by: 0.5, turn: 30, tint: "skin" },
];

const odette: Drawing = [
    `wine ${disc(32, 8, 8)}`,
    "gold M18 12l28-9 1 3-28 9z",
    ...shoulders("slim", "teal", "umber"),
    {
        of: [
            { of: hair.long, tint: "wine" },
            ...head({
                shape: "heart",
                skin: "umber",
                eyes: "big",
                brows: "arched",
                nose: "none",
                mouth: "none",
                ears: false,
            }),
            { of: hair.curtains, tint: "wine" },
        ],
        at: [32, 29],
    },
    "red M6 40q14-4 26 2 12-6 26-2v20q-14-4-26 1-12-5-26-1z",
    { of: ["paper M9 40q12-4 23 2 11-6 23-2v16q-13-3-23 2-10-5-23-2z"], flat: true },
    "thin M32 42v17M13 45q8-1 14 2m-14 4q8-1 14 2M51 45q-8-1-14 2m14 4q-8-1-14 2",
    "gold M44 40h5v12l-2.5-3-2.5 3z",
];

const rufus: Drawing = [
    ...shoulders("huge", "red", "skin"),
    { of: ["coal M6 50h52v4H5zM16 42h4v18h-4zM44 42h4v18h-4z"], flat: true },
    {
        of: [
            ...head({ shape: "square", skin: "skin", eyes: "keen", nose: "big", mouth: "none" }),
            "orange M17 32q3 6 8 7 7-3 14 0 5-1 8-7 3 10 0 16-6 9-15 9t-15-9q-3-6 0-16z",
            "line M27 45q5-3 10 0",
            "orange M17 30l-2-12 6 2 2-8 7 4 5-5 4 6 7-1 1 9 4 1-4 6q-4-6-15-6t-15 4z",
        ],
        at: [32, 25],
    },
    "red M8 58q0-8 10-8l24 2q4 3 0 6l-26 4q-8 2-8-4z",
    "skin M40 50q8-2 10 3t-4 6l-6-1z",
];

const umbrella: Drawing = [
    "bark M30 20h4v44h-4z",
    "red M2 32Q2 6 32 6t30 26q-7-6-15 0-7-6-15 0-8-6-15 0-8-6-15 0z",
    "yellow M17 32q2-20 15-26 13 6 15 26-7-6-15 0-8-6-15 0z",
    "shade M46 9q16 8 16 23-7-6-15 0l-3-1q6-12 2-22z",
];

const imani: Drawing = [
    { of: umbrella, at: [36, 24], by: 0.94 },
    ...shoulders("slim", "blue", "umber"),
    "sky M22 44q10 6 20 0l4 3q-14 8-28 0z",
    {
        of: [
            `bark ${disc(17, 29, 8)}${disc(47, 29, 8)}${disc(21, 19, 8)}${disc(43, 19, 8)}${disc(32, 16, 9)}`,
            ...head({
                skin: "umber",
                eyes: "dot",
                mouth: "grin",
                nose: "button",
                ears: false,
                blush: true,
            }),
            { of: [`bark ${disc(32, 17, 8)}${disc(22, 21, 6)}${disc(42, 21, 6)}`], flat: true },
        ],
        at: [30, 32],
        by: 0.92,
    },
    { of: ["sky M32 14q12 16 12 24a12 12 0 0 1-24 0q0-8 12-24z"], at: [8, 42], by: 0.32 },
    { of: ["sky M32 14q12 16 12 24a12 12 0 0 1-24 0q0-8 12-24z"], at: [59, 46], by: 0.32 },
];

const shoe: Drawing = [
    "red M6 40V18q8 6 16 0 4 12 18 14 16 2 18 12v6H6z",
    "white M4 46h56v8q0 4-4 4H8q-4 0-4-4z",
    "pale M26 26l6-6m0 11l6-6",
    { of: [`white ${star(15, 34, 5, 6, 3)}`], flat: true },
];

const tobias: Drawing = [
    ...shoulders("slim", "navy", "umber"),
    { of: ["lime M14 54h36v4H14z"], flat: true },
    {
        of: [
            ...head({
                shape: "long",
                skin: "umber",
                eyes: "dot",
                brows: "arched",
                mouth: "grin",
                look: 2,
            }),
            "coal M18 33q-2-10-2-19 0-4 4-5 12-2 24 0 4 1 4 5 0 9-2 19l-3-7q-11-5-22 0z",
        ],
        at: [34, 29],
        turn: 8,
    },
    "line M12 42Q16 34 24 46",
    { of: shoe, at: [13, 48], by: 0.42, turn: -14 },
    { of: shoe, at: [50, 52], by: 0.4, turn: 12, flip: true },
];

const woodenHorse: Drawing = [
    "brass M31 0h6v64h-6z",
    "white M12 62Q12 40 22 26l-1-11 9 7q16 2 27 19l-6 8-15-4q-3 8 2 17z",
    "orange M22 26Q8 34 8 56q8-4 12-14 3-9 8-17z",
    `spot ${disc(36, 32, 3)}`,
];

const wren: Drawing = [
    ...shoulders("slim", "teal", "skin"),
    {
        of: [
            "rust M17 32q-8 4-6 12t-2 14q8 0 10-8t2-16zM47 32q8 4 6 12t2 14q-8 0-10-8t-2-16z",
            ...head({ skin: "skin", eyes: "glad", nose: "button", mouth: "grin", blush: true }),
            { of: hair.fringe, tint: "rust" },
        ],
        at: [30, 33],
        by: 0.95,
        turn: -4,
    },
    {
        of: [
            "red M32 4Q26 14 8 18q-2 3 0 6h48q2-3 0-6Q38 14 32 4z",
            {
                of: ["white M31 5Q27 14 17 17l-2 6h8q2-10 9-18zM33 5q4 9 14 12l2 6h-8Q39 12 33 5z"],
                flat: true,
            },
            "gold M7 21q4 8 10 0 5 8 10 0 5 8 10 0 5 8 10 0 6 8 10 0v-3q-25-3-50 0z",
            "yellow M32 6V1l9 2-9 4z",
        ],
        at: [30, 33],
        turn: -4,
    },
    { of: woodenHorse, at: [48, 45], by: 0.56 },
];

const gideon: Drawing = [
    ...shoulders("broad", "moss", "tan"),
    {
        of: [
            ...head({ skin: "tan", eyes: "dot", brows: "flat", nose: "button", blush: true }),
            "steel M14 28Q12 8 32 8t18 20q-18-7-36 0z",
            "shade M42 11q8 5 8 17l-9-2.5q3-8 1-14.5z",
            "light M18 23q1-8 8-10-3 5-3 9z",
            "iron M46 18q6-6 15-3l-1 6q-6-1-12 3z",
        ],
        at: [31, 24],
        by: 0.92,
    },
    `wood ${disc(32, 47, 15)}`,
    "thin M26 33v28M38 33v28",
    { of: ["blue M32 32a15 15 0 0 1 15 15H32zM32 47v15a15 15 0 0 1-15-15z"], flat: true },
    `line ${disc(32, 47, 15)}`,
    "shade M39 34q8 4 8 13-1 10-9 14 8-14 1-27z",
    `steel ${disc(32, 47, 5)}`,
];

const pilar: Drawing = [
    ...shoulders("slim", "rose", "tan"),
    "white M22 45q9 8 19 0l2 2q-11 11-23 0z",
    {
        of: [
            { of: hair.bob, tint: "umber" },
            ...head({
                shape: "heart",
                skin: "tan",
                eyes: "upward",
                brows: "meek",
                mouth: "flat",
                look: 2,
                ears: false,
                blush: true,
            }),
            { of: hair.parted, tint: "umber" },
            `rose ${disc(19, 20, 4)}`,
        ],
        at: [25, 31],
    },
    `white ${disc(45, 26, 2)}`,
    "white M42 16q-4-7 3-9 3-5 8-2 8 0 7 7 3 6-2 8-5 4-9 1-7 1-7-5z",
    "line M47 10q4-4 6 0 0 2-3 4v1m0 4v.1",
    { of: fist, at: [39, 52], by: 0.5, turn: -30, tint: "tan" },
];

const sable: Drawing = [
    "coal M14 18L8 2l14 7zM50 18L56 2 42 9z",
    ...shoulders("slim", "plum", "skin"),
    "violet M25 42h14v4q-7 4-14 0z",
    "steel M26 43l2-4 2 5zM31 45l1.5-4 2 4zM35 44l2-4 2 3z",
    {
        of: [
            "coal M16 26L6 40l6 0-5 10 7-1-1 8 10-8V24zM48 26l10 14-6 0 5 10-7-1 1 8-10-8V24z",
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "keen",
                mouth: "none",
                nose: "small",
                look: 2,
                ears: false,
            }),
            "line M29 41.5q5 2 10-2",
            "pink M33 41.5l5-1q2 6-2 6t-3-5z",
            "coal M15 40q-5-30 17-30t17 28q-4-6-5-13-7-1-8-3-2 12-17 16z",
            "violet M32 11q-8 3-10 12l4 8q2-10 10-13z",
        ],
        at: [32, 29],
    },
    { of: [`violet ${star(20, 55, 5, 5, 2.5)}`], flat: true },
];

const juno: Drawing = [
    "wine M32 56Q16 46 8 50 4 40 8 34q10 4 14 10h20q4-6 14-10 4 6 0 16-8-4-24 6z",
    ...shoulders("slim", "white", "skin"),
    "wine M13 60q0-12 10-14l9 14zM51 60q0-12-10-14l-9 14z",
    {
        of: [
            "red M17 24Q11 34 14 48l9-4h18l9 4q3-14-3-24z",
            ...head({
                shape: "heart",
                skin: "skin",
                eyes: "keen",
                nose: "small",
                mouth: "none",
                ears: false,
            }),
            "line M26 41q6 4 12 0",
            { of: ["white M27 42l1.5 4 2-3zM37 42l-1.5 4-2-3z"], flat: true },
            "red M16 38q-4-27 16-27t16 27q-3-4-4-11-8-1-12-5 0 0-1 5l-3-5q-3 4-8 5-1 7-4 11z",
        ],
        at: [30, 27],
    },
    "steel M46 40h14q0 11-6 12v5h4v3H48v-3h4v-5q-6-1-6-12z",
    { of: ["red M48 43h10q-1 6-5 7-4-1-5-7z"], flat: true },
];

const horn: Drawing = [
    "paper M50 14Q26 2 12 18T10 48q10 14 24 6t10-22q-6-8-14-4t-5 12q4 4 8 0 2 4-2 7-8 2-12-6 0-12 10-17t21 0z",
    "thin M22 10l4 9M9 24l8 5M8 40l8-1m5 17l3-7",
];

const bram: Drawing = [
    ...shoulders("round", "bark", "skin"),
    "paper M10 52q-2-6 6-7 4-4 8-1 4-2 8 0 4-2 8 0 4-3 8 1 8 1 6 7-3 5-8 2-4 4-8 1-3 3-6 1-3 2-6-1-4 3-8-1-5 3-8-2z",
    {
        of: [
            ...head({
                skin: "skin",
                eyes: "big",
                mouth: "smile",
                nose: "button",
                look: 0,
                blush: true,
                ears: false,
            }),
            { of: hair.fringe, tint: "blond" },
            "iron M14 25Q14 8 32 8t18 17q-18-6-36 0z",
            "brass M30 8h4v15h-4z",
            "brass M13 22q19-6 38 0v5q-19-6-38 0z",
        ],
        at: [32, 31],
        by: 0.95,
    },
    { of: horn, at: [11, 26], by: 0.4 },
    { of: horn, at: [53, 26], by: 0.4, flip: true },
];

const noor: Drawing = [
    {
        of: [
            "wood M29 20h6v44h-6z",
            "gold M20 2q12-4 24 0l-5 20H25z",
            "thin M28 4l1 12m7-12l-1 12",
            "rose M24 18h16v6H24z",
        ],
        at: [53, 33],
        by: 0.86,
        turn: 8,
    },
    ...shoulders("slim", "sky", "tan"),
    "white M21 46h4l1 14h-8zM43 46h-4l-1 14h8z",
    {
        of: [
            "teal M14 30Q12 9 32 9t18 21q2 12-4 18-6 8-14 8t-14-8q-6-6-4-18z",
            ...head({
                skin: "tan",
                eyes: "dot",
                brows: "arched",
                mouth: "smile",
                nose: "button",
                ears: false,
                blush: true,
                look: -1,
            }),
            "teal M16 32Q16 12 32 12t16 20q-2-8-8-11-8-3-16 0-6 3-8 11z",
            "shade M42 12q9 6 8 18 2 12-4 18l-6 6q8-10 6-24-1-10-4-18z",
        ],
        at: [28, 29],
    },
    "teal M16 46q12 12 24 0l3 3q-14 14-30 0z",
    { of: fist, at: [51, 53], by: 0.5, turn: 10, tint: "tan" },
    `white ${star(7, 22, 4, 6, 2.5)}`,
];

const mug: Drawing = [
    "line M44 26h8q6 8 0 18h-8",
    "gold M14 20h32v40H14z",
    "light M19 30h4v24h-4z",
    "white M10 22q-2-10 8-10 4-8 12-4 8-3 12 4 8 0 7 8-2 6-7 3-4 6-9 1-6 5-11 0-8 4-12-2z",
];

const fitch: Drawing = [
    ...shoulders("broad", "coal", "skin"),
    "white M22 44l10 8 10-8 3 2-6 14H25l-6-14z",
    "red M32 49l-8-4v9zM32 49l8-4v9z",
    {
        of: [
            ...head({
                shape: "long",
                skin: "skin",
                eyes: "dot",
                brows: "arched",
                mouth: "none",
                nose: "long",
                look: -1,
            }),
            "bark M31 40q-3-3-7 0-3 2-5-1 1 6 7 5 3 0 5-2 2 2 5 2 6 1 7-5-2 3-5 1-4-3-7 0z",
            "bark M18 30Q10 14 24 8q14-6 24 2-3 0-4 2 5 8 2 18-2-6-5-10-10 2-16 0-5 3-7 10z",
        ],
        at: [30, 28],
    },
    { of: mug, at: [52, 48], by: 0.45, turn: 8 },
];

const piggy: Drawing = [
    "pink M14 46h10v14H14zM40 46h10v14H40z",
    "pink M14 18l4-12 10 8z",
    "pink M6 30q4-18 26-18t28 20-24 22Q12 54 8 42l-6-2v-9z",
    "shade M48 17q12 4 12 15T40 54q14-16 8-37z",
    "line M30 18h12",
    `spot ${disc(18, 28, 3)}`,
];

const greta: Drawing = [
    ...shoulders("round", "moss", "skin"),
    "white M22 45q9 8 18 0l2 3-11 6-11-6z",
    {
        of: [
            "blond M16 28Q4 32 8 40t-2 10q10 2 12-6t4-14zM48 28q12 4 8 12t2 10q-10 2-12-6t-4-14z",
            ...head({
                skin: "skin",
                eyes: "dot",
                mouth: "smile",
                nose: "button",
                ears: false,
                blush: true,
            }),
            `thin ${disc(25.5, 33, 5.5)}${disc(38.5, 33, 5.5)}`,
            { of: hair.curtains, tint: "blond", by: 0.98 },
            "thin M32 12v9",
        ],
        at: [29, 27],
    },
    { of: piggy, at: [46, 49], by: 0.46 },
    { of: [`gold ${disc(32, 32, 16)}`, "thin M32 26v12"], at: [47, 35], by: 0.34 },
];

const lionel: Drawing = [
    ...shoulders("round", "violet", "skin"),
    {
        of: [
            `orange ${star(32, 31, 12, 27, 21)}`,
            ...head({ skin: "skin", eyes: "big", brows: "meek", mouth: "none", nose: "button" }),
            "line M25 42l3-2 3 2 3-2 3 2 3-2",
            "orange M17 29q2-13 15-13t15 13l-6-5-3 3-6-4-5 4-4-3z",
            { of: ["sky M44 15q5 6 5 9a4.5 4.5 0 0 1-9 0q0-3 4-9z"], flat: true },
        ],
        at: [32, 31],
    },
    // He hides behind the curtain, as far as it goes.
    "wine M2 3h16q2 12-3 24-3 10 1 18 2 8-1 16H2z",
    "wine M62 3H46q-2 12 3 24 3 10-1 18-2 8 1 16h13z",
    "thin M7 4v56M12 4q1 20-1 30M57 4v56M52 4q-1 20 1 30",
    { of: fist, at: [15, 48], by: 0.45, tint: "skin" },
    { of: fist, at: [49, 48], by: 0.45, flip: true, tint: "skin" },
];

export const heroes: Gallery = {
    carter,
    elaine,
    matthew,
    devin,
    kula,
    beatrice,
    hickory,
    min_seo: minSeo,
    dexter,
    chao,
    odette,
    rufus,
    imani,
    tobias,
    wren,
    gideon,
    pilar,
    sable,
    juno,
    bram,
    noor,
    fitch,
    greta,
    lionel,
};
