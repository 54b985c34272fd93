// Arrows, faces of cards and coins, and other things that stand for an idea.
import type { Drawing } from "../drawing";
import { box, disc, oval, star } from "../shapes";

/** To the right. */
export const onward: Drawing = [
    "tint M4 22h28V7l28 25-28 25V42H4z",
    "light M5.2 23.2h28V10l8 7.5V28h-36z",
];

/** In half a round, from the left over the top to the right; two make a whole. */
export const around: Drawing = [
    "tint M4 36Q4 8 32 6q18 0 24 16l6-2-8 22-20-12 8-3q-3-8-11-8-13 2-14 17z",
    "light M4 36Q4 8 32 6l5 1Q14 12 9 36z",
];

export const coin: Drawing = [
    `gold ${disc(32, 32, 28)}`,
    "light M9 34Q9 10 34 8 18 16 15 36z",
    `thin ${disc(32, 32, 20)}`,
    `brass ${star(32, 32, 5, 12, 5.5)}`,
];

/** A coin on which nothing stands, for small ones. */
export const penny: Drawing = [
    `gold ${disc(32, 32, 28)}`,
    "light M9 34Q9 10 34 8 18 16 15 36z",
    `brass ${box(27, 18, 10, 28)}`,
];

/** Of the games that play with chips. */
export const chip: Drawing = [
    `tint ${disc(32, 32, 29)}`,
    "light M27 3h10v9H27zM27 52h10v9H27zM3 27h9v10H3zM52 27h9v10h-9zM8 17l7-7 5 6-6 6zM49 54l7-7-6-5-6 6zM56 17l-7-7-5 6 6 6zM15 54l-7-7 6-5 6 6z",
    `white ${disc(32, 32, 17)}`,
];

export const card: Drawing = [
    "white M16 3h32q5 0 5 5v48q0 5-5 5H16q-5 0-5-5V8q0-5 5-5z",
    "tint M18 11h28v42H18z",
    "light M19.2 12.2h16L19.2 31z",
];

export const clock: Drawing = [
    `tint ${disc(32, 32, 29)}`,
    `white ${disc(32, 32, 22)}`,
    "spot M31 12h2v5h-2zM31 47h2v5h-2zM12 31h5v2h-5zM47 31h5v2h-5z",
    "line M32 17v15l10 7",
];

/** With bells, to wake everybody. */
export const alarm: Drawing = [
    "line M18 54l-5 7M46 54l5 7",
    `brass ${disc(15, 13, 9)}`,
    `brass ${disc(49, 13, 9)}`,
    `tint ${disc(32, 36, 24)}`,
    `white ${disc(32, 36, 18)}`,
];

export const watch: Drawing = [
    `brass ${box(28, 4, 8, 9)}`,
    `brass ${box(24, 2, 16, 5)}`,
    "brass M50 14l5 5-5 4-4-4z",
    `tint ${disc(32, 36, 25)}`,
    `white ${disc(32, 36, 19)}`,
];

export const hourglass: Drawing = [
    "sky M16 8h32q0 16-12 24 12 8 12 24H16q0-16 12-24Q16 24 16 8z",
    "gold M20 17h24q-2 8-12 13-10-5-12-13zM20 56q2-10 12-13 10 3 12 13z",
    "light M20 10h6q0 14 5 20-11-8-11-20z",
    "wood M11 3h42v7H11zM11 54h42v7H11z",
];

export const cog: Drawing = [
    `tint ${star(32, 32, 10, 30, 23)}`,
    `tint ${disc(32, 32, 21)}`,
    "light M12 32q0-19 20-20-12 6-13 20z",
    `coal ${disc(32, 32, 8)}`,
];

function die(...pips: [x: number, y: number][]): Drawing {
    return [
        "tint M14 5h36q9 0 9 9v36q0 9-9 9H14q-9 0-9-9V14q0-9 9-9z",
        "light M14 5h36q5 0 8 4L8 52q-3-1-3-4V14q0-9 9-9z",
        `spot ${pips.map(([x, y]) => disc(x, y, 5.5)).join("")}`,
    ];
}
export const five = die([19, 19], [45, 19], [32, 32], [19, 45], [45, 45]);
export const three = die([45, 19], [32, 32], [19, 45]);
export const one = die([32, 32]);

export const heart: Drawing = [
    "tint M32 60Q4 40 4 22 5 6 19 6q9 0 13 9 4-9 13-9 14 0 15 16 0 18-28 38z",
    "light M10 22q0-11 10-11-4 5-4 15-5 2-6-4z",
    "shade M60 22q0 18-28 38l-6-4q24-12 30-45 4 5 4 11z",
];

export const skull: Drawing = [
    "white M6 30Q6 4 32 4t26 26q0 10-8 15v13H14V45q-8-5-8-15z",
    "shade M58 30q0 10-8 15v13H38q14-20 10-48 10 8 10 20z",
    `spot ${oval(22, 31, 7, 8)}${oval(42, 31, 7, 8)}M32 38l4 8h-8z`,
    "thin M24 51v7M32 51v7M40 51v7",
];

export const crown: Drawing = [
    "tint M6 54 3 18l16 14L32 8l13 24 16-14-3 36z",
    "light M6 54 3 18l10 9 2 27z",
    "shade M8 44h49l-1 10H8z",
    `red ${disc(32, 45, 4)}`,
];

export const eye: Drawing = [
    "white M2 33Q16 11 32 11t30 22Q48 53 32 53T2 33z",
    `tint ${disc(32, 32, 15)}`,
    `spot ${disc(32, 32, 7)}`,
    `light ${disc(26, 26, 5)}`,
];

export const feather: Drawing = [
    "tint M8 52Q8 20 56 6q4 18-6 27l-9 2 3 4q-6 8-16 8l-8-2-6 10z",
    "light M12 42Q16 20 50 9L20 40z",
    "line M6 60 40 24",
];

/** A mask of the stage. */
export const smile: Drawing = [
    "tint M6 8q26 9 52 0 4 42-26 53Q2 50 6 8z",
    "light M11 14q8 3 20 3-14 4-17 20-4-10-3-23z",
    "spot M15 27q6-7 12 0-6 4-12 0zM37 27q6-7 12 0-6 4-12 0zM18 39q14 7 28 0-3 13-14 13t-14-13z",
];

export const scroll: Drawing = [
    "paper M12 8h42v46H12z",
    "shade M12 46h42v8H12z",
    "wood M6 4h52v9H6zM6 51h52v9H6z",
    "light M7.2 5.2h49.6V8H7.2zM7.2 52.2h49.6V55H7.2z",
];

export const note: Drawing = [
    "tint M22 8l32-5v40q0 9-9 10-9 0-9-7t10-8V17l-16 3v32q-1 8-9 9-9 0-9-7t10-8z",
];

export const speech: Drawing = [
    "tint M14 5h36q10 0 10 10v20q0 10-10 10H32L18 60l1-15h-5Q4 45 4 35V15Q4 5 14 5z",
    "light M14 5h36q6 0 9 5L6 40q-2-2-2-5V15Q4 5 14 5z",
];

export const thought: Drawing = [
    "tint M18 44Q4 44 4 32q0-9 9-11Q13 5 30 4q14 0 17 12 14 1 14 14 0 14-15 14z",
    "light M10 30q6-22 24-22-16 8-15 30-8 0-9-8z",
    `tint ${disc(18, 51, 5)}`,
    `tint ${disc(9, 59, 3)}`,
];

export const piece: Drawing = [
    "tint M6 18h17q-4-14 8-14t8 14h17v16q-14-4-14 8t14 8v8H6V42q14 4 14-6T6 30z",
    "light M6 18h17l-6 5H11v7l-5-1z",
    "shade M6 52h50v6H6z",
];

export const tick: Drawing = ["tint M4 36l12-11 10 11L50 7l11 10-35 42z"];

export const cross: Drawing = [
    "tint M12 4 32 23 52 4l9 9-20 19 20 20-9 9-20-20-20 20-9-9 20-20L3 13z",
];

export const flag: Drawing = [
    "tint M12 8q12-8 22 0t24 0v28q-12 8-24 0t-22 0z",
    "shade M34 8q12 8 24 0v28q-12 8-24 0z",
    "wood M8 3h6v58H8z",
];

/** Round, with a ring for each score. */
export const target: Drawing = [
    `red ${disc(32, 32, 29)}`,
    `white ${disc(32, 32, 20)}`,
    `red ${disc(32, 32, 11)}`,
];

export const wings: Drawing = [
    "white M28 38Q8 40 2 12q14 8 26 10zM36 38q20 2 26-26-14 8-26 10z",
    "thin M28 30q-12 0-19-8M36 30q12 0 19-8",
];

/** Of chess. */
export const pawn: Drawing = [
    `tint ${disc(32, 17, 12)}`,
    "tint M26 28h12q0 14 10 20v8H16v-8q10-6 10-20z",
    "tint M20 26h24v6H20zM12 54h40v8H12z",
    "light M24 15q1-7 8-8-4 4-4 10z",
];
