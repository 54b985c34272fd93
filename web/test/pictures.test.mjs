// Every card has a picture of its own, and pictures draw what they should.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, test } from "node:test";
import { load, source } from "./load.mjs";
import { program, root } from "./program.mjs";

const cardsOf = (game) =>
    JSON.parse(execFileSync(program, ["cards", game, "--json"], { encoding: "utf8" }));

/** The board draws these itself. */
const drawnByBoards = (card) =>
    ["number", "track"].includes(card.kind) || (card.kind === "card" && !/^joker/.test(card.id));

const idsOfCards = async (game) =>
    cardsOf(game)
        .filter((card) => !drawnByBoards(card))
        .map((card) => card.id);

async function idsOfCharacters() {
    const people = await readFile(join(root, "src/games/characters.h"), "utf8");
    const named = [...people.matchAll(/X\([A-Z_]+, "([a-z-]+)"\)/g)].map((match) => match[1]);
    assert.equal(named.length, 20);
    const opponents = ["training-dummy", "deathstrike-dragon", "puzzle-dragon"];
    return [...named, ...opponents, "fencer", "clockwork-soldier"];
}

/** All that a drawing paints, with what is placed in it. */
const strokesOf = (drawing) =>
    drawing.flatMap((part) => (typeof part === "string" ? [part] : strokesOf(part.of)));

const tintsOf = (drawing) =>
    drawing.flatMap((part) =>
        typeof part === "string" ? [] : [part.tint ?? "tint", ...tintsOf(part.of)],
    );

const style = await readFile(join(source, "style/pictures.css"), "utf8");
const paints = new Set(["tint", ...[...style.matchAll(/\.paint-(\w+)/g)].map((m) => m[1])]);

const galleries = ["flash_duel", "gem_blenders", "puppet_wars", "puzzle_strike", "puzzle_strike_2"];
for (const name of ["characters", ...galleries])
    describe(`the pictures of ${name}`, async () => {
        const { gallery } = await load(`art/galleries/${name}.ts`);
        const all = Object.entries(gallery);

        test("each card has one, and there are no others", async () => {
            const wanted = name === "characters" ? idsOfCharacters() : idsOfCards(name);
            assert.deepEqual(Object.keys(gallery).sort(), (await wanted).sort());
        });
        test("no two are equal", () => {
            const known = new Map();
            for (const [id, drawing] of all) {
                const data = JSON.stringify(drawing);
                assert.ok(!known.has(data), `${id} looks like ${known.get(data)}`);
                known.set(data, id);
            }
        });
        test("each draws something, in paints that there are", () => {
            for (const [id, drawing] of all) {
                assert.ok(strokesOf(drawing).length >= 3, `${id} is hardly there`);
                for (const tint of tintsOf(drawing)) assert.ok(paints.has(tint), `${id}: ${tint}`);
                for (const stroke of strokesOf(drawing)) {
                    const [, paint, path] = /^(\w+) (.*)$/.exec(stroke) ?? [];
                    assert.ok(paints.has(paint), `${id}: no paint for ${stroke}`);
                    assert.match(path, /^[Mm][-0-9.,a-zA-Z ]+$/, `${id}: ${stroke}`);
                    assert.doesNotMatch(path, /NaN|undefined/, id);
                }
            }
        });
    });
