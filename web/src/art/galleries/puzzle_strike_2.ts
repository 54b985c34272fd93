// Pictures of the cards of Puzzle Strike 2.
import type { Drawing, Gallery } from "../drawing";
import * as beasts from "../parts/beasts";
import * as elements from "../parts/elements";
import * as gems from "../parts/gems";
import * as hands from "../parts/hands";
import { moves } from "../parts/moves";
import * as party from "../parts/party";
import * as signs from "../parts/signs";
import * as things from "../parts/things";
import * as weapons from "../parts/weapons";
import { disc, oval, star } from "../shapes";

/** A pile of chips on the ground, as high as they are many. */
const pile = (x: number, count: number, paint: string): Drawing =>
    Array.from({ length: count }, (_, i) => `${paint} ${oval(x, 54 - 8 * i, 9, 5.5)}`);

const ring = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z${disc(x, y, r - 6)}`;

/** Who sleeps. */
const snore = "line M40 4h8l-8 8h8M53 3h6l-6 6h6";

const cup: Drawing = [
    "tint M16 4h32l8 52H8z",
    "light M19 7h8l-5 46h-9z",
    "tint M4 52h56v9H4z",
    "thin M15 14h34",
];

const starting: Gallery = {
    swap: [
        { of: signs.around, at: [32, 19], by: 0.72, tint: "gold" },
        { of: signs.around, at: [32, 45], by: 0.72, turn: 180, tint: "gold" },
        { of: gems.pebble, at: [15, 38], by: 0.38, tint: "rose" },
        { of: gems.pebble, at: [49, 27], by: 0.38, tint: "sky" },
    ],
    crash_gem: moves.crash_gem,
    basic_block: [{ of: weapons.shield, tint: "blue" }, "pale M16 24l16 10 16-10M18 36l14 9 14-9"],
    skip_ahead: [
        `pink ${disc(32, 32, 29)}`,
        "light M6 30Q9 7 31 6 14 13 12 32z",
        "white M14 18l15 14-15 14zM29 18l15 14-15 14zM45 18h6v28h-6z",
    ],
    wound: moves.wound,
    ante_up: [
        ...pile(13, 1, "teal"),
        ...pile(32, 3, "gold"),
        ...pile(51, 5, "red"),
        { of: signs.onward, at: [19, 19], by: 0.48, turn: -48, tint: "lime" },
    ],
};

const characters: Gallery = {
    sword_slice: [
        { of: gems.broken, at: [32, 36], by: 0.84, tint: "violet" },
        { of: weapons.sword, at: [33, 29], by: 0.98, turn: 28 },
    ],
    skill_up: [
        `yellow ${star(28, 36, 5, 26, 11)}`,
        "light M28 12l-6 16-18 2 8 5 12-6z",
        { of: signs.onward, at: [48, 20], by: 0.54, turn: -90, tint: "teal" },
    ],
    reversal: moves.reversal,
    unstable_power: moves.unstable_power,
    burning_vigor: moves.burning_vigor,
    playing_with_fire: moves.playing_with_fire,
    dragon_form: moves.dragon_form,
    purge_bad_habits: moves.purge_bad_habits,
    rigorous_training: moves.rigorous_training,
    double_take: moves.double_take,
    speed_of_the_fox: moves.speed_of_the_fox,
    bag_of_tricks: moves.bag_of_tricks,
    stone_wall: moves.stone_wall,
    big_rocks: moves.big_rocks,
    strength_of_earth: moves.strength_of_earth,
    tyrant_crusher: [
        { of: elements.burst, at: [32, 40], by: 0.78, tint: "orange" },
        "gold M4 58l2-16 12 8 4-13 9 10 10-12 4 14 13-8 2 17q-28 8-56 0z",
        "light M6 57l1-12 5 4 1 9z",
        { of: hands.fist, at: [32, 22], by: 0.68, turn: 90, tint: "steel" },
    ],
    search_for_the_truth: [
        { of: things.lantern, at: [32, 34], by: 0.9 },
        { of: signs.eye, at: [32, 42], by: 0.4, tint: "teal" },
        "line M4 24l7 3M4 42h6M60 24l-7 3M60 42h-6M8 8l5 5M56 8l-5 5",
    ],
    troublesome_rhetoric: moves.troublesome_rhetoric,
    chromatic_orb: moves.chromatic_orb,
    three_colors: moves.three_colors,
    burst_of_speed: [
        { of: elements.burst, at: [26, 36], by: 0.84, tint: "yellow" },
        { of: hands.shoe, at: [35, 36], by: 0.8, tint: "rose" },
        "white M16 34Q4 32 3 18q8 4 14 4 0-6-2-9 10 4 12 18z",
    ],
    focused_research: [
        "iron M8 54h46v7H8z",
        "iron M38 18q18 4 18 20 0 12-10 18l-6-5q8-4 8-13 0-9-10-13z",
        "brass M12 40h26v6H12z",
        "teal M20 8l14-5 11 26-14 6z",
        "light M22 10l4-2 10 24-4 1z",
        "steel M16 5l16-5 3 6-16 6zM30 35l9-4 2 5-8 3z",
        { of: gems.pebble, at: [26, 50], by: 0.15, tint: "rose" },
    ],
    its_time_for_the_past: moves.time_for_the_past,
    future_sight: moves.future_sight,
    pandas_bargain: moves.pandas_bargain,
    living_on_the_edge: moves.living_on_the_edge,
    jackpot: moves.jackpot,
    protective_ward: moves.protective_ward,
    hex_of_murkwood: moves.hex_of_murkwood,
    bubble_shield: moves.bubble_shield,
};

const melee: Gallery = {
    sucker_punch: [
        "white M6 56l18-20 6 5-18 20z",
        {
            of: [...hands.glove.slice(1), "pale M46 11q9 6 10 18M31 11q5-2 9-1M44 44q7-1 11-6"],
            at: [35, 28],
            by: 0.9,
            turn: -24,
            tint: "rose",
        },
    ],
    jab_combo: [
        { of: things.joystick, at: [24, 42], by: 0.68, tint: "navy" },
        { of: hands.fist, at: [42, 17], by: 0.52, tint: "tan" },
        { of: hands.fist, at: [50, 34], by: 0.34, tint: "skin" },
        "line M20 12h6M34 32h6",
    ],
    haymaker: [
        "wood M8 3h5v58H8z",
        "iron M2 3h4v10h3V3h4v10h3V3h4v16H2z",
        "yellow M6 61Q8 26 32 22q24 4 26 39z",
        "light M12 58q2-24 18-32-8 12-8 32z",
        "thin M20 54l2-12M30 36l-4-6M34 56l-2-8M48 58l-2-8M16 40l4-6",
        { of: hands.glove, at: [44, 32], by: 0.6, turn: -12, tint: "red" },
    ],
    bloodlust: [
        "red M3 26q14-18 29-8 15-10 29 8-10 24-29 24T3 26z",
        "coal M10 28q22-8 44 0-8 14-22 14T10 28z",
        "white M17 27l5 15 5-16zM37 26l5 16 5-15zM28 26h8v5h-8z",
        "light M8 24q10-11 20-6-12 1-17 8z",
        { of: elements.drop, at: [22, 52], by: 0.3, tint: "red" },
        { of: elements.drop, at: [43, 50], by: 0.22, tint: "red" },
    ],
    rib_breaker: [
        { of: elements.burst, at: [46, 38], by: 0.56, tint: "orange" },
        "white M28 4h8v56h-8z",
        "white M28 10Q6 8 6 22q0 6 6 7 0-10 16-9zM28 25Q8 23 8 36q0 6 6 7 0-10 14-9zM28 40q-14-2-14 9 0 6 5 6 0-7 9-7z",
        "white M36 10q22-2 22 12 0 6-6 7 0-10-16-9zM36 40q14-2 14 9 0 6-5 6 0-7-9-7z",
        "white M36 25l8 1-3 5 3 4-8-1zM50 34l5-4q4 6-1 13l-5-3z",
        "thin M28 22h8M28 36h8",
    ],
    armor_piercer: [
        { of: weapons.armour, at: [28, 34], by: 0.9, tint: "steel" },
        { of: elements.burst, at: [32, 32], by: 0.44, tint: "yellow" },
        { of: weapons.arrow, at: [34, 30], by: 0.96, tint: "red" },
    ],
    final_blow: [
        "stone M8 58V26Q8 5 28 5t20 21v32z",
        "light M12 56V26q1-16 15-18-7 8-7 20v28z",
        "moss M2 61q2-8 8-8 8-4 18-2t20 0q8 0 10 10z",
        "line M36 7l-4 10 6 5-3 6",
        { of: signs.skull, at: [26, 30], by: 0.36 },
        { of: elements.burst, at: [44, 40], by: 0.44, tint: "yellow" },
        { of: hands.glove, at: [48, 40], by: 0.48, flip: true, tint: "red" },
    ],
    arena_scorpion: [
        `paper ${oval(32, 53, 30, 9)}`,
        { of: beasts.scorpion, at: [32, 31], by: 0.94, tint: "rust" },
    ],
    kidney_shot: [
        "wine M28 8q24-8 31 12 4 26-14 36-16 6-18-6 0-6 7-10 6-7-1-13-15-8-5-19z",
        "light M34 10q12-3 18 4-10-2-18 2z",
        `white ${disc(44, 24, 4)}${disc(54, 26, 4)}`,
        `spot ${disc(44, 25, 1.5)}${disc(53, 27, 1.5)}`,
        "line M44 40q4-4 8 0",
        { of: elements.burst, at: [27, 32], by: 0.4, tint: "yellow" },
        { of: hands.glove, at: [15, 32], by: 0.46, tint: "red" },
    ],
    brass_knuckles: [
        `brass M4 31Q1 12 12 12q6 0 7 4 2-5 6.5-5t6.5 5q2-5 6.5-5t6.5 5q1-4 7-4 11 0 8 19-1 7-8 8l-6 13q-14 6-26 0l-6-13q-7-1-8-8z${[12, 25.5, 38.5, 52].map((x) => disc(x, 25, 5.5)).join("")}${oval(32, 45, 8, 3.5)}`,
        "light M6 18q3-6 12-2-8 0-11 6zM22 14q4-3 8 1-5-1-8 2z",
        "line M12 3v3M25 2v3M39 2v3M52 3v3",
    ],
    quick_thinking: [
        { of: signs.wings, at: [32, 38], by: 1.02 },
        { of: things.bulb, at: [32, 30], by: 0.78 },
        { of: elements.lightning, at: [32, 24], by: 0.36, tint: "white" },
    ],
    second_wind: [
        { of: elements.puff, at: [15, 16], by: 0.42, tint: "white" },
        { of: elements.puff, at: [23, 40], by: 0.74, tint: "sky" },
        `spot ${disc(22, 36, 2.5)}${disc(34, 36, 2.5)}`,
        `pink ${disc(41, 46, 4)}`,
        "line M30 12h20q7-1 7-7M50 40h6q6 0 6-6M49 47h13M50 54h6q6 0 6 5",
    ],
    deep_breath: [
        "skin M30 7q19 0 21 19 11 6 7 18-5 11-16 8-12 7-24 0-11 3-16-8-4-12 7-18 2-19 21-19z",
        `light ${disc(14, 38, 7)}${disc(45, 38, 7)}`,
        "bark M9 27Q10 6 30 6t21 21q-20-9-42 0z",
        "line M18 30q4-4 8 0M34 30q4-4 8 0",
        `coal ${oval(30, 46, 5, 4)}`,
        "line M4 60q10 2 18-4M56 60q-10 2-18-4",
    ],
    window_shopper: [
        "wood M6 22h52v39H6z",
        "sky M12 28h40v26H12z",
        { of: gems.gem, at: [32, 42], by: 0.34, tint: "rose" },
        "light M14 30h12L14 48z",
        "red M6 6h52l4 16q-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0-5 8-10 0z",
        "light M16 6h10l-4 16q-5 4-10 0zM36 6h9l7 16q-5 4-10 0-5 4-8 0z",
    ],
    perfect_timing: [
        { of: signs.watch, tint: "gold" },
        { of: gems.pebble, at: [32, 38], by: 0.38, tint: "violet" },
        "line M32 22v5M18 36h3M46 36h-3M32 50v-1",
    ],
    bell_tower_bat: [
        { of: things.bell, at: [32, 19], by: 0.6, tint: "gold" },
        { of: beasts.bat, at: [32, 46], by: 0.84, tint: "plum" },
        "line M8 8q-4 8-2 16M56 8q4 8 2 16",
    ],
    effortless_block: [
        { of: elements.burst, at: [32, 38], by: 0.36, tint: "yellow" },
        { of: hands.fist, at: [16, 38], by: 0.5, tint: "umber" },
        { of: hands.pointing, at: [49, 40], by: 0.5, flip: true, tint: "skin" },
        snore,
        "line M6 58h20M6 14h8",
    ],
    gem_shield: [
        { of: weapons.shield, tint: "steel" },
        { of: gems.gem, at: [32, 30], by: 0.6, tint: "teal" },
    ],
    defensive_flourish: [
        "rose M32 58 3 28Q8 8 32 7t29 21z",
        "shade M32 58l29-30Q56 8 32 7z",
        "line M32 58 12 16M32 58 24 8M32 58l8-50M32 58l20-42",
        "pale M12 24q20-16 40 0",
        "wood M32 62 28 50h8z",
    ],
    stone_bulwark: [
        "stone M10 61V24H5V5h11v7h10V5h12v7h10V5h11v19h-5v37z",
        "light M7 7h7v15H7zM13 26h6v33h-6z",
        "shade M44 24h10v37H44z",
        "coal M24 61V46q0-9 8-9t8 9v15z",
        "thin M22 22h8M38 28h8M16 36h6M44 46h6M16 50h5",
    ],
    deflect: [
        { of: weapons.shield, at: [23, 35], by: 0.86, turn: -10, tint: "teal" },
        "line M62 52 46 38l6-14M42 42l-2 6M44 32l-5-3",
        { of: gems.pebble, at: [52, 13], by: 0.38, tint: "rose" },
    ],
    chip_away: [
        { of: gems.gem, at: [24, 41], by: 0.68, tint: "sky" },
        "iron M30 30l6-8 6 5-7 8z",
        "wood M36 22l8-10 6 5-8 10z",
        { of: weapons.hammer, at: [48, 16], by: 0.4, turn: 40 },
        "sky M8 12l6 3-4 5zM20 6l5 2-3 5zM3 26l4 1-2 4z",
    ],
    shellback_guardian: [{ of: beasts.turtle, tint: "moss" }],
    dash: [
        { of: hands.shoe, at: [40, 28], by: 0.72, turn: -14, tint: "green" },
        { of: elements.puff, at: [12, 48], by: 0.34, tint: "cloth" },
        { of: elements.puff, at: [26, 54], by: 0.24, tint: "cloth" },
        "line M4 18h14M2 28h10M44 56h16",
    ],
    unleashed_tiger: [{ of: beasts.tiger }],
    footwork: [
        { of: hands.footprint, at: [17, 40], by: 0.64, turn: -12, tint: "tan", flip: true },
        { of: hands.footprint, at: [43, 22], by: 0.64, turn: 12, tint: "tan" },
        "line M36 58q14 0 18-10M54 40v9h-8M6 20q0-10 12-14",
    ],
    sleight_of_hand: [
        { of: gems.pebble, at: [32, 53], by: 0.3, tint: "rose" },
        { of: cup, at: [13, 46], by: 0.44, tint: "red" },
        { of: cup, at: [51, 46], by: 0.44, tint: "red" },
        { of: cup, at: [33, 22], by: 0.46, turn: 14, tint: "red" },
        "line M18 14q-6 4-7 10M52 12q6 4 6 10",
    ],
    acrobatics: moves.acrobatics,
    lunge: [
        { of: elements.burst, at: [56, 19], by: 0.3, tint: "yellow" },
        { of: weapons.rapier, at: [36, 27], turn: -18 },
        { of: hands.fist, at: [12, 36], by: 0.46, turn: -18, tint: "skin" },
        "line M4 52h22M32 44h16M12 60h24",
    ],
    pinpoint_strike: [
        { of: signs.target, at: [28, 36], by: 0.92 },
        "steel M28 37 48 14l3 3z",
        `green ${disc(52, 12, 9)}`,
        "light M45 11q1-6 7-6-4 2-4 7z",
    ],
    scout_the_market: [
        "brass M2 48l16-12 7 9L9 57z",
        "brass M16 36l14-11 9 11-14 11z",
        "brass M29 24 42 13l12 15-13 11z",
        "light M4 47l14-10 2 3L6 50zM18 36l12-9 2 3-12 9zM31 24l11-9 3 3-12 9z",
        `sky ${oval(48, 21, 6, 10)}`,
        "line M14 61l8-14M30 61l-6-14",
        { of: things.tag, at: [50, 49], by: 0.42, tint: "red" },
    ],
};

const birthday: Gallery = {
    decadent_cake: [
        { of: party.cake, at: [32, 34], tint: "pink" },
        { of: party.cake, at: [32, 18], by: 0.62, tint: "rose" },
        `red ${disc(32, 7, 5)}`,
        "line M32 4q1-3 5-3",
    ],
    fireworks_accident: [
        { of: elements.burst, at: [44, 20], by: 0.6, tint: "red" },
        `yellow ${star(44, 20, 9, 11, 6)}`,
        { of: elements.burst, at: [14, 14], by: 0.34, tint: "teal" },
        "wood M6 58l14-13 3 3L9 61z",
        "blue M16 40l14-14 9 9-14 14z",
        "red M28 24l17-6-6 18z",
        { of: elements.puff, at: [46, 50], by: 0.46, tint: "coal" },
        `white ${disc(40, 49, 3)}${disc(51, 49, 3)}`,
    ],
    happy_birthday: [
        { of: party.candle, at: [18, 20], by: 0.52, tint: "red" },
        { of: party.candle, at: [32, 17], by: 0.52, tint: "yellow" },
        { of: party.candle, at: [46, 20], by: 0.52, tint: "green" },
        { of: party.cake, at: [32, 35], by: 0.94, tint: "sky" },
    ],
    crashing_rhino: [
        { of: beasts.rhino, at: [30, 35], by: 0.92, tint: "iron" },
        { of: party.partyHat, at: [20, 12], by: 0.38, turn: -12, tint: "red" },
        "line M60 20l3-3M61 30h3",
    ],
    spiky_present: [
        `iron ${star(32, 34, 12, 30, 18)}`,
        { of: party.present, at: [32, 33], by: 0.66, tint: "violet" },
    ],
    party_popper: [
        { of: party.confetti, at: [39, 22], by: 0.7 },
        "violet M4 60l12-34 22 22z",
        "light M4 60l12-34 5 5z",
        "yellow M10 42l12 13-6 2-8-9z",
        "line M26 28q4-8-2-14M38 36q10 0 12 8t10 4M32 32q8-4 8-14",
    ],
    pinata_smash: [
        "line M30 2v8",
        `yellow ${star(30, 30, 7, 24, 13)}`,
        `rose ${disc(30, 30, 13)}`,
        "teal M18 25q12-8 24 0v6q-12-8-24 0z",
        "wood M36 44l22-28 5 4-22 28z",
        { of: party.sweet, at: [14, 55], by: 0.26, turn: 20, tint: "red" },
        { of: party.sweet, at: [34, 58], by: 0.24, turn: -20, tint: "blue" },
        { of: party.sweet, at: [54, 54], by: 0.24, turn: 30, tint: "green" },
    ],
    gilded_present: [
        { of: party.present, at: [32, 36], by: 0.86, tint: "brass" },
        { of: elements.sparkle, at: [10, 18], by: 0.3, tint: "yellow" },
        { of: elements.sparkle, at: [54, 12], by: 0.36, tint: "yellow" },
        { of: elements.sparkle, at: [18, 46], by: 0.3, tint: "white" },
    ],
    shakin_dance: [
        { of: party.maraca, at: [42, 34], by: 0.78, turn: 14, flip: true, tint: "red" },
        { of: party.maraca, at: [22, 34], by: 0.78, turn: -14, tint: "teal" },
        "line M3 8q-2 6 0 12M61 8q2 6 0 12M28 4q4-3 8 0",
    ],
    balloon_bundle: [
        "line M16 40l16 20M48 40 32 60M32 44v16",
        { of: party.balloon, at: [16, 24], by: 0.62, turn: -12, tint: "blue" },
        { of: party.balloon, at: [48, 24], by: 0.62, turn: 12, tint: "green" },
        { of: party.balloon, at: [32, 23], by: 0.7, tint: "red" },
    ],
    party_invitation: [
        "white M12 4h40v40H12z",
        { of: party.balloon, at: [32, 20], by: 0.44, tint: "violet" },
        "pink M4 26l28 20 28-20v35H4z",
        "light M4 26l28 20-14 4L4 40z",
        "line M4 60l20-18M60 60 40 42",
    ],
    sugar_rush: [
        { of: elements.fire, at: [12, 32], by: 0.56, turn: -90 },
        { of: party.lolly, at: [40, 32], by: 0.82, turn: 100, tint: "rose" },
        "line M8 10h18M6 56h18",
        { of: elements.lightning, at: [54, 52], by: 0.3, tint: "yellow" },
    ],
    guest_list: [
        { of: signs.scroll },
        ...[21, 32, 43].map((y, i) => ({
            of: i < 2 ? signs.tick : signs.cross,
            at: [20, y] as [number, number],
            by: 0.14,
            tint: i < 2 ? "green" : "red",
        })),
        "line M28 21h18M28 32h14M28 43h17",
    ],
    party_parrot: [
        { of: beasts.parrot, at: [30, 36], by: 0.9, tint: "red" },
        { of: party.partyHat, at: [33, 10], by: 0.36, turn: 8, tint: "teal" },
    ],
    toy_shield: [
        { of: weapons.shield, tint: "yellow" },
        `tan ${disc(22, 20, 5)}`,
        `tan ${disc(42, 20, 5)}`,
        `tan ${disc(32, 29, 13)}`,
        `paper ${oval(32, 34, 6, 4.5)}`,
        `spot ${disc(27, 26, 1.8)}${disc(37, 26, 1.8)}${oval(32, 32, 2.5, 1.8)}`,
    ],
    wooden_shield: [
        `iron ${disc(32, 32, 29)}`,
        `wood ${disc(32, 32, 23)}`,
        "light M12 30q2-16 18-18-8 8-9 20z",
        "line M20 13v38M32 9v46M44 13v38",
        `iron ${disc(32, 32, 8)}`,
        `spot ${disc(32, 6, 1.5)}${disc(32, 58, 1.5)}${disc(6, 32, 1.5)}${disc(58, 32, 1.5)}`,
    ],
    gemscout_owl: [
        { of: beasts.owl, at: [32, 32], tint: "umber" },
        { of: gems.pebble, at: [32, 49], by: 0.32, tint: "sky" },
    ],
    bubble_wrap: [
        "sky M4 4h50v50H4z",
        ...[13, 29, 45].flatMap((x) => [13, 29, 45].map((y) => `white ${disc(x, y, 6)}`)),
        "light M4 4h50L4 54z",
        { of: hands.pointing, at: [44, 48], by: 0.5, turn: -125, tint: "skin" },
    ],
    surprise_guest: [
        { of: beasts.panda, at: [32, 22], by: 0.62 },
        { of: party.partyHat, at: [44, 7], by: 0.24, turn: 22, tint: "red" },
        "violet M8 36h48v26H8z",
        "light M8 36h14v26H8z",
        "gold M27 36h10v26H27z",
        "violet M8 36 2 26l12-4 6 14zM56 36l6-10-12-4-6 14z",
    ],
    cleanup_crew: [
        { of: things.broom, at: [40, 30], by: 0.94, flip: true, tint: "yellow" },
        { of: things.bucket, at: [22, 43], by: 0.6, tint: "sky" },
        `white ${disc(14, 28, 5)}`,
        `white ${disc(25, 27, 6)}`,
        `white ${disc(8, 18, 3)}`,
    ],
    quiet_corner: [
        "bark M12 52h6v9h-6zM46 52h6v9h-6z",
        "teal M14 42V22Q14 8 32 8t18 14v20z",
        "light M18 38V22q1-10 12-11-6 6-6 27z",
        "teal M4 34q0-6 6-6t6 6v8h32v-8q0-6 6-6t6 6v20H4z",
        "shade M4 46h56v8H4z",
        { of: things.book, at: [32, 33], by: 0.42, tint: "red" },
        snore,
    ],
    wrapping_paper: [
        "pink M16 24 62 12v40L26 60z",
        `white ${star(40, 28, 5, 6, 2.8)}`,
        `white ${star(50, 42, 5, 6, 2.8)}`,
        `white ${star(34, 46, 5, 6, 2.8)}`,
        "rose M2 16l14-8 12 50-14 4z",
        "light M4 17l6-3 10 46-5 1z",
        `paper ${oval(9, 12, 8, 5)}`,
    ],
    musical_chairs: [
        { of: things.chair, at: [24, 38], by: 0.74, tint: "wood" },
        { of: signs.note, at: [48, 24], by: 0.52, tint: "violet" },
        { of: signs.note, at: [22, 12], by: 0.3, tint: "teal" },
        "line M46 58q12-2 14-12",
    ],
    magic_trick: [
        { of: beasts.rabbit, at: [31, 22], by: 0.62 },
        { of: things.hat, at: [32, 46], by: 0.62, turn: 180 },
        { of: elements.sparkle, at: [54, 12], by: 0.3, tint: "yellow" },
        { of: elements.sparkle, at: [10, 22], by: 0.22, tint: "yellow" },
    ],
    pin_the_tail: [
        "stone M20 28Q4 6 12 3q10 2 17 20zM44 28Q60 6 52 3 42 5 35 23z",
        "pink M19 22Q10 9 13 7q5 2 11 13zM45 22Q54 9 51 7q-5 2-11 13z",
        "stone M11 46h13v16H11zM40 46h13v16H40z",
        `stone ${oval(32, 38, 25, 18)}`,
        "light M11 36q3-11 18-13-8 6-9 15z",
        "coal M11 56h13v6H11zM40 56h13v6H40z",
        "bark M30 32h5q1 8 0 15 5 4 1 14h-8q-4-10 1-14 2-7 1-15z",
        "steel M33 33 44 20l2 2z",
        `red ${disc(47, 18, 6)}`,
    ],
    party_favors: [
        { of: party.lolly, at: [20, 20], by: 0.58, turn: -14, tint: "green" },
        { of: party.balloon, at: [44, 18], by: 0.5, turn: 12, tint: "red" },
        { of: things.bag, at: [32, 44], by: 0.62, tint: "yellow" },
        `rose ${star(32, 48, 5, 9, 4)}`,
    ],
    tangled_ribbons: [
        "red M30 36 10 58l8 4 18-20zM34 36l18 24 8-4-20-22z",
        `blue ${ring(22, 22, 17)}`,
        `gold ${ring(42, 22, 17)}`,
        `red ${ring(32, 38, 17)}`,
        "blue M29 8a17 17 0 0 1 10 14l-6 0a11 11 0 0 0-6-9z",
    ],
    regift: [
        { of: signs.around, at: [32, 23], by: 0.86, tint: "green" },
        { of: signs.around, at: [32, 41], by: 0.86, turn: 180, tint: "green" },
        { of: party.present, at: [32, 31], by: 0.44, tint: "red" },
    ],
    party_puppy: [
        { of: beasts.puppy, at: [32, 38], by: 0.84 },
        { of: party.partyHat, at: [33, 11], by: 0.36, turn: 6, tint: "blue" },
    ],
};

export const gallery: Gallery = { ...starting, ...characters, ...melee, ...birthday };
