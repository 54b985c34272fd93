import type { Gallery } from "../../drawing";
import * as b from "../../parts/blends";
import { gem, stone } from "../../parts/gem_cuts";
import * as m from "../../parts/tokens";
import * as t from "../../parts/toys";
import { box, disc, limb, oval, star } from "../../shapes";

const { both } = b;

export const actions: Gallery = {
    rotate: [
        { of: m.pawn, at: [32, 31], by: 0.5, tint: "blue" },
        { of: m.arc, at: [30, 30], by: 0.9, tint: "gold" },
        { of: m.arc, at: [34, 34], by: 0.9, turn: 180, tint: "gold" },
    ],
    invert: [
        { of: t.sword, at: [16, 32], by: 0.8 },
        { of: m.shield, at: [47, 32], by: 0.52, tint: "teal" },
        { of: m.arc, at: [35, 16], by: 0.5, tint: "gold", turn: 12 },
        { of: m.arc, at: [35, 47], by: 0.5, tint: "gold", turn: 192 },
    ],
    stun: [
        { of: m.pawn.slice(0, 4), at: [32, 38], by: 0.8, tint: "green" },
        "line M23 33l6 6m0-6-6 6m12-6 6 6m0-6-6 6",
        { of: b.ring("gold"), at: [32, 13] },
        `yellow ${star(9, 16, 5, 8, 3.6)}${star(32, 22, 5, 8, 3.6)}${star(55, 14, 5, 8, 3.6)}`,
    ],
    block_attack: [
        { of: m.shield, at: [24, 35], by: 0.86, tint: "blue" },
        { of: t.sword, at: [47, 21], by: 0.64, turn: -125 },
        `yellow ${star(36, 28, 7, 10, 5)}`,
    ],
    force_switch: [
        { of: m.pawn, at: [17, 45], by: 0.52, tint: "red" },
        { of: m.pawn, at: [47, 45], by: 0.52, tint: "wine" },
        { of: m.arc, at: [44, 15], by: 0.5, tint: "iron", turn: 20 },
        { of: m.arc, at: [20, 15], by: 0.5, tint: "iron", turn: -20, flip: true },
        `yellow ${star(32, 15, 8, 12, 6)}`,
    ],
    cannon_boom: [
        {
            of: [`red ${star(32, 32, 9, 30, 18)}`, `yellow ${star(32, 32, 9, 19, 11)}`],
            at: [48, 17],
            by: 0.55,
        },
        "iron M6 44 2 30 38 12q8 2 10 10 0 6-3 8L14 48z",
        "light M6 31 37 15q4 1 6 5L7 35z",
        `coal ${disc(52, 13, 6)}`,
        "wood M4 50h34l-4-10H14z",
        `bark ${disc(20, 50, 11)}`,
        `gold ${disc(20, 50, 4)}`,
    ],
    switch: [
        { of: m.pawn, at: [16, 33], by: 0.5, tint: "blue" },
        { of: m.pawn, at: [48, 33], by: 0.5, tint: "green" },
        { of: m.arc, at: [32, 18], by: 0.62, tint: "gold", turn: 10 },
        { of: m.arc, at: [32, 45], by: 0.62, tint: "gold", turn: 190 },
    ],
    gem_finder: [...m.lens, { of: gem("aqua"), at: [26, 26], by: 0.5 }, m.glint],
    quick_study: [
        { of: m.card, at: [22, 22], by: 0.62, turn: -14, tint: "violet" },
        { of: m.card, at: [42, 22], by: 0.62, turn: 14, tint: "violet" },
        "wine M3 34q15-5 29 3 14-8 29-3v25q-15-4-29 3-14-7-29-3z",
        "paper M7 31q13-4 25 4v24q-12-7-25-4zM57 31q-13-4-25 4v24q12-7 25-4z",
        "thin M12 38q8-1 15 3M12 45q8-1 15 3M52 38q-8-1-15 3M52 45q-8-1-15 3",
    ],
    blend_finder: [
        ...m.lens,
        {
            of: [
                ...b.helmet("red"),
                "skin M20 34q0-12 12-12t12 12q0 10-12 11t-12-11z",
                ...b.calm,
                b.beak,
            ],
            at: [26, 26],
            by: 0.62,
        },
        m.glint,
    ],
    snack: [
        "tan M4 40Q8 14 32 12t28 28z",
        "light M10 33q6-14 20-17-10 7-12 17z",
        `white ${oval(22, 25, 2.4, 1.4)}${oval(34, 19, 2.4, 1.4)}${oval(44, 27, 2.4, 1.4)}`,
        "lime M3 39q5-3 9 1 5-4 10 0 5-4 10 0 5-4 10 0 5-4 10 0 5-4 9-1v5H3z",
        "red M5 43h54v5H5z",
        "tan M5 47h54q0 12-12 12H17Q5 59 5 47z",
        { of: [t.heart], at: [51, 13], by: 0.34, tint: "red" },
    ],
    pep_talk: [
        "red M4 26 12 24v18l-8-2z",
        "white M12 24 44 8v46L12 42z",
        "shade M12 36 44 40v14L12 42z",
        `red ${oval(44, 31, 6, 24)}`,
        `wine ${oval(45, 31, 3, 16)}`,
        "bark M17 43l5 16h8l-4-13z",
        "line M54 20l6-5M56 31h7M54 42l6 5",
    ],
    brace: [
        { of: m.pawn, at: [27, 32], by: 0.86, tint: "moss" },
        { of: m.shield, at: [43, 42], by: 0.62, tint: "steel" },
        `gold ${box(40, 30, 6, 22)}${box(32, 38, 22, 6)}`,
    ],
    recycle: [
        { of: stone("capro"), at: [32, 34], by: 0.5 },
        ...b.around([{ of: m.arc, at: [31, 26], by: 0.78, tint: "green" }], 120, 3, [32, 34]),
    ],
    pain_trade: [
        { of: m.card, at: [40, 24], by: 0.6, turn: 6, tint: "violet" },
        { of: m.card, at: [47, 31], by: 0.6, turn: 18, tint: "violet" },
        {
            of: [t.heart, "shade M46 10q10 0 12 10 1 16-26 36 20-20 14-46z"],
            at: [24, 36],
            by: 0.78,
            tint: "red",
        },
        "tan M9 38l26-11 3 7-26 11z",
        "thin M17 35l3 7m7-11 3 7",
    ],
    spill: [
        { of: m.card, at: [18, 42], by: 0.5, turn: -60, tint: "navy" },
        { of: m.card, at: [32, 50], by: 0.5, turn: -100, tint: "navy" },
        { of: m.card, at: [15, 52], by: 0.38, turn: 80, tint: "navy" },
        "rust M18 30 40 4l22 18-22 26z",
        "shade M62 22 40 48 30 40 53 15z",
        "coal M18 30 40 48l-6 2-18-15z",
        "brass M33 12l22 18-4 5-22-18z",
    ],
    extra_gem: [
        { of: gem("lumina"), at: [28, 35], by: 0.84 },
        "green M44 3h10v8h8v10h-8v8H44v-8h-8V11h8z",
    ],
    salvage: [
        "line M32 1v12",
        { of: m.card, at: [32, 34], by: 0.82, turn: 8, tint: "wine" },
        { of: b.helmet("gold"), at: [31, 32], by: 0.5, turn: 8 },
        `brass ${disc(34, 10, 4.5)}`,
        "blue M2 50q5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0v12H2z",
        "light M2 50q5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0 5-5 10 0v3H2z",
    ],
    gem_transfer: [
        { of: m.pawn, at: [15, 47], by: 0.46, tint: "violet" },
        { of: m.pawn, at: [49, 47], by: 0.46, tint: "orange" },
        { of: m.arc, at: [30, 28], by: 0.8, turn: 10, tint: "gold" },
        { of: gem("aqua"), at: [31, 28], by: 0.42 },
    ],
    tag_out: [
        `yellow ${star(32, 26, 10, 26, 15)}`,
        "blue M2 62 8 44l12 4-4 14z",
        "skin M9 45q-1-14 6-22 4-4 5 0L31 8q4-3 6 0l-3 32q-4 10-14 9z",
        "green M62 62 56 44l-12 4 4 14z",
        "tan M55 45q1-14-6-22-4-4-5 0L33 8q-3-2-4 2l3 30q4 10 12 9z",
        "thin M44 23l-5 9",
    ],
    formation: [
        { of: m.pawn, at: [32, 17], by: 0.42, tint: "red" },
        { of: m.pawn, at: [14, 33], by: 0.42, tint: "blue" },
        { of: m.pawn, at: [50, 33], by: 0.42, tint: "green" },
        { of: m.pawn, at: [32, 48], by: 0.42, tint: "gold" },
    ],
    cancel: [
        { of: m.card, by: 0.94, tint: "stone" },
        "red M10 17l7-7 15 15 15-15 7 7-15 15 15 15-7 7-15-15-15 15-7-7 15-15z",
    ],
    forced_deblend: [
        {
            of: [
                "teal M31 2Q12 4 12 30q0 26 16 32l5-13-7-10 8-12-6-11z",
                `skin M18 32q0-8 11-9l-3 9-3 7 3 5q-8-2-8-12z`,
                `spot ${disc(23, 31, 2)}`,
            ],
            at: [24, 33],
            by: 0.9,
            turn: -10,
        },
        {
            of: [
                "rose M34 2q18 4 18 28 0 26-16 32l3-13-8-10 8-12-7-11z",
                "skin M46 32q0-8-9-9l2 4-6 9-2 3 5 7q10-4 10-14z",
                `spot ${disc(40, 31, 2)}`,
            ],
            at: [42, 33],
            by: 0.9,
            turn: 10,
        },
        `yellow ${star(32, 12, 6, 9, 3.5)}`,
    ],
    master_plan: [
        "blue M8 8h48v44H8z",
        "shade M44 8h12v44H8v-4h36z",
        `sky ${limb(6, 8, 58, 8, 4)}${limb(6, 54, 58, 54, 4)}`,
        "pale M14 18h12v12H14zM34 22q6-8 12 0v10H34zM20 30v10h20v-7M40 40v6m-4-4 4 5 4-5",
        { of: gem("pyro"), at: [52, 48], by: 0.36 },
    ],
    double_strike: [
        { of: t.sword, at: [22, 32], turn: 35 },
        { of: t.sword, at: [42, 32], turn: 35 },
    ],
    overtime: [
        `gold ${box(27, 2, 10, 9)}`,
        "iron M48 10l8 7-4 4-7-7z",
        `brass ${disc(32, 36, 25)}`,
        `white ${disc(32, 36, 18)}`,
        "green M32 36V18a18 18 0 0 1 14 29z",
        "line M32 36V24m0 12 9 8",
        ...both([`spot ${disc(18, 36, 0.8)}`]),
        "green M4 44h6v-6h8v6h6v8h-6v6h-8v-6H4z",
    ],
};
