// The shapes that the page's types promise, compared by the compiler with what the games really say:
// random games of every mode are played by the engine, and whatever its views hold becomes a type.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Engine } from "./engine.mjs";
import { source } from "./load.mjs";
import { Seen } from "./seen.mjs";

const ROUNDS = 12; // until everything has been seen
const GAMES = 3; // of each mode in a round
const ANSWERS = 250; // of each game at most

/** Numbers that are the same in every run (mulberry32). */
function dice(seed) {
    let state = seed;
    return (sides) => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) % sides;
    };
}

/** A setup of this mode: about half of the other fields differ from their defaults. */
function setupOf(fields, mode, roll) {
    const setup = { mode };
    for (const { name, kind, choices, least, most, count, modes } of fields) {
        if (name === "mode" || roll(2) === 0 || (modes && !modes.includes(mode))) continue;
        const value = () =>
            kind === "flag"
                ? roll(2) === 1
                : kind === "number"
                  ? least + roll(most - least + 1)
                  : choices[roll(choices.length)];
        setup[name] = count === 1 || kind === "text" ? value() : [value()];
    }
    return setup;
}

const shapes = new Map(); // "protocol View" -> Seen
const see = (file, name, value) => {
    const key = `${file} ${name}`;
    if (!shapes.has(key)) shapes.set(key, new Seen());
    shapes.get(key).add(value);
};

/** Parts of views and catalogues that a game's shape describes by themselves. */
const parts = {
    puzzle_strike: (view) => {
        const bank = view.zones.find((zone) => zone.id === "bank");
        for (const pile of view.zones.filter((zone) => zone.kind === "pile"))
            see("boards/puzzle_strike/shape", "Pile", pile);
        for (const stack of bank.cards) see("boards/puzzle_strike/shape", "Stack", stack);
    },
};

/** An option: first a kind is drawn, so that what is rarely offered is often done. */
function anyOf(options, roll) {
    const kinds = [...new Set(options.map((option) => option.kind))];
    const kind = kinds[roll(kinds.length)];
    const alike = options.filter((option) => option.kind === kind);
    return alike[roll(alike.length)];
}

async function play(engine, game, setup, roll) {
    const begun = await engine.ask({ cmd: "new", game, setup, seed: roll(1e9) });
    if (!begun.ok) return false; // not every setup makes sense
    let { pending } = begun;
    const observers = [...Array(begun.seats).keys(), "spectator", "all"];
    for (let i = 0; ; i++) {
        const watching = pending.length > 0 && roll(2) === 0 ? pending[0] : null;
        const seat = watching ?? observers[roll(observers.length)];
        const { view } = await engine.must({ cmd: "view", seat });
        see("protocol", "View", view);
        see(`boards/${game}/shape`, "Table", view);
        parts[game]?.(view);
        if (pending.length === 0 || i === ANSWERS) return true;
        const { question } = await engine.must({ cmd: "question", seat: pending[0] });
        see("protocol", "Ask", question);
        const sensible = roll(2) === 0; // games of random answers alone come to nothing
        const options = sensible
            ? (await engine.must({ cmd: "suggest", seat: pending[0], bot: "plan" })).options
            : [anyOf(question.options, roll)];
        const { option } = options[0];
        ({ pending } = await engine.must({ cmd: "answer", seat: pending[0], option }));
    }
}

/** Some games of every mode of these games. */
async function playRound(engine, games, roll) {
    for (const { name, setup: fields } of games) {
        const { cards } = await engine.must({ cmd: "catalogue", game: name });
        for (const card of cards) see("protocol", "PrintedCard", card);
        if (name === "puzzle_strike")
            for (const card of cards) see("boards/puzzle_strike/shape", "Face", card);
        for (const mode of fields.find((field) => field.name === "mode").choices) {
            let played = 0;
            for (let tries = 0; played < GAMES && tries < 20 * GAMES; tries++)
                if (await play(engine, name, setupOf(fields, mode, roll), roll)) played++;
            assert.equal(played, GAMES, `${name}, ${mode}: hardly a setup can be played`);
        }
    }
}

const helpers = `
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: 0 } & string;

/** Members of the shape, also those that may be missing, which no value has ever had. */
type Unseen<Shape, Value, Path extends string = ""> = Shape extends readonly (infer Element)[]
    ? Value extends readonly (infer E)[] ? Unseen<NonNullable<Element>, NonNullable<E>, Path> : never
    : Shape extends object
      ? [Value] extends [never]
          ? Path
          : { [K in Named<Shape>]: K extends keyof Value
                ? Unseen<NonNullable<Shape[K]>, NonNullable<Value[K]>, \`\${Path}.\${K}\`>
                : \`\${Path}.\${K}\` }[Named<Shape>]
      : never;
`;

/** What a shape adds to: what that leaves open need not occur in every game. */
const bases = { Table: "View", Pile: "ViewZone", Stack: "ViewCard", Face: "PrintedCard" };

/** A program that can be compiled if and only if the values are of the type, and use all of it. */
function comparison(file, name, seen) {
    const base = bases[name];
    const path = JSON.stringify(join(source, file));
    return `
import type { ${name} as Shape } from ${path};
${base ? `import type { ${base} as Base } from ${JSON.stringify(join(source, "protocol"))};` : "type Base = {};"}
${helpers}
type Value = ${seen.type()};
export const fits = (value: Value): Shape => value;
type Never = Exclude<Unseen<Shape, Value>, Unseen<Base, Value>>;
export const unseen: [Never] extends [never] ? "nothing" : Never = "nothing";
`;
}

const tsc = createRequire(import.meta.url).resolve("typescript/package.json");

/** What the compiler has to say about these files. */
async function compile(files) {
    const folder = await mkdtemp(join(tmpdir(), "parlor-shapes-"));
    const config = {
        extends: fileURLToPath(new URL("../tsconfig.json", import.meta.url)),
        include: ["*.ts"],
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    for (const [name, text] of files) await writeFile(join(folder, `${name}.ts`), text);
    const said = await new Promise((resolve) =>
        execFile(
            process.execPath,
            [join(dirname(tsc), "bin/tsc"), "-p", folder, "--pretty", "false"],
            { maxBuffer: 1e8 },
            (_, out) => resolve(out),
        ),
    );
    await rm(folder, { recursive: true });
    return said;
}

/** What the compiler finds wrong with what has been seen so far. */
const faults = () =>
    compile(
        [...shapes].map(([key, seen]) => {
            const [file, name] = key.split(" ");
            return [key.replaceAll(/\W/g, "_"), comparison(file, name, seen)];
        }),
    );

describe("types of the page", () => {
    test("they are what the games say, and nothing in them is never said", async () => {
        const engine = new Engine();
        const roll = dice(1);
        const { games } = await engine.must({ cmd: "games" });
        let next = games;
        let found = "nothing has been compared";
        for (let round = 0; round < ROUNDS && found !== ""; round++) {
            await playRound(engine, next, roll);
            found = await faults();
            const left = games.filter(({ name }) => found.includes(`boards_${name}_`)); // not yet whole
            next = left.length > 0 ? left : games; // what is not of a board any of them may have
        }
        engine.end();
        assert.equal(found, "");
    });
    test("every board with a shape is compared", async () => {
        for (const entry of await readdir(join(source, "boards"), { recursive: true }))
            if (entry.endsWith("shape.ts"))
                assert.ok(shapes.has(`boards/${entry.replace(".ts", "")} Table`), entry);
    });
});
