import type { Drawing, Gallery } from "../../drawing";
import { cloud, flame } from "../../parts/blends";
import * as d from "../../parts/dolls";
import { arc, card } from "../../parts/tokens";
import * as t from "../../parts/toys";
import { box, disc, limb, oval, star } from "../../shapes";

const { fitted } = d;

/** A puppet of no name; "tint" is its dress. */
const rag = (...face: Drawing): Drawing => d.doll({ skin: "cloth", dress: "tint", face });
const dizzy: Drawing = ["line M22 22l6 6m0-6-6 6M36 22l6 6m0-6-6 6", d.frown];
const screaming: Drawing = ["line M21 20q4 4 8 4m14-4q-4 4-8 4", `wine ${oval(32, 32, 5, 5.5)}`];
const weeping: Drawing = ["line M21 26q4-4 8 0m6 0q4-4 8 0", `wine ${oval(32, 33, 4, 3.4)}`];

const jaws: Drawing = [
    "steel M8 20l4 14 6-8 5 9 6-8 5 8 6-8 5 8 6-9 5 8 4-14z",
    "steel M8 50l4-12 6 7 5-8 6 8 5-8 6 8 5-8 6 8 5-7 4 12z",
];

const all: Gallery = {
    action_attack: [
        { of: t.burst, at: [44, 22], by: 0.62 },
        "red M42 12q12 0 14 12-2 14-14 14-6 6-14 3-10-4-8-16 4-13 22-13z",
        "shade M54 18q2 20-12 20-6 6-14 3 20-2 26-23z",
        "red M27 20q-6-12 4-13 9 1 9 10z",
        "white M22 32l13 13-7 7-13-13z",
        `wood ${limb(17, 46, 7, 56, 6)}`,
        "light M38 16q8-1 12 5-6-3-12-1z",
    ],
    action_mine: [
        { of: t.bench, at: [28, 34], by: 0.9 },
        `bark ${limb(40, 6, 40, 38, 1.8)}`,
        "red M42 6q8-4 12 0t9 0v17q-6 4-10 0t-11 0z",
        "light M42 6q8-4 12 0v6q-6-3-12 1z",
    ],
    action_scrounge: [
        { of: t.mitten, at: [40, 24], by: 0.6, turn: 14, tint: "moss" },
        { of: t.wheel(7, "brass"), at: [24, 24], by: 0.4 },
        "rust M1 62Q2 40 16 40q4-8 14-4 10-8 18 2 14 2 15 24z",
        "shade M62 62q-1-22-15-24 6 14-6 24z",
        { of: t.bone, at: [18, 54], by: 0.34, turn: -20 },
        { of: t.wheel(6, "steel"), at: [46, 54], by: 0.26 },
        ...t.button(32, 46, "red", 3.6),
    ],
    action_sticky_fingers: [
        `yellow ${star(32, 15, 5, 15, 7)}`,
        { of: t.mitten, at: [32, 38], by: 0.8, tint: "violet" },
        "bark M14 34q-2-6 4-5 3 4 4-2 0-9 10-9t11 8q0 10-3 10t-3-5q-3 0-3 8t-4 8-3-9-3-6-3 3-7-1z",
        "light M25 22q4-4 8-2-5 1-7 5z",
    ],
    action_pretty_buttons: [
        ...t.button(25, 26, "rose", 21),
        `light ${oval(16, 14, 6, 3)}`,
        "line M19 22l12 8",
        { of: t.scissors, at: [44, 42], by: 0.66, turn: -40, tint: "teal" },
    ],
    action_blown_to_pieces: [
        { of: t.burst },
        { of: [...d.head("cloth"), ...dizzy], at: [32, 32], by: 0.62 },
        `cloth ${limb(8, 12, 15, 19, 3.6)}${limb(55, 10, 49, 17, 3.6)}`,
        `cloth ${limb(9, 54, 15, 47, 3.6)}${limb(55, 55, 49, 47, 3.6)}`,
    ],
    action_all_for_me: [
        `gold ${star(32, 36, 5, 29, 16)}`,
        "light M32 10l-7 18-20 1 12 11z",
        ...t.button(26, 35, "coal", 3.4),
        ...t.button(38, 35, "coal", 3.4),
        "line M26 43q6 5 12 0",
        "red M21 16 19 1l8 6 5-6 5 6 8-6-2 15q-11-4-22 0z",
    ],
    action_tag: [
        `green ${disc(40, 26, 22)}`,
        `white ${disc(40, 26, 16)}`,
        "line M34 18v15M40 18h12m-6 0v15",
        "cloth M2 46 20 40l12-10q6-2 6 3l-8 10h4q4 8-4 14-10 4-16 2L4 60z",
        "thin M30 43h-5m7 6h-7",
    ],
    action_scary_face: [
        {
            of: [
                `cloth ${limb(8, 30, 14, 33, 4)}${limb(56, 30, 50, 33, 4)}`,
                ...d.head("ash"),
                ...t.button(25, 21, "white", 5.4),
                ...t.button(39, 21, "yellow", 4.2),
                "wine M18 29q14 5 28 0-1 10-14 10t-14-10z",
                "white M21 30l3 4 3-3zM43 30l-3 4-3-3z",
                "red M28 35h9v10q-4 5-9 0z",
                "coal M16 18q-6-8-2-15 2 6 7 6 1-7 8-9 0 6 5 6 6 0 8-5 4 6 2 10 6 0 8-4 2 8-4 14-15-10-32-3z",
            ],
            at: [32, 36],
            by: 1.12,
        },
    ],
    action_taking_advantage: [
        { of: rag(...dizzy), at: [23, 38], by: 0.78, tint: "stone", turn: -14 },
        "bark M62 4v20q-2 9-12 8l-14 6q-6-2-4-8l12-10V4z",
        "shade M62 18v6q-2 9-12 8l-14 6q-4-1-4-5 20-3 30-15z",
        "coal M63 26q-2 8-12 9l-13 5-2-4 14-6q9 0 11-7z",
        `yellow ${star(9, 12, 5, 7, 3)}${star(24, 8, 5, 5, 2)}`,
    ],
    action_elite_combat_training: [
        `wood ${limb(28, 30, 28, 60, 3)}${limb(8, 38, 48, 38, 3)}`,
        "blond M16 30h24l3 22H13z",
        `white ${disc(28, 42, 9)}`,
        `red ${disc(28, 42, 4)}`,
        {
            of: [...d.head("blond"), "line M24 22l4 4m0-4-4 4M36 22l4 4m0-4-4 4"],
            at: [28, 23],
            by: 0.7,
        },
        { of: t.sword, at: [50, 24], by: 0.74, turn: -30 },
    ],
    action_catch: [
        { of: t.strawHat, at: [32, 15], by: 0.56, turn: -12 },
        "thin M8 8q2 6 0 12m48-14q-2 6 1 12",
        { of: t.mitten, at: [18, 42], by: 0.6, turn: -14, flip: true, tint: "blue" },
        { of: t.mitten, at: [46, 42], by: 0.6, turn: 14, tint: "blue" },
    ],
    action_cry_about_it: [
        { of: d.head("white"), at: [32, 34], by: 1.5 },
        "navy M10 18Q12 1 32 1t22 17q-9-1-13-7-6 6-13 3-8 5-18 4z",
        "sky M14 24q6 3 11 0l1 32q-6 6-14 2zM39 24q6 3 11 0l2 34q-8 4-14-2z",
        "light M17 27h3l-1 29h-4zM42 27h3l1 30-4-1z",
        "line M13 24q6-5 12 0m14 0q6-5 12 0",
        `wine ${oval(32, 36, 4.5, 4)}`,
        "sky M2 60q8-8 16-3 8-4 14 0 8-4 14 0 8-4 16 3-30 4-60 0z",
    ],
    action_fire_and_stuffing: [
        { of: flame, at: [32, 28], by: 0.86 },
        { of: flame, at: [13, 34], by: 0.5, turn: -14 },
        { of: flame, at: [51, 34], by: 0.5, turn: 14 },
        "white M10 56q-7-4-4-11 3-5 8-3 1-8 9-8 4-6 10-4 6-3 10 4 8 0 8 8 7-1 8 5 1 6-5 9-4 5-9 2-5 4-10 1-6 3-10 0-9 3-15-3z",
        "shade M54 45q6 0 5 5-1 4-5 6-4 5-9 2-5 4-10 1-6 3-10 0-9 3-15-3 32 4 44-11z",
        ...t.button(25, 46, "coal", 3.4),
        ...t.button(39, 46, "coal", 3.4),
        `wine ${oval(32, 52, 3, 2.4)}`,
    ],
    action_stab_and_scarper: [
        { of: t.knife, at: [17, 24], by: 0.72, turn: -40 },
        `navy ${limb(42, 22, 34, 40, 5)}${limb(42, 22, 54, 34, 5)}${limb(54, 34, 50, 48, 4.4)}${limb(34, 40, 20, 46, 4.4)}`,
        "red M46 46h10l6 8H46zM22 40l1 12-9-1-4-7z",
        "stone M2 60q-1-5 4-5 2-5 7-2 5-1 5 4 4 0 3 4z",
        "thin M28 56h10M6 36h8m-6-6h5",
    ],
    action_pins_and_needles: [
        "line M20 30 10 8m22 22V5m12 25 9-20",
        `red ${disc(10, 8, 4.5)}`,
        `yellow ${disc(32, 5, 4.5)}`,
        `blue ${disc(53, 10, 4.5)}`,
        "red M4 46q0-20 28-20t28 20-28 15T4 46z",
        "shade M60 46q0 15-28 15T5 50q42 8 48-16 7 4 7 12z",
        "thin M32 27v33M16 30q-6 14 2 29m30-29q6 14-2 29",
        "green M27 28q0-6 5-6t5 6q-5 4-10 0z",
    ],
    action_ride_down: [
        { of: t.horse, at: [34, 24], by: 0.76, turn: -16 },
        { of: [...d.head("cloth"), ...dizzy], at: [32, 57], by: 0.6 },
        `yellow ${star(17, 52, 5, 6, 2.6)}${star(49, 54, 5, 6, 2.6)}`,
        "thin M3 40h6M2 32h7M4 24h5",
    ],
    action_steam_powered_snips: [
        { of: cloud, at: [15, 14], by: 0.44 },
        { of: cloud, at: [42, 9], by: 0.34 },
        { of: t.scissors, at: [38, 34], by: 0.88, turn: 24, tint: "brass" },
        { of: t.wheel(9, "iron"), at: [16, 44], by: 0.5 },
    ],
    action_snip: [
        "rust M34 34 62 26v32L34 60z",
        "shade M34 52l28-6v12l-28 2z",
        "line M30 14q8 8 4 20",
        { of: t.scissors, at: [28, 30], by: 0.84, turn: 70, tint: "red" },
    ],
    action_tantrum: [
        {
            of: [
                `red ${oval(32, 25, 16, 14)}`,
                ...d.head("pink"),
                ...screaming,
                t.drop(20, 31, 2.4),
                t.drop(45, 31, 2.4),
                "rust M31 12q-4-6 2-8 4 2 1 5",
            ],
            at: [32, 40],
            by: 1.15,
        },
        `cloth ${limb(9, 30, 14, 50, 5)}${limb(55, 30, 50, 50, 5)}`,
        `cloth ${disc(9, 26, 6.5)}${disc(55, 26, 6.5)}`,
        "line M6 12l-3-5m10 4 1-6M58 12l3-5m-10 4-1-6",
    ],
    action_recycling: [
        { of: [...d.head("ash"), ...d.oneButton(), d.sewn], at: [30, 28], by: 0.86 },
        { of: t.mitten, at: [52, 24], by: 0.4, turn: 16, tint: "coal" },
        `wood ${box(6, 36, 52, 25)}`,
        `brass ${box(6, 36, 52, 6)}`,
        { of: [{ of: arc, tint: "green" }], at: [32, 55], by: 0.34 },
        { of: arc, at: [12, 18], by: 0.42, turn: -60, tint: "green" },
    ],
    action_aim_for_the_stitches: [
        `cloth ${disc(32, 32, 22)}`,
        "line M32 14v36M27 20l10-2M27 28l10-2M27 36l10-2M27 44l10-2",
        "red M32 3a29 29 0 1 1-.1 0zM32 9a23 23 0 1 0 .1 0z",
        "line M32 1v12m0 38v12M1 32h12m38 0h12",
    ],
    action_rip_it_up: [
        "white M20 20q4-8 12-6 8-4 12 6 6 8 0 16 2 10-8 12-10 4-14-4-8-4-5-12-2-8 3-12z",
        "teal M3 8 26 3l-5 10 8 8-9 9 8 9-8 9 4 9L3 61z",
        "teal M61 8 42 3l-7 10 7 8-8 9 7 9-8 9 5 9 23 4z",
        "shade M61 8l-7-2q0 30-10 53l17 2z",
        ...t.button(13, 24, "white", 5),
        ...t.button(52, 24, "white", 5),
        "thin M8 42q6-4 11 0m26 0q6-4 11 0",
    ],
    action_confusing_feelings: [
        { of: [t.heart], by: 0.98, tint: "pink" },
        "line M24 26q0-9 9-9 8 1 8 8 0 5-8 9v5",
        `spot ${disc(33, 46, 2.4)}`,
        `light ${oval(16, 18, 4, 6)}`,
    ],
    action_over_here_love: [
        "rose M2 40q8-12 16-8 6-3 10 3 6 4 8 7-8 14-20 14T2 40z",
        "wine M6 41q14 4 26 1-14 8-26-1z",
        { of: [t.heart], at: [42, 26], by: 0.36, tint: "red" },
        { of: [t.heart], at: [53, 10], by: 0.24, tint: "pink" },
        { of: [t.heart], at: [28, 14], by: 0.2, tint: "pink" },
        "light M8 38q4-5 9-3-5 0-9 3z",
    ],
    action_empty_the_chambers: [
        { of: t.pistol, at: [26, 42], by: 0.78, turn: -10 },
        `tan ${box(44, 16, 9, 7)}${box(54, 5, 8, 7)}`,
        "thin M36 20h5M36 26l4-1M46 9h5",
        { of: cloud, at: [21, 12], by: 0.34 },
    ],
    action_throw_the_bird: [
        { of: t.bird, at: [40, 21], by: 0.72, turn: -20 },
        { of: t.mitten, at: [15, 46], by: 0.5, turn: 20, tint: "moss" },
        "thin M16 27l-8 4M22 36l-5 4M40 48q10-2 16-10",
    ],
    action_peck: [
        { of: [...d.head("cloth"), ...dizzy], at: [26, 50], by: 0.9 },
        { of: t.bird, at: [36, 20], by: 0.66, turn: 24, flip: true },
        `yellow ${star(19, 34, 6, 7, 3)}`,
    ],
    action_last_stitch: [
        { of: card, at: [22, 30], by: 0.72, turn: -12, tint: "navy" },
        { of: card, at: [40, 30], by: 0.72, turn: 10, tint: "navy" },
        { of: t.needle, at: [36, 36], by: 0.9, turn: 55 },
        "line M58 22q6 8-4 12t-6 12 6 14",
    ],
    action_chomp: [
        "lime M2 32Q2 2 34 4q28 2 28 22l-8 2-46 2z",
        "lime M2 34q0 26 30 27 28 0 30-20l-8-2H8z",
        "wine M6 30h52v10H6z",
        { of: jaws, at: [33, 34], by: 0.98 },
        ...t.button(20, 13, "yellow", 5),
        ...t.button(42, 13, "yellow", 5),
    ],
    action_bath_time: [
        {
            of: [
                ...d.head("cloth"),
                ...d.buttons(),
                d.frown,
                `white ${disc(24, 11, 5)}${disc(33, 8, 6)}${disc(41, 12, 4.5)}`,
            ],
            at: [32, 30],
            by: 0.95,
        },
        `sky ${disc(9, 18, 5)}${disc(56, 22, 4)}${disc(52, 8, 3)}`,
        "white M2 36h60q-2 22-14 22H16Q4 58 2 36z",
        "shade M62 36q-2 22-14 22H16q-4 0-7-4 40 4 45-18z",
        "sky M4 37q6-7 12-2 6-6 12 0 6-6 11 0 6-5 11 0 6-4 10 2z",
        "brass M12 57h8l-3 5h-6zM44 57h8l2 5h-7z",
    ],
    action_sedative: [
        { of: t.syringe, at: [25, 36], by: 1, turn: 40 },
        "line M44 28h8l-8 9h8",
        "line M53 12h8l-8 9h8",
    ],
    action_kick_in_the_shins: [
        `cloth ${limb(50, 8, 47, 52, 6)}`,
        "bark M38 52h14l2 9H34q-2-6 4-9z",
        `ash ${limb(8, 7, 10, 28, 5)}`,
        { of: t.heel, at: [20, 37], by: 0.66, turn: -10 },

        `yellow ${star(39, 34, 8, 9, 4.5)}`,
    ],
    action_arrow_of_woe: [
        `wood ${limb(10, 54, 44, 20, 2)}`,
        "sky M60 4q0 20-8 24-8 3-12-1-5-5-2-12 5-8 22-11z",
        "light M52 9q-8 2-11 8-2 4 0 7-4-10 11-15z",
        "white M4 50l8-10 4 8 8 4-10 8-4 3-2-7-7-2z",
        t.drop(44, 48, 4),
        t.drop(55, 42, 3),
    ],
    action_gulp: [
        `rust ${disc(10, 11, 8)}${disc(54, 11, 8)}`,
        `rust ${oval(32, 34, 29, 27)}`,
        "shade M60 28q4 30-28 33-16-1-24-12 40 10 52-21z",
        ...t.button(20, 19, "coal", 4.4),
        ...t.button(44, 19, "white", 4.4),
        `coal ${oval(32, 22, 4.5, 3)}`,
        "wine M10 36q22-12 44 0-2 20-22 20T10 36z",
        "white M14 34l4 8 5-10zM50 34l-4 8-5-10z",
        `blue ${limb(27, 42, 24, 54, 3.6)}${limb(37, 42, 41, 54, 3.6)}`,
        `bark ${oval(23, 57, 5.5, 3.4)}${oval(43, 57, 5.5, 3.4)}`,
    ],
    action_rabies: [
        "ash M2 20Q14 4 40 8q18 2 22 14l-6 8H6q-6-4-4-10z",
        "ash M10 40h46q-2 18-22 18T10 40z",
        "wine M8 28h50v14H10z",
        "white M12 28l4 10 5-9 5 9 5-9 5 9 5-9 5 9 5-10z",
        "white M4 46q-2-7 5-7 3-5 8-2 4-4 9 0 5-4 10 0 5-4 9 0 6-2 8 3 6 2 3 8-3 5-8 2-2 8-7 7-4-1-5-6-5 4-10 1-4 6-9 2-3-4-3-7-8 3-10-1z",
        `coal ${oval(57, 20, 5, 4)}`,
        "line M18 17l9 3",
    ],
    action_wind_the_key: [
        { of: rag(...d.buttons(), d.smile), at: [24, 34], by: 0.86, tint: "pink" },
        { of: t.key, at: [46, 44], by: 0.56, turn: -70 },
        { of: arc, at: [48, 26], by: 0.5, turn: 30, tint: "gold" },
    ],
    action_boo_hoo: [
        { of: card, at: [48, 42], by: 0.56, turn: 20, tint: "plum" },
        {
            of: [...d.head("white"), ...weeping, t.drop(20, 33, 3), t.drop(44, 33, 3)],
            at: [24, 29],
            by: 1.05,
        },
        "sky M6 44l14-4 10 3 4 12-8 6-5-4-6 5-8-5z",
        "thin M12 47l8 6m8-6-5 6",
    ],
    action_tug: [
        { of: rag(...screaming), at: [45, 42], by: 0.66, tint: "green", turn: 16 },
        "line M38 26 20 18M34 46 20 22",
        { of: t.mitten, at: [16, 18], by: 0.5, turn: -96, flip: true, tint: "wine" },
        "thin M56 12l5-4M58 20h5",
    ],
};

const joker = (left: string, right: string): Drawing =>
    fitted(0.92, 32, 30, [
        `${left} M32 10Q16 0 6 12q-6 8-2 22 6-8 12-8l4 6 12 2z`,
        `${right} M32 10Q48 0 58 12q6 8 2 22-6-8-12-8l-4 6-12 2z`,
        `gold ${disc(5, 36, 4)}${disc(59, 36, 4)}`,
        `${right} ${star(32, 53, 9, 15, 10)}`,
        {
            of: [...d.head("cloth"), ...d.buttons("white", 4.4), ...d.teeth],
            at: [32, 42],
            by: 0.95,
        },
        `${left} M17 34Q20 22 32 20v13q-8-3-15 1z`,
        `${right} M47 34Q44 22 32 20v13q8-3 15 1z`,
    ]);

export const actions: Gallery = {
    ...all,
    joker_red: joker("red", "gold"),
    joker_black: joker("coal", "stone"),
};
