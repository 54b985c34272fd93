// What the page knows of each game besides its view. A game that is not named here gets the generic
// board, and none of the rest.
import type { ComponentType } from "preact";
import type { Tune } from "../sound";
import type { Lesson } from "../table/guide";
import { FlashDuel } from "./flash_duel/board";
import { sounds as flashDuelSounds } from "./flash_duel/sounds";
import { lessons } from "./flash_duel/lessons";
import { GemBlenders } from "./gem_blenders/board";
import { sounds as gemBlendersSounds } from "./gem_blenders/sounds";
import { GenericBoard } from "./generic";
import { PuppetWars } from "./puppet_wars/board";
import { sounds as puppetWarsSounds } from "./puppet_wars/sounds";
import { PuzzleStrike } from "./puzzle_strike/board";
import { sounds as puzzleStrikeSounds } from "./puzzle_strike/sounds";
import { PuzzleStrike2 } from "./puzzle_strike_2/board";
import { sounds as puzzleStrike2Sounds } from "./puzzle_strike_2/sounds";

interface Known {
    Board: ComponentType;
    sounds: Record<string, Tune>; // of kinds of events, the most important first
    lessons?: Lesson[]; // of a guided first game
}

const boards: Record<string, Known> = {
    flash_duel: { Board: FlashDuel, sounds: flashDuelSounds, lessons },
    gem_blenders: { Board: GemBlenders, sounds: gemBlendersSounds },
    puppet_wars: { Board: PuppetWars, sounds: puppetWarsSounds },
    puzzle_strike: { Board: PuzzleStrike, sounds: puzzleStrikeSounds },
    puzzle_strike_2: { Board: PuzzleStrike2, sounds: puzzleStrike2Sounds },
};

export const boardOf = (game: string): ComponentType => boards[game]?.Board ?? GenericBoard;

/** The tune of the most important of these kinds of events, if one of them has a tune. */
export function tuneOf(game: string, kinds: string[]): Tune | undefined {
    const all = Object.entries(boards[game]?.sounds ?? {});
    return all.find(([kind]) => kinds.includes(kind))?.[1];
}

/** The lessons of a guided first game; without any there is no such game. */
export const lessonsOf = (game: string): Lesson[] => boards[game]?.lessons ?? [];
