// What Gem Blenders' view has besides what all views have.
import type { View, ViewSeat, ViewZone } from "../../protocol";

export type Position = "left" | "center" | "right" | "back";

/** What of a hero may wait for a gem. */
export type Locked = "atk" | "def" | "effect";

/** Where a point of ATK or DEF comes from; without a card it is a bonus for this turn. */
export interface Part {
    card: string | null;
    amount: number;
}

/** A hero in its position, and what it is worth now. */
export interface Hero {
    zone: string;
    seat: number;
    position: Position;
    opposite: string | null;
    hero: string;
    level: number;
    blend: string | null;
    gems: { card: string; count: number }[];
    invisible: string[]; // gems without a card, in words
    attached: string[];
    effect: string | null;
    effect_name: string;
    works: boolean;
    locked: Locked[];
    marks: string[];
    atk: number;
    def: number;
    written_atk: number;
    written_def: number;
    why_atk: Part[];
    why_def: Part[];
    attacks: string | null;
    damage: number;
}

export interface Table extends View {
    round: number;
    turn: number | null;
    first: number | null;
    started: boolean;
    window: string | null;
    about: string | null;
    field: Hero[]; // empty before the heroes are turned up
}

/** The frontline from left to right as this side of the screen sees it. */
export const frontline = (own: boolean): Position[] =>
    own ? ["left", "center", "right"] : ["right", "center", "left"];

export const zoneOf = (view: View, seat: number, kind: string): ViewZone | undefined =>
    view.zones.find((zone) => zone.id === `seat${seat}.${kind}`);

export const counterOf = (seat: ViewSeat, name: string) =>
    seat.counters.find((counter) => counter.name === name);
