// What the view of Puppet Wars has besides what all views have.
import type { View, ViewSpace } from "../../protocol";

export interface Puppet {
    id: string;
    seat: number;
    card: string;
    name: string;
    code: string; // two letters
    space: string;
    requirement: string; // "6+Crow"
    movement: number;
    defense: string;
    combat: number;
    range: number;
    rips: number;
    stitches: number;
    item?: string;
    marks: string[];
    upgrades: string[]; // ids of cards
}

export interface Table extends View {
    mode: string;
    goal: string;
    win: string;
    asking?: string; // the kind of the open question
    order: number[]; // of acting, or of choosing starts
    turn: number; // 0: before the war
    turns?: number; // after so many the war is drawn
    round: number;
    animated?: string; // the puppet whose Animation it is
    reach?: string[]; // Spaces that it can get to with the Moves that it has left
    attack?: [string, string]; // who attacks, and who may dodge
    targets: { puppet: string; percent: number }[];
    puppets: Puppet[];
    spaces: ViewSpace[];
    grid: "hex" | "square";
}

export const ROUNDS = 5;

/** Whose Work Bench it is, if it is somebody's. */
export function benchOwner(kind: string): number | null {
    const digit = /^bench(\d)$/.exec(kind)?.[1];
    return digit === undefined ? null : Number(digit);
}

/** What lies in a Space, in words; nothing special is "". */
export function spaceWords(kind: string, name: (seat: number) => string): string {
    const owner = benchOwner(kind);
    if (owner !== null) return `${name(owner)}'s Work Bench`;
    return tokenNames[kind] ?? "";
}

const tokenNames: Record<string, string> = {
    neutral: "Neutral Work Bench",
    start: "Starting Work Bench",
    impassable: "Impassable",
    nails: "Nails",
    molasses: "Molasses",
    firecrackers: "Firecrackers!",
    shiny: "the Shiny! Token",
    it: "the It Token",
    hill: "the Hill",
};

/** A puppet as it is now, in one line. */
export function puppetWords(puppet: Puppet, owner: string, upgrades: string[]): string {
    const parts = [
        `${puppet.name} of ${owner}`,
        `needs ${puppet.requirement}`,
        `Movement ${puppet.movement}`,
        `Defense ${puppet.defense}`,
        `Combat ${puppet.combat}`,
        ...(puppet.range > 1 ? [`Range ${puppet.range}`] : []),
        `${puppet.rips} of ${puppet.stitches} Stitches ripped`,
        ...(upgrades.length > 0 ? [`wears ${upgrades.join(", ")}`] : []),
        ...(puppet.item ? [`carries ${tokenNames[puppet.item] ?? puppet.item}`] : []),
        ...puppet.marks,
    ];
    return parts.join(", ");
}
