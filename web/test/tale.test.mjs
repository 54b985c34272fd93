// The log tells the same story as the terminal: whole games, with the transcripts that are kept.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Engine } from "./engine.mjs";
import { load } from "./load.mjs";
import { root } from "./program.mjs";

const { fold, lineText, unfold } = await load("table/tale.ts");
const folder = join(root, "tests/transcripts");
const ENDING = ".parlor.json";

/** All that happens in a kept game, seen by everybody's eyes. */
async function eventsOf(engine, { game, setup, seed, answers }) {
    const begun = await engine.must({ cmd: "new", game, setup, seed, observer: "all" });
    const events = [...begun.events];
    for (const [seat, option] of answers)
        events.push(
            ...(await engine.must({ cmd: "answer", seat, option, observer: "all" })).events,
        );
    return events.map((event) => ({ ...event, move: 0 }));
}

const asSentence = (line) => (/[.!?]$/.test(line) ? line : `${line}.`);

/** Lines of prose, however they are broken and indented. */
const prose = (lines) => lines.join(" ").split(/\s+/).join(" ").trim();

const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
assert.ok(names.length >= 4);

describe("a whole game", () => {
    for (const name of names)
        test(name, async () => {
            const engine = new Engine();
            const record = JSON.parse(await readFile(join(folder, name), "utf8"));
            const transcript = join(folder, name.replace(ENDING, ".txt"));
            const events = await eventsOf(engine, record);
            engine.end();
            assert.equal(
                prose(fold(events).map((line) => asSentence(lineText(line)))),
                prose([await readFile(transcript, "utf8")]),
            );
            assert.equal(unfold(events).length, events.length);
        });
});

test("what follows a headline did not come of each other", () => {
    const event = (level, text, weight) => ({ level, text, weight, move: 0 });
    const told = [
        event(4, "Blue attacks"),
        event(5, "Red is hit", "headline"),
        event(5, "Red retreats"),
        event(5, "Blue retreats"),
        event(4, "Blue moves"),
        event(5, "Red is told"),
        event(5, "Blue rests"),
    ];
    assert.deepEqual(fold(told).map(lineText), [
        "Blue attacks",
        "Red is hit",
        "Red retreats, Blue retreats",
        "Blue moves: Red is told, Blue rests",
    ]);
});
