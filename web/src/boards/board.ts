// Which board shows which game. A game that is not named here gets the generic one.
import type { ComponentType } from "preact";
import { FlashDuel } from "./flash_duel";
import { GenericBoard } from "./generic";

const boards: Record<string, ComponentType> = {
    flash_duel: FlashDuel,
};

export const boardOf = (game: string): ComponentType => boards[game] ?? GenericBoard;
