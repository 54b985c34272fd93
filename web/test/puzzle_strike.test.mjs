// Puzzle Strike on its own board, in a real browser against a real server.
import assert from "node:assert/strict";
import { describe } from "node:test";
import {
    asked,
    clickOnBoard,
    fitsPhone,
    newTable,
    noBarriers,
    phone,
    question,
    stories,
} from "./harness.mjs";

const { story } = stories();
const title = "Puzzle Strike: Shadows";

const bots = (...sides) => {
    return async (form) => {
        for (const side of sides) await form.getByLabel(`Seat of ${side}`).selectOption("novice");
    };
};

const pileSum = (zone) => zone.cards.reduce((sum, gem) => sum + Number(gem.card.slice(4)), 0);

/** The first option of the first of these kinds that there is. */
const firstOf = (ask, kinds) =>
    kinds.map((kind) => ask.options.find((option) => option.kind === kind)).find(Boolean) ??
    ask.options[0];

/** Answers gems that are sent, crashes what it can, and buys the dearest: that is what leads to
 * counter-crashes. */
function crasher(ask) {
    const buys = ask.options.filter((option) => option.kind === "buy");
    const price = (option) => Number(option.text.split("$")[1]);
    const crash = ask.options.find((option) => /^Play (Crash Gem|Reversal)/.test(option.text));
    return (
        ask.options.find((option) => option.kind === "react") ??
        crash ??
        buys.sort((a, b) => price(b) - price(a))[0] ??
        firstOf(ask, ["break", "play", "combine"])
    );
}

/** Never touches the pile, so that ten antes end the game. */
const idler = (ask) => firstOf(ask, ["end", "pass", "buy"]);

/** Is this the answer to gems that are on their way to the person? */
const answersCrash = (state, option) => option.kind === "react" && state.view.sends.length > 0;

describe("a duel", () => {
    story("by clicking on the board, with a counter-crash", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await bots("Blue")(form);
            await form.locator("summary").click();
            await form.getByLabel("Characters 1").selectOption("grave");
            await form.getByLabel("Characters 2").selectOption("jaina");
        });
        let countered = 0;
        for (let game = 0; countered === 0 && game < 4; game++) {
            if (game > 0) await page.getByRole("button", { name: "Play again" }).click();
            for (let ask; (ask = await question(person));) {
                const option = countered ? idler(ask) : crasher(ask);
                if (answersCrash(person.state, option)) {
                    const [send] = person.state.view.sends;
                    const words = await page.locator(".chip-incoming").innerText();
                    assert.match(
                        words,
                        new RegExp(`${send.count} gems? on the way from Blue to Red`),
                    );
                    assert.match(words, /Red may react/);
                    countered++;
                }
                await clickOnBoard(page, option);
            }
        }
        assert.ok(countered > 0, "four games without a counter-crash");
        const kinds = person.states.flatMap((state) => state.events).map((event) => event.kind);
        const told = kinds.join(" ");
        assert.match(told, /send react (break )?(break )?(gain )*cancel/, "the log tells it");
        assert.match(await page.locator(".ending h2").innerText(), /wins?/);
    });
});
