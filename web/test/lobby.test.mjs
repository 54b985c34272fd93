// The way in: what the lobby shows to whom, and setting up a table as a person thinks.
import assert from "node:assert/strict";
import { describe } from "node:test";
import {
    against,
    answer,
    asked,
    fitsPhone,
    fromMenu,
    moreChoices,
    newTable,
    noBarriers,
    phone,
    pick,
    playNow,
    stories,
} from "./harness.mjs";

const { story } = stories();

const cardOf = (page, title) =>
    page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const ownRows = (page) => page.locator(".own-tables .own-row");

/** Adds up how far things have moved by themselves on the pages that are opened. */
const watchShifts = (page) =>
    page.addInitScript(() => {
        globalThis.shifts = 0;
        new PerformanceObserver((list) => {
            for (const { hadRecentInput, value } of /** @type {any[]} */ (list.getEntries()))
                if (!hadRecentInput) globalThis.shifts += value;
        }).observe({ type: "layout-shift", buffered: true });
    });

/** A slow line: what is asked for takes its time, one after the other. */
const slowDown = (page) =>
    page.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.continue();
    });

const shifts = async (page) => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300); // what comes over the socket
    return page.evaluate(() => globalThis.shifts);
};

describe("the lobby", () => {
    story("says what stands on the box of each game", {}, async (come) => {
        const { page } = await come();
        await page.goto("/");
        const card = cardOf(page, "Flash Duel");
        await card.getByText("1–5 players").waitFor();
        await card.getByText("10–20 min").waitFor();
        await card.getByText("light").waitFor();
        await card.getByText("three rounds win the game").waitFor();
        await card.getByText("Easy to begin with: Simple").waitFor();
        await cardOf(page, "Puzzle Strike: Shadows")
            .getByText("Easy to begin with: Duel, Grave against Setsuki")
            .waitFor();
        await card.getByRole("link", { name: "Rules of Flash Duel" }).click();
        await page.waitForURL(/\/rules\/flash_duel/);
    });

    story("a game against a bot is gone on with, and is nobody else's", {}, async (come) => {
        const person = await come();
        const other = await come();
        const { page } = person;
        await other.page.goto("/");
        const table = await playNow(person);
        await asked(page);
        await page.goto("/");
        await ownRows(page).first().waitFor();
        assert.match(await ownRows(page).innerText(), /Your turn[^]*against novice bot[^]*Simple/);
        assert.equal(await page.locator(`.tables [data-table="${table}"]`).count(), 0);
        assert.equal(await other.page.locator(`[data-table="${table}"]`).count(), 0);
        const card = cardOf(page, "Flash Duel");
        await card.getByRole("button", { name: "Play now" }).waitFor();
        await card.getByRole("link", { name: "Go on" }).click();
        await page.waitForURL(new RegExp(table));
        await asked(page);
        await other.page.goto(`/table/${table}`); // who has the link may watch
        await other.page.locator(".felt").waitFor();
    });

    story("shows three own tables and counts the rest; closing asks once", {}, async (come) => {
        const person = await come();
        const { page } = person;
        for (let i = 0; i < 4; i++) await playNow(person);
        await page.goto("/");
        await ownRows(page).first().waitFor();
        assert.equal(await ownRows(page).count(), 3);
        const play = await cardOf(page, "Flash Duel")
            .getByRole("button", { name: "Play now" })
            .boundingBox();
        assert.ok(play && play.y + play.height < 800, `one plays at ${play?.y}`);
        await page.getByRole("button", { name: "1 more" }).click();
        assert.equal(await ownRows(page).count(), 4);
        const close = () =>
            ownRows(page)
                .first()
                .getByRole("button", { name: /^Close the table/ });
        await close().click();
        await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
        assert.equal(await ownRows(page).count(), 4);
        await close().click();
        await page.getByRole("dialog").getByRole("button", { name: "Close it" }).click();
        await page.waitForFunction(() => document.querySelectorAll(".own-row").length === 3);
        await page.goto("/games?mine");
        await page.getByText("No game has been finished yet.").waitFor();
    });

    story("a guide is offered until the first game is over", {}, async (come) => {
        const person = await come();
        const { page } = person;
        const guide = page.getByRole("link", { name: /First time here/ });
        await page.goto("/");
        await guide.waitFor();
        await playNow(person);
        await fromMenu(page, "Resign");
        await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
        await page.locator(".ending").waitFor();
        await page.goto("/");
        await cardOf(page, "Flash Duel").waitFor();
        await guide.waitFor({ state: "detached" });
    });

    for (const [name, options] of Object.entries({
        "a desktop": {},
        "a phone": phone,
    }))
        story(
            `nothing jumps while it loads, on ${name} with a slow line`,
            options,
            async (come) => {
                const person = await come();
                const { page } = person;
                await watchShifts(page);
                await slowDown(page);
                await page.goto("/");
                await cardOf(page, "Puppet Wars").waitFor();
                const first = await shifts(page);
                await page.unroute("**/*");
                await playNow(person);
                await asked(page);
                await page.goto("/");
                await ownRows(page).first().waitFor();
                await slowDown(page);
                await page.reload();
                await ownRows(page).first().waitFor();
                await cardOf(page, "Puppet Wars").waitFor();
                const again = await shifts(page);
                assert.ok(first < 0.1 && again < 0.1, `${first} and ${again}`);
            },
        );
});

describe("a new table", () => {
    story("is remembered: Play now does the same again", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, "Puzzle Strike: Shadows", async (form) => {
            await against(form);
            await pick(form, "Your character", "Bal-Bas-Beta");
        });
        await asked(page);
        assert.deepEqual(person.state.setup.characters?.slice(0, 2), ["bal-bas-beta", "setsuki"]);
        await page.goto("/");
        await cardOf(page, "Puzzle Strike: Shadows")
            .getByText("As last time: Duel, Bal-Bas-Beta against Setsuki")
            .waitFor();
        await playNow(person, "Novice", "Puzzle Strike: Shadows");
        await asked(page);
        assert.deepEqual(person.state.setup.characters?.slice(0, 2), ["bal-bas-beta", "setsuki"]);
    });

    story("somebody's first game is an easy one", {}, async (come) => {
        const person = await come();
        await playNow(person, "Novice", "Gem Blenders");
        await asked(person.page);
        assert.equal(person.state.setup.red, "glacier");
    });

    story("for a friend it is not in the lobby, and the friend chooses", {}, async (come) => {
        const red = await come();
        const blue = await come();
        await red.page.goto("/?new=puzzle_strike");
        const form = red.page.getByRole("dialog");
        await pick(form, "Your opponent", "A friend");
        await pick(form, "Your character", "Jaina");
        await form.getByRole("button", { name: "Set the table" }).click();
        const link = await red.page.getByLabel("Invitation link").inputValue();
        await blue.page.goto("/");
        await cardOf(blue.page, "Flash Duel").waitFor();
        const id = link.split("/").pop();
        assert.equal(await blue.page.locator(`[data-table="${id}"]`).count(), 0);
        await blue.page.goto(link);
        await pick(blue.page, "Your character", "Rook");
        await blue.page.getByRole("button", { name: "Sit down" }).click();
        await blue.page.locator(".felt").waitFor();
        assert.deepEqual(blue.state.setup.characters?.slice(0, 2), ["jaina", "rook"]);
        // Closing such a game is to resign it.
        await blue.page.goto("/");
        const close = ownRows(blue.page).getByRole("button", { name: /^Close the table/ });
        await close.click();
        await blue.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
        await ownRows(blue.page).first().waitFor({ state: "detached" });
        await red.page.locator(".ending").waitFor();
    });

    story("asks only what matters for what was chosen", {}, async (come) => {
        const { page } = await come();
        await page.goto("/?new=puzzle_strike");
        await against(page);
        await moreChoices(page);
        const stacks = page.getByLabel(/^Stack \d+$/);
        await page.getByLabel("The bank's ten stacks").waitFor();
        assert.equal(await stacks.count(), 0);
        await page.getByLabel("The bank's ten stacks").selectOption({ label: "Custom" });
        assert.equal(await stacks.count(), 10);
        await stacks.first().selectOption({ label: "It's a Trap" });
        await page.getByLabel("Draft clockwork soldiers").check();
        await page.getByRole("group", { name: "Your character" }).waitFor({ state: "detached" });
        await pick(page, "Mode", "Tournament");
        assert.equal(await page.getByLabel("The bank's ten stacks").count(), 0);
    });

    story("shows no name that only programs use", {}, async (come) => {
        const { page } = await come();
        const games = ["flash_duel", "puzzle_strike", "puzzle_strike_2", "gem_blenders"];
        for (const game of [...games, "puppet_wars"]) {
            await page.goto(`/?new=${game}`);
            await against(page);
            if (game === "flash_duel") await pick(page, "Mode", "Full");
            await moreChoices(page);
            for (const all of await page.getByRole("button", { name: /^Show all/ }).all())
                await all.click();
            const words = await page
                .locator(".tile b, .new-table option, .field-title, legend")
                .allInnerTexts();
            assert.deepEqual(
                words.filter((word) => /_|^[a-z]/.test(word)),
                [],
                game,
            );
        }
    });
});

describe("for everybody", () => {
    for (const [size, options] of Object.entries({ desktop: {}, phone }))
        for (const colorScheme of ["light", "dark"])
            story(
                `axe finds no barrier on the way in (${size}, ${colorScheme})`,
                { ...options, colorScheme, bypassCSP: true },
                async (come) => {
                    const person = await come();
                    const { page } = person;
                    await playNow(person);
                    await asked(page);
                    await answer(page);
                    await page.goto("/");
                    await ownRows(page).first().waitFor();
                    await noBarriers(page, "the lobby");
                    await ownRows(page)
                        .getByRole("button", { name: /^Close/ })
                        .click();
                    await noBarriers(page, "the question");
                    await page.goto("/?new=puzzle_strike");
                    await against(page);
                    await moreChoices(page);
                    await noBarriers(page, "the form");
                    if (size === "phone") await fitsPhone(page, "the form");
                    await pick(page, "Your opponent", "Anybody");
                    await page.getByRole("button", { name: "Set the table" }).click();
                    const link = await page.getByLabel("Invitation link").inputValue();
                    const other = await come();
                    await other.page.goto(link);
                    await other.page.getByRole("group", { name: "Your character" }).waitFor();
                    await noBarriers(other.page, "taking a seat");
                    if (size === "phone") await fitsPhone(other.page, "taking a seat");
                },
            );

    story("the form is filled in by keys alone", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await page.goto("/?new=flash_duel");
        await page.getByRole("group", { name: "Mode" }).waitFor();
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute("value"));
        for (let i = 0; i < 10 && (await focused()) !== "anybody"; i++)
            await page.keyboard.press("Tab");
        for (let i = 0; i < 6 && (await focused()) !== "novice"; i++)
            await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Tab");
        assert.equal(await focused(), "simple");
        await page.keyboard.press("ArrowDown");
        await page.locator(".set-it button:enabled").waitFor();
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/table\//);
        await asked(page);
        assert.equal(person.state.setup.mode, "full");
    });
});
