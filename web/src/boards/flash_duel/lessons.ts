// A first game of Flash Duel: a few sentences at the moment when they are needed.
import type { TableState } from "../../protocol";
import type { Lesson } from "../../table/guide";
import type { Table } from "./shape";

const asked = (state: TableState, kind: string) => state.ask?.kind === kind;
const offered = (state: TableState, kind: string) =>
    !!state.ask?.options.some((option) => option.kind === kind);
const distance = (state: TableState) => (state.view as Table | null)?.distance ?? 0;
const wins = (state: TableState) =>
    (state.view?.seats ?? []).map(
        (seat) => seat.counters.find((c) => c.name === "wins")?.value ?? 0,
    );
const deck = (state: TableState) =>
    state.view?.zones.find((zone) => zone.id === "deck")?.count ?? 99;

export const lessons: Lesson[] = [
    {
        name: "bridge",
        title: "Two fencers, one bridge",
        text: (state) =>
            `You are ${state.seat === 1 ? "Blue, on the right" : "Red, on the left"}. Land one hit and the round is yours; three rounds win the game.`,
        point: ".bridge",
        when: () => true,
    },
    {
        name: "hand",
        title: "Everything is done with these cards",
        text: () =>
            "A card moves you by its number, forward or back. A card that shows exactly the distance between you can attack. After your turn you draw back up to five.",
        point: ".fighter.own .hand",
        when: () => true,
    },
    {
        name: "move",
        title: "Come closer",
        text: (state) =>
            `You are ${distance(state)} apart, too far to hit. Click a card and choose "forward", or click a plank that glows. Every choice is also in the list below.`,
        point: ".planks",
        when: (state) => asked(state, "action") && distance(state) > 10,
    },
    {
        name: "respond",
        title: "Defend yourself",
        text: (state) =>
            offered(state, "retreat")
                ? "A dashing strike! Block with the same cards, or retreat with any card; but who retreats spends the next turn recovering."
                : "An attack! It can only be blocked, with the same number and as many cards. Otherwise you are hit.",
        point: ".in-play",
        when: (state) => asked(state, "response"),
    },
    {
        name: "attack",
        title: "You can attack",
        text: (state) =>
            `The distance is ${distance(state)} and you hold that number. Two or three equal cards together are much harder to block. An attack can't be retreated from.`,
        point: ".options",
        when: (state) => asked(state, "action") && offered(state, "attack"),
    },
    {
        name: "dash",
        title: "Or dash and strike",
        text: () =>
            "A dashing strike is two things in one turn: one card carries you forward, and cards that show the new distance strike. It reaches far, but the other may retreat.",
        point: ".options",
        when: (state) => asked(state, "action") && offered(state, "dashing_strike"),
    },
    {
        name: "range",
        title: "Mind the distance",
        text: () =>
            "From 10 on a dash and a strike can reach you. Stop where you hold the matching number yourself, and look at what has been discarded.",
        point: ".distance",
        when: (state) => asked(state, "action") && distance(state) <= 10,
    },
    {
        name: "help",
        title: "If you are stuck",
        text: () => "Hint (h) shows what a bot would do, and Undo (u) takes your last answer back.",
        point: ".actions",
        when: (state) => asked(state, "action") && state.moves >= 4,
    },
    {
        name: "time",
        title: "Time runs out",
        text: () =>
            "When the last card of the deck is drawn, the round ends: who holds more cards that could attack now wins, then who has advanced further.",
        point: ".pile",
        when: (state) => asked(state, "action") && deck(state) <= 6,
    },
    {
        name: "round",
        title: "One round is over",
        text: (state) =>
            `It stands ${wins(state).join(" to ")}. Each won round is a star beside the name. From here you know everything: good luck!`,
        point: ".wins",
        when: (state) => wins(state).some((count) => count > 0),
    },
];
