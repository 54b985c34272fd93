// The books of the games in a real browser: found, linked, searched and shared.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { asked, fitsPhone, noBarriers, phone, playNow, stories } from "./harness.mjs";

const { story } = stories();

const games = ["flash_duel", "puzzle_strike", "puzzle_strike_2", "gem_blenders", "puppet_wars"];

/** Is it in the window, below what stays at its top? */
const inSight = (page, id) =>
    page.waitForFunction((wanted) => {
        const box = document.getElementById(wanted)?.getBoundingClientRect();
        return box && box.top > 40 && box.bottom < innerHeight;
    }, id);

const hits = (page, words) => page.locator(".hits", { hasText: words }).waitFor();

describe("the rules", () => {
    story("a clause has an address, also when the page comes late", {}, async (come) => {
        const { page } = await come();
        await page.route("**/api/games/gem_blenders/rules", async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 700));
            await route.continue();
        });
        await page.goto("/rules/gem_blenders#GB-204.4c");
        await inSight(page, "GB-204.4c");
        await page.locator(".pointed#GB-204\\.4c").waitFor();
        // Another one, named in a clause; and back.
        await page.goto("/rules/gem_blenders?q=GB-101.6");
        const link = page.locator("dd").getByRole("link", { name: "GB-101.6" }).first();
        await link.click();
        await page.waitForURL(/gem_blenders#GB-101\.6$/);
        await inSight(page, "GB-101.6");
        await page.goBack();
        await page.waitForURL(/q=GB-101\.6$/);
        assert.equal(await page.getByLabel("Search").inputValue(), "GB-101.6");
        await page.locator("dt a").first().click();
        await page.waitForURL(/rules\/gem_blenders#GB-/); // in its place, with all around it
        await hits(page, /^381 clauses$/);
    });

    story("contents lead to sections; on a phone they are folded", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/puppet_wars");
        const contents = page.getByRole("navigation", { name: "Contents" });
        await contents.getByRole("link", { name: "Torn Apart" }).click();
        await page.locator("h2", { hasText: "Torn Apart" }).waitFor();
        const id = await page.locator("h2", { hasText: "Torn Apart" }).getAttribute("id");
        await inSight(page, id);
        await page.goto("/rules/puzzle_strike"); // the number of a section is left out, but no other
        await contents.getByRole("link", { name: "4-gems", exact: true }).waitFor();
        await contents.getByRole("link", { name: "Setup", exact: true }).waitFor();
        const small = await come(phone);
        await small.page.goto("/rules/puppet_wars");
        const there = small.page.getByRole("navigation", { name: "Contents" });
        await small.page.locator(".clauses").first().waitFor();
        assert.ok(!(await there.isVisible()));
        await small.page.getByText("Contents").tap();
        await there.getByRole("link", { name: "Torn Apart" }).tap();
        await inSight(small.page, id);
        assert.ok(!(await there.isVisible()), "they fold away again");
    });

    story("what is searched is counted, marked and kept in the address", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/flash_duel");
        await hits(page, /^417 clauses$/);
        await page.getByLabel("Search").fill("retreat recover");
        await page.waitForURL(/\?q=retreat\+recover$/);
        await page.locator("#FD-087").waitFor();
        const marks = await page.locator("#FD-087 mark").allInnerTexts();
        assert.deepEqual([...new Set(marks.map((mark) => mark.toLowerCase()))].sort(), [
            "recover",
            "retreat",
        ]);
        const count = await page.locator(".clauses dt").count();
        await hits(page, new RegExp(`^${count} of 417 clauses$`));
        await page.reload();
        assert.equal(await page.getByLabel("Search").inputValue(), "retreat recover");
        await hits(page, new RegExp(`^${count} of 417 clauses$`));
        await page.getByRole("link", { name: "Cards", exact: true }).click();
        await page.waitForURL(/\/cards\?q=retreat/);
        await page.getByLabel("Search").fill("");
        await page.waitForURL(/\/cards$/);
    });

    story("clauses and cards name each other", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/gem_blenders?q=catalyst");
        await page.locator("dd").getByRole("link", { name: "Catalyst Controller" }).first().click();
        const card = page.getByRole("dialog", { name: "Catalyst Controller" });
        await card.getByText(/^Named in \d+ clause/).click();
        const back = card.getByRole("link", { name: /^GB-/ }).first();
        const clause = await back.innerText();
        await back.click();
        await page.waitForURL((address) => address.hash === `#${clause}`);
        await inSight(page, clause);
        assert.equal(await card.count(), 0);
    });

    story("a word of a card opens its line of the glossary", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/puppet_wars/cards/sebastian");
        const card = page.getByRole("dialog", { name: "Sebastian" });
        await card.getByRole("button", { name: "Scrap Heap" }).click();
        await card.locator(".term-line", { hasText: /^Scrap Heap .* PW-\d+$/ }).waitFor();
        await page.goto("/rules/puppet_wars/words?q=scrap#scrap_heap");
        await page.locator(".words .pointed").waitFor();
    });

    story("nobody sees what is for the tests alone", {}, async (come) => {
        const { page } = await come();
        for (const game of games) {
            await page.goto(`/rules/${game}`);
            await page.locator(".clauses").first().waitFor();
            assert.ok(!/\[no code\]/.test(await page.locator("main").innerText()), game);
        }
    });
});

describe("the cards", () => {
    story("are sorted out by what is printed on them, in the address", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/gem_blenders/cards");
        await hits(page, /^121 cards$/);
        await page.getByLabel("Kind").selectOption("blend");
        await page.getByLabel("Requires").selectOption("Caprogem");
        await page.getByLabel("With").selectOption("LV.2");
        await page.waitForURL(/kind=blend&Requires=Caprogem&with=LV\.2$/);
        const few = Number((await page.locator(".hits").innerText()).split(" ")[0]);
        assert.equal(few, await page.locator(".card-row").count());
        assert.ok(few > 0 && few < 15);
        await page.reload();
        await page
            .locator(".card-row")
            .nth(few - 1)
            .waitFor();
        await page.getByLabel("Kind").selectOption(""); // what only blends have is wanted no more
        await page.waitForURL(/\/cards$/);
        await hits(page, /^121 cards$/);
    });

    story("each has an address, and closes to where one was", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/flash_duel/cards?q=mine");
        await page.getByRole("link", { name: "Landmine" }).click();
        await page.waitForURL(/\/cards\/landmine\?q=mine$/);
        const card = page.getByRole("dialog", { name: "Landmine" });
        await card.getByText("Probably as printed").waitFor();
        await page.keyboard.press("Escape");
        await page.waitForURL(/\/cards\?q=mine$/);
        assert.equal(await card.count(), 0);
        await page.getByRole("link", { name: "Landmine" }).click();
        await card.waitFor();
        await page.goBack();
        await page.waitForURL(/\/cards\?q=mine$/);
        await page.goto("/rules/flash_duel/cards/landmine"); // as somebody has sent it
        await card.getByRole("button", { name: "Close" }).click();
        await page.waitForURL(/\/cards$/);
        await page.goto("/rules/flash_duel/cards/nothing");
        await page.getByText("There is no card “nothing”").waitFor();
    });

    story("where a card comes from stands behind its text", {}, async (come) => {
        const { page } = await come();
        await page.goto("/rules/gem_blenders/cards/usher");
        const card = page.getByRole("dialog", { name: "Usher" });
        const words = (await card.innerText()).replace(/\s+/g, " ");
        assert.match(words, /^Usher × Blend LV\.2 .* gem\. .*Probably as printed$/);
        await card.getByText("Probably as printed").click();
        await card.getByText("effect printed in the rulebook").waitFor();
        await page.goto("/rules/gem_blenders/cards?kind=hero");
        // Only those that are made up have a mark, and it is explained.
        const marked = page.locator(".card-row", { hasText: "reconstructed" });
        await marked.first().waitFor();
        assert.ok((await marked.count()) > 3);
        assert.ok((await marked.count()) < (await page.locator(".card-row").count()));
        await page.getByText("Reconstructed: made for Parlor").waitFor();
    });
});

describe("cards in words", () => {
    story(
        "a name in the log opens its card; Tab reaches one, arrows the others",
        {},
        async (come) => {
            const { page } = await come();
            await playNow({ page }, "Novice", "Puzzle Strike: Shadows");
            const names = page.locator(".log button.card-name");
            for (let i = 0; i < 40 && (await names.count()) < 3 && (await asked(page)); i++)
                await page.locator(".options .option").first().click();
            assert.ok((await names.count()) >= 3);
            assert.equal(await page.locator('.log button.card-name[tabindex="0"]').count(), 1);
            const words = await names.last().innerText();
            await page.locator(".log").focus();
            await page.keyboard.press("Tab");
            await page.keyboard.press("Tab"); // "Every detail"
            await page.waitForFunction(() => document.activeElement?.className === "card-name");
            await page.keyboard.press("ArrowLeft");
            await page.keyboard.press("ArrowRight");
            await page.keyboard.press("Enter");
            const card = page.getByRole("dialog", { name: words, exact: true });
            await card.waitFor();
            await page.keyboard.press("Escape");
            await names.last().hover();
            await page.locator(".peek").waitFor();
        },
    );
});

describe("for everybody", () => {
    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier (${colorScheme})`,
            { bypassCSP: true, colorScheme },
            async (come) => {
                for (const wishes of [{}, phone]) {
                    const { page } = await come(wishes);
                    for (const [path, there] of [
                        ["/rules/flash_duel?q=move", ".clauses mark"],
                        ["/rules/puzzle_strike/cards?q=gem", ".card-row mark"],
                        ["/rules/gem_blenders/cards/usher", ".card-details.full"],
                        ["/rules/puppet_wars/words#mode-chest", ".words"],
                    ]) {
                        await page.goto(path);
                        await page.locator(there).first().waitFor();
                        await noBarriers(page, path);
                        if (wishes === phone) await fitsPhone(page, path);
                    }
                }
            },
        );
});
