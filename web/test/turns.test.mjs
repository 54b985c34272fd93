// The others' turns are shown: every change for as long as an eye needs, whatever the game.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { asked, firstOf, playNow, question, stories } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const { story } = stories();

const SEEN = 150; // milliseconds
const ANSWERS = 4;
const LIMIT = 45_000; // milliseconds of one game: some turns are long

/** Notes with each frame which state the page shows. */
function watchFrames() {
    const painted = [];
    Object.assign(globalThis, { painted });
    const look = (now) => {
        const page = document.querySelector(".table-page");
        const moves = page instanceof HTMLElement ? Number(page.dataset.moves) : NaN;
        const last = painted[painted.length - 1];
        if (last) last.until = now; // it is there until this frame shows something else
        if (!last || last.moves !== moves) painted.push({ moves, from: now, until: now });
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}

/** @type {(page: Page) => Promise<{ moves: number, from: number, until: number }[]>} */
const framesOf = (page) => page.evaluate(() => /** @type {any} */ (globalThis).painted);

/** Answers some questions, not at once: what is asked is looked at, too. */
async function playSome(person) {
    const { page } = person;
    const end = Date.now() + LIMIT;
    for (let i = 0; i < ANSWERS && Date.now() < end; i++) {
        const ask = await question(person);
        if (!ask) return;
        await page.waitForTimeout(2 * SEEN);
        await page.locator(`.options [data-option="${ask.options.at(-1).option}"]`).click();
    }
    await asked(page);
    await page.waitForTimeout(2 * SEEN);
}

describe("what others do is shown", () => {
    for (const title of [
        "Flash Duel",
        "Puzzle Strike: Shadows",
        "Puzzle Strike 2",
        "Gem Blenders",
        "Puppet Wars",
    ])
        for (const reducedMotion of ["reduce", "no-preference"])
            story(
                `${title}, motion: ${reducedMotion}`,
                { reducedMotion, pace: "fast" },
                async (come) => {
                    const person = await come();
                    await person.page.addInitScript(watchFrames);
                    await playNow(person, "Novice", title);
                    await playSome(person);
                    const frames = await framesOf(person.page);
                    const told = [...new Set(person.states.map((state) => state.moves))];
                    const last = frames.at(-1)?.moves ?? 0; // which is still there
                    const running = told.filter((moves) => moves > 0 && moves < last);
                    assert.ok(running.length > ANSWERS, `only ${running.length} changes`);
                    for (const moves of running) {
                        const times = frames.filter((frame) => frame.moves === moves);
                        const time = Math.max(0, ...times.map(({ from, until }) => until - from));
                        assert.ok(
                            time >= SEEN,
                            `state ${moves} of ${told} was there for ${time} ms`,
                        );
                    }
                },
            );

    story(
        "a click shows the end, and the turn can be seen again",
        { pace: "slow" },
        async (come) => {
            const person = await come();
            const { page } = person;
            await playNow(person, "Novice", "Puzzle Strike 2");
            for (let i = 0; i < 30; i++) {
                const ask = await question(person);
                assert.ok(ask);
                const end =
                    ask.options.find((option) => option.kind === "end_action") ?? ask.options[0];
                await page.locator(`.options [data-option="${end.option}"]`).click();
                const skip = page.getByRole("button", { name: "Skip to the end" });
                if (
                    await skip.waitFor({ timeout: 1500 }).then(
                        () => true,
                        () => false,
                    )
                )
                    break;
            }
            await page.keyboard.press("Space");
            await page.getByRole("button", { name: "Show again" }).waitFor({ timeout: 1000 });
            const last = await page.locator(".table-page").getAttribute("data-moves");
            await page.getByRole("button", { name: "Show again" }).click();
            await page.getByRole("heading", { name: "Once more" }).waitFor();
            assert.equal(
                await page.locator(".options .option").count(),
                0,
                "nothing can be answered",
            );
            await page.locator(".felt").click({ position: { x: 4, y: 4 } });
            await page.getByRole("button", { name: "Show again" }).waitFor({ timeout: 1000 });
            assert.equal(await page.locator(".table-page").getAttribute("data-moves"), last);
        },
    );
});

story("what decides is in sight, and what is below the edge is announced", {}, async (come) => {
    const person = await come({ viewport: { width: 1280, height: 800 } });
    const { page } = person;
    await playNow(person, "Novice", "Flash Duel");
    let attacks = 0;
    for (let i = 0; i < 40; i++) {
        const ask = await question(person);
        if (!ask) break;
        const { hidden, said, seen } = await page.evaluate(async () => {
            await new Promise((ready) => setTimeout(ready, 100)); // until it is observed
            const edge = document.querySelector(".dock > .actions")?.getBoundingClientRect().top;
            const boxes = [...document.querySelectorAll(".options .option")];
            const below = (box) => box.getBoundingClientRect().bottom > (edge ?? 0) + 40;
            const strong = boxes.filter((box) =>
                ["attack", "dashing_strike"].includes(
                    box instanceof HTMLElement ? (box.dataset.kind ?? "") : "",
                ),
            );
            return {
                hidden: boxes.filter(below).length,
                said: document.querySelector(".more-below") !== null,
                seen: strong.length === 0 ? null : !strong[0] || !below(strong[0]),
            };
        });
        assert.ok(hidden === 0 || said, `${hidden} options are below the edge, unannounced`);
        if (seen !== null) attacks++;
        assert.notEqual(seen, false, "an attack is not in sight");
        await page
            .locator(`.options [data-option="${firstOf(ask, ["move_forward"]).option}"]`)
            .click();
    }
    assert.ok(attacks > 0, "nobody could attack");
});
