// Pictures of the cards of Flash Duel. The board draws the numbers and the track itself.
import type { Drawing, Gallery, Placed } from "../drawing";
import * as beasts from "../parts/beasts";
import * as elements from "../parts/elements";
import * as gems from "../parts/gems";
import * as hands from "../parts/hands";
import { moves } from "../parts/moves";
import * as signs from "../parts/signs";
import * as things from "../parts/things";
import * as weapons from "../parts/weapons";
import { disc, oval, star } from "../shapes";

const sail: Drawing = ["paper M33 4h11v20H33z", "thin M33 11h11M33 18h11", "line M32 3v29"];

const magnet: Drawing = [
    "red M60 4v16H32q-12 0-12 12t12 12h28v16H32Q4 60 4 32T32 4z",
    "white M48 4h12v16H48zM48 44h12v16H48z",
    "light M8 30Q10 9 32 8v5Q16 14 14 32z",
];

const scale = (x: number, y: number): Placed => ({
    of: gems.pebble,
    at: [x, y],
    by: 0.44,
    tint: "coal",
});

const duelists: Gallery = {
    reversal: moves.reversal,
    martial_mastery: moves.martial_mastery,
    knowing_the_opponent: [
        { of: things.lens },
        { of: signs.smile, at: [26, 27], by: 0.42, tint: "red" },
    ],

    flame_arrow: [
        { of: elements.fire, at: [42, 25], by: 0.78 },
        { of: weapons.arrow, at: [31, 33], by: 0.94, tint: "red" },
    ],
    smoldering_embers: [
        { of: elements.smoke, at: [22, 14], by: 0.42 },
        { of: elements.smoke, at: [44, 12], by: 0.42 },
        `orange ${oval(32, 50, 29, 11)}`,
        { of: elements.fire, at: [33, 28], by: 0.36 },
        { of: elements.rock, at: [18, 46], by: 0.42, tint: "coal" },
        { of: elements.rock, at: [46, 46], by: 0.42, turn: 80, tint: "coal" },
        { of: elements.rock, at: [32, 50], by: 0.42, turn: 200, tint: "wine" },
    ],
    charged_shot: [
        { of: elements.burst, at: [47, 32], by: 0.52, tint: "yellow" },
        { of: weapons.bow, at: [26, 32], by: 0.95 },
        { of: weapons.arrow, at: [32, 32], by: 0.76, turn: 45, tint: "red" },
    ],

    rising_mountain: [
        { of: elements.mountain, at: [32, 26], by: 0.9, tint: "green" },
        { of: signs.onward, at: [32, 41], by: 0.44, turn: -90, tint: "lime" },
        { of: elements.puff, at: [12, 53], by: 0.36, tint: "cloth" },
        { of: elements.puff, at: [52, 53], by: 0.36, tint: "cloth" },
    ],
    dragon_form: moves.dragon_form,
    master_of_twos: [
        `green ${disc(32, 32, 29)}`,
        "light M6 30Q9 7 31 6 14 13 12 32z",
        { of: hands.two, at: [32, 34], by: 0.86, tint: "tan" },
    ],

    esper_dash: [
        { of: elements.flame, at: [14, 30], by: 0.5, turn: -90, tint: "violet" },
        { of: hands.shoe, at: [38, 28], by: 0.78, turn: -12, tint: "plum" },
        { of: elements.sparkle, at: [50, 11], by: 0.28, tint: "pink" },
        "line M4 50h20M14 58h22M6 12h12",
    ],
    speed_of_the_fox: moves.speed_of_the_fox,
    ninpo_flash: [
        { of: elements.burst, tint: "yellow" },
        { of: weapons.shuriken, by: 0.82, turn: 24 },
    ],

    windmill_crusher: [
        "stone M20 62l4-36h16l4 36z",
        "light M24 60l3-32h4v32z",
        "rust M22 28q2-12 10-12t10 12z",
        ...[15, 105, 195, 285].map((turn) => ({
            of: sail,
            at: [32, 24] as [number, number],
            by: 0.92,
            turn,
        })),
        `brass ${disc(32, 24, 4)}`,
        "bark M28 50h8v12h-8z",
    ],
    thunderclap: [
        { of: elements.lightning, at: [32, 16], by: 0.56, tint: "yellow" },
        { of: hands.palm, at: [19, 42], by: 0.6, turn: 22, tint: "stone" },
        { of: hands.palm, at: [45, 42], by: 0.6, turn: -22, flip: true, tint: "stone" },
        "line M12 12l6 6M52 12l-6 6",
    ],
    rock_armor: [
        { of: weapons.armour, at: [32, 33], by: 0.92, tint: "stone" },
        { of: elements.rock, at: [12, 16], by: 0.36, tint: "iron" },
        { of: elements.rock, at: [52, 16], by: 0.36, turn: 60, tint: "iron" },
        "thin M26 24l6 6-4 8M40 46l-5-5",
    ],

    pilebunker: moves.pilebunker,
    spectral_pull: [
        { of: beasts.ghost, at: [22, 34], by: 0.72, tint: "sky" },
        { of: magnet, at: [46, 36], by: 0.44 },
        "line M58 22l4-3M60 36h3M58 50l4 3",
    ],
    spectral_push: [
        { of: beasts.ghost, at: [22, 34], by: 0.72, tint: "ash" },
        { of: hands.palm, at: [42, 36], by: 0.5, turn: 8, tint: "ash" },
        "line M56 22h6M56 36h6M56 50h6",
    ],

    sudden_inspiration: [
        { of: things.bulb, at: [32, 36], by: 0.8 },
        "line M32 3v5M8 12l5 5M56 12l-5 5M3 32h6M61 32h-6",
    ],
    green_eyes_epiphany: [
        { of: signs.onward, at: [32, 14], by: 0.4, turn: -90, tint: "green" },
        { of: signs.eye, at: [32, 40], by: 0.9, tint: "green" },
    ],
    orange_eyes_epiphany: [
        { of: signs.eye, at: [32, 24], by: 0.9, tint: "orange" },
        { of: signs.onward, at: [32, 50], by: 0.4, turn: 90, tint: "orange" },
    ],

    rewind_time: [
        { of: signs.around, at: [32, 23], by: 0.86, flip: true, tint: "violet" },
        { of: signs.around, at: [32, 41], by: 0.86, flip: true, turn: 180, tint: "violet" },
        { of: signs.clock, by: 0.4, tint: "brass" },
    ],
    time_spiral: [
        { of: elements.vortex, tint: "teal" },
        { of: signs.hourglass, by: 0.5, turn: 24 },
    ],
    future_sight: moves.future_sight,

    poker_flourish: [
        { of: signs.card, at: [18, 36], by: 0.58, turn: -42, tint: "blue" },
        { of: signs.card, at: [25, 30], by: 0.64, turn: -16, tint: "green" },
        { of: signs.card, at: [37, 30], by: 0.64, turn: 10, tint: "gold" },
        { of: signs.card, at: [45, 36], by: 0.6, turn: 36, tint: "white" },
        { of: signs.heart, at: [45, 35], by: 0.24, turn: 36, tint: "red" },
    ],
    roll_the_dice: [
        { of: signs.five, at: [23, 24], by: 0.62, turn: -16, tint: "red" },
        { of: signs.three, at: [44, 44], by: 0.54, turn: 22, tint: "white" },
        "line M44 10q8 2 12 9M8 46q2 8 9 12",
    ],
    raise_the_stakes: [
        { of: signs.onward, at: [54, 46], by: 0.34, turn: -90, tint: "gold" },
        "steel M28 30h8v30q-4 4-8 0z",
        "white M5 22Q8 4 30 5q28 0 29 18-2 16-20 14-8 0-11 5Q6 50 5 22z",
        "red M10 22q3-13 20-13 23 0 24 14-2 10-15 9-10 0-14 6-12 2-15-16z",
        `white ${disc(22, 20, 5)}`,
        "light M32 12q14 0 18 8-10-3-18-2z",
        "pale M34 25l8-2M26 31l5-2",
        "steel M22 44h20v5H22zM22 38h4v8h-4zM30 38h4v8h-4zM38 38h4v8h-4z",
    ],

    pacifism: [
        "white M3 28q8-10 18-6 2-14 24-18-1 10-6 16 12 0 22-8 1 24-20 31l14 12-18 2-6-10Q10 46 12 32z",
        "shade M12 32q10 8 24 4t25-24q1 24-20 31l14 12-18 2-6-10Q10 46 12 32z",
        "gold M12 26l-10 2 9 4z",
        `spot ${disc(17, 26, 1.8)}`,
        "line M4 31q2 12 8 20",
        "green M7 38q-8-1-5 7 6 0 5-7zM9 46q8-4 9 5-7 2-9-5zM10 50q-8 1-4 8 6-1 4-8z",
    ],
    bubble_shield: moves.bubble_shield,
    hex_of_murkwood: moves.hex_of_murkwood,

    hidden_agenda: [
        { of: signs.card, at: [26, 44], by: 0.6, turn: 78, tint: "wine" },
        { of: signs.scroll, at: [42, 46], by: 0.34, turn: -18 },
        { of: things.hat, at: [34, 24], by: 0.84, turn: 12 },
        "line M8 22q-2 8 2 12M14 14q-8 6-8 6",
    ],
    political_prowess: [
        "red M20 40 8 60l10-2 6 4 8-18z",
        "blue M44 40l12 20-10-2-6 4-8-18z",
        `gold ${star(32, 26, 14, 25, 21)}`,
        `white ${disc(32, 26, 16)}`,
        { of: hands.thumbUp, at: [32, 26], by: 0.36, tint: "skin" },
    ],
    patriot_mirror: moves.patriot_mirror,

    clockwork_soldier: [
        "brass M44 38h8v5h-8z",
        "brass M52 32q10-4 10 8t-10 9q-3-2 0-8-3-6 0-9z",
        "coal M18 22V6q12-6 22 0v16z",
        `skin ${disc(29, 24, 10)}`,
        "coal M17 16h24v6H17z",
        "gold M26 8h6v6h-6z",
        "red M15 34h29v17H15z",
        "white M25 34h8v17h-8z",
        "navy M17 51h12v11H17zM30 51h12v11H30z",
        `spot ${disc(26, 25, 1.8)}${disc(33, 25, 1.8)}`,
        "thin M25 30h8",
        "light M17 36h5v13h-5z",
    ],
    wartime_tactics: moves.wartime_tactics,
    double_slash: moves.double_slash,

    rocket_punch: moves.rocket_punch,
    cog_engine: moves.cog_engine,
    retract: [
        "iron M2 22h8v36H2z",
        "line M10 40l6-10 6 20 6-20 6 20 6-10",
        { of: hands.fist, at: [46, 40], by: 0.52, tint: "steel" },
        { of: signs.onward, at: [36, 12], by: 0.36, flip: true, tint: "red" },
    ],

    cornered_prey: [
        "cloth M3 4h29v36L3 58z",
        "paper M32 4h29v54L32 40z",
        "wood M3 58l29-18 29 18v4H3z",
        "shade M32 4h29v30q-4-8-10-6-2-6-8-4Q36 20 32 26z",
        { of: beasts.rabbit, at: [30, 40], by: 0.56 },
        { of: elements.drop, at: [50, 38], by: 0.16, tint: "sky" },
        { of: elements.drop, at: [12, 36], by: 0.16, tint: "sky" },
    ],
    giant_growth: moves.giant_growth,
    beast_unleashed: moves.beast_unleashed,

    into_oblivion: moves.into_oblivion,
    bonecracker: moves.bonecracker,
    deathstrike: [
        { of: elements.burst, tint: "wine" },
        { of: hands.fist, at: [31, 34], by: 0.84, tint: "iron" },
        { of: signs.skull, at: [31, 36], by: 0.4 },
    ],

    dominance: [
        { of: signs.pawn, at: [48, 50], by: 0.56, turn: 96, tint: "white" },
        "wine M13 26h22q-4 12 6 25H7q10-13 6-25z",
        "light M16 28h6q-1 12-8 21h-4q8-10 6-21z",
        "wine M3 50h42v11H3z",
        { of: signs.crown, at: [24, 16], by: 0.56, tint: "gold" },
    ],
    mistresss_command: moves.mistress_command,
    pleasure_and_pain: moves.pleasure_and_pain,

    healing_touch: moves.healing_touch,
    radiant_healing: moves.radiant_healing,
    saving_grace: moves.saving_grace,

    surgical_strike: moves.surgical_strike,
    stun_lock: moves.stunlock,
    acrobatics: moves.acrobatics,

    shadow_plague: moves.shadow_plague,
    relentless_strikes: [
        { of: weapons.dagger, at: [34, 14], by: 0.62, turn: 90 },
        { of: weapons.dagger, at: [42, 32], by: 0.62, turn: 90 },
        { of: weapons.dagger, at: [34, 50], by: 0.62, turn: 90 },
        "line M2 14h8M4 32h12M2 50h8M24 23h-8M24 41h-8",
    ],
    shadowswarm: moves.shadowswarm,

    shoulder_ram: [
        { of: elements.burst, tint: "orange" },
        { of: beasts.ram, at: [32, 34], by: 0.84, tint: "cloth" },
    ],
    landmine: [
        { of: weapons.mine, at: [32, 26], by: 0.84 },
        "moss M2 60q0-10 8-14l5 4 5-7 6 8 6-7 6 7 6-8 5 7 5-4q8 4 8 14z",
        "line M32 1v4M14 8l3 4M50 8l-3 4",
    ],
    maximum_anarchy: moves.maximum_anarchy,
};

const dragon: Gallery = {
    deep_breath: [
        { of: elements.fire, at: [49, 44], by: 0.62, turn: 100 },
        { of: beasts.dragon, at: [22, 28], by: 0.7, tint: "coal" },
    ],
    perfect_counter: [
        "wood M4 6h56v52H4zM10 12v40h44V12z",
        "paper M10 12h44v40H10z",
        "thin M10 20h44M10 32h44M10 44h44",
        `red ${disc(17, 20, 4.5)}${disc(26, 20, 4.5)}${disc(47, 20, 4.5)}`,
        `gold ${disc(17, 32, 4.5)}${disc(38, 32, 4.5)}${disc(47, 32, 4.5)}`,
        `blue ${disc(17, 44, 4.5)}${disc(26, 44, 4.5)}${disc(35, 44, 4.5)}`,
        { of: signs.tick, at: [48, 49], by: 0.4, tint: "green" },
    ],
    black_diamond_hide: [
        `plum ${oval(32, 32, 30, 29)}`,
        "light M5 30Q8 6 31 5 14 13 11 32z",
        ...[20, 44].map((x) => scale(x, 16)),
        ...[10, 32, 54].map((x) => scale(x, 31)),
        ...[20, 44].map((x) => scale(x, 46)),
        { of: elements.sparkle, at: [38, 27], by: 0.26, tint: "white" },
    ],
    tail_sweep: [
        "coal M4 60Q2 30 24 32q22 4 24-8 0-6-6-8l16-12q4 10 2 20-2 20-26 22-14 0-14 14z",
        "light M8 54q0-18 14-18 20 2 28-4-8 10-26 9-12 0-14 13z",
        "paper M10 38 6 28l9 5zM26 32l0-10 8 10zM46 26l-8-6 7-3zM42 16l16-12q4 8 2 16z",
        "line M36 60q18-2 24-14M26 60h2",
    ],
    crushing_claw: [
        { of: weapons.shield, at: [32, 38], by: 0.82, tint: "red" },
        "line M22 46l6 3-2 6M43 44l-6 4",
        { of: beasts.claw, at: [32, 21], by: 0.64, tint: "coal" },
    ],
    terrifying_roar: [
        "coal M6 32Q4 4 32 4t26 28-26 28T6 32z",
        "wine M11 32q0-20 21-20t21 20-21 21-21-21z",
        `rose ${oval(32, 45, 11, 7)}`,
        "white M14 21l6 11 6-17zM38 15l6 17 6-11zM15 43l5-10 4 17zM40 50l4-17 5 10z",
        "line M2 14l-1-3M3 20h-3M62 14l1-3M61 20h3M2 48l-2 2M62 48l2 2",
    ],
    wing_beat: [
        { of: beasts.wing, at: [36, 26], by: 0.86, tint: "coal" },
        { of: elements.wind, at: [22, 48], by: 0.56 },
    ],
    hoard_of_ages: [
        { of: signs.crown, at: [30, 16], by: 0.5, turn: -8, tint: "brass" },
        "gold M2 60q4-18 16-24 12-12 26 0 14 6 18 24z",
        "light M8 54q4-12 14-17-4 8-4 17z",
        { of: signs.coin, at: [20, 46], by: 0.28 },
        { of: signs.coin, at: [50, 53], by: 0.26 },
        { of: gems.pebble, at: [35, 46], by: 0.3, turn: 14, tint: "red" },
        { of: gems.pebble, at: [48, 35], by: 0.24, turn: 24, tint: "teal" },
    ],
};

const loyalties: Gallery = {
    loyal: [
        { of: beasts.puppy, at: [32, 34], by: 0.92 },
        { of: signs.heart, at: [52, 13], by: 0.32, turn: 14, tint: "red" },
    ],
    traitor: [
        { of: beasts.dragon, at: [28, 30], by: 0.9, tint: "coal" },
        { of: signs.smile, at: [46, 42], by: 0.58, turn: 14, tint: "skin" },
    ],
};

export const gallery: Gallery = { ...duelists, ...dragon, ...loyalties };
