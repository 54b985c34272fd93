// How one answers at a table: clicks, drags, keys, what is asked twice; the end; clocks in sight.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { against, answer, asked, fromMenu, phone, playNow, question, stories } from "./harness.mjs";

const { story } = stories();

/** Answers until the question suits, in the next game if need be. */
async function until(person, suits, most = 150) {
    for (let i = 0; i < most; i++) {
        const ask = await question(person);
        if (!ask) {
            const old = person.page.url();
            await person.page.getByRole("button", { name: "Play again" }).click();
            await person.page.waitForURL((url) => url.href !== old);
            continue;
        }
        if (suits(ask)) return ask;
        await person.page.locator(`.options [data-option="${ask.options[0].option}"]`).click();
    }
    return assert.fail("no such question came");
}

const inHand = (id) => id.includes(".hand.");

/** Things that exactly one option touches. */
function singles(ask) {
    const all = ask.options.flatMap((option) => [...new Set(option.touch)]);
    const once = all.filter((id) => all.indexOf(id) === all.lastIndexOf(id));
    return ask.options.flatMap((option) => {
        const id = option.touch.find((touched) => once.includes(touched));
        return id ? [{ id, option }] : [];
    });
}

const thing = (page, id) => page.locator(`.felt [data-id="${id}"]`).first();

/**
 * The middle of a thing, to be pressed by a mouse.
 * @returns {Promise<[number, number]>}
 */
async function middle(locator) {
    const box = await locator.boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Keys that are pressed before it is gone are the dialog's. */
async function closeDialog(page) {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Until the page shows that something was answered. */
const answered = (page, moves) =>
    page.locator(`[data-moves]:not([data-moves="${moves}"])`).waitFor();

describe("answering on the board", () => {
    story("a thing with one use is used at once", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        const onSpace = ({ id }) => id.startsWith("space");
        const ask = await until(person, (one) => singles(one).some(onSpace));
        const { id } = singles(ask).find(onSpace);
        const { moves } = person.state;
        await thing(page, id).click();
        await answered(page, moves);
        assert.equal(await page.locator(".choices").count(), 0);
    });

    story("a thing is dragged onto another one", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        // A card and the space it leads to belong to one option.
        const pairs = (ask) =>
            ask.options.filter(
                ({ touch }) => touch.length === 2 && inHand(touch[0]) && !inHand(touch[1]),
            );
        const ask = await until(person, (one) => pairs(one).length > 0);
        const [{ touch }] = pairs(ask);
        const from = await middle(thing(page, touch[0]));
        const to = await middle(thing(page, touch[1]));
        const { moves } = person.state;
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(from[0] + 3, from[1]);
        assert.equal(await page.locator(".dragged").count(), 0, "a hand that trembles");
        await page.mouse.move(...to, { steps: 4 });
        await page.locator(".dragged").waitFor();
        await page.mouse.up();
        await page.locator(".dragged").waitFor({ state: "detached" });
        await answered(page, moves);
        const mine = person.states.filter((state) => state.moves === moves + 1);
        assert.ok(mine.length > 0, "it was answered once");
    });

    story("what is dropped beside everything stays where it was", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        await asked(page);
        const card = page.locator(".fighter.own .number-card.live").first();
        const from = await middle(card);
        const { question: number } = person.state;
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(from[0] + 60, from[1] - 40, { steps: 3 });
        assert.equal(await page.locator(".choices").count(), 0, "nothing asks meanwhile");
        await page.mouse.move(2, 2, { steps: 3 });
        await page.mouse.up();
        assert.equal(await page.locator(".picked").count(), 0);
        assert.equal(person.state.question, number);
        await card.click(); // and a click is a click again
        await page.locator(".choices").waitFor();
    });

    story("two quick clicks on what has one use are one answer", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person, "Novice", "Gem Blenders");
        const ask = await question(person); // heroes are placed, one after the other
        assert.equal(ask.kind, "place");
        const heroes = ask.options.length;
        const { moves } = person.state;
        await thing(page, ask.options[0].touch[0]).dblclick();
        await answered(page, moves);
        const next = await question(person);
        assert.equal(next.options.length, heroes - 1, "one hero was placed");
    });

    story("what is laid out on the felt does what it does", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person, "Novice", "Puzzle Strike 2");
        const ask = await until(person, (one) => one.options.some(({ kind }) => kind === "play"));
        const card = ask.options.find(({ kind }) => kind === "play").touch[0];
        const { moves } = person.state;
        await page.mouse.move(...(await middle(thing(page, card))));
        await page.mouse.down();
        const { x, y } = await page.locator(".felt").evaluate((it) => it.getBoundingClientRect());
        await page.mouse.move(x + 6, y + 6, { steps: 4 }); // its edge: nothing lies there
        await page.mouse.up();
        await answered(page, moves);
    });

    story("a card is read by a right click, and by a touch that rests", {}, async (come) => {
        const reader = await come();
        await playNow(reader, "Novice", "Puzzle Strike 2");
        await asked(reader.page);
        const { moves } = reader.state;
        const face = reader.page.locator(".felt [data-face]").last();
        await face.click({ button: "right" });
        await reader.page.getByRole("dialog").locator(".card-details").waitFor();
        assert.equal(reader.state.moves, moves);

        const toucher = await come(phone);
        await playNow(toucher, "Novice", "Puzzle Strike 2");
        await asked(toucher.page);
        const before = toucher.state.moves;
        const [x, y] = await middle(toucher.page.locator(".felt .live[data-face]").last());
        const line = await toucher.context.newCDPSession(toucher.page);
        const touch = (type, points) =>
            line.send("Input.dispatchTouchEvent", { type, touchPoints: points });
        await touch("touchStart", [{ x, y }]);
        await toucher.page.getByRole("dialog").locator(".card-details").waitFor();
        await touch("touchEnd", []);
        assert.equal(toucher.state.moves, before, "to read is no answer");
    });
});

describe("what one prefers", () => {
    story("answers are asked for twice, for who wishes it", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        await asked(page);
        await fromMenu(page, "Preferences");
        await page.getByLabel("Are you sure").selectOption("all");
        await closeDialog(page);
        const { moves } = person.state;
        await page.keyboard.press("2");
        await page.getByRole("alertdialog").waitFor();
        await page.getByRole("button", { name: "No, something else" }).click();
        await page.getByRole("alertdialog").waitFor({ state: "detached" });
        assert.equal(person.state.moves, moves);
        await page.keyboard.press("1");
        await page.getByRole("button", { name: "Yes", exact: true }).waitFor();
        await page.keyboard.press("Enter"); // it has the focus
        await answered(page, moves);
        await page.reload();
        await asked(page);
        await page.locator(".options .option").first().click();
        await page.getByRole("alertdialog").waitFor();
    });

    story("keys can be switched off, and are listed", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        await asked(page);
        await page.keyboard.press("?");
        await page.getByRole("dialog", { name: "Keys and clicks" }).waitFor();
        await closeDialog(page);
        await fromMenu(page, "Preferences");
        await page.getByLabel(/Keys answer/).uncheck();
        await closeDialog(page);
        const { question: number } = person.state;
        for (const key of ["1", "2", "h", "u", "?"]) await page.keyboard.press(key);
        assert.equal(await page.locator(".options kbd").count(), 0);
        await page.getByRole("button", { name: "Hint" }).click();
        await page.locator(".option.best").waitFor(); // whatever the keys had done was there before
        assert.equal(person.state.question, number);
        assert.equal(await page.getByRole("dialog").count(), 0);
    });

    story("who answers by key goes on from the words of the next question", {}, async (come) => {
        const { page } = await come();
        await playNow({ page });
        for (let i = 0; i < 3 && (await asked(page)); i++) {
            const number = await page.locator(".options").getAttribute("data-question");
            await page.locator(".options .option").first().focus();
            await page.keyboard.press("Enter");
            await page
                .locator(`.options:not(.busy):not([data-question="${number}"]) .option`)
                .first()
                .waitFor();
            await page.locator(".prompt h1:focus").waitFor();
        }
    });
});

describe("around the table", () => {
    story("sounds begin with the first gesture, and can be switched off", {}, async (come) => {
        const { page } = await come();
        await page.addInitScript(() => {
            globalThis.struck = 0;
            for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
                const { start } = prototype;
                prototype.start = function (when) {
                    globalThis.struck++;
                    return start.call(this, when);
                };
            }
        });
        await playNow({ page });
        await asked(page);
        await answer(page);
        await asked(page);
        const struck = () => page.evaluate(() => globalThis.struck);
        const before = await struck();
        assert.ok(before > 0, "an answer is heard");
        await page.getByRole("button", { name: "Sound" }).click();
        const silent = await struck();
        await answer(page);
        await asked(page);
        assert.equal(await struck(), silent);
    });

    story("the end is shown over the board, and says why", {}, async (come) => {
        const { page } = await come();
        await playNow({ page });
        while (await asked(page)) await answer(page);
        const finale = page.locator(".finale-words");
        await finale.waitFor();
        const title = await page.locator(".ending h2").innerText();
        assert.equal(await finale.locator("strong").innerText(), title);
        assert.match(await finale.locator("p").last().innerText(), /\w+ (has|have) won|win|hit/);
        await page.locator(".finale").click();
        await finale.waitFor({ state: "detached" });
        assert.match(await page.locator(".last-blow").innerText(), /The last move: .+/);
        await page.reload();
        await page.locator(".ending h2").waitFor();
        assert.equal(await page.locator(".finale").count(), 0, "only for who was there");
        await page.getByRole("link", { name: "Another opponent" }).click();
        await page.getByRole("dialog").waitFor();
    });

    for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
        { width: 640, height: 400 },
        { width: 1280, height: 800 },
    ])
        story(
            `clock, board and question are in sight at ${viewport.width}x${viewport.height}`,
            { viewport },
            async (come) => {
                const { page } = await come();
                await page.goto("/?new=flash_duel");
                const form = page.getByRole("dialog");
                await form.getByLabel("Clock", { exact: true }).selectOption({ index: 2 });
                await against(form);
                await form.getByRole("button", { name: "Set the table" }).click();
                await asked(page);
                const low = await page.evaluate(() => {
                    const bottom = (selector) =>
                        [...document.querySelectorAll(selector)]
                            .filter((element) => element.checkVisibility())
                            .map((element) => element.getBoundingClientRect().bottom);
                    return {
                        clock: Math.min(...bottom(".clock")),
                        hand: Math.max(...bottom(".fighter.own .hand")),
                        words: Math.max(...bottom(".prompt h1")),
                        option: Math.min(...bottom(".options .option")),
                    };
                });
                for (const [what, bottom] of Object.entries(low))
                    assert.ok(bottom <= viewport.height, `${what} ends at ${bottom}`);
            },
        );
});
