// Cut gems: each type has a cut and a sign of its own, so that no one needs to tell colours apart.
import type { Drawing } from "../drawing";
import { disc, star } from "../shapes";
import { bolt, both, flake, flame, paints, type Type } from "./blends";
import { drop } from "./toys";

type Point = [x: number, y: number];

const path = (points: Point[]): string =>
    `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}z`;
const inward = ([x, y]: Point): Point => [32 + (x - 32) * 0.66, 32 + (y - 32) * 0.66];

const round = (corners: number, wide = 29, high = 29): Point[] =>
    Array.from({ length: corners }, (_, i) => {
        const angle = (Math.PI * (2 * i + 1)) / corners;
        return [32 + wide * Math.sin(angle), 32 - high * Math.cos(angle)];
    });

/** A table, and facets around it: those to the upper left in the light. */
function cut(paint: string, corners: Point[]): Drawing {
    const lit: string[] = [];
    const dark: string[] = [];
    corners.forEach((a, i) => {
        const b = corners[(i + 1) % corners.length] ?? a;
        const side = a[0] + b[0] + (a[1] + b[1]) * 1.2 - 141;
        if (Math.abs(side) > 12) (side < 0 ? lit : dark).push(path([a, b, inward(b), inward(a)]));
    });
    return [
        `${paint} ${path(corners)}`,
        `light ${lit.join("")}`,
        `shade ${dark.join("")}`,
        `thin ${path(corners.map(inward))}`,
    ];
}

const cuts: Record<Type, Point[]> = {
    pyro: [
        [32, 2],
        [50, 18],
        [58, 42],
        [44, 61],
        [20, 61],
        [6, 42],
        [14, 18],
    ],
    aqua: [
        [32, 2],
        [47, 18],
        [57, 38],
        [50, 55],
        [32, 62],
        [14, 55],
        [7, 38],
        [17, 18],
    ],
    terra: [
        [14, 4],
        [50, 4],
        [60, 14],
        [60, 50],
        [50, 60],
        [14, 60],
        [4, 50],
        [4, 14],
    ],
    cryo: round(6, 31),
    electro: [
        [32, 1],
        [58, 26],
        [58, 38],
        [32, 63],
        [6, 38],
        [6, 26],
    ],
    nocturna: round(10, 30, 30),
    lumina: round(12, 31, 31),
    aero: round(8, 32, 25),
    capro: [
        [13, 6],
        [32, 12],
        [51, 6],
        [60, 24],
        [52, 44],
        [32, 62],
        [12, 44],
        [4, 24],
    ],
};

const signs: Record<Type, Drawing> = {
    pyro: [{ of: flame, at: [32, 34], by: 0.56 }],
    aqua: [drop(32, 39, 10, "white"), "light M26 40q0-5 3-8 0 6 1 9z"],
    terra: ["white M14 44 26 24l6 8 4-6 14 18z", "thin M22 31l4 3 3-4"],
    cryo: [{ of: flake, at: [32, 32], by: 0.62 }],
    electro: [{ of: bolt, at: [32, 32], by: 0.6 }],
    nocturna: ["white M38 17A16 16 0 1 0 48 40 14 14 0 0 1 38 17z"],
    lumina: [`white ${star(32, 32, 8, 18, 10)}`, `gold ${disc(32, 32, 6)}`],
    aero: [
        "white M12 33h24a9 9 0 1 0-9-10l5 1a4 4 0 1 1 4 4H12z",
        "white M16 37h24a7 7 0 1 1-7 8l4-1a3 3 0 1 0 3-3H16z",
    ],
    capro: both([
        "white M31 47V30C30 15 11 15 11 28c0 10 12 11 14 3l-5-2c-1 2-3 1-3-1 0-6 8-6 8 5v14z",
    ]),
};

export const stone = (type: Type): Drawing => cut(paints[type], cuts[type]);
export const gem = (type: Type): Drawing => [...stone(type), ...signs[type]];

/** Special gems have a mark of what they do in a corner. */
export const special = (type: Type, mark: Drawing): Drawing => [
    { of: gem(type), at: [29, 29], by: 0.9 },
    { of: mark, at: [48, 48], by: 0.5 },
];

export const prisma: Drawing = [
    "steel M32 2 62 56H2z",
    "red M32 12 38 23 14 56H8z",
    "orange M38 23 42 31 24 56H14z",
    "yellow M42 31 46 38 34 56H24z",
    "green M46 38 50 45 43 56H34z",
    "blue M50 45 57 56H43z",
    "light M32 2 2 56h6L34 8z",
];

export const emberfrost: Drawing = [
    ...cut("red", cuts.terra),
    "teal M50 4l10 10v36l-10 10H14L4 50z",
    "shade M60 14v36l-10 10H14l7-7h25l7-7V21z",
    "line M50 4 4 50",
    { of: flame, at: [22, 22], by: 0.46 },
    { of: flake, at: [44, 44], by: 0.42 },
];
