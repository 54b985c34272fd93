// Puzzle Strike on its own board, in a real browser against a real server.
import assert from "node:assert/strict";
import { describe } from "node:test";
import {
    against,
    asked,
    clickOnBoard,
    firstOf,
    fitsPhone,
    moreChoices,
    newTable,
    noBarriers,
    phone,
    pick,
    question,
    stories,
} from "./harness.mjs";

const { story } = stories();
const title = "Puzzle Strike: Shadows";

const pileSum = (zone) => zone.cards.reduce((sum, gem) => sum + Number(gem.card.slice(4)), 0);

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
            await against(form);
            await pick(form, "Your character", "Grave");
            await moreChoices(form);
            await form.getByLabel("Character of Blue").selectOption("jaina");
        });
        let countered = 0;
        for (let game = 0; countered === 0 && game < 4; game++) {
            if (game > 0) await page.getByRole("button", { name: "Play again" }).click();
            for (let ask; (ask = await question(person));) {
                const option = countered ? idler(ask) : crasher(ask);
                if (answersCrash(person.state, option)) {
                    const [send] = person.state.view.sends;
                    const [me, foe] = person.state.seat === 0 ? ["Red", "Blue"] : ["Blue", "Red"];
                    const words = await page.locator(".chip-incoming").innerText();
                    assert.match(
                        words,
                        new RegExp(`${send.count} gems? on the way from ${foe} to ${me}`),
                    );
                    assert.match(words, new RegExp(`${me} may react`));
                    countered++;
                }
                await clickOnBoard(page, option);
            }
        }
        assert.ok(countered > 0, "four games without a counter-crash");
        const kinds = person.states.flatMap((state) => state.events).map((event) => event.kind);
        const told = kinds.join(" ");
        assert.match(told, /send react (break |get |gain )*cancel/, "the log tells it");
        assert.match(await page.locator(".ending h2").innerText(), /wins?/);
    });

    story("a discard pile can be looked through, and a spectator has no hand", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, against);
        for (let ask; (ask = await question(person));) {
            if (person.state.view.zones.some((z) => z.kind === "discard" && z.count > 1)) break;
            await clickOnBoard(page, crasher(ask));
        }
        const zone = person.state.view.zones.find((z) => z.kind === "discard" && z.count > 1);
        await page.locator(`[data-zone="${zone.id}"]`).click();
        const chips = page.getByRole("dialog").locator(".round-chip");
        await chips.first().waitFor();
        assert.equal(await chips.count(), zone.count);
        await page.keyboard.press("Escape");

        const watcher = await come();
        await watcher.page.goto(page.url());
        await watcher.page.locator(".chip-side.near").waitFor();
        assert.equal(await watcher.page.getByLabel(/^Your hand/).count(), 0);
        const known = watcher.state.view.seats.reduce((sum, seat) => sum + seat.shown, 0);
        assert.equal(
            await watcher.page.locator(".chip-hand .chip-disc:not(.back)").count(),
            known,
            "only what everybody has seen",
        );
        assert.equal(await watcher.page.locator(".answers").count(), 0);
    });
});

describe("more than two", () => {
    story("a Team Battle: four places, two piles, a shared one", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await pick(form, "Mode", "Team Battle");
            await against(form);
        });
        const near = page.locator(".chip-side.near");
        const partners = new Set();
        let turns = 0;
        for (let i = 0; i < 40 && turns < 6; i++) {
            const ask = await question(person);
            if (!ask) break;
            const { view } = person.state;
            const told = person.states.flatMap((state) => state.events);
            turns = new Set(told.filter((e) => e.kind === "turn").map((e) => e.move)).size;
            for (const seat of view.seats) {
                const plate = page.locator(`[data-seat="${seat.seat}"] .nameplate`);
                assert.ok(await plate.isVisible(), `${seat.name} has a place`);
            }
            assert.equal(await page.locator(".gem-stack").count(), 2);
            const [mine, theirs] = [0, 1].map((side) =>
                view.zones.find((z) => z.id === `pile${side}`),
            );
            assert.equal(await near.locator(".stack-sum b").innerText(), String(pileSum(mine)));
            assert.equal(await near.locator(".stack-gem").count(), mine.count);
            assert.equal(
                await page.locator(".far-sides .stack-sum b").innerText(),
                String(pileSum(theirs)),
            );
            for (const member of await near.locator(".member").all())
                partners.add(Number(await member.getAttribute("data-seat")));
            const hand = near.locator('[data-seat="3"] .chip-hand .chip-disc:not(.back)');
            assert.equal(await hand.count(), view.seats[3].shown, "the partner's hand is hidden");
            await clickOnBoard(page, crasher(ask));
        }
        assert.ok(turns >= 6, "six turns were played");
        assert.deepEqual([...partners].sort(), [0, 3], "Yellow plays with Red");
    });

    story("three players on a phone", phone, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await pick(form, "Mode", "Free for All");
            await against(form);
        });
        for (let i = 0; i < 8; i++) {
            const ask = await question(person);
            if (!ask) break;
            assert.equal(await page.locator(".gem-stack").count(), 3);
            await fitsPhone(page, "the table");
            await page.locator(`.options [data-option="${crasher(ask).option}"]`).tap();
        }
    });
});

describe("before a game", () => {
    story("a tournament: characters, and the loser replaces a stack", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await pick(form, "Mode", "Tournament");
            await against(form);
        });
        await asked(page);
        assert.equal(await page.locator(".characters .character").count(), 10);
        await page.locator(".felt").getByRole("button", { name: /^Troq/ }).click();
        let ask;
        while ((ask = await question(person)) && ask.kind !== "loser")
            await clickOnBoard(page, idler(ask));
        assert.ok(ask, "an idle player loses the first game");
        await clickOnBoard(
            page,
            ask.options.find((option) => option.text.startsWith("Replace")),
        );
        ask = await question(person);
        assert.equal(ask.kind, "swap_out");
        const out = ask.options[3];
        await clickOnBoard(page, out);
        ask = await question(person);
        assert.equal(ask.kind, "swap_in");
        const back = ask.options[5];
        const spare = back.touch[0].replace("spare.", "");
        await clickOnBoard(page, back);
        await question(person);
        const bank = person.state.view.zones.find((zone) => zone.id === "bank");
        assert.ok(bank.cards.some((stack) => stack.card === spare));
        assert.deepEqual(person.state.view.wins, [0, 1]);
        await page.getByText("won 1 of 2").waitFor();
    });

    story("a clockwork soldier is drafted from the pool", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await newTable(page, title, async (form) => {
            await against(form);
            await moreChoices(form);
            await form.getByLabel("Draft clockwork soldiers").check();
        });
        for (let round = 0; round < 3; round++) {
            const ask = await question(person);
            assert.equal(ask.kind, "draft");
            assert.equal(
                await page.locator(".chip-row.pool .round-chip").count(),
                ask.options.length,
            );
            await clickOnBoard(page, ask.options[0]);
        }
        await page.locator(".chip-bank").waitFor();
        assert.equal(person.state.view.seats[0].own.length, 3);
    });
});

describe("for everybody", () => {
    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier on the board (${colorScheme})`,
            { colorScheme, bypassCSP: true },
            async (come) => {
                const person = await come();
                await newTable(person.page, title, against);
                for (let i = 0; i < 6; i++) {
                    const ask = await question(person);
                    await clickOnBoard(person.page, crasher(ask));
                }
                await asked(person.page);
                await noBarriers(person.page, "the board");
            },
        );
});
