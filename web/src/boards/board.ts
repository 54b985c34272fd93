// What the page knows of each game besides its view. A game that is not named here gets the generic
// board, and none of the rest.
import type { ComponentType } from "preact";
import type { Tune } from "../sound";
import type { Lesson } from "../table/guide";
import { FlashDuel } from "./flash_duel/board";
import { lessons } from "./flash_duel/lessons";
import { GemBlenders } from "./gem_blenders/board";
import { GenericBoard } from "./generic";
import { PuppetWars } from "./puppet_wars/board";
import { PuzzleStrike } from "./puzzle_strike/board";
import { PuzzleStrike2 } from "./puzzle_strike_2/board";

interface Known {
    Board: ComponentType;
    sounds?: Record<string, Tune>; // of kinds of events, the most important first
    lessons?: Lesson[]; // of a guided first game
}

const boards: Record<string, Known> = {
    flash_duel: {
        Board: FlashDuel,
        sounds: { hit: "hit", attacked: "clash", struck: "clash", blocked: "clash" },
        lessons,
    },
    gem_blenders: {
        Board: GemBlenders,
        sounds: { blocked: "clash" },
    },
    puppet_wars: { Board: PuppetWars },
    puzzle_strike: { Board: PuzzleStrike },
    puzzle_strike_2: { Board: PuzzleStrike2 },
};

export const boardOf = (game: string): ComponentType => boards[game]?.Board ?? GenericBoard;

/** The tune of the most important of these kinds of events, if one of them has a tune. */
export function tuneOf(game: string, kinds: string[]): Tune | undefined {
    const sounds = Object.entries(boards[game]?.sounds ?? {});
    return sounds.find(([kind]) => kinds.includes(kind))?.[1];
}

/** The lessons of a guided first game; without any there is no such game. */
export const lessonsOf = (game: string): Lesson[] => boards[game]?.lessons ?? [];
