// Hands and feet, in the skin, glove or stone that "tint" stands for.
import { oval } from "../shapes";
import type { Drawing } from "../drawing";

/** Punches to the right. */
export const fist: Drawing = [
    "white M3 22h12v24H3z",
    "tint M14 24C18 12 28 10 38 10l12 1q10 1 9 11 3 5 0 11 2 6-3 10-1 9-10 9H28C20 52 15 48 14 42z",
    "shade M14 42c1 6 6 10 14 10h18q9 0 10-9-12 5-25 4-11-1-17-5z",
    "thin M59 22H46M59 33H45M56 43H44",
    "tint M22 29q8-10 18-6 8 3 5 8-4 6-13 4l-6 6",
];

export const glove: Drawing = [
    "white M3 23q6-2 12 0v23q-6 2-12 0z",
    "tint M14 24C16 12 26 7 38 7c14 0 22 9 22 22S51 48 40 49l-16 1q-10-2-10-10z",
    "light M22 17q7-8 18-7-9 2-13 9z",
    "shade M14 42q2 6 10 8l16-1c9-1 17-6 19-14-9 10-30 14-45 7z",
    "tint M21 31q7-12 18-8 8 4 4 9-4 5-12 3",
];

/** Fingers up, the palm to the fore. */
export const palm: Drawing = [
    "tint M20 60V47L7 35q-3-5 1-8t9 2l4 4V13q0-5 4-5t4 5v14-18q0-5 4-5t4 5v18-15q0-5 4-5t4 5v19-12q0-5 4-5t4 5v24q0 9-7 14v5z",
    "shade M49 19q4-3 4 0v24q0 9-7 14v3h-8q10-8 11-19z",
];

/** Lies there, to be given something. */
export const begging: Drawing = [
    "tint M14 34q10-6 20 3h10q6 1 5 5-1 4-7 4l10-2 7-8q5-3 6 1 1 4-4 9-9 11-22 11H14z",
    "shade M14 52q20 4 32-6l18-10q1 3-4 9-9 12-22 12H14z",
    "thin M28 46h14",
    "white M3 32h12v26H3z",
];

/** Points to the right. */
export const pointing: Drawing = [
    "white M3 23h12v25H3z",
    "tint M14 26q8-9 20-8h22q5 1 5 5t-5 6H43q5 2 4 6-1 3-4 3 3 2 2 5-1 4-4 4 0 5-5 5H26q-9-1-12-6z",
    "shade M14 46q3 6 12 6h10q5 0 5-5-15 4-27-1z",
    "thin M43 38h-9M41 47h-8",
    "tint M24 31q7-6 14-2 4 5-1 7-6 2-10 4",
];

export const thumbUp: Drawing = [
    "tint M20 30 31 9q2-6 7-4 5 3 3 10l-3 11h15q6 1 5 6-1 4-4 4 4 2 3 6-1 4-4 4 3 2 1 6-1 4-5 4-1 3-4 3H30q-6 0-10-4z",
    "shade M20 55q4 4 10 4h15q3 0 4-3 4 0 5-4-16 5-34-1z",
    "thin M54 36H43M53 46h-9",
    "white M6 28h15v30H6z",
];

/** Two fingers up. */
export const two: Drawing = [
    "tint M19 60V49q-7-7-4-13l7-5-9-20q-1-5 3-6t7 4l9 18 8-20q2-4 6-3t3 7l-7 22q8 1 8 8 0 10-6 14v6z",
    "shade M50 41q0 10-6 13v6h-9q9-8 8-20z",
    "tint M20 37q10-6 18-1 4 4 0 7-6 3-13 2l-4 6",
];

/** Treads; what kicks to the right is turned by -90. */
export const boot: Drawing = [
    "tint M17 6h20v28l16 7q8 4 7 13H17z",
    "shade M17 42q20 6 42 6l1 6H17z",
    "light M20 12h6v22h-6z",
    "bark M14 54h47v6H14z",
    "white M14 4h26v8H14z",
    "thin M29 24h8M29 32h8",
];

export const shoe: Drawing = [
    "tint M6 22q8 6 16-2l20 16q18 2 18 14H6z",
    "light M9 27q8 3 13-2l4 4q-8 6-17 3z",
    "white M4 48h56q0 8-6 8H10q-6 0-6-8z",
    "thin M30 34l6-5M36 39l6-4",
];

/** Bare, from above. */
export const footprint: Drawing = [
    "tint M24 60c-8 0-10-8-8-16s-4-14-2-20 8-6 14-6c9 0 15 4 14 12-1 6-6 10-7 17s-3 13-11 13z",
    ...[
        [14, 11, 4.5],
        [25, 7, 4],
        [35, 9, 3.5],
        [43, 14, 3.2],
        [48, 22, 3],
    ].map(([x = 0, y = 0, r = 0]) => `tint ${oval(x, y, r, r)}`),
];
