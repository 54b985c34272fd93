// What Puzzle Strike's view and catalogue have besides what all games have.
import type { PrintedCard, View, ViewCard, ViewSeat, ViewZone } from "../../protocol";

export const arrowColours = ["black", "brown", "purple", "red", "blue"] as const;
export type ArrowColour = (typeof arrowColours)[number];

export interface Player extends ViewSeat {
    character?: string;
    side: number; // seats of one side share a pile
    own: string[]; // the character's chips
    money: number; // ... and what follows: of this turn
    arrows: Record<ArrowColour, number>;
    pigs: number;
}

export interface Pile extends ViewZone {
    sum: number;
    bonus: number; // chips drawn for its height
    limit: number;
}

export interface Stack extends ViewCard {
    card: string;
    count: number;
    cost: number;
    traps: number;
    removed: boolean;
}

/** 1-gems on their way from one pile to another. */
export interface Sending {
    from: number;
    to: number;
    count: number;
    answerable: boolean;
}

export interface Table extends View {
    mode: string;
    seats: Player[];
    phase: "setup" | "ante" | "action" | "buy" | "cleanup" | "over";
    asked_for?: string;
    turn: number;
    level: string;
    ante: number;
    empty?: number; // stacks of the bank; none before it is laid out
    panic_at?: number; // this many empty stacks bring the next level
    wins: number[];
    sends: Sending[];
    threat?: { by: number; chip: string; when: string };
    floating: { target: number; count: number }[];
}

/** A chip's face with the signs on it. */
export interface Face extends PrintedCard {
    banner: string[];
    icons: string[];
    shields: string[];
    arrows: ArrowColour[];
    piggy_banks: number;
    draws: number;
    money: number;
}

/** The number on a gem; 0 for every other chip. */
export const gemValue = (face: string | null): number =>
    Number(/^gem_([1-4])$/.exec(face ?? "")?.[1] ?? 0);

export const zoneOf = (view: View, seat: number, kind: string): ViewZone | undefined =>
    view.zones.find((zone) => zone.seat === seat && zone.kind === kind);

export const pileOf = (view: View, side: number): Pile | undefined =>
    view.zones.find((zone) => zone.id === `pile${side}`) as Pile | undefined;

export const nameOf = (view: View, seat: number): string => view.seats[seat]?.name ?? "";
