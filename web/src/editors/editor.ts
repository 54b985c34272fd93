// Which editor makes which text. A text that is not named here is typed as it is.
import type { ComponentType } from "preact";
import { DeckEditor } from "./gem_blenders/deck";
import type { Way } from "./history";
import { PlainEditor } from "./plain";
import { ArmyEditor } from "./puppet_wars/army";
import { MapEditor } from "./puppet_wars/map";

export interface EditorProps {
    game: string;
    text: string; // empty: nothing has been made yet
    most: number; // characters
    change: (text: string, way?: Way) => void;
}

interface Craft {
    editor: ComponentType<EditorProps>;
    about: string; // in the workshop's list
    lists?: RegExp; // lines of a report that the editor shows itself
}

const crafts: Record<string, Craft> = {
    "gem_blenders deck": {
        editor: DeckEditor,
        about: "Four to eight heroes, and a main deck of 50 gems, blends and actions.",
        lists: /^ {2}|^(Heroes|Gems|Blends|Actions) \(|^Stars: /,
    },
    "puppet_wars army": {
        editor: ArmyEditor,
        about: "The Sidekicks and Pawns of a Toy Box, for each size of the game.",
        lists: /^\d+ (Sidekick|Pawn)s?(: .*)?\.$/,
    },
    "puppet_wars map": {
        editor: MapEditor,
        about: "A battlefield of hexagons or squares, painted with brushes.",
    },
};

const plain: Craft = { editor: PlainEditor, about: "A text of your own." };

export const craftOf = (game: string, noun: string): Craft => crafts[`${game} ${noun}`] ?? plain;
