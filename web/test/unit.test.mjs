// The parts of the page that need no browser.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const source = fileURLToPath(new URL("../src/", import.meta.url));
let folder;

/** One file of the page as a module for node. */
async function load(path) {
    const outfile = join(folder, `${path.replaceAll("/", "_")}.mjs`);
    await build({
        entryPoints: [join(source, path)],
        outfile,
        bundle: true,
        format: "esm",
        jsx: "automatic",
        jsxImportSource: "preact",
        logLevel: "error",
    });
    return import(pathToFileURL(outfile).href);
}

before(async () => {
    folder = await mkdtemp(join(tmpdir(), "parlor-page-"));
});
after(() => rm(folder, { recursive: true, force: true }));

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

describe("states add up", () => {
    const event = (move, text) => ({ kind: "k", text, touch: [], move });
    const state = (moves, from, events, chat = []) => ({ moves, from, events, chat });
    const texts = (table) => table.events.map((e) => e.text);

    test("new events follow the known ones", async () => {
        const { mergeState } = await load("table/merge.ts");
        const first = mergeState(null, state(1, 0, [event(0, "a")]), true, 0);
        const second = mergeState(first, state(2, 1, [event(1, "b")]), false, 0);
        assert.deepEqual(texts(second), ["a", "b"]);
        assert.equal(second.gap, false);
    });
    test("a state that goes back forgets what was after it", async () => {
        const { mergeState } = await load("table/merge.ts");
        const first = mergeState(
            null,
            state(3, 0, [event(0, "a"), event(1, "b"), event(2, "c")]),
            true,
            0,
        );
        const back = mergeState(first, state(1, 1, []), false, 0);
        assert.deepEqual(texts(back), ["a"]);
        assert.equal(back.gap, true);
    });
    test("after a reconnection nothing is there twice", async () => {
        const { mergeState } = await load("table/merge.ts");
        const line = { name: "Otter", text: "hi" };
        const first = mergeState(null, state(1, 0, [event(0, "a")], [line]), true, 0);
        const again = mergeState(
            first,
            state(2, 0, [event(0, "a"), event(1, "b")], [line]),
            true,
            0,
        );
        assert.deepEqual(texts(again), ["a", "b"]);
        assert.equal(again.chat.length, 1);
    });
});

describe("small things", () => {
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
        assert.equal(parseRoute("/nowhere", "").page, "missing");
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
