// Which board shows which game. A game that is not named here gets the generic one.
import type { ComponentType } from "preact";
import { FlashDuel } from "./flash_duel/board";
import { GenericBoard } from "./generic";
import { PuzzleStrike } from "./puzzle_strike/board";
import { PuzzleStrike2 } from "./puzzle_strike_2/board";

const boards: Record<string, ComponentType> = {
    flash_duel: FlashDuel,
    puzzle_strike: PuzzleStrike,
    puzzle_strike_2: PuzzleStrike2,
};

export const boardOf = (game: string): ComponentType => boards[game] ?? GenericBoard;
