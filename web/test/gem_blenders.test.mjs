// Gem Blenders in a real browser: decks are made, and played with.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { describe } from "node:test";
import { against, asked, clickThing, phone, pick, question, stories } from "./harness.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const { story } = stories();

const BENCH = "/make/gem_blenders/deck";

/** Opens the workshop and waits for its cards. */
async function openBench(page) {
    await page.goto(BENCH);
    await page.locator(".card-tile").first().waitFor();
}

const tile = (page, id) => page.locator(`.card-tile[data-card="${id}"]`);

/** Finds a card by its name and puts `count` of it into the deck. */
async function put(page, id, name, count = 1) {
    await page.getByLabel("Search the cards").fill(name);
    const more = tile(page, id).getByRole("button", { name: `One ${name} more` });
    for (let i = 0; i < count; i++) await more.click();
}

const report = (page) => page.getByRole("region", { name: "What the rules say" });

async function fits(page, where) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${where} is ${wide} wide`);
}

async function noBarrier(page, where) {
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"] }),
    );
    const words = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" ")}`);
    assert.deepEqual(words, [], where);
}

/** A table against a novice, our own seat with this deck. */
async function playAgainstNovice(page, deck) {
    await page.goto("/");
    const article = page.getByRole("article").filter({ hasText: "Gem Blenders" });
    await article.getByRole("button", { name: "New table" }).click();
    const form = page.getByRole("dialog");
    if (deck) await pick(form, "Your deck", deck);
    await against(form);
    await form.getByRole("button", { name: "Set the table" }).click();
    await page.locator(".gem-blenders").waitFor();
}

/** The best kind of answer first: gems and blends, then everybody attacks. */
const kinds = ["place", "go", "keep", "block", "blend", "equip", "attack", "again", "end_turn"];

async function answerByList(page) {
    for (const kind of kinds) {
        const options = page.locator(`.options .option[data-kind="${kind}"]`);
        if ((await options.count()) === 0) continue;
        await (kind === "attack" ? options.last() : options.first()).click();
        return;
    }
    await page.locator(".options .option").last().click();
}

/** One click on something that glows, and one on what it offers. */
async function answerOnBoard(page) {
    const live = page.locator(".blender-hand .live, .frontline .live, .chip-card.live").first();
    if ((await live.count()) === 0) return false;
    if (await clickThing(page, live)) await page.locator(".choices .option").first().click();
    return true;
}

describe("the deck builder", () => {
    story("a deck from nothing, kept, found again, and played to the end", {}, async (come) => {
        const { page } = await come();
        await openBench(page);

        // Heroes: each takes the next place, then two of them change places.
        for (const [id, name] of [
            ["rufus", "Rufus"],
            ["greta", "Greta"],
            ["beatrice", "Beatrice"],
            ["sable", "Sable"],
        ])
            await put(page, id, name);
        const place = (name) => page.getByRole("button", { name, exact: true });
        await place("Left: Rufus").click();
        await place("Center: Greta").click();
        await place("Left: Greta").waitFor();
        await report(page).getByText("GB-101.3: the main deck has 0 cards").waitFor();

        // Too many stars, then few enough; no fourth copy.
        await put(page, "overtime", "Overtime", 2);
        await report(page).getByText("GB-101.6: its actions have 6 stars").waitFor();
        await tile(page, "overtime").getByRole("button", { name: "One Overtime less" }).click();
        await page.locator(".deck-totals").getByText("3 of 5").waitFor();
        await put(page, "hornet", "Hornet", 3);
        assert.ok(
            await tile(page, "hornet")
                .getByRole("button", { name: "One Hornet more" })
                .isDisabled(),
        );
        await put(page, "glider", "Glider", 3);
        await put(page, "gyro_spinner", "Gyro Spinner", 3);

        // The rest by the list of the deck.
        const row = (id) => page.locator(`[data-row="${id}"]`);
        for (const { id, name, count } of [
            { id: "terragem", name: "Terragem", count: 14 },
            { id: "cryogem", name: "Cryogem", count: 12 },
            { id: "aerogem", name: "Aerogem", count: 13 },
        ]) {
            await put(page, id, name);
            for (let i = 1; i < count; i++) await row(id).getByText("+").click();
        }
        await page.locator(".deck-totals").getByText("49 of 50").waitFor();
        await report(page).getByText("GB-101.3: the main deck has 49 cards").waitFor();
        assert.ok(await page.getByRole("button", { name: "Play with it" }).isDisabled());
        await row("cryogem").getByText("+").click();
        await report(page).getByText("A legal deck.").waitFor();

        // Kept, and found again.
        await page.getByLabel("Its name on your shelf").fill("Wings");
        await page.getByRole("button", { name: "Keep", exact: true }).click();
        await page.getByText("Wings is on your shelf.").waitFor();
        await page.reload();
        await page.getByRole("button", { name: "Start over" }).click();
        await place("Left: nobody").waitFor();
        await page.getByRole("region", { name: "Shelf" }).getByText("Wings").click();
        await place("Left: Greta").waitFor();
        await report(page).getByText("A legal deck.").waitFor();

        // And played with, on the board as far as it goes.
        await page.getByRole("button", { name: "Play with it" }).click();
        const form = page.getByRole("dialog");
        await against(form);
        await form.getByRole("button", { name: "Set the table" }).click();
        await page.locator(".gem-blenders").waitFor();
        let onBoard = 0;
        for (let turn = 0; await asked(page); turn++) {
            const click = turn > 0 && onBoard < 8; // at once, because some games are short
            if (click && (await answerOnBoard(page))) onBoard++;
            else await answerByList(page);
        }
        assert.ok(onBoard > 3, "cards and heroes can be clicked");
        await page.locator(".ending h2").waitFor();
    });

    story("search and filters find cards", {}, async (come) => {
        const { page } = await come();
        await openBench(page);
        const found = page.locator(".cards-found");
        await found.getByText("121 of 121 cards").waitFor();
        await page.getByRole("button", { name: "Blends" }).click();
        await page.getByRole("button", { name: "Nocturnagem", exact: true }).click();
        await page.getByRole("button", { name: "Caprogem", exact: true }).click();
        await page.getByLabel("Level").selectOption("2");
        await found.getByText("1 of 121 cards").waitFor();
        await tile(page, "usher").waitFor();
        await page.getByRole("button", { name: "Actions" }).click();
        await found.getByText("There is no such card.").waitFor();
        await page.getByRole("button", { name: "Nocturnagem", exact: true }).click();
        await page.getByRole("button", { name: "Caprogem", exact: true }).click();
        await page.getByLabel("Level").selectOption("");
        await page.getByLabel("Stars").selectOption("3");
        await found.getByText("2 of 121 cards").waitFor();
        await page.getByLabel("Search the cards").fill("cannot declare");
        await found.getByText("1 of 121 cards").waitFor();
        await tile(page, "overtime").waitFor();
    });

    story("heroes are ordered with the keyboard alone", {}, async (come) => {
        const { page } = await come();
        await openBench(page);
        await page.getByRole("button", { name: "Carousel" }).click();
        const place = (name) => page.getByRole("button", { name, exact: true });
        await place("Left: Wren").focus();
        await page.keyboard.press("Enter");
        await page.getByText("Where shall Wren stand?").waitFor();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await place("Back: Wren").waitFor();
        await place("Left: Carter").focus();
        await page.keyboard.press("Delete");
        await place("Left: Tobias").waitFor();
        await page.locator(".deck-totals").getByText("5 of 4–8").waitFor();
    });

    story("a text that is no deck says so and can be mended", {}, async (come) => {
        const { page } = await come();
        await openBench(page);
        const open = (name, text) =>
            page.locator('input[type="file"]').setInputFiles({
                name,
                mimeType: "application/json",
                buffer: Buffer.from(text),
            });
        await open("long.txt", `Deck: ${"x".repeat(980)}`);
        await put(page, "avalanche_bringer", "Avalanche Bringer");
        await page.getByRole("alert").getByText("There is no room for that").waitFor();
        await page.getByLabel("The deck's title").fill("Short");
        await page.getByRole("alert").waitFor({ state: "detached" });

        await open("foreign.json", '{"map": [1, 2]}');
        await page.getByRole("button", { name: "Put it away" }).click();
        await page.getByRole("alert").getByText('but no "map"').waitFor();
        const text = page.getByLabel("The text");
        await text.fill('{"heroes": ["wren"], "cards": {"pyrogem": 7, "dragon": 2}}');
        await page.getByRole("button", { name: "Back to the cards" }).click();
        await page.getByRole("button", { name: "Left: Wren" }).waitFor();
        await report(page).getByText("There is no card 'dragon'").waitFor();
        const less = page.getByRole("button", { name: "One dragon less" });
        await less.click();
        await less.click();
        await report(page).getByText("GB-101.1a: it has 1 heroes").waitFor();
        await page.getByRole("button", { name: "As text" }).click();
        assert.equal(await text.inputValue(), "Left: Wren\n\n7 Pyrogem\n");
        await text.fill("not even a list");
        await page.getByRole("alert").getByText('"not even a list" is no line').waitFor();
        await page.getByRole("button", { name: "Start over" }).click();
        await page.getByRole("button", { name: "Back to the cards" }).click();
        await page.getByRole("button", { name: "Left: nobody" }).waitFor();
    });
});

describe("the board", () => {
    story("positions face each other, and every number can be explained", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playAgainstNovice(page, "Glacier");
        while (await asked(page)) {
            if (person.state.view.started) break;
            await answerByList(page);
        }
        const positions = (side) =>
            page
                .locator(`.blender.${side} .frontline .hero`)
                .evaluateAll((heroes) => heroes.map((hero) => hero.dataset.position));
        assert.deepEqual(await positions("own"), ["left", "center", "right"]);
        assert.deepEqual(await positions("other"), ["right", "center", "left"]);
        await page.locator(".blender.own .frontline .hero-stats").first().click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText("written on Gideon").first().waitFor();
        await dialog.getByText("until a gem activates it").waitFor();
        await page.keyboard.press("Escape");
        for (let i = 0; i < 60 && (await question(person)); i++) {
            if ((await page.locator(".attack-line").count()) > 0) break;
            await answerByList(page);
        }
        const attackers = person.state.view.field.filter((hero) => hero.attacks);
        assert.ok(attackers.length > 0);
        assert.equal(await page.locator(".attack-line").count(), attackers.length);
        await page.locator(".moment").waitFor();
    });

    for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
        { width: 844, height: 390 },
    ])
        story(
            `the board keeps its size, and all of it is in sight (${viewport.width} wide)`,
            { viewport },
            async (come) => {
                const { page } = await come();
                await playAgainstNovice(page);
                const zooms = new Set();
                for (let i = 0; i < 14 && (await asked(page)); i++) {
                    const { zoom, cut } = await page.evaluate(() => {
                        /** @type {NodeListOf<HTMLElement>} */
                        const boards = document.querySelectorAll(".fitted");
                        const [board] = boards;
                        const felt = board.getBoundingClientRect();
                        const cut = [...board.querySelectorAll(".touch, .hero-stats")].filter(
                            (thing) => {
                                const { right, bottom } = thing.getBoundingClientRect();
                                return right > felt.right + 1 || bottom > felt.bottom + 1;
                            },
                        );
                        return { zoom: board.style.zoom, cut: cut.map((thing) => thing.className) };
                    });
                    assert.deepEqual(cut, []);
                    zooms.add(zoom);
                    await answerByList(page);
                }
                assert.equal(zooms.size, 1, [...zooms].join(", "));
            },
        );

    story("builder and board fit a phone", phone, async (come) => {
        const { page } = await come();
        await openBench(page);
        await fits(page, "the builder");
        await page.getByRole("button", { name: "Toll Road" }).tap();
        await page.getByRole("button", { name: "Your deck" }).tap();
        await page.getByRole("button", { name: "Left: Matthew" }).tap();
        await fits(page, "the deck");
        await playAgainstNovice(page);
        for (let i = 0; i < 25 && (await asked(page)); i++) {
            await fits(page, "the board");
            if (i % 4 === 3) await answerOnBoard(page);
            else await answerByList(page);
        }
    });

    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier (${colorScheme})`,
            { colorScheme, bypassCSP: true },
            async (come) => {
                const { page } = await come();
                await openBench(page);
                await page.getByRole("button", { name: "Carousel" }).click();
                await page.getByLabel("Search the cards").fill("rotate"); // few take less time
                await page.getByRole("button", { name: "Left: Wren" }).click();
                await noBarrier(page, "the builder");
                await playAgainstNovice(page, "Toll Road");
                for (let i = 0; i < 12 && (await asked(page)); i++) await answerByList(page);
                await noBarrier(page, "the board");
                await page.locator(".blender.own .hero-stats").first().click();
                await noBarrier(page, "the breakdown");
            },
        );
});
