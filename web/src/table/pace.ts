// How long a change stays on the screen, so that everybody can see what others do.
import type { GameEvent } from "../protocol";
import { fold, lineText } from "./tale";

export const paces = ["slow", "normal", "fast", "at once"] as const;
export type Pace = (typeof paces)[number];

/** Milliseconds. */
const LOOK = 500; // to see where something happened
const LETTER = 26; // of a sentence that one reads along
const LONGEST = 2600;
export const SHORTEST = 200; // an eye needs some 150 to see that something was there
const TURN = 9000; // a long turn of others takes about so long
const HURRY = 2500; // the same while one's own clock is running

const slowness: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.5, "at once": 0 };

/** As long as it takes to see it, and to read who did what; one knows what one does oneself. */
export function reading(events: GameEvent[], own: boolean): number {
    if (own) return LOOK;
    const letters = fold(events).reduce((sum, line) => sum + lineText(line).length, 0);
    return Math.min(LONGEST, LOOK + LETTER * letters);
}

/**
 * Which part of that time there is if so much (the sum of all `reading`) waits to be shown. A long
 * turn goes faster, so that nobody has to wait for minutes.
 */
export const haste = (waiting: number, hurried: boolean): number =>
    Math.min(1, (hurried ? HURRY : TURN) / Math.max(1, waiting));

/** How long it stays, if only a part of the time is left for it. */
export const stay = (read: number, part: number, pace: Pace): number =>
    Math.max(SHORTEST, read * part * slowness[pace]);
