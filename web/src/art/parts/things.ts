// Things of the house, the workshop and the road.
import type { Drawing } from "../drawing";
import { box, disc, oval } from "../shapes";

export const bulb: Drawing = [
    "yellow M10 26Q10 3 32 3t22 23q0 10-7 16-3 3-3 6H20q0-3-3-6-7-6-7-16z",
    "light M15 26q0-16 15-18-8 7-8 20-5 3-7-2z",
    "thin M26 46V30l6 5 6-5v16",
    "iron M20 48h24v6H20zM23 54h18q-2 8-9 8t-9-8z",
];

export const lens: Drawing = [
    "wood M40 46l6-6 16 16-6 6z",
    `brass ${disc(26, 26, 23)}`,
    `sky ${disc(26, 26, 17)}`,
    "light M12 26q0-14 14-14-8 6-9 16z",
];

export const lock: Drawing = [
    "iron M14 32V20Q14 3 32 3t18 17v12h-9V21q0-9-9-9t-9 9v11z",
    "tint M8 29h48v30H8z",
    "light M9.2 30.2h45.6V36H9.2z",
    "spot M32 38a5 5 0 0 1 3 9l1 7h-8l1-7a5 5 0 0 1 3-9z",
];

export const flask: Drawing = [
    "sky M25 6h14v18l17 28q2 9-6 9H14q-8 0-6-9l17-28z",
    "tint M18 36h28l10 16q2 9-6 9H14q-8 0-6-9z",
    "light M27 8h4v18L14 52q-3 4-6 1l17-29z",
    "white M22 3h20v6H22z",
];

export const bottle: Drawing = [
    "wood M26 2h12v10H26z",
    "tint M25 11h14v11q13 4 13 16v23H12V38q0-12 13-16z",
    "light M16 38q1-9 9-12v30h-9z",
    "paper M17 34h30v20H17z",
];

export const megaphone: Drawing = [
    "bark M18 40h12l4 18H22z",
    "tint M8 24l10-2L48 6v48L18 42l-10-2q-6-8 0-16z",
    "light M8 24l10-2L48 6v12L10 30q-4-2-2-6z",
    "white M48 6q10 4 10 24T48 54z",
];

export const broom: Drawing = [
    "wood M44 3l6 4-20 32-6-4z",
    "tint M20 32l16 10q2 12-6 19L4 46q6-11 16-14z",
    "light M20 32l6 4L8 49l-4-3q6-11 16-14z",
    "thin M22 42 12 51M28 46l-8 9",
    "red M21 30l17 10-3 5-17-10z",
];

export const bin: Drawing = [
    "tint M10 18h44l-5 43H15z",
    "light M14 20h7l3 38h-6z",
    "shade M42 18h12l-5 43H39z",
    "thin M25 26l1 27M39 26l-1 27",
];

export const lid: Drawing = ["tint M24 24q0-8 8-8t8 8h22v9H2v-9z", "light M2 24h60v4H2z"];

export const sack: Drawing = [
    "tint M22 16Q2 30 4 50q2 11 12 11h32q10 0 12-11 2-20-18-34z",
    "tint M16 4q8 5 16 0t16 0l-6 14H22z",
    "light M20 22Q8 34 9 48q4 6 7 0 0-14 8-26z",
    "shade M42 18q20 12 18 32-2 11-12 11H24q26-6 18-43z",
    "wood M20 15h24v6H20z",
];

export const safe: Drawing = [
    "coal M8 56h10v6H8zM46 56h10v6H46z",
    "tint M4 6h56v51H4z",
    "light M4 6h56v5H9v46H4z",
    "steel M12 14h40v35H12z",
    `brass ${disc(30, 32, 11)}`,
    "line M30 32V23M30 32l8 5M30 32l-8 5",
    "spot M48 22h4v6h-4zM48 36h4v6h-4z",
];

export const tag: Drawing = [
    "thin M18 18Q8 10 3 3",
    "tint M10 14l24-4 27 27-24 24-27-27z",
    "light M10 14l24-4 8 8-30 18-2-2z",
    `white ${disc(20, 20, 4.5)}`,
];

export const pig: Drawing = [
    "pink M12 48h9v12h-9zM38 48h9v12h-9z",
    "pink M5 34Q6 17 28 17q8 0 14 3l10-6-1 12q5 4 6 8h5v10h-7q-4 8-14 10H19Q5 52 5 34z",
    "light M10 32q4-11 16-11-8 4-9 12-6 3-7-1z",
    "shade M5 36q8 12 26 10t31-8v6h-7q-4 8-14 10H19Q6 52 5 36z",
    `spot ${box(22, 19, 13, 3)}${disc(47, 30, 2.5)}`,
];

/** On a wound. */
export const plaster: Drawing = [
    "skin M10 38 38 10q8-8 16 0t0 16L26 54q-8 8-16 0t0-16z",
    "light M10 38 38 10q5-5 10-4L8 46q-2-4 2-8z",
    "paper M20 28l12-12 16 16-12 12z",
    `spot ${disc(16, 45, 1.5)}${disc(21, 48, 1.5)}${disc(15, 51, 1.5)}${disc(47, 13, 1.5)}${disc(43, 16, 1.5)}${disc(49, 18, 1.5)}`,
];

export const brush: Drawing = [
    "wood M60 4Q46 14 34 30l-2 6 6-2Q52 20 60 4z",
    "steel M34 28l6 6-9 9-8-8z",
    "tint M23 34l9 9Q28 58 4 60q10-6 9-16 3-9 10-10z",
    "light M22 36l4 4q-8 4-10 12-1-12 6-16z",
];

export const palette: Drawing = [
    "wood M4 34Q6 8 34 8t26 22q-2 12-14 10-8 0-6 8 0 10-12 9Q4 54 4 34z",
    "light M9 34q2-20 24-21-14 6-16 22-6 3-8-1z",
    `red ${disc(18, 28, 5.5)}`,
    `yellow ${disc(32, 19, 5.5)}`,
    `blue ${disc(47, 24, 5.5)}`,
    `green ${disc(20, 43, 5.5)}`,
];

export const pencil: Drawing = [
    "tint M44 6l14 14-34 34-14-14z",
    "light M44 6l5 5-34 34-5-5z",
    "paper M10 40l14 14L4 60z",
    "spot M7 51l6 6-9 3z",
    "pink M44 6l4-3q10 0 13 13l-3 4z",
    "thin M40 10l14 14",
];

export const bell: Drawing = [
    `brass ${disc(32, 54, 6)}`,
    "tint M32 4q5 0 5 5 14 5 14 22 0 10 7 20H6q7-10 7-20Q13 14 27 9q0-5 5-5z",
    "light M18 32q0-14 10-19-3 12-4 34H12q6-6 6-15z",
    "shade M51 31q0 10 7 20H42q4-20-2-40 11 6 11 20z",
];

export const trumpet: Drawing = [
    "tint M8 28h30Q52 26 60 12v40Q52 40 38 38H8z",
    "shade M8 34h30q14 2 22 12v6Q52 40 38 38H8z",
    "tint M18 38h20v10q-10 6-20 0z",
    "gold M3 26h6v14H3zM20 18h5v14h-5zM29 18h5v14h-5z",
];

export const guitar: Drawing = [
    "bark M34 26 54 6l5 5-20 20z",
    "coal M52 3l10 9-6 6-10-9z",
    "tint M8 36q8-9 17-4 5-10 14-4l-2 6q8 4 2 12-4 4-8 4 2 10-7 12-9 1-16-8-5-9 0-18z",
    "light M10 38q7-7 15-2-10 2-12 12-5-4-3-10z",
    `spot ${disc(25, 43, 5)}`,
];

export const lantern: Drawing = [
    "line M20 16Q20 3 32 3t12 13",
    "iron M16 14h32l4 8H12z",
    "yellow M16 22h32v30H16z",
    "light M16 22h12v30H16z",
    "iron M12 52h40v8H12z",
    "thin M16 22v30M48 22v30M32 22v6",
];

/** A glass with a straw. */
export const glass: Drawing = [
    "line M40 22 48 3h8",
    "sky M10 16h42l-5 45H15z",
    "tint M11 26h40l-4 35H15z",
    "light M14 18h7l3 41h-6z",
    "yellow M46 8a11 11 0 0 1 10 18l-8-8z",
];

export const pitcher: Drawing = [
    "sky M46 22q14-3 14 12T44 50v-6q9-1 9-10t-7-6z",
    "sky M10 8h38v4L44 60H12L8 16 3 10z",
    "tint M8 24h39l-3 36H12z",
    "light M12 12h8l2 46h-8z",
];

export const joystick: Drawing = [
    "tint M4 42h56v18H4z",
    "light M4 42h56v5H4z",
    "iron M21 18h6v26h-6z",
    `red ${disc(24, 14, 11)}`,
    "light M17 14q0-6 6-7-2 3-3 7z",
    `gold ${oval(48, 40, 8, 5)}`,
];

export const calendar: Drawing = [
    "white M6 12h52v48H6z",
    "red M6 10h52v14H6z",
    "iron M16 4h6v12h-6zM42 4h6v12h-6z",
    "shade M6 52h52v8H6z",
];

export const dumbbell: Drawing = [
    "steel M18 28h28v8H18z",
    "tint M8 18h12v28H8zM44 18h12v28H44z",
    "light M8 18h4v28H8zM44 18h4v28h-4z",
    "coal M3 24h6v16H3zM55 24h6v16h-6z",
];

/** Bare and old. */
export const tree: Drawing = [
    "bark M24 61q4-12 0-24L8 26l3-5 13 6-4-18 6-1 6 14 5-16 6 2-4 20 14-9 4 5-16 14q-4 14 4 23z",
    "light M24 61q4-12 0-24l6-4q2 14-1 28z",
];

export const book: Drawing = [
    "tint M3 12q16-6 29 2 13-8 29-2v44q-16-6-29 2-13-8-29-2z",
    "white M8 10q14-4 24 4v40q-10-7-24-4zM56 10q-14-4-24 4v40q10-7 24-4z",
    "thin M13 22q8-2 13 2M13 32q8-2 13 2M51 22q-8-2-13 2M51 32q-8-2-13 2",
];

export const chair: Drawing = [
    "tint M12 4h8v56h-8zM44 36h8v24h-8z",
    "tint M12 8h26v6H20v8h18v6H20v6h32v8H12z",
    "light M12 34h40v3H12z",
];

export const hat: Drawing = [
    "coal M14 6h36v40H14z",
    "red M14 34h36v10H14z",
    "light M17 8h8v26h-8z",
    "coal M3 44h58q0 9-8 9H11q-8 0-8-9z",
];

export const bag: Drawing = [
    "tint M8 18h48l-3 43H11z",
    "light M12 20h8l1 38h-6z",
    "shade M44 18h12l-3 43H41z",
    "line M22 24v-8q0-12 10-12t10 12v8",
];

export const wheel: Drawing = [
    `wood ${disc(32, 32, 29)}`,
    `paper ${disc(32, 32, 20)}`,
    "line M32 12v40M12 32h40M18 18l28 28M46 18 18 46",
    `brass ${disc(32, 32, 6)}`,
];

export const wall: Drawing = [
    "tint M4 12h56v44H4z",
    "light M4 12h56v5H4z",
    "shade M4 46h56v10H4z",
    "line M4 26h56M4 41h56M22 12v14M44 12v14M12 26v15M32 26v15M52 26v15M22 41v15M44 41v15",
];

export const bucket: Drawing = [
    "line M10 24Q10 4 32 4t22 20",
    "tint M8 22h48l-7 38H15z",
    "light M13 24h8l4 33h-6z",
    "shade M42 22h14l-7 38H39z",
];
