// What the workshop does with texts that are no decks, in a real browser.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { asked, playNow, stories } from "./harness.mjs";

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
        await page.goto("/");
        await page.evaluate(() => {
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
});
