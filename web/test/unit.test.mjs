// The parts of the page that need no browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { load, source } from "./load.mjs";
import { root } from "./program.mjs";

// The little of a browser that modules touch when they are loaded.
Object.assign(globalThis, {
    addEventListener: () => undefined,
    document: { addEventListener: () => undefined, documentElement: { dataset: {} } },
    location: { protocol: "http:", host: "localhost" },
    matchMedia: () => ({ matches: false }),
});

describe("passing by itself", async () => {
    const { answerOf, lasts, passOf } = await load("table/autopass.ts");
    const act = { option: 0, kind: "act", text: "Play Stun", touch: [] };
    const go = { option: 1, kind: "pass", text: "Go on", touch: [], pass: true };
    const ask = (kind, ...options) => ({ seat: 0, kind, prompt: "", options });
    const event = (move, more) => ({ kind: "k", text: "", touch: [], move, level: 4, ...more });
    const passing = { kind: "timed", until: "turn", since: 7 };
    const wary = { ...passing, until: "target" };

    test("the option that lets others go on is found by its mark, not by its words", () => {
        assert.equal(passOf(ask("timed", act, go)), go);
        assert.equal(passOf(ask("timed", act, { ...go, pass: undefined })), undefined);
    });
    test("it answers its own kind of question and no other, and nothing that one would regret", () => {
        assert.equal(answerOf(passing, ask("timed", act, go)), go);
        assert.equal(answerOf(null, ask("timed", act, go)), undefined);
        assert.equal(answerOf(passing, ask("block", act, go)), undefined);
        assert.equal(answerOf(passing, ask("timed", act)), undefined);
        assert.equal(answerOf(passing, ask("timed", act, { ...go, danger: true })), undefined);
    });
    test("it ends with the turn, and where an answer is taken back", () => {
        const before = event(6, { level: 2, seat: 1 });
        assert.ok(lasts(passing, [before, event(7, {}), event(8, { targets: [0] })], 9, 0));
        assert.ok(!lasts(passing, [before, event(8, { level: 2, seat: 0 })], 9, 0));
        assert.ok(!lasts(passing, [before, event(8, { level: 1 })], 9, 0));
        assert.ok(!lasts(passing, [before], 6, 0));
    });
    test("or as soon as somebody else aims at one", () => {
        assert.ok(lasts(wary, [event(6, { seat: 1, targets: [0] })], 9, 0));
        assert.ok(lasts(wary, [event(8, { seat: 1, targets: [2] })], 9, 0));
        assert.ok(lasts(wary, [event(8, { seat: 0, targets: [0] })], 9, 0));
        assert.ok(!lasts(wary, [event(8, { seat: 1, targets: [2, 0] })], 9, 0));
    });
});

describe("choosing by clicking", async () => {
    const hand = ["1", "3", "3", "5"].map((card, i) => ({ id: `seat0.hand.${i}`, card }));
    const view = {
        zones: [{ id: "seat0.hand", kind: "hand", count: 4, title: "Hand", cards: hand }],
    };
    const option = (number, ...touch) => ({ option: number, kind: "k", text: `o${number}`, touch });
    const options = [
        option(0, "seat0.hand.0", "space2"),
        option(1, "seat0.hand.1", "space4"),
        option(2, "seat0.hand.1", "pawn1"),
        option(3, "seat0.hand.1", "seat0.hand.2", "pawn1"),
        option(4),
    ];
    const numbers = (list) => list.map((o) => o.option);

    test("nothing picked leaves every option", async () => {
        const { matching, sortsOf } = await load("table/selection.ts");
        assert.deepEqual(numbers(matching(options, [], sortsOf(view))), [0, 1, 2, 3, 4]);
    });
    test("a card that looks the same is as good as the one that is named", async () => {
        const { matching, sortsOf } = await load("table/selection.ts");
        const sorts = sortsOf(view);
        assert.deepEqual(numbers(matching(options, ["seat0.hand.2"], sorts)), [1, 2, 3]);
        assert.deepEqual(numbers(matching(options, ["seat0.hand.1"], sorts)), [1, 2, 3]);
    });
    test("two picked 3s fit only what takes two 3s", async () => {
        const { matching, sortsOf } = await load("table/selection.ts");
        assert.deepEqual(
            numbers(matching(options, ["seat0.hand.2", "seat0.hand.1"], sortsOf(view))),
            [3],
        );
    });
    test("what decides a game stands first, what ends a turn last", async () => {
        const { grouped } = await load("table/selection.ts");
        const kinds = ["pass", "move", "go", "attack", "move", "done"];
        const all = kinds.map((kind, i) => ({ ...option(i), kind }));
        assert.deepEqual(
            grouped(all).map((group) => group.kind),
            ["attack", "move", "go", "pass", "done"],
        );
    });
    test("what lights up leaves at least one option", async () => {
        const { pickable, sortsOf } = await load("table/selection.ts");
        const sorts = sortsOf(view);
        assert.deepEqual([...pickable(view, options, [], sorts)].sort(), [
            "pawn1",
            "seat0.hand.0",
            "seat0.hand.1",
            "seat0.hand.2",
            "space2",
            "space4",
        ]);
        assert.deepEqual([...pickable(view, options, ["seat0.hand.0"], sorts)], ["space2"]);
        assert.ok(!pickable(view, options, [], sorts).has("seat0.hand.3"), "a 5 has no option");
    });
    test("hidden cards are told apart", async () => {
        const { matching, sortsOf } = await load("table/selection.ts");
        const hidden = {
            zones: [
                {
                    id: "z",
                    cards: [
                        { id: "z.0", card: null },
                        { id: "z.1", card: null },
                    ],
                },
            ],
        };
        const both = [option(0, "z.0"), option(1, "z.1")];
        assert.deepEqual(numbers(matching(both, ["z.1"], sortsOf(hidden))), [1]);
    });
    test("keys: digits, then letters that mean nothing else", async () => {
        const { shortcut } = await load("table/selection.ts");
        const keys = Array.from({ length: 40 }, (_, i) => shortcut(i)).filter(Boolean);
        assert.equal(keys[0], "1");
        assert.equal(keys[9], "a");
        assert.equal(new Set(keys).size, keys.length);
        assert.ok(!keys.includes("h") && !keys.includes("u"));
    });
});

describe("what a thing does by itself", () => {
    const option = (number, ...touch) => ({ option: number, kind: "", text: "", touch });
    const lone = async (options, id, sorts = (it) => it) => {
        const { loneOption } = await load("table/selection.ts");
        return loneOption(options, id, sorts)?.option ?? null;
    };
    test("is the option that touches nothing else", async () => {
        const options = [option(0, "a"), option(1, "a", "b"), option(2, "b", "c"), option(3)];
        assert.equal(await lone(options, "a"), 0);
        assert.equal(await lone(options, "b"), null);
        assert.equal(await lone(options, "d"), null);
    });
    test("is nothing where it does two things", async () => {
        assert.equal(await lone([option(0, "a"), option(1, "a")], "a"), null);
    });
    test("is done with one of several that look alike", async () => {
        const alike = (id) => id[0];
        const options = [option(0, "a1", "a2"), option(1, "a1")];
        assert.equal(await lone(options, "a2", alike), 1);
    });
});

describe("a film in pieces", async () => {
    const { FilmLoader, nextPiece, spliced } = await load("table/film.ts");
    const patch = (move) => ({ at: [move] });
    const frame = (move, whole) => ({
        move,
        ...(whole ? { view: { at: move, same: true } } : { patch: patch(move) }),
        events: [],
        answer: null,
    });
    /** As the server: no further than the end of a piece, and the first frame is whole. */
    const piece = (moves, from, to) => {
        const end = Math.min(to, moves, from - (from % 64) + 63);
        const frames = [];
        for (let move = from; move <= end; move++) frames.push(frame(move, move === from));
        return { moves, seats: [], frames };
    };

    test("patches add up to views, whatever came before", () => {
        let film = spliced(null, piece(200, 128, 191));
        film = spliced(film, piece(200, 0, 63));
        assert.equal(film.loaded, 128);
        assert.deepEqual(film.frames[130].view, { at: 130, same: true });
        assert.deepEqual(film.frames[63].view, { at: 63, same: true });
        assert.equal(film.frames[64], undefined);
    });
    test("what is looked at comes first, then what follows, then the rest", () => {
        const film = spliced(null, piece(200, 0, 0));
        assert.equal(nextPiece(film, 140), 128);
        const next = spliced(film, piece(200, 128, 191));
        assert.equal(nextPiece(next, 140), 192);
        const end = spliced(next, piece(200, 192, 255));
        assert.equal(nextPiece(end, 140), 0);
        assert.equal(nextPiece(end, 999), 0);
    });
    test("a film is asked for piece by piece, each once", async () => {
        const asked = [];
        const loader = new FilmLoader(async (from, to) => {
            asked.push(from);
            return piece(200, from, to);
        }, 130);
        await loader.load();
        assert.deepEqual(asked, [0, 128, 192, 0, 64]); // first only how long it is
        assert.equal(loader.film.value.loaded, 201);
        assert.equal(loader.refused.value, null);
    });
    test("a link beyond the end shows the end", async () => {
        const loader = new FilmLoader(async (from, to) => {
            assert.ok(from <= 70);
            return piece(70, from, to);
        }, 5000);
        await loader.load();
        assert.equal(loader.film.value.loaded, 71);
    });
    test("who has asked too often asks again later, and says so at last", async () => {
        let refusals = 3;
        const ask = async (from, to) => {
            if (from > 0 && refusals-- > 0) throw new Error("Too many messages.");
            return piece(200, from, to);
        };
        const patient = new FilmLoader(ask, 0, 1);
        await patient.load();
        assert.equal(patient.film.value.loaded, 201);
        refusals = 1000;
        const refused = new FilmLoader(ask, 0, 1);
        await refused.load();
        assert.equal(refused.refused.value, "Too many messages.");
        assert.equal(refused.film.value.loaded, 64, "what is there stays");
        refusals = 0;
        await refused.load();
        assert.equal(refused.film.value.loaded, 201);
    });
});

describe("the connection", async () => {
    const { Socket } = await load("socket.ts");

    /** The other end of the lines that are opened. */
    class Line {
        static all = [];
        sent = [];
        onmessage = (event) => event;
        onclose = (event) => event;
        constructor() {
            Line.all.push(this);
        }
        send(text) {
            this.sent.push(JSON.parse(text));
        }
        close() {}
        say(message) {
            this.onmessage({ data: JSON.stringify(message) });
        }
    }

    const open = () => {
        Line.all = [];
        Object.assign(globalThis, { WebSocket: Line });
        const socket = new Socket("ws://test", async () => undefined);
        socket.open();
        return socket;
    };
    const commands = (line) => line.sent.map((message) => message.do);

    test("each message is sent once, though who waits for the line asks at once", () => {
        const socket = open();
        void socket.request({ do: "early" });
        socket.follow({ do: "watch" }, { do: "unwatch" }, () => undefined);
        socket.link.watch((link) => {
            if (link === "open") {
                void socket.request({ do: "replay" });
                socket.follow({ do: "lobby" }, { do: "no lobby" }, () => undefined);
            }
        });
        Line.all[0].say({ on: "hello", you: {}, version: "1" });
        assert.deepEqual(commands(Line.all[0]), ["early", "replay", "lobby", "watch"]);
    });
    test("what ends each connection is given up, and attempts come later and later", async (t) => {
        t.mock.timers.enable({ apis: ["setTimeout"] });
        const socket = open();
        const refused = socket.request({ do: "bad" }, true).catch((error) => error.message);
        const pauses = [];
        for (let round = 0; round < 4; round++) {
            const line = Line.all.at(-1);
            line.say({ on: "hello", you: {}, version: "1" });
            assert.deepEqual(commands(line), ["bad"]);
            line.onclose({ reason: "A message has at most 16384 bytes." });
            let waited = 0;
            for (; Line.all.at(-1) === line; waited += 10) {
                t.mock.timers.tick(10);
                for (let turn = 0; turn < 4; turn++) await Promise.resolve();
            }
            pauses.push(waited);
        }
        assert.match(await refused, /ended each time.*at most 16384 bytes/);
        for (let i = 1; i < 4; i++) assert.ok(pauses[i] > pauses[i - 1], pauses.join(" "));
        const last = Line.all.at(-1);
        last.say({ on: "hello", you: {}, version: "1" });
        assert.deepEqual(commands(last), []);
        t.mock.timers.tick(10_000); // it holds: the next loss is like a first one
        last.onclose({ reason: "" });
        t.mock.timers.tick(200);
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        assert.notEqual(Line.all.at(-1), last);
    });
    test("what nobody follows any more is not begun again", () => {
        const socket = open();
        const stop = socket.follow({ do: "watch" }, { do: "unwatch" }, () => undefined);
        socket.link.watch((link) => link === "open" && stop());
        Line.all[0].say({ on: "hello", you: {}, version: "1" });
        assert.deepEqual(commands(Line.all[0]), ["unwatch"]);
    });
});

describe("what the server would not take", async () => {
    const { Socket } = await load("socket.ts");
    const { textFault } = await load("shelf.ts");

    test("is never sent", async () => {
        const socket = new Socket("ws://test", async () => undefined);
        const why = (text) => socket.request({ do: "check", text }, true).catch((e) => e.message);
        assert.match(await why("x".repeat(17_000)), /too long: it takes 17\d\d\d bytes/);
        assert.match(await why("é".repeat(8200)), /too long/);
        assert.match(await why("a\0b"), /no text/);
        assert.match(await why("\\\0"), /no text/);
        assert.match(await why("half of a pair: \ud83d"), /no text/);
        const sent = Symbol("it waits to be sent");
        const waits = (text) => Promise.race([why(text), Promise.resolve(sent)]);
        for (const text of [
            "\\u0000",
            "\\ud83d",
            "a whole pair: 😀",
            "\t\u0001",
            "x".repeat(16_000),
        ])
            assert.equal(await waits(text), sent, text.slice(0, 20));
    });
    test("is told with its limit, in bytes", () => {
        assert.equal(textFault("x".repeat(1000), 1000, "deck"), null);
        assert.match(textFault("é".repeat(600), 1000, "deck"), /1,200 bytes.*\(deck\).*1,000/);
        assert.match(textFault("a\0", 1000, "deck"), /no text/);
        assert.match(textFault("\udc00", 1000, "deck"), /no text/);
        assert.equal(textFault("😀", 1000, "deck"), null);
    });
});

describe("states add up", () => {
    const event = (move, text) => ({ kind: "k", text, touch: [], move });
    const said = (on, moves, from, events, more = {}) => ({
        on,
        moves,
        from,
        events,
        chat: [],
        ...more,
    });
    const texts = (table) => table.events.map((e) => e.text);

    test("new events follow the known ones", async () => {
        const { merge } = await load("table/merge.ts");
        const first = merge(null, said("state", 1, 0, [event(0, "a")]), 0);
        const second = merge(first, said("change", 2, 1, [event(1, "b")]), 0);
        assert.deepEqual(texts(second), ["a", "b"]);
        assert.equal(second.gap, false);
    });
    test("a game that goes back forgets what was after it", async () => {
        const { merge } = await load("table/merge.ts");
        const events = [event(0, "a"), event(1, "b"), event(2, "c")];
        const first = merge(null, said("state", 3, 0, events), 0);
        const back = merge(first, said("change", 1, 1, []), 0);
        assert.deepEqual(texts(back), ["a"]);
        assert.equal(back.gap, true);
    });
    test("of a long game the log knows where it begins", async () => {
        const { merge } = await load("table/merge.ts");
        const first = merge(null, said("state", 900, 500, [event(500, "a")]), 0);
        assert.equal(first.from, 500);
        const next = merge(first, said("change", 901, 900, [event(900, "b")]), 0);
        assert.equal(next.from, 500);
        assert.deepEqual(texts(next), ["a", "b"]);
        const back = merge(next, said("change", 450, 450, []), 0);
        assert.equal(back.from, 450);
        assert.deepEqual(texts(back), []);
    });
    test("after a reconnection nothing is there twice", async () => {
        const { merge } = await load("table/merge.ts");
        const chat = [{ name: "Otter", text: "hi" }];
        const first = merge(null, said("state", 1, 0, [event(0, "a")], { chat }), 0);
        const events = [event(0, "a"), event(1, "b")];
        const again = merge(first, said("state", 2, 0, events, { chat }), 0);
        assert.deepEqual(texts(again), ["a", "b"]);
        assert.equal(again.chat.length, 1);
    });
    test("what a change does not tell is as it was", async () => {
        const { merge } = await load("table/merge.ts");
        const view = {
            turn: 1,
            zones: [
                { id: "a", cards: ["1", "2"] },
                { id: "b", cards: [] },
            ],
        };
        const first = merge(
            null,
            said("state", 1, 0, [], { view, ask: { seat: 0 }, can: ["x"] }),
            0,
        );
        const patch = {
            turn: [2],
            zones: { 0: { cards: { length: 1 } }, 1: { cards: { 0: ["2"], length: 1 } } },
        };
        const next = merge(first, said("change", 2, 1, [], { ask: null, patch }), 0).state;
        assert.deepEqual(next.view, {
            turn: 2,
            zones: [
                { id: "a", cards: ["1"] },
                { id: "b", cards: ["2"] },
            ],
        });
        assert.equal(next.ask, null);
        assert.deepEqual(next.can, ["x"]);
        assert.equal(next.on, "state");
        assert.equal(view.zones[0].cards.length, 2); // what is shown meanwhile stays as it is
    });
    test("a view that comes, stays and is replaced", async () => {
        const { merge } = await load("table/merge.ts");
        const open = merge(null, said("state", 0, 0, [], { view: null }), 0);
        const begun = merge(open, said("change", 0, -1, [], { view: { turn: 1 } }), 0);
        const chatted = merge(begun, said("change", 0, 0, []), 0);
        const other = merge(chatted, said("change", 0, 0, [], { patch: [{ over: true }] }), 0);
        assert.deepEqual(
            [begun, chatted, other].map((table) => table.state.view),
            [{ turn: 1 }, { turn: 1 }, { over: true }],
        );
    });
});

describe("chat", async () => {
    test("a line tells its time, and of older ones the day", async () => {
        const { momentNear } = await load("dates.ts");
        const noon = new Date(2026, 2, 4, 9, 5).getTime() / 1000;
        assert.equal(momentNear(noon, noon + 3600), "09:05");
        assert.equal(momentNear(noon, noon + 86_000), "09:05");
        assert.match(momentNear(noon, noon + 90_000), /2026.*09:05/);
    });
});

describe("numbers with their words", async () => {
    test("one is no plural", async () => {
        const { plural } = await load("plural.ts");
        assert.equal(plural(1, "move"), "1 move");
        assert.equal(plural(0, "move"), "0 moves");
        assert.equal(plural(2, "Work Bench", "Work Benches"), "2 Work Benches");
    });
    test("no file counts things with a plural of its own", async () => {
        const nouns = "moves|answers|cards|chips|gems|points|lines|games|turns|hit points";
        const counted = new RegExp(`(?<!of )\\$?\\{[^{}]+\\}(?:</b>)? (?:${nouns})\\b(?!=)`);
        for (const file of await readdir(source, { recursive: true }))
            if (/\.tsx?$/.test(file))
                for (const line of (await readFile(join(source, file), "utf8")).split("\n"))
                    assert.ok(
                        !counted.test(line) || / === 1 /.test(line),
                        `${file}: ${line.trim()}`,
                    );
    });
});

describe("the pace of others' turns", async () => {
    const { haste, reading, SHORTEST, stay } = await load("table/pace.ts");
    const says = (letters) => [{ level: 4, move: 0, text: "x".repeat(letters), seat: 1 }];

    test("more words take longer, up to a limit; one's own answers are known", () => {
        assert.ok(reading(says(60), false) > reading(says(20), false));
        assert.equal(reading(says(200), false), reading(says(300), false));
        assert.ok(reading(says(60), true) < reading(says(20), false));
    });
    test("thirty answers take some seconds, and none is shorter than an eye needs", () => {
        const read = reading(says(60), false);
        const each = stay(read, haste(30 * read, false), "normal");
        assert.ok(30 * each > 4000 && 30 * each < 12_000, `${30 * each} ms`);
        assert.equal(stay(read, haste(1000 * read, false), "fast"), SHORTEST);
        assert.ok(SHORTEST >= 150);
    });
    test("while one's own clock runs they take less", () => {
        assert.ok(haste(9000, true) < haste(9000, false));
    });
    test("who likes it slow has longer", () => {
        assert.ok(stay(1000, 1, "slow") > stay(1000, 1, "normal"));
        assert.ok(stay(1000, 1, "fast") < stay(1000, 1, "normal"));
    });
});

describe("the stage", async () => {
    const { actorOf, cardsOf, differences } = await load("table/stage.tsx");
    const event = (level, seat, more) => ({ level, seat, text: "", touch: [], move: 0, ...more });

    test("who leads the story acts, with the cards of that action", () => {
        const events = [
            event(5, undefined, { weight: "detail", seat: 2, cards: ["z"] }),
            event(4, 1, { cards: ["haymaker", "haymaker"] }),
            event(5, 0, { cards: ["wound"] }),
        ];
        assert.equal(actorOf(events), 1);
        assert.deepEqual(cardsOf(events, 0), ["haymaker"]);
        assert.deepEqual(cardsOf(events, 1), [], "one's own are known");
    });
    test("counters that have changed say by how much", () => {
        const hand = (value) => ({ name: "hand_size", value });
        const view = (hp) => ({
            seats: [{ seat: 0, counters: [hand(hp), { name: "hp", title: "HP", value: hp }] }],
        });
        assert.deepEqual(differences(view(14), view(12)), [
            { seat: 0, title: "hand size", by: -2 }, // kept by a server that knew no titles
            { seat: 0, title: "HP", by: -2 },
        ]);
        assert.deepEqual(differences(view(14), view(14)), []);
        assert.deepEqual(differences(null, view(14)), []);
    });
});

describe("small things", () => {
    test("who plays together wins together, others draw", async () => {
        const { outcome } = await load("table/result.tsx");
        const result = (places, together) => ({
            seats: places.map((place, seat) => ({ seat, place, together })),
        });
        assert.equal(outcome(result([1, 1], true), 1), "won");
        assert.equal(outcome(result([2, 2], true), 1), "lost");
        assert.equal(outcome(result([1, 1], false), 1), "draw");
        assert.equal(outcome(result([1, 2], false), 1), "lost");
        assert.equal(outcome(result([1], true), 0), "won");
        assert.equal(outcome(result([1, 2], false), null), "watched");
    });
    test("where nobody has lost nobody has won or drawn either", async () => {
        const { outcome } = await load("table/result.tsx");
        for (const how of ["void", "long"])
            for (const own of [0, null]) {
                const seats = [{ seat: 0, place: 1, together: true }];
                assert.equal(outcome({ seats, how }, own), "void");
            }
    });
    test("bots of one level are counted", async () => {
        const { peopleWords } = await load("table/seats.ts");
        const bot = { kind: "bot", level: "club" };
        const seats = [{ kind: "person", name: "Otter" }, bot, bot, { kind: "open" }];
        assert.equal(peopleWords(seats), "Otter, 2 club bots, free seat");
    });
    test("addresses", async () => {
        const { parseRoute } = await load("router.ts");
        assert.equal(parseRoute("/", "").page, "lobby");
        assert.deepEqual(parseRoute("/replay/abc", "?move=12&seat=1"), {
            page: "replay",
            table: "abc",
            move: 12,
            seat: 1,
        });
        assert.equal(parseRoute("/replay/abc", "?move=x").move, null);
        assert.equal(parseRoute("/table/abc", "?guide").guide, true);
        assert.deepEqual(parseRoute("/learn", ""), { page: "learn", game: null });
        assert.deepEqual(parseRoute("/learn/chess", ""), { page: "learn", game: "chess" });
        assert.deepEqual(parseRoute("/learn/chess/goal", ""), {
            page: "lesson",
            game: "chess",
            lesson: "goal",
        });
        assert.equal(parseRoute("/nowhere", "").page, "missing");
        const book = {
            page: "rules",
            game: "chess",
            part: "rules",
            card: null,
            query: "",
            mark: "",
        };
        assert.deepEqual(parseRoute("/rules/chess", "", "#C-1.2a"), { ...book, mark: "C-1.2a" });
        assert.deepEqual(parseRoute("/rules/chess/cards/a%20b", "?q=c"), {
            ...book,
            part: "cards",
            card: "a b",
            query: "?q=c",
        });
        assert.equal(parseRoute("/rules/chess/words", "").part, "words");
        assert.equal(parseRoute("/rules/chess/pawns", "").page, "missing");
        assert.equal(parseRoute("/rules/chess/words/a", "").page, "missing");
        assert.equal(parseRoute("/rules/%E0%A4%A", "").game, "%E0%A4%A"); // not written well
        assert.deepEqual(parseRoute("/make", ""), { page: "workshop", game: null });
        assert.deepEqual(parseRoute("/make/chess/board", "?open=Mine", "#work=abc"), {
            page: "make",
            game: "chess",
            noun: "board",
            open: "Mine",
            work: "abc",
        });
        assert.equal(parseRoute("/table/a/b", "").page, "missing");
    });
    test("clocks", async () => {
        const { timeLeft, clockWords } = await load("table/clock.tsx");
        assert.equal(timeLeft(125_000), "2:05");
        assert.equal(timeLeft(-5), "0:00");
        assert.equal(timeLeft(3_725_000), "1:02:05");
        assert.equal(timeLeft(2 * 86_400_000 + 3_600_000), "2 d 1 h");
        assert.equal(clockWords({ kind: "game", seconds: 300, increment: 5 }), "5 min + 5 s");
    });
    test("attempts to reconnect come later and later, but not too late", async () => {
        const { backOff } = await load("socket.ts");
        assert.ok(backOff(0, 0.5) < 300);
        assert.ok(backOff(3, 0.5) > backOff(1, 0.5));
        assert.ok(backOff(50, 1) <= 20_000);
    });
});

describe("the form of a new table", () => {
    const fields = [
        { name: "mode", kind: "choice", count: 1, default: "simple" },
        { name: "mirror", kind: "flag", count: 1, default: false, modes: ["full"] },
        { name: "characters", kind: "choice", count: 5, default: "random" },
    ];

    test("sends what matters in the mode and differs from the default", async () => {
        const { chosen } = await load("setup.ts");
        const values = { mirror: true, characters: ["random", "grave"] };
        assert.deepEqual(chosen(fields, values, "simple"), {
            mode: "simple",
            characters: ["random", "grave"],
        });
        assert.deepEqual(chosen(fields, values, "full"), { mode: "full", ...values });
        assert.deepEqual(chosen(fields, { characters: ["random", "random"] }, "full"), {
            mode: "full",
        });
    });
    test("sends nothing that depends on another choice", async () => {
        const { chosen } = await load("setup.ts");
        const stacks = {
            name: "stacks",
            kind: "choice",
            count: 2,
            default: "any",
            when: { field: "bank", is: "custom" },
        };
        const all = [...fields, { name: "bank", count: 1, default: "plain" }, stacks];
        const values = { stacks: ["axe", "any"] };
        assert.deepEqual(chosen(all, values, "full"), { mode: "full" });
        assert.deepEqual(chosen(all, { ...values, bank: "custom" }, "full"), {
            mode: "full",
            bank: "custom",
            stacks: ["axe", "any"],
        });
    });
    test("each seat has its own value of a list", async () => {
        const { withOwn, ownValue } = await load("setup.ts");
        const who = { ...fields[2], seat: "each" };
        const values = withOwn(who, {}, 1, "grave");
        assert.deepEqual(
            [0, 1, 2].map((seat) => ownValue(who, values, seat)),
            ["random", "grave", "random"],
        );
        assert.equal(ownValue(who, withOwn(who, values, 1, undefined), 1), "random");
    });
    test("has titles for people, and says in a word what will be played", async () => {
        const { titleOf, modeTitle, setupWords } = await load("setup.ts");
        const mode = {
            ...fields[0],
            choices: ["simple", "full"],
            about: [{ title: "Simple" }, { title: "The Full Game" }],
        };
        const who = {
            ...fields[2],
            seat: "each",
            modes: ["full"],
            choices: ["random", "x-copy"],
            about: [{ title: "Surprise me" }, { title: "X-Copy" }],
        };
        const game = {
            setup: [mode, who],
            modes: [
                { name: "simple", seats: 2 },
                { name: "full", seats: 2 },
            ],
        };
        assert.equal(titleOf(who, "x-copy"), "X-Copy");
        assert.equal(modeTitle(game, "full"), "The Full Game");
        assert.equal(modeTitle(undefined, "full"), "full");
        assert.equal(titleOf({ kind: "text", noun: "deck", choices: [] }, "{}"), "Your own deck");
        assert.equal(setupWords(game, {}), "Simple");
        assert.equal(
            setupWords(game, { mode: "full", characters: ["x-copy"] }),
            "The Full Game, X-Copy against Surprise me",
        );
    });
});

describe("the lobby", () => {
    const table = (id, status) => ({ table: id, status, seats: [] });

    test("follows what the server says", async () => {
        const { lobbyAfter } = await load("pages/lobby.tsx");
        assert.equal(lobbyAfter(null, { on: "hello" }), null, "nothing is known yet");
        let tables = lobbyAfter(null, { on: "lobby", tables: [table("a", "open")] });
        tables = lobbyAfter(tables, { on: "lobby_table", table: table("b", "open") });
        tables = lobbyAfter(tables, { on: "lobby_table", table: table("a", "running") });
        assert.deepEqual(
            [...tables.values()].map((t) => t.status),
            ["running", "open"],
        );
        assert.deepEqual([...lobbyAfter(tables, { on: "lobby_gone", table: "a" }).keys()], ["b"]);
        assert.equal(lobbyAfter(tables, { on: "hello" }), tables);
    });
    const seats = [
        { seat: 0, kind: "person", you: true },
        { seat: 1, kind: "bot", level: "novice" },
    ];
    const own = (id, waiting, answered, more = {}) => ({
        table: id,
        game: "chess",
        status: "running",
        public: false,
        waiting,
        answered,
        seats,
        ...more,
    });

    test("own tables that wait for us come first, then the newest", async () => {
        const { inOrder, turnWords, isOwn } = await load("pages/own_tables.tsx");
        const tables = [own("a", [1], 30), own("b", [0], 10), own("c", [0], 20)];
        assert.deepEqual(
            inOrder(tables).map(({ table: id }) => id),
            ["c", "b", "a"],
        );
        assert.deepEqual(tables.map(turnWords), ["Turn of novice bot", "Your turn", "Your turn"]);
        assert.equal(turnWords(own("d", [0], 0, { status: "paused" })), "Paused");
        assert.ok(isOwn(own("a", [], 0)));
        assert.ok(!isOwn(own("a", [], 0, { status: "over" })));
        assert.ok(!isOwn(own("a", [], 0, { public: true, seats: [] })));
    });
    test("closing says what it means", async () => {
        const { closingOf } = await load("pages/own_tables.tsx");
        const other = { seat: 1, kind: "person", name: "Lum" };
        const away = { seat: 1, kind: "bot", for: "Lum" };
        const does = (more) => closingOf(own("a", [], 0, more)).does;
        assert.equal(does({}), "close");
        assert.equal(does({ status: "open", seats: [seats[0], { kind: "open" }] }), "close");
        assert.equal(does({ status: "open", seats: [seats[0], other] }), "stand");
        assert.equal(does({ seats: [seats[0], other] }), "resign");
        assert.equal(does({ seats: [seats[0], away] }), "resign", "they may come back");
    });
    test("one goes on with the newest game against bots alone", async () => {
        const { unfinished } = await load("pages/game_card.tsx");
        const tables = [
            own("a", [0], 1),
            own("b", [0], 3),
            own("c", [0], 9, { seats: [seats[0], { kind: "person" }] }),
            own("d", [0], 9, { status: "open" }),
            own("e", [0], 9, { game: "go" }),
        ];
        assert.equal(unfinished(tables, "chess").table, "b");
        assert.equal(unfinished(tables, "halma"), undefined);
    });
    test("says how long ago something was", async () => {
        const { ago } = await load("dates.ts");
        const now = 1_000_000;
        assert.deepEqual(
            [20, 90, 7300, 200_000].map((seconds) => ago(now - seconds, now)),
            ["just now", "1 minute ago", "2 hours ago", "2 days ago"],
        );
    });
    test("shows whole sentences of a game's text", async () => {
        const { opening } = await load("pages/game_card.tsx");
        assert.equal(
            opening("One thing. Another thing. A third.", 26),
            "One thing. Another thing.",
        );
        assert.equal(opening("One long sentence.", 5), "One long sentence.");
    });
});

describe("Flash Duel's bridge", () => {
    /** Pawns by seat on these spaces; sides are teams. */
    const view = (places, sides) => ({
        seats: places.map((_, seat) => ({
            seat,
            name: `S${seat}`,
            ...(sides ? { side: sides[seat] } : {}),
        })),
        spaces: Array.from({ length: 18 }, (_, i) => ({
            id: `space${i + 1}`,
            pieces: places.flatMap((place, seat) => (place === i + 1 ? [`pawn${seat}`] : [])),
        })),
    });

    test("the distance is to the nearest enemy", async () => {
        const { nearest } = await load("boards/flash_duel/bridge.tsx");
        assert.deepEqual(nearest(view([3, 10]), 0), [3, 10]);
        const teams = view([3, 12, 6, 18], ["A", "B", "A", "B"]);
        assert.deepEqual(nearest(teams, 0), [3, 12]);
        assert.deepEqual(nearest(teams, 3), [6, 18]);
        assert.deepEqual(nearest(teams, null), [6, 12]);
        assert.equal(nearest(view([0, 0]), 0), null, "before the first round");
    });
    test("pawns act as the events tell", async () => {
        const { gesture } = await load("boards/flash_duel/bridge.tsx");
        const news = [
            { kind: "attacked", text: "Red attacks with a 3", touch: ["pawn0"] },
            { kind: "hit", text: "You are hit", touch: ["pawn1"] },
        ];
        assert.equal(gesture(news, "pawn0"), "lunge");
        assert.equal(gesture(news, "pawn1"), "struck");
        assert.equal(gesture([], "pawn0"), "");
    });
    test("who shares a space stands side by side", async () => {
        const { standings } = await load("boards/flash_duel/bridge.tsx");
        assert.deepEqual(
            standings(view([4, 9, 4])).map((s) => s.aside),
            [-0.25, 0.25, 0],
        );
    });
});

describe("the guide", () => {
    const state = (ask, distance, deck = 15) => ({
        ask,
        moves: 1,
        view: { distance, seats: [], zones: [{ id: "deck", count: deck }] },
    });
    const action = (...kinds) => ({ kind: "action", options: kinds.map((kind) => ({ kind })) });

    test("speaks of what is on the table now", async () => {
        const { lessonFor: lessonOf } = await load("table/guide.tsx");
        const { lessons } = await load("boards/flash_duel/lessons.ts");
        const lessonFor = (state, seen) => lessonOf(lessons, state, seen);
        const seen = ["bridge", "hand"];
        assert.equal(lessonFor(state(null, 17), [])?.name, "bridge");
        assert.equal(lessonFor(state(null, 17), seen), null);
        assert.equal(lessonFor(state(action("move_forward"), 17), seen)?.name, "move");
        assert.equal(lessonFor(state(action("attack"), 4), seen)?.name, "attack");
        assert.equal(lessonFor(state({ kind: "response", options: [] }, 4), seen)?.name, "respond");
    });
});

describe("what a board brings along", () => {
    test("no other file names a game", async () => {
        const games = (await readdir(join(source, "boards"), { withFileTypes: true }))
            .filter((entry) => entry.isDirectory() && entry.name !== "shared")
            .map((entry) => entry.name);
        assert.equal(games.length, 5);
        const mayName = /^(boards|editors|art\/galleries)\/|^art\/(game|picture)\.tsx$/; // pictures
        const files = (await readdir(source, { recursive: true })).filter(
            (path) => /\.tsx?$/.test(path) && !mayName.test(path),
        );
        assert.ok(files.includes("pages/table.tsx"));
        for (const path of files) {
            const text = await readFile(join(source, path), "utf8");
            for (const game of games) assert.ok(!text.includes(game), `${path} names ${game}`);
        }
    });
    test("the most important event has the tune", async () => {
        const { tuneOf } = await load("boards/board.ts");
        assert.equal(tuneOf("flash_duel", ["moved", "blocked", "hit"]), "hit");
        assert.equal(tuneOf("flash_duel", ["struck", "moved"]), "clash");
        assert.equal(tuneOf("flash_duel", ["peeked"]), undefined);
        assert.equal(tuneOf("a_new_game", ["hit"]), undefined);
    });
    test("what has a tune is an event of the game", async () => {
        const folders = (await readdir(join(source, "boards"), { withFileTypes: true }))
            .filter((entry) => entry.isDirectory() && entry.name !== "shared")
            .map((entry) => entry.name);
        for (const game of folders) {
            const { sounds } = await load(`boards/${game}/sounds.ts`);
            const tell = await readFile(join(root, "src/games", game, "tell.c"), "utf8");
            assert.ok(Object.keys(sounds).length > 5, game);
            for (const kind of Object.keys(sounds))
                assert.match(tell, new RegExp(`\\{"${kind}"`), `${game}: ${kind}`);
        }
    });
    test("a game that the page does not know has nothing but the generic board", async () => {
        const { boardOf, lessonsOf } = await load("boards/board.ts");
        assert.equal(boardOf("a_new_game").name, "GenericBoard");
        assert.deepEqual(lessonsOf("a_new_game"), []);
    });
});

describe("what a text names", () => {
    const clauses = ["FD-001 Rotate the heroes.", "FD-002 See FD-001.", "FD-003 They rotate."].map(
        (line) => ({ clause: line.slice(0, 6), section: "S", text: line.slice(7) }),
    );
    const card = (id, name) => ({ id, name, kind: "k", text: "", facts: [], game: "g" });
    const cards = [card("rotate", "Rotate"), card("gem", "Crash Gem"), card("5", "5")];
    cards.push(card("double", "Double Crash Gem"), card("wound", "Wound"), card("trap", "A Trap!"));
    const terms = [{ id: "ante", name: "Ante", text: "", clause: "FD-001" }];
    const links = async (text, find = "linked", self = "") => {
        const module = await load("book/links.ts");
        const index = module.makeIndex(clauses, cards, terms);
        const pieces = module[find](index, text, self);
        assert.equal(pieces.map((piece) => piece.text).join(""), text);
        return pieces.flatMap(({ text: words, to }) => (to ? [[words, Object.values(to)[0]]] : []));
    };

    test("clauses by their numbers, but none that are not there", async () => {
        assert.deepEqual(await links("(see FD-001, FD-002. FD-009; XFD-001)"), [
            ["FD-001", "FD-001"],
            ["FD-002", "FD-002"],
        ]);
        assert.deepEqual(await links("FD-001", "linked", "FD-001"), []);
    });
    test("cards by whole names, the longest first, also in the plural", async () => {
        assert.deepEqual(await links("2 Wounds, a Double Crash Gem, A Trap! and Crash Gems"), [
            ["Wounds", "wound"],
            ["Double Crash Gem", "double"],
            ["A Trap!", "trap"],
            ["Crash Gems", "gem"],
        ]);
        assert.deepEqual(await links("Wounded by 5, wound up, Un-Wound"), []);
    });
    test("a word that only begins a sentence is no card", async () => {
        assert.deepEqual(await links("Rotate them. Rotate again."), []);
        assert.deepEqual(await links("Then play Rotate. Wound!"), [
            ["Rotate", "rotate"],
            ["Wound", "wound"],
        ]);
    });
    test("terms where they stand first, in any case", async () => {
        assert.deepEqual(await links("Ante: antes and Wounds, antes", "explained"), [
            ["Ante", "ante"],
            ["Wounds", "wound"],
        ]);
        assert.deepEqual(await links("Ante", "linked"), []);
    });
    test("which clauses name a card", async () => {
        const { clausesByCard, makeIndex } = await load("book/links.ts");
        const more = [...clauses, { clause: "FD-004", section: "S", text: "A Wound, two Wounds" }];
        const naming = clausesByCard(makeIndex(more, cards, terms), more);
        assert.deepEqual(
            [...naming].map(([id, all]) => [id, all.map((one) => one.clause)]),
            [["wound", ["FD-004"]]],
        );
    });
    test("a search finds signs, too", async () => {
        const { searchPattern } = await load("book/links.ts");
        assert.deepEqual("a +1 (b)".split(searchPattern("+1 (B")), ["a ", "+1", " ", "(b", ")"]);
        assert.equal(searchPattern("  "), null);
    });
});

describe("filters of cards", () => {
    const card = (id, kind, owner, ...facts) => ({
        id,
        kind,
        owner,
        facts: facts.map((fact) => {
            const [value, name] = fact.split("=").reverse();
            return name ? { name, value } : { value };
        }),
    });
    const cards = [
        card("a", "pawn", "Grave", "Grave", "Cost=2", "Type=Fire + Ice", "Wooden", "Id=1"),
        card("b", "pawn", "Grave", "Grave", "Cost=10", "Type=Fire", "Metal", "Id=2"),
        card("c", "pawn", "Rook", "Rook", "Cost=2", "Type=Ice", "Wooden, Metal", "Id=3"),
        card("d", "king", "Rook", "Rook", "Cost=10", "Metal, mostly", "Id=4"),
    ];
    test("what tells cards apart can be chosen", async () => {
        const { choicesFor } = await load("book/filters.ts");
        const told = (kind) => choicesFor(cards, kind).map(({ key, values }) => [key, ...values]);
        assert.deepEqual(told(), [
            ["kind", "king", "pawn"],
            ["of", "Grave", "Rook"],
            ["Cost", "2", "10"],
            ["Type", "Fire", "Ice"],
            ["with", "Metal", "Wooden"],
        ]);
        assert.deepEqual(told("king"), [["kind", "king", "pawn"]]);
    });
    test("those that have all of it are shown", async () => {
        const { filtered } = await load("book/filters.ts");
        const ids = (...wanted) => filtered(cards, new Map(wanted)).map((one) => one.id);
        assert.deepEqual(ids(["Type", "Ice"]), ["a", "c"]);
        assert.deepEqual(ids(["with", "Metal"], ["of", "Rook"]), ["c"]);
        assert.deepEqual(ids(), ["a", "b", "c", "d"]);
    });
});

describe("a bench", () => {
    test("steps, strokes and typing are taken back as one each", async () => {
        const { begun, changed, redone, undone } = await load("editors/history.ts");
        let h = begun("");
        const put = (now, way, at = 0) => (h = changed(h, now, way, at));
        put("a", "step");
        put("ab", "going");
        put("c", "typed", 5000);
        put("cd", "typed", 5500);
        put("cde", "typed", 9000);
        const past = [];
        for (; h.past.length > 0; h = undone(h)) past.push(h.now);
        assert.deepEqual([...past, h.now], ["cde", "cd", "ab", ""]);
        assert.equal(undone(h), h);
        h = redone(redone(h));
        assert.equal(h.now, "cd");
        put("x", "step");
        assert.equal(redone(h), h, "what was undone is gone with a change");
    });
    test("a work goes into an address and comes out of it", async () => {
        const { LINK, packed, unpacked } = await load("editors/share.ts");
        const saved = { name: "Mine – é", text: "3 Usher\n".repeat(40) };
        const work = await packed(saved);
        assert.match(work, /^[\w-]{20,200}$/);
        assert.deepEqual(await unpacked(work), saved);
        for (const wrong of [work.slice(0, 20), "%%%", "", "x".repeat(40)])
            await assert.rejects(unpacked(wrong), /not whole/);
        await assert.rejects(unpacked("x".repeat(LINK + 1)), /too long/);
        const random = Array.from({ length: 9000 }, (_, i) => ((i * 7919) % 9973).toString(36));
        await assert.rejects(
            packed({ name: "", text: random.join("").slice(0, 15_000) }),
            /a file/,
        );
        const bomb = { name: "", text: "x".repeat(1_000_000) };
        const huge = await new Response(
            new Blob([JSON.stringify(bomb)])
                .stream()
                .pipeThrough(new CompressionStream("deflate-raw")),
        ).arrayBuffer();
        await assert.rejects(unpacked(Buffer.from(huge).toString("base64url")), /not whole/);
    });
});

describe("the log", () => {
    test("the cards that an event tells of are found, and no others", async () => {
        const { linePieces } = await load("table/log.tsx");
        const catalogue = new Map(
            [
                ["joker", "Red Joker"],
                ["bishop", "Bishop"],
                ["bete", "Bête"],
            ].map(([id, name]) => [id, { id, name }]),
        );
        const line = (text, cards) => ({
            parts: [{ joint: "", text, by: 0, lead: 3, cards }],
        });
        const told = (text, cards) =>
            linePieces(line(text, cards), ["Red", "Blue"], catalogue).flatMap((p) =>
                p.text && (p.seat !== null || p.card) ? [`${p.text}=${p.card ?? p.seat}`] : [],
            );
        assert.deepEqual(told("Red plays Red Joker on Blue's Bishop", ["joker"]), [
            "Red=0",
            "Red Joker=joker",
            "Blue=1",
        ]);
        assert.deepEqual(told("Red plays Bête, Bêtes", ["bete", "gone"]), ["Red=0", "Bête=bete"]);
        assert.deepEqual(told("Red plays Bishop", []), ["Red=0"]);
    });
    const seats = async (text, cards) => {
        const { seatPieces } = await load("table/log.tsx");
        return seatPieces(text, ["Red", "Blue"], cards).flatMap((p) =>
            p.seat === null ? [] : [`${p.text}=${p.seat}`],
        );
    };
    test("seats are found, but not in the names of cards", async () => {
        const cards = ["Red Joker", "Joker (Blue)", "Red", "Infrared"];
        assert.deepEqual(await seats("Red hits Blue", cards), ["Red=0", "Blue=1"]);
        assert.deepEqual(await seats("Blue plays Red Joker on Red", cards), ["Blue=1", "Red=0"]);
        assert.deepEqual(await seats("Red Joker, Infrared", cards), []);
        assert.deepEqual(await seats("Red's deck is empty", []), ["Red=0"]);
    });
});

describe("what a seat brings", () => {
    const fields = [
        { name: "mode", kind: "choice", count: 1, default: "a" },
        { name: "deck", kind: "text", count: 9, default: "any", seat: 1, secret: true },
        { name: "who", kind: "choice", count: 2, default: "any", seat: "each", modes: ["a"] },
    ];
    test("only its own fields, in modes where they matter", async () => {
        const { ownFields } = await load("setup.ts");
        const names = (mode, seat) => ownFields({ setup: fields }, mode, seat).map((f) => f.name);
        assert.deepEqual(names("a", 1), ["deck", "who"]);
        assert.deepEqual(names("a", 0), ["who"]);
        assert.deepEqual(names("b", 1), ["deck"]);
        assert.deepEqual(names("a", 2), []);
    });
    test("what was not touched stays as proposed, but what is secret is as the form says", async () => {
        const { brought } = await load("pages/own_seat.tsx");
        const state = { setup: { mode: "a", who: ["x", "y"] } };
        const own = fields.slice(1);
        assert.deepEqual(brought(own, state, {}), { deck: "any" });
        assert.deepEqual(brought(own, state, { who: "z", deck: "d" }), { deck: "d", who: "z" });
    });
});

describe("a shuffle that nobody can choose", () => {
    const sha = (hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
    const [secret, mine, zero] = ["5e".repeat(32), "11".repeat(32), "00".repeat(32)];
    const seats = [
        { seat: 0, kind: "bot" },
        { seat: 1, kind: "person", you: true },
    ];
    const kept = { table: "t", seat: 1, hash: sha(secret), share: mine };
    const saw = { ...kept, shares: [zero, mine], bots: [0] };
    const record = (shares, own = secret, seed = sha(own + shares.join(""))) => ({
        seed,
        fair: { secret: own, hash: sha(own), shares },
    });
    test("what this device was promised, gave and saw is what counts", async () => {
        const { unfair } = await load("share.ts");
        assert.equal(await unfair(record([zero, mine]), kept), null);
        assert.equal(await unfair(record([zero, mine]), saw), null);
        // Each of these records is right in itself; only who was there can tell.
        assert.match(await unfair(record([zero, mine], "77".repeat(32)), kept), /does not fit/);
        assert.match(await unfair(record([zero, zero]), kept), /was not used/);
        assert.match(await unfair(record([mine, zero]), kept), /was not used/);
        const other = ["22".repeat(32), mine];
        assert.match(await unfair(record(other), saw), /not those that were shown/);
        assert.match(await unfair(record(other), { ...saw, shares: other }), /its bot/);
        assert.match(await unfair(record([zero, mine], secret, zero), saw), /does not follow/);
        assert.match(await unfair({ seed: zero }, saw), /does not say/);
    });
    test("the shares of the beginning are kept with the promise, once", async () => {
        const stored = {};
        const localStorage = {
            getItem: (name) => stored[name] ?? null,
            setItem: (name, value) => (stored[name] = value),
        };
        Object.assign(globalThis, { localStorage });
        const { keepPromise, keepShares, promised } = await load("share.ts");
        keepShares("t", [zero, mine], seats);
        assert.equal(promised("t"), null, "nothing was promised");
        keepPromise(kept);
        keepShares("t", [zero, mine], seats);
        keepShares("t", [mine, mine], seats);
        assert.deepEqual(promised("t"), saw);
        Reflect.deleteProperty(globalThis, "localStorage");
    });
    test("the latest promises are kept, one for each table", async () => {
        const stored = {};
        const localStorage = {
            getItem: (name) => stored[name] ?? null,
            setItem: (name, value) => (stored[name] = value),
        };
        Object.assign(globalThis, { localStorage });
        const { keepPromise, promised } = await load("share.ts");
        for (let i = 0; i < 130; i++)
            keepPromise({ table: `t${i % 120}`, seat: 0, hash: `h${i}`, share: "s" });
        assert.equal(promised("t5").hash, "h125");
        assert.equal(promised("t119").hash, "h119");
        assert.equal(promised("t15"), null);
        Reflect.deleteProperty(globalThis, "localStorage");
    });
});

describe("maps of Puppet Wars as drawings", () => {
    const hexes = "  . A .\n . # N .\n. . . . .\n . . . .\n  . B .\n";
    const squares = "A . .\n. # .\n. . B\n";

    test("a drawing comes out as it went in, wherever it lies in the frame", async () => {
        const { read, write } = await load("editors/puppet_wars/drawing.ts");
        for (const text of [hexes, squares]) assert.equal(write(read(text)), text);
        assert.equal(write(read(`\n${hexes.replace(/^/gm, "   ")}`)), hexes);
        assert.equal(read(hexes).grid, "hex");
        assert.equal(read(squares).grid, "square");
    });

    test("what is no drawing is refused", async () => {
        const { read } = await load("editors/puppet_wars/drawing.ts");
        assert.equal(read("A . .\n . . .\n . . B\n"), null); // hexagons and squares
        assert.equal(read(". .\n".repeat(12)), null);
        assert.equal(read(`${". ".repeat(11)}\n. .\n`), null); // too wide for squares
        assert.equal(read("shack-floor"), null);
        assert.equal(read(""), null);
    });

    test("the empty fields are as large as the printed ones", async () => {
        const { emptyField, write } = await load("editors/puppet_wars/drawing.ts");
        const count = (text) => text.replaceAll(/[^.]/g, "").length;
        assert.equal(count(write(emptyField("hex"))), 91);
        assert.equal(count(write(emptyField("square"))), 81);
        assert.ok(write(emptyField("hex")).length <= 260);
    });

    test("strokes have mirror images, also across rows of hexagons", async () => {
        const { read, images, paint, write } = await load("editors/puppet_wars/drawing.ts");
        const field = read(squares);
        const corner = { column: field.rows[4].indexOf("A"), row: 4 };
        const drawn = (symmetry) => write(paint(field, images(field, corner, symmetry), "^"));
        assert.equal(drawn("none"), "^ . .\n. # .\n. . B\n");
        assert.equal(drawn("sides"), "^ . ^\n. # .\n. . B\n");
        assert.equal(drawn("heights"), "^ . .\n. # .\n^ . B\n");
        assert.equal(drawn("turn"), "^ . .\n. # .\n. . ^\n");
        assert.equal(drawn("both"), "^ . ^\n. # .\n^ . ^\n");
        const hex = read(hexes);
        const row = hex.rows.findIndex((line) => line.includes("#"));
        const wall = { column: hex.rows[row].indexOf("#"), row };
        const turned = write(paint(hex, images(hex, wall, "turn"), "~"));
        assert.equal(turned, "  . A .\n . ~ N .\n. . . . .\n . . ~ .\n  . B .\n");
    });

    test("starts get letters of their own, and stay if they are starts already", async () => {
        const { read, images, paint, write } = await load("editors/puppet_wars/drawing.ts");
        const field = read(". . .\n. . .\n");
        const first = { column: field.rows.flat().indexOf(".") % 10, row: 4 };
        const twice = paint(field, images(field, first, "turn"), "A");
        assert.equal(write(twice), "A . .\n. . B\n");
        assert.equal(paint(twice, images(twice, first, "turn"), "A"), twice);
    });

    test("arrow keys stay on the frame and come back", async () => {
        const { neighbour } = await load("editors/puppet_wars/drawing.ts");
        const start = { column: 10, row: 5 };
        const down = neighbour("hex", start, "ArrowDown");
        assert.equal(down.row, 6);
        assert.deepEqual(neighbour("hex", down, "ArrowUp"), start);
        assert.deepEqual(neighbour("hex", { column: 0, row: 5 }, "ArrowLeft"), {
            column: 0,
            row: 5,
        });
        assert.deepEqual(neighbour("square", { column: 3, row: 0 }, "ArrowUp"), {
            column: 3,
            row: 0,
        });
    });

    test("hexagons become squares row by row", async () => {
        const { read, convert, write } = await load("editors/puppet_wars/drawing.ts");
        const square = convert(read(hexes), "square");
        assert.equal(square.grid, "square");
        assert.equal(write(square).replaceAll(/[^#]/g, "").length, 1);
        assert.equal(write(convert(convert(read(squares), "hex"), "square")), squares);
    });
});

describe("armies of Puppet Wars as lists", () => {
    const puppets = [
        { id: "ronin", name: "Ronin" },
        { id: "bete_noire", name: "Bête Noire" },
    ];

    test("ids, names and numbers are read, and what is unknown is kept", async () => {
        const { readArmy, writeArmy } = await load("editors/puppet_wars/army.tsx");
        const army = readArmy("2 ronin, Bête Noire\nronin, 3x dragon", puppets);
        assert.deepEqual(
            [...army.counts],
            [
                ["ronin", 3],
                ["bete_noire", 1],
            ],
        );
        const list = "3 Ronin\n1 bete_noire\n3x dragon\n"; // only letters of ASCII
        assert.equal(writeArmy(army, puppets), list);
        assert.equal(writeArmy(readArmy(list, puppets), puppets), list);
        assert.equal(writeArmy(readArmy("", puppets), puppets), "");
    });

    test("what can be counted", async () => {
        const { readArmy, statisticsOf } = await load("editors/puppet_wars/army.tsx");
        const facts = [
            { ...puppets[0], movement: 2, defense: 7, combat: 1, stitches: 2, suit: "Ram" },
            { ...puppets[1], movement: 3, defense: 6, combat: 4, stitches: 5 },
        ];
        const {
            puppets: all,
            facts: told,
            suits,
        } = statisticsOf(readArmy("3 ronin, bete_noire", puppets), facts);
        assert.equal(all, 4);
        assert.deepEqual(
            told.map(([, value]) => value),
            ["11", "2.3", "6.8", "1.8"],
        );
        assert.deepEqual(suits, [
            ["Ram", 3],
            ["any suit", 1],
        ]);
        assert.deepEqual(statisticsOf(readArmy("", puppets), facts).facts, []);
    });
});

describe("decks of Gem Blenders as texts", () => {
    const named = (id) => id[0].toUpperCase() + id.slice(1);
    const card = (id, kind, owner, more = {}) => ({
        id,
        name: named(id),
        kind,
        owner,
        text: "",
        ...more,
    });
    const catalogue = new Map(
        [
            card("wren", "hero"),
            card("pyrogem", "gem", "basic gem"),
            card("prismagem", "gem", "special gem", { text: "Counts as any basic gem type." }),
            card("bishop", "blend", "Pyrogem + Luminagem", { LV: 2 }),
            card("stun", "action", undefined, { stars: 1 }),
        ].map((one) => [one.id, one]),
    );
    const text = '{"heroes":["wren","kula"],"cards":{"stun":2,"pyrogem":7,"bishop":3}}';

    test("a deck comes out as a list, by kinds; nothing is an empty deck", async () => {
        const { readDeck, writeDeck } = await load("editors/gem_blenders/model.ts");
        const again = (deck) => writeDeck(readDeck(deck, catalogue), catalogue);
        const list = "Left: Wren\nCenter: kula\n\n7 Pyrogem\n3 Bishop\n2 Stun\n";
        assert.equal(again(text), list);
        assert.equal(again(list), list);
        assert.equal(again(" "), "");
        assert.equal(again('{"name":"Mine","heroes":[],"cards":{}}'), "Deck: Mine\n");
    });

    test("a list is read as the program reads it", async () => {
        const { readDeck } = await load("editors/gem_blenders/model.ts");
        const list = [
            "# mine",
            "deck: Ferry: the last",
            "Back: wren",
            "Bench: Stun,, kula ",
            "3x pyrogem",
            " 0 Bishop",
            "2 Old Usher",
        ].join("\r\n");
        assert.deepEqual(readDeck(list, catalogue), {
            name: "Ferry: the last",
            heroes: ["wren", "stun", "kula"], // who was named for no place comes next
            cards: { pyrogem: 3, bishop: 0, "Old Usher": 2 },
        });
    });

    test("bars, and a deck in an order of chance", async () => {
        const model = await load("editors/gem_blenders/model.ts");
        const deck = model.readDeck("Left: Wren\n7 Pyrogem\n3 Bishop\n2 Stun\n", catalogue);
        const { blends, copies } = model.statisticsOf(deck, catalogue);
        assert.deepEqual(blends, [{ title: "LV.2", count: 3 }]);
        assert.deepEqual(copies, [
            { title: "×2", count: 1 },
            { title: "×3", count: 1 },
        ]);
        const first = model.shuffled(deck, () => 0);
        assert.equal(first.length, 12);
        assert.equal(first.filter((id) => id === "bishop").length, 3);
        assert.notDeepEqual(
            first,
            model.shuffled(deck, (most) => most - 1),
        );
    });

    test("what is no deck gets a sentence", async () => {
        const { readDeck } = await load("editors/gem_blenders/model.ts");
        for (const { foreign, words } of [
            { foreign: "life-burn", words: /no line of a deck/ },
            { foreign: "{", words: /not whole JSON/ },
            { foreign: "3 Stun\n1 stun", words: /twice/ },
            { foreign: "100 Stun", words: /from 0 to 99/ },
            { foreign: "Left: Wren\nleft: Kula", words: /twice who stands left/ },
            { foreign: "Lift: Wren", words: /no "lift"/ },
            { foreign: "[1]", words: /no line of a deck/ },
            { foreign: '{"heroes":[],"cards":{},"map":1}', words: /no "map"/ },
            { foreign: '{"heroes":"wren","cards":{}}', words: /"heroes" are not a list/ },
            { foreign: '{"heroes":[],"cards":{"stun":1.5}}', words: /how many of each/ },
            { foreign: '{"heroes":[],"cards":{"stun":100}}', words: /how many of each/ },
            { foreign: '{"heroes":[]}', words: /how many of each/ },
            { foreign: '{"name":1,"heroes":[],"cards":{}}', words: /name is not a text/ },
        ])
            assert.match(readDeck(foreign, catalogue), words);
    });

    test("heroes change places; an empty place is the end of the row", async () => {
        const { exchanged, readDeck, withoutHero } = await load("editors/gem_blenders/model.ts");
        const deck = { ...readDeck(text, catalogue), heroes: ["a", "b", "c"] };
        assert.deepEqual(exchanged(deck, 0, 2).heroes, ["c", "b", "a"]);
        assert.deepEqual(exchanged(deck, 0, 6).heroes, ["b", "c", "a"]);
        assert.deepEqual(withoutHero(deck, 1).heroes, ["a", "c"]);
    });

    test("totals, groups, copies, and what the gems pay", async () => {
        const model = await load("editors/gem_blenders/model.ts");
        const deck = model.withCount(model.readDeck(text, catalogue), "prismagem", 1);
        assert.deepEqual(model.totalsOf(deck, catalogue), { cards: 13, stars: 2, heroes: 2 });
        const groups = model.groupsOf(model.withCount(deck, "dragon", 1), catalogue);
        assert.deepEqual(
            groups.map((group) => [group.count, group.rows.map((row) => row.id)]),
            [
                [8, ["pyrogem", "prismagem"]],
                [3, ["bishop"]],
                [2, ["stun"]],
                [1, ["dragon"]],
            ],
        );
        const copies = [...catalogue.values()].map(model.copiesAllowed);
        assert.deepEqual(copies, [1, 99, 1, 3, 3]);
        assert.deepEqual(model.balanceOf(deck, catalogue), [
            { type: "Pyrogem", gems: 7, blends: 3 },
            { type: "Luminagem", gems: 0, blends: 3 },
        ]);
    });
});
