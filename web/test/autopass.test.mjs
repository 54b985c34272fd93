// Passing by itself in a real browser: one click for all questions of a kind in a turn.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { firstOf, playNow, question, stories } from "./harness.mjs";

const { story } = stories();

/** What gets a game of Gem Blenders to attacks that can be answered. */
const kinds = ["place", "go", "keep", "equip", "blend", "attack", "pass", "end_turn"];

const isAnswered = (ask) => ask.kind === "timed" && ask.options.length > 1;

/** Plays until something of the others' can be answered, with something else than passing. */
async function playToAnswer(person) {
    const { page } = person;
    for (let game = 0; game < 4; game++) {
        await playNow(person, "Novice", "Gem Blenders");
        for (let ask = await question(person); ask; ask = await question(person)) {
            if (isAnswered(ask)) return ask;
            const { option } = firstOf(ask, kinds);
            await page.locator(`.options [data-option="${option}"]`).click();
        }
    }
    throw new Error("In four games nothing could be answered.");
}

describe("passing by itself", () => {
    story("answers what is asked, and ends with the turn", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playToAnswer(person);
        const { question: first, moves } = person.state;
        await page.getByRole("button", { name: "for the rest of this turn" }).click();
        await page.locator(`.options[data-question="${first}"]`).waitFor({ state: "detached" });
        const given = person.states.findLast((state) => state.question !== first);
        assert.ok(given.moves > moves);
        const next = await question(person);
        const turned = person.states.some((state) =>
            state.events.some((event) => event.move >= moves && event.level <= 2),
        );
        assert.ok(!next || turned || !isAnswered(next), "the next is not asked in this turn");
        if (turned) assert.equal(await page.locator(".passing").count(), 0);
    });

    story("can be stopped with a click before it answers", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playToAnswer(person);
        const watching = await come(); // who looks on must not see how long one thinks
        await watching.page.goto(page.url());
        await watching.page.locator(".felt").waitFor();
        const { question: number } = person.state;
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000); // however slow this machine is
        await page.getByRole("button", { name: "until I am a target" }).click();
        await page.locator(".passing").getByRole("button", { name: "Stop" }).click();
        await page.locator(".pass-on").waitFor();
        for (let i = 0; i < 6; i++) await page.clock.runFor(1000); // longer than it ever waits
        await page.clock.resume();
        assert.equal(person.state.question, number);
        await page.locator(`.options[data-question="${number}"]`).waitFor();
    });
});
