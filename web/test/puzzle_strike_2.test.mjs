// Puzzle Strike 2 on its own board, in a real browser against a real server.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
    against,
    asked,
    clickOnBoard,
    firstOf,
    fitsPhone,
    newTable,
    noBarriers,
    phone,
    pick,
    question,
    stories,
} from "./harness.mjs";

import { fitsWindows } from "./fits.mjs";
import { load } from "./load.mjs";

const { story } = stories();
const title = "Puzzle Strike 2";

const setMode = (mode, players) => async (form) => {
    await pick(form, "Mode", mode);
    await against(form);
    if (!players) return;
    await form.getByLabel("Players").fill(String(players));
    await form.getByLabel("Players").press("Tab");
};

/** Plays its cards, drops its gems, buys. */
const player = (ask) => firstOf(ask, ["play", "swap", "crash", "drop", "end", "power_up"]);

/** Does nothing, so that the gems do it. */
const idler = (ask) => firstOf(ask, ["end", "stop", "yield"]);

/** The board says what the view says. */
async function agrees(page, view) {
    for (const seat of view.seats) {
        const place = page.locator(`.puzzler[aria-label="${seat.name}"]`);
        assert.equal(
            (await place.locator(".pile-gem .gem").count()) -
                (await place.locator(".ghost").count()),
            seat.pile.length,
        );
        assert.equal(await place.locator(".incoming b").first().innerText(), String(seat.incoming));
        const filled = Object.values(seat.meters).reduce((sum, n) => sum + Math.min(n, 4), 0);
        assert.equal(await place.locator(".notch.filled").count(), filled);
        if (seat.incoming > 0)
            assert.equal(
                await place.locator(".after-drop b").innerText(),
                String(seat.height_after),
            );
    }
    const tucked = page.locator(".ante .gem-card");
    assert.equal(await tucked.count(), view.ante_ups, "Ante Ups lie beside the bank");
    if (view.dragon)
        assert.equal(await page.locator(".dragon-power b").innerText(), String(view.dragon.power));
}

describe("against the Dragon", () => {
    story("a whole game by clicking cards and buttons of the board", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await setMode("Solo")(form);
            await pick(form, "Your character", "Grave");
        });
        await page.locator(".dragon-place").waitFor();
        assert.equal(await page.locator(".gem-pile .pile-space").count(), 14);
        assert.equal(await page.locator(".bank-slots .gem-card").count(), 5);
        const names = await page.locator(".super-name").allInnerTexts();
        assert.deepEqual(names, ["Overload", "Purify", "Energize", "Trickshot"]);
        const meter = await page.locator(".meter").first().getAttribute("title");
        assert.match(meter ?? "", /blue, pink and green/);

        const kinds = new Set();
        let turns = 0;
        for (let ask; (ask = await question(person));) {
            const { view } = person.state;
            await agrees(page, view);
            const option = turns < 2 ? player(ask) : idler(ask);
            if (option.kind === "buy") turns++;
            kinds.add(option.kind);
            const height = view.seats[0].height_after;
            const moves = person.state.moves;
            await clickOnBoard(page, option);
            if (option.kind !== "drop") continue;
            await asked(page);
            const after = person.states.find((state) => state.moves === moves + 1);
            assert.equal(after.view.seats[0].pile.length, height, "the drop was foretold");
        }
        for (const kind of ["play", "end", "buy"]) assert.ok(kinds.has(kind), kind);
        const won = person.state.view.headline === "The Dragon is beaten";
        const heading = await page.locator(".ending h2").innerText();
        assert.match(heading, won ? /^You win/ : /Dragon wins/);
        const hoard = person.state.view.zones.find((zone) => zone.id === "hoard");
        assert.ok(hoard.count > 0);
        await page.getByRole("button", { name: /^hoard/ }).click();
        const cards = page.getByRole("dialog").locator(".gem-card");
        await cards.first().waitFor();
        assert.equal(await cards.count(), hoard.count);
    });

    story("three together, and everybody's place is there", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, setMode("Co-op", 3));
        for (let i = 0; i < 8; i++) {
            const ask = await question(person);
            if (!ask) break;
            await agrees(page, person.state.view);
            await clickOnBoard(page, player(ask));
        }
        assert.equal(await page.locator(".puzzler").count(), 3);
        assert.ok(await page.locator(".dragon-place").isVisible());
    });
});

describe("against each other", () => {
    story("three to the Grand Finale, and a spectator has no hand", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, setMode("Versus", 3));
        await asked(page);
        const watcher = await come();
        await watcher.page.goto(page.url());
        await watcher.page.locator(".puzzle-hand").waitFor();
        assert.equal(await watcher.page.getByLabel("Your hand", { exact: true }).count(), 0);
        assert.equal(await watcher.page.locator(".puzzle-hand .gem-card:not(.back)").count(), 0);
        assert.equal(await watcher.page.locator(".board-button").count(), 0);

        for (let ask; (ask = await question(person));) await clickOnBoard(page, idler(ask));
        const stages = new Set(person.states.map((state) => state.view?.stage));
        assert.ok(stages.has("finale"), [...stages].join(", "));
        assert.equal(await page.locator(".mark", { hasText: "scored" }).count(), 3);
        const winner =
            person.state.view.seats[person.state.result.seats.find((s) => s.place === 1).seat];
        const heading = await page.locator(".ending h2").innerText();
        if (winner.seat !== 0) assert.ok(heading.startsWith(winner.name), heading);
    });

    story("four on a phone", phone, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, setMode("Versus", 4));
        for (let i = 0; i < 6; i++) {
            const ask = await question(person);
            if (!ask) break;
            assert.equal(await page.locator(".puzzler").count(), 4);
            await fitsPhone(page, "the table");
            await page.locator(`.options [data-option="${player(ask).option}"]`).tap();
        }
    });
});

describe("on every screen", () => {
    for (const [mode, players] of [
        ["Versus", 2],
        ["Versus", 4],
        ["Solo", 0],
        ["Co-op", 4],
    ])
        story(`${mode}, ${players || 1}: all that lies on the felt`, {}, async (come) => {
            const person = await come();
            const { page } = person;
            await newTable(page, title, setMode(mode, players));
            for (let i = 0; i < 12; i++) {
                const ask = await question(person);
                if (!ask) break;
                if (i % 4 === 3) await fitsWindows(page);
                await page.locator(`.options [data-option="${player(ask).option}"]`).click();
            }
        });
});

describe("what breaks and falls in a pile", async () => {
    const { fallen } = await load("boards/puzzle_strike_2/fallen.ts");
    const nothing = { broken: [], falls: [] };

    test("gems above those that broke fall as far as there is room", () => {
        assert.deepEqual(fallen(["blue", "pink", "pink", "green"], ["blue", "green"]), {
            broken: [
                { at: 1, colour: "pink" },
                { at: 2, colour: "pink" },
            ],
            falls: [0, 2],
        });
    });
    test("nothing breaks in a pile that grows, or whose gems are swapped", () => {
        assert.deepEqual(fallen(["blue"], ["blue", "pink"]), nothing);
        assert.deepEqual(fallen(["blue", "pink"], ["pink", "blue"]), nothing);
    });
});

describe("for everybody", () => {
    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier on the board (${colorScheme})`,
            { colorScheme, bypassCSP: true },
            async (come) => {
                const person = await come();
                await newTable(person.page, title, setMode("Versus"));
                for (let i = 0; i < 5; i++)
                    await clickOnBoard(person.page, player(await question(person)));
                await asked(person.page);
                await noBarriers(person.page, "the board");
            },
        );
});
