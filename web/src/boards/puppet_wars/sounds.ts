// What is heard of kinds of events, the most important first.
import type { Tune } from "../../sound";

export const sounds: Record<string, Tune> = {
    lost: "gong",
    torn: "rip",
    rip: "rip",
    dodge: "parry",
    attack: "hit",
    bench: "work",
    sewn: "heal",
    upgrade: "work",
    move: "step",
    animate: "tap",
    flip: "card",
    reveal: "card",
    shuffle: "shuffle",
};
