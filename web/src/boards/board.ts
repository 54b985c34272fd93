// Which board shows which game. A game that is not named here gets the generic one.
import type { ComponentType } from "preact";
import { FlashDuel } from "./flash_duel/board";
import { GemBlenders } from "./gem_blenders/board";
import { GenericBoard } from "./generic";
import { PuppetWars } from "./puppet_wars/board";
import { PuzzleStrike } from "./puzzle_strike/board";
import { PuzzleStrike2 } from "./puzzle_strike_2/board";

const boards: Record<string, ComponentType> = {
    flash_duel: FlashDuel,
    gem_blenders: GemBlenders,
    puppet_wars: PuppetWars,
    puzzle_strike: PuzzleStrike,
    puzzle_strike_2: PuzzleStrike2,
};

export const boardOf = (game: string): ComponentType => boards[game] ?? GenericBoard;
