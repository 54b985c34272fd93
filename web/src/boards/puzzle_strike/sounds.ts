// What is heard of kinds of events, the most important first.
import type { Tune } from "../../sound";

export const sounds: Record<string, Tune> = {
    eliminate: "fall",
    panic: "gong",
    break: "shatter",
    send: "gems",
    cancel: "shatter",
    react: "parry",
    combine: "gem",
    buy: "coins",
    ante: "gem",
    attack: "hit",
    play: "tap",
    shuffle: "shuffle",
    draw: "card",
};
