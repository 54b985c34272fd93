// What Puzzle Strike 2's view has besides what all views have.
import type { View, ViewSeat, ViewZone } from "../../protocol";

/** In the order of the meters on the board. */
export const colours = ["purple", "blue", "pink", "green"] as const;
export type Colour = (typeof colours)[number];

export interface Player extends ViewSeat {
    character: string;
    holder: boolean;
    diamond: boolean;
    defeat?: number; // gems of its colour that defeat the creature
    pile: { id: string; color: Colour }[]; // bottom first
    bonus: number;
    incoming: number;
    meters: Record<Colour, number>;
    score: number;
    free: string[]; // cards of the hand that cost no action
    falling: Colour[]; // what a drop would bring
    height_after: number; // ... and how high the pile would be then
}

export interface Super {
    color: Colour;
    name: string;
    text: string;
}

export interface Table extends View {
    seats: Player[];
    stage: "playing" | "last decision" | "finale" | "over";
    turn: number;
    actions: number;
    ante: number;
    ante_color: Colour;
    next_ante_up?: number; // cards of the bank deck above it
    supers: Super[]; // what happens when a meter is full
    pattern: Colour[];
    prices: number[];
    bonus_row: number[];
    bust: number;
    dragon?: { power: number; incoming: number };
}

export const METER = 4; // gems that set off a super move

export const zoneOf = (view: View, seat: number, kind: string): ViewZone | undefined =>
    view.zones.find((zone) => zone.seat === seat && zone.kind === kind);
