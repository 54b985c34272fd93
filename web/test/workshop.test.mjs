// The workshop in a real browser: what is made is checked, kept, shared, and never lost.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { describe } from "node:test";
import { asked, fitsPhone, noBarriers, phone, playNow, stories } from "./harness.mjs";
import { program } from "./program.mjs";

const { story } = stories();

const BENCH = "/make/gem_blenders/deck";
const report = (page) => page.getByRole("region", { name: "What the rules say" });

/** The messages that the page sends, and how often a connection ends. */
function overhear(page) {
    const sent = /** @type {any[]} */ ([]);
    const heard = { sent, closes: 0 };
    page.on("websocket", (socket) => {
        socket.on("framesent", ({ payload }) => heard.sent.push(JSON.parse(String(payload))));
        socket.on("close", () => heard.closes++);
    });
    return heard;
}

const file = (text) => ({ name: "a file.txt", mimeType: "text/plain", buffer: Buffer.from(text) });

/** One of the game's decks on the bench. */
async function takeDeck(page) {
    await page.goto(BENCH);
    await page.getByRole("region", { name: "Shelf" }).getByRole("button").first().click();
    await report(page).getByRole("heading", { name: "Ready to play" }).waitFor();
}

describe("the workshop", () => {
    story("a file that can't be one is refused before anything is sent", {}, async (come) => {
        const { page } = await come();
        const heard = overhear(page);
        await takeDeck(page);
        const before = heard.sent.length;
        const notice = page.locator(".notice.bad");
        for (const [text, why] of [
            ["x".repeat(20_000), /20,000 bytes.*\(deck\).*1,000/],
            ["é".repeat(700), /1,400 bytes/],
            ["deck\0", /no text/],
        ]) {
            await page.getByLabel("Open a file").setInputFiles(file(text));
            await notice.filter({ hasText: why }).waitFor();
            await notice.getByRole("button", { name: "Close" }).click();
        }
        await report(page).getByRole("heading", { name: "Ready to play" }).waitFor(); // the deck before
        assert.deepEqual(heard.sent.slice(before), []);
        assert.equal(heard.closes, 0);
        await playNow({ page });
        assert.ok(await asked(page), "the page is alive");
    });

    story("a draft that is too long says so, and hurts nobody", {}, async (come) => {
        const { page } = await come();
        await page.addInitScript(() => {
            const draft = JSON.stringify({ name: "Long", text: `{"a": "${"x".repeat(20_000)}"}` });
            localStorage.setItem("parlor.draft.gem_blenders.deck", draft);
        });
        const heard = overhear(page);
        await page.goto(BENCH);
        await report(page).getByRole("heading", { name: "It can't be used" }).waitFor();
        await report(page).getByText("20,009 bytes").waitFor();
        assert.ok(await page.getByRole("button", { name: "Play with it" }).isDisabled());
        assert.ok(await page.getByRole("button", { name: "Keep" }).isDisabled());
        await page.waitForTimeout(600);
        assert.equal(heard.closes, 0);
        assert.ok(!heard.sent.some((said) => said.do === "check"));
    });

    story("a verdict is about the text that is there", {}, async (come) => {
        const { page } = await come();
        let holding = false;
        await page.routeWebSocket(/\/socket$/, (client) => {
            const server = client.connectToServer();
            client.onMessage((message) => {
                if (!holding || JSON.parse(String(message)).do !== "check") server.send(message);
            });
        });
        await takeDeck(page);
        await page.getByLabel("Its name on your shelf").fill("Mine");
        const play = page.getByRole("button", { name: "Play with it" });
        assert.ok(await play.isEnabled());
        holding = true;
        await page.getByLabel("Open a file").setInputFiles(file("{}"));
        await report(page).getByRole("heading", { name: "Being checked…" }).waitFor();
        assert.ok(await play.isDisabled());
        assert.equal(await page.getByText("Ready to play").count(), 0);
    });

    story("all steps are undone and done again, also starting over", {}, async (come) => {
        const { page } = await come();
        await takeDeck(page);
        const total = page.locator(".deck-totals");
        await page.getByRole("region", { name: "Your deck" }).getByText("+").first().click();
        await total.getByText("51 of 50").waitFor();
        await page.getByRole("button", { name: "Start over" }).click();
        await total.getByText("0 of 50").waitFor();
        await page.getByRole("button", { name: "Undo" }).click();
        await total.getByText("51 of 50").waitFor();
        await page.keyboard.press("Control+z");
        await total.getByText("50 of 50").waitFor();
        await page.keyboard.press("Control+Shift+z");
        await total.getByText("51 of 50").waitFor();
        await page.keyboard.press("Control+z");
        await page.getByRole("button", { name: "Undo" }).click();
        await total.getByText("0 of 50").waitFor();
        assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
        await page.getByRole("button", { name: "Redo" }).click();
        await report(page).getByRole("heading", { name: "Ready to play" }).waitFor();

        await page.goto("/make/puppet_wars/army");
        const ronin = page.getByRole("status", { name: "How many of Ronin" });
        await page.getByRole("button", { name: "One Ronin more" }).click();
        await ronin.getByText("1").waitFor();
        await page.getByRole("button", { name: "Undo" }).click();
        await ronin.getByText("0").waitFor();
    });

    story("nothing is lost without a question", {}, async (come) => {
        const { page } = await come();
        await takeDeck(page);
        const name = page.getByLabel("Its name on your shelf");
        const keep = page.getByRole("button", { name: "Keep", exact: true });
        const shelf = page.getByRole("region", { name: "Shelf" });
        const total = page.locator(".deck-totals");
        await name.fill("Mine");
        await keep.click();
        await page.getByText("Mine is on your shelf.").waitFor();
        const more = page.getByRole("region", { name: "Your deck" }).getByText("+").first();
        await more.click();
        await page.getByText("Not on your shelf yet").waitFor();

        // Something else on the bench.
        await shelf.getByRole("button", { name: "Glacier" }).click();
        await page.getByRole("dialog").getByText("is not on your shelf").waitFor();
        await page.getByRole("button", { name: "Leave it as it is" }).click();
        await total.getByText("51 of 50").waitFor();
        await page.getByLabel("Open a file").setInputFiles(file("3 Usher\r\n"));
        await page.getByRole("button", { name: "Put it away" }).click();
        await total.getByText("3 of 50").waitFor();

        // A name that is taken already; one's own is not asked for.
        await name.fill("Mine");
        await keep.click();
        await page.getByRole("dialog").getByText("You have a deck called Mine").waitFor();
        await page.getByRole("button", { name: "Leave it as it is" }).click();
        await page.reload(); // what was left is there again
        await total.getByText("3 of 50").waitFor();
        await keep.click();
        await page.getByRole("button", { name: "Replace it" }).click();
        await page.getByText("Mine is on your shelf.").waitFor();
        await page.getByRole("button", { name: "One Usher less" }).last().click();
        await keep.click();
        await page.getByText("It is on your shelf.").waitFor();
        assert.equal(await page.getByRole("dialog").count(), 0);
        await page.getByRole("button", { name: "Remove" }).click();
        await page.getByRole("button", { name: "Remove it" }).click();
        await page.getByText("Mine is gone.").waitFor();
        await total.getByText("2 of 50").waitFor();
    });

    story("a work is shared by link, and hurts no draft", {}, async (come) => {
        const { page, context } = await come();
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        await takeDeck(page);
        await page.getByLabel("Its name on your shelf").fill("Ferry");
        await page.getByRole("button", { name: "Share by link" }).click();
        await page.getByText("The link is copied.").waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.length < 600, `${link.length} characters`);

        const other = await come();
        await other.page.goto(BENCH);
        await other.page.getByRole("button", { name: "One Carter more" }).click();
        await other.page.goto(link);
        await other.page.getByText("Ferry comes from a link").waitFor();
        await other.page.locator(".deck-totals").getByText("50 of 50").waitFor();
        assert.equal(await other.page.getByLabel("Its name on your shelf").inputValue(), "Ferry");
        await other.page.getByRole("link", { name: "back to your own" }).click();
        await other.page.getByRole("button", { name: "Left: Carter" }).waitFor();
        await other.page.locator(".deck-totals").getByText("0 of 50").waitFor();
        await other.page.goto(link.slice(0, -20));
        await other.page.getByRole("heading", { name: "This link can't be opened" }).waitFor();
        await other.page.getByText("The link is not whole").waitFor();
    });

    story("a deck is a file that people and the program read", {}, async (come) => {
        const { page } = await come();
        await takeDeck(page);
        await page.getByLabel("Its name on your shelf").fill("Ferry");
        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name: "Save as a file" }).click();
        const download = await coming;
        assert.equal(download.suggestedFilename(), "Ferry.txt");
        const path = await download.path();
        const text = await readFile(path, "utf8");
        assert.equal(text, execFileSync(program, ["deck", "show", "life-burn"]).toString());
        assert.match(text, /^Deck: Life Burn\nLeft: Sable\n[^]*\n6 Electrogem\n/);
        assert.equal(execFileSync(program, ["deck", "show", path]).toString(), text);
        // JSON goes out as a list.
        await page.getByRole("button", { name: "Start over" }).click();
        const json = '{"name": "Two", "heroes": ["wren"], "cards": {"usher": 2}}';
        await page.getByLabel("Open a file").setInputFiles(file(json));
        await page.locator(".deck-totals").getByText("2 of 50").waitFor();
        await report(page).getByText("GB-101.1a").waitFor();
        const next = page.waitForEvent("download");
        await page.getByRole("button", { name: "Save as a file" }).click();
        const list = await readFile(await (await next).path(), "utf8");
        assert.equal(list, "Deck: Two\nLeft: Wren\n\n2 Usher\n");
    });

    story(
        "a fault leads to its clause and its card; the list is not told twice",
        {},
        async (come) => {
            const { page } = await come();
            await page.goto(BENCH);
            await page.getByLabel("Open a file").setInputFiles(file("Left: Wren\n4 Usher\n"));
            const fault = report(page).locator(".fault", { hasText: "GB-101.4" });
            const clause = fault.getByRole("link", { name: "GB-101.4" });
            assert.equal(await clause.getAttribute("href"), "/rules/gem_blenders#GB-101.4");
            assert.equal(await clause.getAttribute("target"), "_blank");
            assert.ok(!/4 Usher|Heroes \(1\)/.test(await report(page).innerText()));
            await fault.getByRole("link", { name: "Usher" }).click();
            await page.getByRole("dialog", { name: "Usher" }).waitFor();
        },
    );

    story("a deck has statistics, and a hand on trial", {}, async (come) => {
        const { page } = await come();
        await takeDeck(page);
        const blends = page.getByRole("table", { name: "Blends", exact: true });
        await blends.getByRole("row", { name: "LV.2 7" }).waitFor();
        const trial = page.getByRole("region", { name: "A hand on trial" });
        await trial.getByRole("button", { name: "Draw 7" }).click();
        const hand = () => trial.locator("li").allInnerTexts();
        const first = await hand();
        assert.equal(first.length, 7);
        await trial.getByRole("button", { name: "One more" }).click();
        assert.deepEqual((await hand()).slice(0, 7), first);
        assert.equal((await hand()).length, 8);
        for (let i = 0; i < 9 && String((await hand()).slice(0, 7)) === String(first); i++)
            await trial.getByRole("button", { name: "Draw again" }).click();
        assert.notDeepEqual((await hand()).slice(0, 7), first);
        await trial.locator("li button").first().click();
        await page.getByRole("dialog").locator(".card-details").waitFor();
    });

    story("the workshop stands in the menu and lists what one has made", {}, async (come) => {
        const { page } = await come();
        await takeDeck(page);
        await page.getByLabel("Its name on your shelf").fill("Kept one");
        await page.getByRole("button", { name: "Keep", exact: true }).click();
        await page.getByText("It is on your shelf.").waitFor();
        await page.getByRole("button", { name: "Start over" }).click();
        await page.getByRole("link", { name: "Workshop", exact: true }).click();
        const decks = page.getByRole("region", { name: "Gem Blenders: deck" });
        await decks.getByRole("link", { name: "Kept one" }).click();
        await page.locator(".deck-totals").getByText("50 of 50").waitFor();
        assert.equal(await page.getByLabel("Its name on your shelf").inputValue(), "Kept one");
        assert.ok(page.url().endsWith(BENCH), "what was opened is not opened again");
        await page.getByRole("link", { name: "Replays" }).click();
        await page.getByRole("heading", { name: "Finished games" }).waitFor();
        await page.goto("/make/flash_duel/deck");
        await page.getByRole("heading", { name: "Flash Duel knows no deck" }).waitFor();
    });

    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier (${colorScheme})`,
            { bypassCSP: true, colorScheme },
            async (come) => {
                for (const wishes of [{}, phone]) {
                    const { page } = await come(wishes);
                    await page.goto("/make");
                    await page.locator(".works").first().waitFor();
                    await noBarriers(page, "the workshop");
                    if (wishes === phone) await fitsPhone(page, "the workshop");
                    await takeDeck(page);
                    if (wishes === phone)
                        await page.getByRole("button", { name: "Your deck" }).tap();
                    await page.getByRole("button", { name: "Draw 7" }).click();
                    await noBarriers(page, "the deck editor");
                    if (wishes === phone) await fitsPhone(page, "the deck editor");
                }
            },
        );
});
