// Animals and ghosts: heads from the front, or whole and on their way to the right.
import type { Drawing } from "../drawing";
import { disc, oval } from "../shapes";

/** Looks to the right, with open mouth. */
export const dragon: Drawing = [
    "paper M26 18Q16 10 4 10q10-10 32 4zM18 26Q8 22 2 24q8-8 20-4z",
    "tint M8 61Q2 40 16 25 26 14 40 18l16 6q7 3 5 10l-16 3-5 5 16 2q1 8-8 9H36q-3 4-2 8z",
    "light M14 32q8-12 22-11-14 4-17 19-4 0-5-8z",
    "shade M8 61Q6 50 10 40q4 14 26 13-3 4-2 8z",
    "white M59 34l-3 6-4-5zM49 36l-2 5-4-4zM54 44l-3-5-3 4z",
    "yellow M30 25l11 2q-2 7-8 4z",
    `spot ${disc(36, 28.5, 1.8)}${disc(55, 28, 1.6)}`,
];

/** At a run. */
export const runningFox: Drawing = [
    "tint M22 36Q14 20 4 24q-4 12 4 18t16 4z",
    "white M4 24q-4 12 4 18 2-8 5-13z",
    "tint M18 38q8-10 24-8l10 6-4 8q-10 6-20 4L14 60l-6-4 10-10zM40 42l16 10-3 6-20-10z",
    "tint M41 32l-1-18 9 8 7 5 7 9-11 6q-8 0-11-10z",
    "white M46 36q6 4 12 3l-7 4q-6-1-8-6z",
    `spot ${disc(51, 30, 2)}${disc(61, 36, 2)}`,
];

export const panda: Drawing = [
    `coal ${disc(12, 15, 9)}`,
    `coal ${disc(52, 15, 9)}`,
    "white M4 36Q4 9 32 9t28 27-28 24T4 36z",
    "shade M60 36q0 24-28 24-12 0-20-6 34 4 44-34 4 7 4 16z",
    "spot M14 40q-3-12 7-15 9 0 5 9-3 8-12 6zM50 40q3-12-7-15-9 0-5 9 3 8 12 6z",
    `white ${disc(21, 32, 2)}${disc(43, 32, 2)}`,
    "spot M27 43h10l-5 5z",
    "thin M32 48q-3 5-8 2M32 48q3 5 8 2",
];

export const bull: Drawing = [
    "paper M16 20Q1 18 4 2q6 9 18 12zM48 20Q63 18 60 2q-6 9-18 12z",
    "tint M13 24l-9 2 8-8q20-10 40 0l8 8-9-2-3 16q-2 20-16 20T16 40z",
    "light M15 22q8-6 16-6-10 4-12 14z",
    `skin ${oval(32, 49, 14, 10)}`,
    `spot ${disc(27, 48, 2.2)}${disc(37, 48, 2.2)}M18 30l9 4q-6 4-9-4zM46 30l-9 4q6 4 9-4z`,
    "gold M29 52q3 3 6 0 4 8-3 9-7-1-3-9z",
];

export const ram: Drawing = [
    "tint M20 14q12-8 24 0l-2 26q-2 18-10 18t-10-18z",
    "light M23 16q6-4 10-4-5 6-5 18z",
    `spot ${disc(26, 30, 2.5)}${disc(38, 30, 2.5)}M28 51h8l-4 4z`,
    "paper M26 18Q14 2 4 18T12 44q8 0 8-9t-8-6q2 4-1 4-4-3 0-10 6-5 15 3zM38 18Q50 2 60 18T52 44q-8 0-8-9t8-6q-2 4 1 4 4-3 0-10-6-5-15 3z",
];

export const owl: Drawing = [
    "tint M10 4q10 8 22 8t22-8q2 14 4 30-2 26-26 27Q8 60 6 34q2-16 4-30z",
    "shade M58 34q-2 26-26 27-10 0-16-5 28-2 34-40 6 4 8 18z",
    `white ${disc(21, 25, 10)}`,
    `white ${disc(43, 25, 10)}`,
    `spot ${disc(22, 26, 4.5)}${disc(42, 26, 4.5)}`,
    "gold M28 32h8l-4 9z",
    "thin M22 46q3 4 6 0 4 4 8 0 3 4 6 0M26 53q6 4 12 0",
];

export const tiger: Drawing = [
    `orange ${disc(13, 14, 9)}`,
    `orange ${disc(51, 14, 9)}`,
    "orange M5 34Q5 9 32 9t27 25q0 14-10 20H15Q5 48 5 34z",
    "light M9 30Q12 14 28 12 16 20 15 36z",
    "white M32 36q8-4 14 2 4 10-4 18-10 6-20 0-8-8-4-18 6-6 14-2z",
    "spot M29 9h6l-3 13zM18 12l6 9-8-5zM46 12l-6 9 8-5zM5 30l10 3-10 4zM59 30l-10 3 10 4zM7 42l9-1-6 6zM57 42l-9-1 6 6z",
    `spot ${oval(22, 29, 3.5, 4)}${oval(42, 29, 3.5, 4)}M27 36h10l-5 6z`,
    "white M23 47l3 8 3-7zM41 47l-3 8-3-7z",
    "thin M32 42v4q-5 4-10 0M32 46q5 4 10 0",
];

export const scorpion: Drawing = [
    "line M22 42l-10-4-6 4M22 46l-9 3-4 8M40 42l10-4 6 4M40 46l9 3 4 8",
    "tint M18 60q-14 2-14-12 4-2 8 2 0-6 6-6 7 6 0 16zM46 60q14 2 14-12-4-2-8 2 0-6-6-6-7 6 0 16z",
    `tint ${disc(34, 30, 7)}`,
    `tint ${disc(43, 22, 6.5)}`,
    `tint ${disc(42, 12, 6)}`,
    "tint M40 16q-10 2-18-4 4-6 14-9 8 2 4 13z",
    "tint M18 44q2-12 14-12t14 12q0 12-14 14-14-2-14-14z",
    "thin M20 41q12 5 24 0",
    `white ${disc(27, 49, 3)}${disc(37, 49, 3)}`,
    `spot ${disc(27, 50, 1.5)}${disc(37, 50, 1.5)}`,
];

export const bat: Drawing = [
    "tint M32 22l-6-9v12Q14 6 2 17q6 8 4 20 9-5 13 4 7-6 13 9 6-15 13-9 4-9 13-4-2-12 4-20Q50 6 38 25V13z",
    "light M26 25Q14 6 2 17q12-2 20 14z",
    `white ${disc(28, 30, 2.5)}${disc(36, 30, 2.5)}`,
    "white M28 37l2 4 2-4 2 4 2-4z",
];

/** Without face, one of many. */
export const littleBat: Drawing = [
    "tint M32 22l-6-9v12Q14 6 2 17q6 8 4 20 9-5 13 4 7-6 13 9 6-15 13-9 4-9 13-4-2-12 4-20Q50 6 38 25V13z",
];

export const rhino: Drawing = [
    "tint M10 22Q4 10 12 6q8 4 8 12 12-4 22 4l4 6 12 6q5 8 0 16-4 8-14 6l-16-4Q24 62 4 60L3 40q0-12 7-18z",
    "paper M47 31q8-10 8-25 8 14 5 28zM37 21q4-5 4-12 5 8 3 16z",
    "light M8 36q4-14 18-14-10 6-12 20z",
    "shade M4 60l-1-12q14 8 28 0t29-4q0 4-2 6-4 8-14 6l-16-4Q24 62 4 60z",
    `spot ${disc(33, 32, 3)}${disc(53, 42, 2)}`,
    "thin M40 52q8 0 12-3",
];

export const parrot: Drawing = [
    "green M20 40Q10 52 14 62l14-12z",
    "tint M16 26Q16 4 36 4t20 18l-4 8q2 26-20 28-20-4-16-32z",
    "blue M16 30q16 0 16 26-16-4-16-26z",
    "light M20 22q2-14 14-14-8 6-8 18z",
    "white M34 12q12-2 14 6t-8 10-10-8 4-8z",
    `spot ${disc(41, 18, 3)}`,
    "gold M47 14q14 0 12 18-4 2-6-3l-8-1q4-6 2-14z",
];

export const puppy: Drawing = [
    "tan M10 28Q10 6 32 6t22 22q2 14-6 24-6 8-16 8t-16-8Q8 42 10 28z",
    "white M32 8q6 14 6 22 8 4 8 14-2 14-14 14T18 44q0-10 8-14 0-8 6-22z",
    "bark M12 12Q2 14 3 30q2 14 10 16 6-10 4-20t5-18q-5 0-10 4zM52 12q10 2 9 18-2 14-10 16-6-10-4-20t-5-18q5 0 10 4z",
    `spot ${disc(24, 28, 3.5)}${disc(40, 28, 3.5)}${oval(32, 39, 6, 4.5)}`,
    "thin M32 43v4q-5 4-9 0M32 47q5 4 9 0",
    "rose M29 49h7v7q-4 4-7 0z",
];

/** Looks out of its shell, to the right. */
export const turtle: Drawing = [
    "lime M46 40q-2-18 8-20 8 1 8 9t-8 11v8H44z",
    "lime M10 46h12v13H10zM34 46h12v13H34z",
    "tint M3 48Q6 12 28 12t24 36z",
    "light M8 44q3-24 18-27-8 8-9 27z",
    "thin M20 46l4-14 10-2 6 16M24 32l-5-12M34 30l4-12",
    "gold M2 44h50q2 6-2 7H5q-4-1-3-7z",
    `spot ${disc(56, 27, 2.2)}`,
];

export const ghost: Drawing = [
    "tint M8 60V30Q9 4 32 4t24 26v30l-8-9-8 9-8-9-8 9-8-9z",
    "light M14 32q0-20 16-22-10 8-9 24z",
    `spot ${oval(24, 27, 4, 6)}${oval(41, 27, 4, 6)}${oval(33, 41, 5, 4)}`,
];

export const mosquito: Drawing = [
    "line M30 40l-8 20M36 42l2 18M42 40l10 14M50 34l12 12",
    "sky M34 28Q20 2 6 8q2 16 26 24zM38 26Q40 4 54 4q4 14-12 24z",
    "tint M40 36Q22 40 6 58 4 44 22 34z",
    `tint ${disc(38, 32, 8)}`,
    `tint ${disc(48, 30, 6)}`,
    `white ${disc(50, 28, 2.5)}`,
    "thin M14 44l6 6M22 38l5 6",
];

/** Its ears are most of it. */
export const rabbit: Drawing = [
    "white M20 30Q10 4 18 3t12 25zM44 30Q54 4 46 3T34 28z",
    "pink M21 24q-5-14-2-15t7 15zM43 24q5-14 2-15t-7 15z",
    "white M10 42q2-17 22-17t22 17-22 19-22-19z",
    `spot ${disc(23, 39, 3)}${disc(41, 39, 3)}`,
    "pink M28 46h8l-4 4z",
    "thin M32 50q-4 5-8 2M32 50q4 5 8 2",
];

export const fish: Drawing = [
    "tint M46 32 61 20v24z",
    "tint M4 32Q14 14 30 14t20 18Q44 50 30 50T4 32z",
    "light M10 30q8-12 22-12-8 4-12 12z",
    `white ${disc(18, 29, 5)}`,
    `spot ${disc(17, 29, 2.5)}`,
    "thin M30 24q6 8 0 16",
];

/** Of a dragon, spread to the right. */
export const wing: Drawing = [
    "tint M6 58Q2 20 14 8q22-8 46 6-12 4-12 14-10-2-13 8-10-2-14 8-8 2-15 14z",
    "shade M48 28q-10-2-13 8-10-2-14 8-8 2-15 14 2-30 10-44z",
    "line M14 10q12 14 21 26M14 10q-1 20 7 34M14 10q20 4 34 18",
    "paper M10 14Q6 6 10 2q8 0 8 8z",
];

/** Comes down from above. */
export const claw: Drawing = [
    "tint M14 3h36l2 16q10 4 8 20l-9 2-4-10-3 16H33l-1-14-3 14H18l-2-14-5 8-8-3Q2 22 12 19z",
    "light M14 3h14L18 24Q8 26 5 36q-2-14 7-17z",
    "white M3 38l8 3q-1 10-8 14-3-8 0-17zM18 47h11q0 10-5 15-6-6-6-15zM33 47h11q1 9-5 15-5-5-6-15zM51 41l9-2q3 8-1 15-7-4-8-13z",
    "thin M18 20q14 6 28 0",
];
