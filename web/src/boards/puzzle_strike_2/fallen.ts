// What a pile looked like before gems of it broke: where those were, and how far the others fell.
import type { Colour } from "./shape";

export interface Fallen {
    broken: { at: number; colour: Colour }[]; // spaces from the bottom, from 0 on
    falls: number[]; // by spaces, of each gem that is still there
}

/** Gems keep their order; a pile that has not become lower has not lost any. */
export function fallen(before: Colour[], now: Colour[]): Fallen {
    const broken: Fallen["broken"] = [];
    const falls: number[] = [];
    if (now.length >= before.length) return { broken, falls };
    before.forEach((colour, at) => {
        if (now[falls.length] === colour) falls.push(at - falls.length);
        else broken.push({ at, colour });
    });
    return { broken, falls };
}
