// Lessons in the browser: what is said and pointed at, what is tried, and what is kept.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { fitsPhone, noBarriers, phone, stories } from "./harness.mjs";

const { story } = stories();

/** @type {(page: import("playwright-core").Page) => Promise<void>} */
const goOn = (page) => page.getByRole("button", { name: "Go on" }).click();

describe("a lesson", () => {
    story("is learnt on the real board", { bypassCSP: true }, async (come) => {
        const { page } = await come();
        await page.goto("/learn");
        await page.getByRole("link", { name: "One hit wins" }).click();
        await page.getByText("You are Red, on the left of the bridge.").waitFor();
        await page.locator('[data-id="pawn0"].hinted').waitFor();
        await noBarriers(page, "a step that tells something");
        await goOn(page);
        await page.locator('.lesson-page[data-step="1"]').waitFor();
        await goOn(page);
        await page.getByRole("heading", { name: "Attack with the card" }).waitFor();
        await page.locator('[data-id="seat0.hand.2"].hinted').waitFor(); // of the hand, each card
        await page.locator('.options [data-kind="move_back"]').first().click();
        await page.getByText("That is a move.").waitFor();
        await page.getByText("Try again.").waitFor();
        await noBarriers(page, "a wrong try");
        await page.locator('[data-id="seat0.hand.2"]').click();
        await page.locator('.choices [data-kind="attack"]').click();
        await page.getByText("Blue has no 3 to block with.").waitFor();
        assert.equal(await page.getByText("Try again.").count(), 0);
        await goOn(page);
        await page.getByRole("heading", { name: "Done!" }).waitFor();
        await page.getByRole("link", { name: "Next: Cards are steps" }).click();
        await page.getByText("A round begins.").waitFor();
        await page.goto("/learn/flash_duel");
        await page.getByRole("link", { name: "done One hit wins" }).waitFor();
        await page.getByRole("link", { name: "new Cards are steps" }).waitFor();
        await noBarriers(page, "the lessons");
    });

    story("shows what came of an answer before it goes on elsewhere", phone, async (come) => {
        const { page } = await come();
        await page.goto("/learn/flash_duel/attack");
        await page.locator(".options .option").first().waitFor();
        assert.equal(await page.evaluate(() => scrollY), 0); // the board is in sight
        await page.locator(".options .option", { hasText: "with two 2s" }).click();
        await page.getByText("Blue holds one 2, but needs two.").waitFor();
        assert.equal(await page.locator(".options").count(), 0);
        assert.equal(await page.getByText("Now the other way round.").count(), 0);
        await fitsPhone(page, "what came of an answer");
        await goOn(page);
        await page.getByText("Now the other way round.").waitFor();
    });

    story("that does not exist says so", {}, async (come) => {
        const person = await come();
        await person.page.goto("/learn/flash_duel/nothing");
        await person.page.getByRole("heading", { name: "No such lesson" }).waitFor();
        person.complaints = person.complaints.filter((text) => !text.includes("404"));
    });
});
