// What Flash Duel's view has besides what all views have.
import type { View, ViewSeat } from "../../protocol";

export interface Player extends ViewSeat {
    side?: string; // where more than two fight
    character?: string;
}

export interface Table extends View {
    seats: Player[];
    round: number; // 0: before the first
    turn: number;
    distance: number;
    strike: { number: number; count: number; dashing: boolean };
}
