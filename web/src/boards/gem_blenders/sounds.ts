// What is heard of kinds of events, the most important first.
import type { Tune } from "../../sound";

export const sounds: Record<string, Tune> = {
    round_won: "gong",
    blocked: "parry",
    damage: "hit",
    attack: "clash",
    blended: "spell",
    equipped: "gem",
    gained_hp: "heal",
    action: "card",
    effect: "spell",
    dropped_out: "fall",
    deck_shuffled: "shuffle",
    drew: "card",
};
