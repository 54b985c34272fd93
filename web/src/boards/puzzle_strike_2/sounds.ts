// What is heard of kinds of events, the most important first.
import type { Tune } from "../../sound";

export const sounds: Record<string, Tune> = {
    charge: "spell",
    crash: "shatter",
    block: "parry",
    send: "gems",
    drop: "gems",
    buy: "coins",
    ante: "gem",
    swap: "tap",
    play: "card",
    creature: "spell",
    shuffle: "shuffle",
    draw: "card",
};
