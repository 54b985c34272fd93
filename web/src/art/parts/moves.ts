// Whole pictures: the moves that characters make in more than one game.
import type { Drawing, Gallery } from "../drawing";
import { disc, oval, star } from "../shapes";
import * as beasts from "./beasts";
import * as elements from "./elements";
import * as gems from "./gems";
import * as hands from "./hands";
import * as signs from "./signs";
import * as things from "./things";
import * as weapons from "./weapons";

const startled: Drawing = [
    `skin ${disc(32, 34, 26)}`,
    "tint M6 32Q4 8 32 5t26 27q-6-12-26-13T6 32z",
    `white ${disc(22, 32, 10)}`,
    `white ${disc(43, 32, 10)}`,
    `spot ${disc(24, 33, 4)}${disc(45, 33, 4)}${oval(33, 51, 5, 6)}`,
];

const lifebuoy: Drawing = [
    "red M6 32a26 26 0 1 0 52 0a26 26 0 1 0-52 0zM20 32a12 12 0 1 1 24 0a12 12 0 1 1-24 0z",
    "white M27 6h10v14q-5-2-10 0zM27 58h10V44q-5 2-10 0zM6 27v10h14q-2-5 0-10zM58 27v10H44q2-5 0-10z",
    "light M9 26Q14 9 27 7v5Q16 15 13 26z",
];

export const moves = {
    crash_gem: [
        { of: elements.burst, tint: "yellow" },
        { of: gems.broken, at: [32, 33], by: 0.7, tint: "violet" },
    ],
    wound: [
        "red M20 14q6-10 14-4 12-8 16 4 12 4 6 16 6 12-6 16-2 12-14 8-10 8-16-4-14 0-12-14-6-12 4-16 0-6 8-6z",
        { of: things.plaster, by: 0.85 },
    ],

    reversal: [
        { of: hands.fist, at: [28, 46], by: 0.62, tint: "tan" },
        { of: signs.around, at: [32, 24], flip: true, tint: "teal" },
    ],
    martial_mastery: [
        `red ${disc(32, 28, 25)}`,
        "coal M27 30 14 59l10 3 10-28zM37 30l13 29-10 3-10-28z",
        "coal M3 20q29 10 58 0v12q-29 8-58 0z",
        "coal M24 20h16v17H24z",
        "gold M16 54l10 3-2 5-10-3zM48 54l-10 3 2 5 10-3z",
        "light M5 23q10 4 18 4v3q-10 0-18-3z",
    ],

    unstable_power: [
        { of: elements.fire, at: [32, 14], by: 0.45 },
        { of: things.flask, at: [32, 38], by: 0.8, tint: "red" },
        { of: elements.lightning, at: [10, 24], by: 0.36, tint: "yellow", flip: true },
        { of: elements.lightning, at: [54, 24], by: 0.36, tint: "yellow" },
        `spot ${disc(27, 51, 2)}${disc(36, 47, 2.5)}${disc(33, 55, 1.5)}`,
    ],
    burning_vigor: [
        { of: elements.fire, at: [32, 29], by: 1.05 },
        { of: signs.heart, at: [32, 44], by: 0.54, tint: "red" },
    ],
    playing_with_fire: [
        { of: elements.fire, at: [38, 22], by: 0.66 },
        { of: elements.fire, at: [12, 20], by: 0.36 },
        { of: elements.fire, at: [57, 36], by: 0.26 },
        { of: hands.begging, at: [32, 45], by: 0.9, tint: "tan" },
    ],

    dragon_form: [{ of: beasts.dragon, tint: "green" }],
    purge_bad_habits: [
        { of: things.broom, at: [34, 30], tint: "yellow" },
        { of: things.plaster, at: [50, 51], by: 0.4, turn: 30 },
        "line M4 62h10M22 62h14",
        { of: elements.puff, at: [10, 54], by: 0.3, tint: "cloth" },
    ],
    rigorous_training: [
        { of: things.dumbbell, at: [32, 18], by: 0.95, tint: "iron" },
        { of: hands.fist, at: [32, 42], by: 0.66, turn: -90, tint: "skin" },
        { of: elements.drop, at: [10, 44], by: 0.22, tint: "sky" },
        { of: elements.drop, at: [54, 46], by: 0.22, tint: "sky" },
    ],

    double_take: [
        { of: startled, at: [22, 26], by: 0.62, turn: -14, tint: "navy" },
        { of: startled, at: [40, 37], by: 0.78, turn: 6, tint: "navy" },
    ],
    speed_of_the_fox: [
        { of: beasts.runningFox, at: [35, 32], by: 0.92, tint: "orange" },
        "line M4 12h20M2 52h8M8 60h14",
    ],
    bag_of_tricks: [
        { of: weapons.shuriken, at: [17, 16], by: 0.46, turn: 20 },
        { of: weapons.bomb, at: [46, 17], by: 0.42 },
        { of: elements.sparkle, at: [32, 9], by: 0.26, tint: "yellow" },
        { of: things.sack, at: [32, 40], by: 0.75, tint: "blue" },
    ],

    stone_wall: [
        { of: things.wall, tint: "stone" },
        "moss M4 12h14q-2 8-6 4-4 6-8 2zM46 56q2-10 6-4 4-6 8-1v5z",
    ],
    big_rocks: [
        { of: elements.rock, at: [40, 24], by: 0.7, tint: "umber", turn: 20 },
        { of: elements.rock, at: [22, 41], by: 0.62, tint: "stone" },
        { of: elements.rock, at: [52, 51], by: 0.34, tint: "iron", turn: 70 },
    ],
    strength_of_earth: [
        { of: hands.fist, at: [32, 29], by: 0.88, turn: -90, tint: "stone" },
        "moss M2 60q2-14 14-14l6-6 6 7 8-6 6 6q18-1 20 13z",
        "shade M30 60q12-6 12-13 18-1 20 13z",
        "line M10 12v8M54 12v8",
    ],

    troublesome_rhetoric: [
        { of: things.megaphone, at: [24, 34], by: 0.8, tint: "violet" },
        { of: elements.lightning, at: [54, 34], by: 0.5, turn: -30, tint: "yellow" },
        "line M50 8l8-4M54 56l6 4",
    ],
    pilebunker: [
        { of: elements.burst, at: [54, 32], by: 0.5, tint: "yellow" },
        "steel M28 24h18l16 8-16 8H28z",
        "light M28 24h18l16 8H28z",
        "iron M6 14h28v36H6z",
        "light M6 14h28v8H6z",
        "brass M2 20h8v24H2zM30 18h8v28h-8z",
        `spot ${disc(20, 26, 2)}${disc(20, 38, 2)}`,
    ],

    chromatic_orb: [
        "brass M16 50h32l6 11H10z",
        "red M32 30V4a26 26 0 0 1 24 17z",
        "yellow M32 30 56 21a26 26 0 0 1-8 30z",
        "green M32 30 48 51a26 26 0 0 1-32 0z",
        "blue M32 30 16 51A26 26 0 0 1 8 21z",
        "violet M32 30 8 21A26 26 0 0 1 32 4z",
        "light M11 26Q14 10 30 9 18 15 17 28z",
        { of: elements.sparkle, at: [32, 30], by: 0.4, tint: "white" },
    ],
    three_colors: [
        "red M4 22Q6 6 24 6l-4 10q8-2 12-6-10 18-28 12z",
        "yellow M6 40q6-12 22-16l-2 8 10-4Q26 44 6 40z",
        "blue M8 58q8-14 26-18l-4 8 12-4Q30 62 8 58z",
        { of: things.brush, at: [44, 22], by: 0.66, tint: "violet" },
    ],

    time_for_the_past: [
        "green M2 46q10-2 14-10 6-11 18-9 10 2 11-6Q45 5 55 4q8 1 8 7-2 6-11 6 2 18-3 26v17h-9V49H29v11h-9V47Q10 54 2 46z",
        "light M18 38q6-9 16-7-10 2-14 10zM49 12q2-5 6-5-4 3-4 8z",
        `spot ${disc(56, 10, 1.8)}`,
        { of: signs.clock, at: [33, 38], by: 0.36, tint: "brass" },
    ],
    future_sight: [
        `violet ${disc(32, 28, 25)}`,
        "light M11 26Q14 8 31 7 19 13 17 28z",
        "shade M57 28q0 25-25 25-12 0-18-8 30 4 37-31 6 6 6 14z",
        { of: signs.eye, at: [32, 29], by: 0.58, tint: "teal" },
        "brass M14 50q18 8 36 0l5 11H9z",
    ],

    pandas_bargain: [
        { of: beasts.panda, at: [29, 30], by: 0.88 },
        { of: things.tag, at: [49, 48], by: 0.5, tint: "red" },
    ],
    living_on_the_edge: [
        "umber M2 62V36h34l-5 8 4 6-6 12z",
        "moss M2 32h38l-4 8-6-2-6 4-8-4-6 3-8-3z",
        { of: signs.chip, at: [38, 17], by: 0.5, turn: 20, tint: "red" },
        "line M14 12h6M12 22h8M46 40l4 6M53 34l5 8",
        "stone M44 54l6-2 3 5-5 4z",
    ],
    jackpot: [
        "iron M54 22h5v16h-9v-5h4z",
        `red ${disc(57, 17, 5)}`,
        "red M6 14Q6 4 16 4h24q10 0 10 10v47H6z",
        "light M6 14Q6 4 16 4h8L10 61H6z",
        "white M11 18h34v18H11z",
        "thin M22 18v18M34 18v18",
        ...[16.5, 28, 39.5].map((x) => ({
            of: gems.pebble,
            at: [x, 27] as [number, number],
            by: 0.15,
            tint: "teal",
        })),
        "coal M14 44h28v10H14z",
        `gold ${disc(24, 52, 5)}`,
        `gold ${disc(33, 53, 5)}`,
    ],

    protective_ward: [
        `teal ${star(32, 32, 8, 30, 24)}`,
        `paper ${disc(32, 32, 19)}`,
        { of: beasts.fish, by: 0.46, tint: "blue" },
        "light M7 26 20 6l6 2L12 27z",
    ],
    hex_of_murkwood: [
        `plum ${disc(32, 32, 30)}`,
        "light M5 30Q8 6 32 5 14 12 12 32z",
        { of: things.tree, at: [32, 31], by: 0.92 },
        `yellow ${oval(27, 45, 3, 4)}`,
        `yellow ${oval(36, 45, 3, 4)}`,
        "moss M6 48q6 6 12 2 8 6 14 2 8 6 14 0 6 4 12-2-8 12-26 12T6 48z",
    ],
    bubble_shield: [
        { of: elements.bubble },
        { of: beasts.fish, at: [33, 33], by: 0.5, tint: "orange" },
    ],

    patriot_mirror: [
        "brass M27 44h10l2 18H25z",
        `brass ${oval(32, 25, 22, 23)}`,
        `sky ${oval(32, 25, 16, 17)}`,
        `red ${star(32, 25, 5, 13, 5.5)}`,
        "light M17 24Q19 11 30 9l-9 24q-4-4-4-9z",
    ],
    wartime_tactics: [
        "paper M4 10l18-4 20 6 18-4v46l-18 4-20-6-18 4z",
        "shade M22 6l20 6v46l-20-6z",
        "line M12 44q4-14 16-12t16-8",
        { of: signs.cross, at: [48, 20], by: 0.24, tint: "red" },
        { of: signs.flag, at: [18, 30], by: 0.4, tint: "blue" },
    ],
    double_slash: [
        "lime M24 62V49l15-8v21zM28 41V28l15-8v13zM23 23V3h15v12z",
        "light M26 60V49l4-2v13zM30 39V30l4-2v9zM25 20V5h4v13z",
        "thin M24 55h15M23 9h15",
        "red M2 57Q36 46 62 25 44 57 2 57zM2 36Q34 26 60 3 44 36 2 36z",
    ],

    rocket_punch: [
        { of: elements.fire, at: [11, 32], by: 0.6, turn: -90 },
        "red M14 20l12 2v20l-12 2z",
        { of: hands.fist, at: [41, 32], by: 0.75, tint: "steel" },
        "line M40 6h16M44 58h12",
    ],
    cog_engine: [
        { of: signs.cog, at: [23, 23], by: 0.66, tint: "brass" },
        { of: signs.cog, at: [46, 42], by: 0.52, tint: "steel", turn: 18 },
        { of: signs.cog, at: [15, 51], by: 0.36, tint: "rust" },
    ],

    giant_growth: [
        { of: beasts.bull, at: [32, 28], by: 0.92, tint: "umber" },
        "green M4 62l6-14 6 14zM14 62l5-11 5 11zM52 62l5-13 5 13z",
        "red M40 62V53l6-5 6 5v9z",
    ],
    beast_unleashed: [
        { of: beasts.bull, at: [32, 29], by: 0.9, tint: "wine" },
        { of: weapons.link, at: [12, 49], by: 0.32, turn: -30 },
        { of: weapons.link, at: [5, 58], by: 0.26, turn: 60 },
        { of: weapons.link, at: [52, 49], by: 0.32, turn: 30 },
        { of: weapons.link, at: [59, 58], by: 0.26, turn: -60 },
        `red ${disc(23, 30, 3)}`,
        `red ${disc(41, 30, 3)}`,
    ],

    bonecracker: [
        { of: elements.burst, at: [32, 32], by: 0.66, tint: "orange" },
        "white M16 42l9-9 2 5h4l1 5 3 1-9 8q2 9-6 11-8 0-8-7-8-1-6-9 3-7 10-5z",
        "shade M35 44l-9 8q2 9-6 11-5-1-6-4 10 0 10-10l9-8z",
        "white M48 22l-9 9-2-5h-4l-1-5-3-1 9-8q-2-9 6-11 8 0 8 7 8 1 6 9-3 7-10 5z",
        "shade M58 17q-3 7-10 5l-9 9-1-5 9-9q8 0 10-7 3 3 1 7z",
    ],
    into_oblivion: [
        { of: elements.vortex, tint: "plum" },
        { of: signs.card, at: [46, 17], by: 0.42, turn: 30, tint: "wine" },
        { of: elements.sparkle, at: [12, 14], by: 0.2, tint: "yellow" },
        { of: elements.sparkle, at: [52, 52], by: 0.2, tint: "yellow" },
    ],

    pleasure_and_pain: [
        "line M32 30q-2 18 2 32",
        "green M33 46q10-12 20-8-4 12-20 12zM32 54q-10-8-18-4 4 10 19 8z",
        "green M31 38l-7-3 7-2z",
        `red ${disc(32, 19, 16)}`,
        "light M18 18Q20 6 31 5q-7 5-8 15z",
        "thin M32 18q4-4 6 1t-7 6-10-6 6-12 14 2M17 22q2 12 15 12M47 18q1 10-7 15",
        { of: elements.drop, at: [52, 54], by: 0.26, tint: "wine" },
    ],
    mistress_command: [
        { of: signs.crown, at: [26, 14], by: 0.44, tint: "gold" },
        { of: hands.pointing, at: [32, 40], by: 0.92, tint: "plum" },
        `rose ${disc(48, 33, 4)}`,
        "line M46 12l4-6M54 18l8-4",
    ],

    healing_touch: [
        { of: elements.sun },
        { of: hands.palm, at: [32, 36], by: 0.84, tint: "skin" },
        { of: signs.heart, at: [34, 43], by: 0.24, tint: "rose" },
    ],
    radiant_healing: [
        { of: elements.sun },
        "white M27 19h10v8h8v10h-8v8H27v-8h-8V27h8z",
        "light M27 19h4v26h-4z",
    ],
    saving_grace: [
        { of: signs.wings, at: [32, 28], by: 1.02 },
        { of: lifebuoy, at: [32, 37], by: 0.72 },
        "yellow M20 9a12 4 0 1 0 24 0a12 4 0 1 0-24 0z",
    ],

    stunlock: [
        { of: things.lock, at: [32, 40], by: 0.7, tint: "gold" },
        { of: elements.stars, at: [32, 21], by: 0.82 },
    ],
    surgical_strike: [
        `white ${disc(40, 42, 20)}`,
        `red ${disc(40, 42, 12)}`,
        `white ${disc(40, 42, 5)}`,
        { of: weapons.scalpel, at: [26, 26], by: 0.85, turn: 180, tint: "teal" },
    ],
    acrobatics: [
        "tan M25 34 12 55q-2 6 5 6 4-1 5-5l9-18zM39 34l13 21q2 6-5 6-4-1-5-5l-9-18z",
        "navy M26 26 9 11l7-7 20 17zM38 26l17-15-7-7-20 17z",
        "red M24 38l2-18h12l2 18q-8 4-16 0z",
        "light M26 36l2-15h4v16z",
        `tan ${disc(32, 47, 9)}`,
        "bark M22 48q10 6 20 0-1 11-10 11t-10-11z",
        `spot ${disc(29, 44, 1.5)}${disc(35, 44, 1.5)}`,
        "white M11 13 3 9q-2-7 5-7l9 4zM53 13l8-4q2-7-5-7l-9 4z",
        "line M5 26q1 9 6 14M59 26q-1 9-6 14",
    ],
    shadow_plague: [
        { of: elements.puff, at: [30, 44], by: 0.95, tint: "plum" },
        "coal M14 60V30q2-16 16-16t16 16l-4 30z",
        "paper M20 26q8-8 18-2l24 26q-20 0-34-8-10-4-8-16z",
        "thin M34 40l22 8",
        `red ${disc(31, 30, 5)}`,
        "coal M4 18q28-8 52 2l-4 5Q30 16 6 24zM16 17 22 3q10-3 16 2l5 13q-13-4-27-1z",
    ],
    shadowswarm: [
        `yellow ${disc(40, 24, 20)}`,
        { of: beasts.littleBat, at: [40, 26], by: 0.62, tint: "coal" },
        { of: beasts.littleBat, at: [16, 17], by: 0.4, turn: -14, tint: "plum" },
        { of: beasts.littleBat, at: [18, 45], by: 0.52, turn: 12, tint: "plum" },
        { of: beasts.littleBat, at: [50, 53], by: 0.4, turn: -8, tint: "coal" },
    ],

    maximum_anarchy: [
        { of: signs.card, at: [15, 18], by: 0.46, turn: -28, tint: "blue" },
        { of: signs.card, at: [49, 18], by: 0.46, turn: 30, tint: "green" },
        { of: signs.card, at: [15, 46], by: 0.46, turn: 24, tint: "gold" },
        { of: signs.card, at: [49, 46], by: 0.46, turn: -22, tint: "violet" },
        { of: elements.burst, by: 0.8, tint: "red" },
        "pale M22 44 32 18l10 26M20 36h24",
    ],
} satisfies Gallery;
