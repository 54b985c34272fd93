// Which editor makes which text. A text that is not named here is typed as it is.
import type { ComponentType } from "preact";
import { DeckEditor } from "./gem_blenders/deck";
import { PlainEditor } from "./plain";
import { ArmyEditor } from "./puppet_wars/army";
import { MapEditor } from "./puppet_wars/map";

export interface EditorProps {
    game: string;
    text: string; // empty: nothing has been made yet
    most: number; // characters
    change: (text: string) => void;
}

const editors: Record<string, ComponentType<EditorProps>> = {
    "gem_blenders deck": DeckEditor,
    "puppet_wars army": ArmyEditor,
    "puppet_wars map": MapEditor,
};

export const editorOf = (game: string, noun: string): ComponentType<EditorProps> =>
    editors[`${game} ${noun}`] ?? PlainEditor;
