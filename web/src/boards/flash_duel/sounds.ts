// What is heard of kinds of events, the most important first.
import type { Tune } from "../../sound";

export const sounds: Record<string, Tune> = {
    round_won: "gong",
    hit: "hit",
    last_hit: "hit",
    mine_triggered: "hit",
    countered: "parry",
    blocked: "parry",
    attacked: "clash",
    struck: "clash",
    used_ability: "spell",
    dashed: "step",
    moved: "step",
    pushed: "step",
    retreated: "step",
    reshuffled: "shuffle",
    drew: "card",
};
