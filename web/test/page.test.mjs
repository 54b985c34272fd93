// The page in a real browser, against a real server.
import assert from "node:assert/strict";
import { describe } from "node:test";
import {
    against,
    answer,
    asked,
    clickThing,
    fitsPhone,
    fromMenu,
    HOST,
    messages,
    noBarriers,
    phone,
    pick,
    playNow,
    stories,
} from "./harness.mjs";

const { story, shared } = stories();

const idOf = (table) => `(SELECT id FROM game WHERE code = '${table}')`;

const hands = (state) => state.view.zones.filter((zone) => zone.kind === "hand");

describe("playing", () => {
    story(
        "a server that cheats is caught; who was promised nothing hears that",
        {},
        async (come) => {
            const { page } = await come();
            await page.routeWebSocket(/\/socket$/, (client) => {
                const server = client.connectToServer();
                client.onMessage((message) => {
                    const said = JSON.parse(String(message));
                    if (said.do === "share") said.share = "0".repeat(64); // it uses another one
                    server.send(JSON.stringify(said));
                });
            });
            await playNow({ page });
            await fromMenu(page, "Resign");
            await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
            await page.getByText("The shuffle was not fair!").waitFor();
            assert.match(
                await page.getByRole("alert").innerText(),
                /gave was not used.*tell the host/,
            );

            const other = await come();
            await other.page.goto(page.url());
            await other.page.getByText("The shuffle was not checked").click();
            await other.page.getByText("Nothing was promised to this device").waitFor();
        },
    );
    story("a whole game against a bot, by clicking, then its replay", {}, async (come) => {
        const { page } = await come();
        await playNow({ page });
        for (let clicks = 0; await asked(page); clicks++) {
            const card = page.locator(".fighter.own .number-card.live").first();
            if (clicks % 4 === 0 && (await card.count()) > 0) {
                if (await clickThing(page, card))
                    await page.locator(".choices .option").last().click();
            } else await answer(page);
        }
        await page.locator(".ending h2").waitFor();
        assert.match(await page.locator(".ending h2").innerText(), /win/);
        await page.getByText("The shuffle was checked").click();
        await page.getByText("The secret fits the hash").waitFor();
        assert.match(
            await page.locator(".fairness").innerText(),
            /verify .* --hash \w{64} --share/,
        );

        await page.getByRole("link", { name: "Replay", exact: true }).click();
        await page.getByText("The start").waitFor();
        assert.equal(
            await page.locator(".hand .number-card.back").count(),
            0,
            "everything is visible",
        );
        await page.getByRole("button", { name: "Forward", exact: true }).click();
        await page.locator(".replay-at", { hasText: /^1 \// }).waitFor();
        await page.getByRole("button", { name: "Last", exact: true }).click();
        await page
            .getByText(/wins? the game/)
            .first()
            .waitFor();
        const last = Number((await page.locator(".replay-at").innerText()).split("/")[1]);
        assert.ok(last > 10);
        await page.locator(".log li button").nth(3).click();
        const shared = page.url();
        assert.match(shared, /move=\d+/);
        const words = await page.locator(".prompt h1").innerText();
        await page.goto(shared);
        await page.locator(".prompt h1", { hasText: words }).waitFor();
        await page.getByRole("button", { name: "Play", exact: true }).click();
        const at = Number(new URL(shared).searchParams.get("move"));
        await page.locator(".replay-at", { hasText: `${at + 2} /` }).waitFor();
        await page.getByLabel("Seen by").selectOption("0");
        await page.locator(".fighter.other .number-card.back").first().waitFor();
    });

    story(
        "two people play each other to the end, and a spectator sees no hand",
        {},
        async (come) => {
            const red = await come();
            const blue = await come();
            const watcher = await come();
            await red.page.goto("/");
            await red.page.getByRole("button", { name: "New table" }).first().click();
            await red.page.getByRole("button", { name: "Set the table" }).click();
            await red.page.getByText("The game begins when every seat is taken").waitFor();
            const link = await red.page.getByLabel("Invitation link").inputValue();

            await blue.page.goto("/");
            const row = blue.page.locator(`[data-table="${link.split("/").pop()}"]`);
            await row.getByText("free seat").waitFor();
            await blue.page.goto(link);
            await blue.page.getByRole("button", { name: "Sit down" }).click();
            await watcher.page.goto(link);

            let moves = 0;
            for (; ; moves++) {
                const first = await Promise.race([
                    asked(red.page).then((on) => ({ page: red.page, on })),
                    asked(blue.page).then((on) => ({ page: blue.page, on })),
                ]);
                if (!first.on) break;
                const { page } = first;
                if (moves === 1) {
                    await page.getByRole("tab", { name: "Chat" }).click();
                    await page.getByPlaceholder("Say something").fill("Good luck!");
                    await page.getByRole("button", { name: "Send" }).click();
                    await page.locator(".chat-lines", { hasText: "Good luck!" }).waitFor();
                }
                await answer(page);
            }
            await red.page.locator(".ending h2").waitFor();
            await blue.page.locator(".ending h2").waitFor();
            const titles = [
                await red.page.locator(".ending h2").innerText(),
                await blue.page.locator(".ending h2").innerText(),
            ];
            assert.equal(titles.filter((title) => title === "You win!").length, 1);

            await watcher.page.locator(".ending h2").waitFor();
            await watcher.page.getByRole("tab", { name: "Chat" }).click();
            await watcher.page.getByText("Good luck!").waitFor();
            // When time is over both show their cards, until the next round is dealt.
            const hidden = (state) =>
                state.status === "running" && !/is over/.test(state.view.headline);
            const running = watcher.states.filter(hidden);
            assert.ok(running.length > 5);
            for (const state of running) {
                assert.equal(state.seat, null);
                assert.equal(state.ask, null);
                for (const hand of hands(state))
                    for (const card of hand.cards) assert.equal(card.card, null);
            }
            for (const state of red.states.filter(hidden))
                for (const card of hands(state)[1].cards)
                    assert.equal(card.card, null, "the other's hand");
        },
    );

    story("finished games are listed, and their records can be fetched", {}, async (come) => {
        const { page } = await come();
        await page.goto("/games"); // that of two people is for everybody
        const row = page.locator(".table-row", { hasText: "Flash Duel" }).first();
        await row.waitFor();
        const link = await row.getByRole("link", { name: "Record" }).getAttribute("href");
        const record = await page.request.get(link ?? "");
        assert.equal((await record.json()).game, "flash_duel");
        await page.getByRole("tab", { name: "Yours" }).click();
        await page.getByText("No game has been finished yet.").waitFor();
    });

    story("two people agree to pause, to take back and to play again", {}, async (come) => {
        const red = await come();
        const blue = await come();
        await red.page.goto("/");
        await red.page.getByRole("button", { name: "New table" }).first().click();
        const form = red.page.getByRole("dialog");
        await form.getByLabel("Clock", { exact: true }).selectOption({ index: 2 });
        await form.getByRole("button", { name: "Set the table" }).click();
        const link = await red.page.getByLabel("Invitation link").inputValue();
        await blue.page.goto(link);
        await blue.page.getByRole("button", { name: "Sit down" }).click();
        await red.page.locator(".players .clock").first().waitFor();

        const both = [red.page, blue.page];
        const otherThan = (page) => (page === red.page ? blue.page : red.page);
        /** One asks by a button, the other agrees. */
        const agree = async (asker, button) => {
            if (button === "Pause") await fromMenu(asker, button);
            else await asker.getByRole("button", { name: button, exact: true }).click();
            await asker.getByText("Waiting for the others").waitFor();
            await otherThan(asker).getByRole("button", { name: "Agree" }).click();
        };
        await agree(red.page, "Pause");
        for (const page of both) await page.getByText("The game is paused").waitFor();
        await agree(blue.page, "Go on");
        for (const page of both)
            await page.getByText("The game is paused").waitFor({ state: "detached" });

        const toMove = async () => {
            await Promise.race(
                both.map((page) => page.locator(".options .option").first().waitFor()),
            );
            return (await red.page.locator(".options .option").count()) > 0 ? red : blue;
        };
        const first = await toMove();
        await first.page.locator(".options .option").first().click();
        await otherThan(first.page).locator(".options .option").first().waitFor();
        await agree(first.page, "Undo");
        await first.page.locator(".options .option").first().waitFor();
        assert.equal(first.state.moves, 0);
        assert.equal(
            await blue.page.getByRole("button", { name: "Hint" }).count(),
            0,
            "no hint among people",
        );

        await fromMenu(red.page, "Resign");
        await red.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
        await blue.page.getByRole("heading", { name: "You win!" }).waitFor();
        await agree(red.page, "Play again");
        for (const page of both) {
            await page.waitForURL((url) => url.href !== link && url.pathname.startsWith("/table/"));
            await page.locator(".prompt h1").waitFor();
        }
        assert.equal(red.page.url(), blue.page.url());
    });

    story("a reload in the middle loses nothing", {}, async (come) => {
        const { page } = await come();
        await playNow({ page });
        for (let i = 0; i < 3; i++) {
            await asked(page);
            await page.locator(".options .option").first().click();
        }
        await asked(page);
        const hand = () =>
            page
                .locator(".fighter.own .number-card")
                .evaluateAll((all) => all.map((c) => c.ariaLabel));
        const log = () => page.locator(".log li").allInnerTexts();
        const kept = [await hand(), await log()];
        await page.reload();
        await asked(page);
        assert.deepEqual([await hand(), await log()], kept);
        await page.goto("/");
        await page.locator(".own-tables").getByRole("link", { name: "Go on" }).click();
        await asked(page);
    });

    story(
        "when the server goes and comes back, an answer given meanwhile arrives once",
        {},
        async (come) => {
            const person = await come();
            const { page } = person;
            await playNow(person);
            await asked(page);
            const { moves } = person.state;
            const { port } = shared.server;
            const mine = () => page.locator(".log li", { hasText: /^You move/ }).count();
            const before = await mine();
            person.mayLoseTheLine = true;
            assert.equal(await shared.server.stop(), 0);
            await page.getByText("Reconnecting").waitFor();
            await page.locator('.options .option[data-kind="move_forward"]').first().click();
            await shared.server.start(port);
            await page.getByText("Reconnecting").waitFor({ state: "detached" });
            await asked(page);
            assert.equal(person.state.seat, 0);
            assert.ok(person.state.moves > moves, "the answer has arrived");
            assert.equal(await mine(), before + 1, "once");
        },
    );

    story("a game that new rules have ended says so, and has its record", phone, async (come) => {
        const person = await come({ bypassCSP: true });
        const { page } = person;
        const table = await playNow(person);
        await asked(page);
        await answer(page);
        await asked(page);
        const { moves } = person.state;
        person.mayLoseTheLine = true;
        await shared.server.startChanged(
            `UPDATE game SET rules = rules - 1 WHERE code = '${table}'`,
            `UPDATE answer SET state = state + 1 WHERE game = ${idOf(table)}`,
        );
        await page.reload();
        await page.getByRole("heading", { name: "No result" }).waitFor();
        await page.getByText("nobody has lost").waitFor();
        await page.getByText("played by earlier rules").waitFor();
        await page.getByText("The shuffle was checked").click();
        await page.getByText("A Parlor with the rules of that time can").waitFor();
        assert.equal(await page.locator(".places").count(), 0, "nobody is first");
        assert.equal(await page.getByRole("link", { name: "Replay", exact: true }).count(), 0);
        await fitsPhone(page, "a game without a result");
        await noBarriers(page, "a game without a result");
        const link = await page.getByRole("link", { name: "Record" }).getAttribute("href");
        const record = await (await page.request.get(link ?? "")).json();
        assert.equal(record.answers.length, moves);

        await page.goto("/games?mine");
        const row = page.locator(".table-row");
        await row.getByText("no result: the rules were corrected").waitFor();
        assert.equal(await row.getByRole("link", { name: "Replay", exact: true }).count(), 0);
        await page.goto(`/replay/${table}`);
        await page.getByText("its moves can no longer be shown").waitFor();
        await page.goto(`/table/${table}`);
        await page.getByRole("button", { name: "Play again" }).click();
        await page.waitForURL((url) => !url.pathname.endsWith(table));
        assert.ok(await asked(page), "the next one is by the new rules");
    });

    story("a game by earlier rules is told by its story, or by its record", {}, async (come) => {
        const person = await come();
        const { page } = person;
        const table = await playNow(person);
        await asked(page);
        await fromMenu(page, "Resign");
        await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
        await page.locator(".ending", { hasText: "You resigned." }).waitFor();
        await page.getByRole("link", { name: "Replay", exact: true }).click();
        await page.getByText("The start").waitFor();
        person.mayLoseTheLine = true;
        const told = () => shared.server.ask(`SELECT story FROM game WHERE code = '${table}'`);
        while (told()[0][0][0] === 0) await page.waitForTimeout(50);
        await shared.server.startChanged(
            `UPDATE game SET rules = rules - 1 WHERE code = '${table}'`,
        );
        await page.goto(`/table/${table}`);
        await page.locator(".felt").waitFor();
        await page.getByText("The replay tells what happened.").waitFor();
        await page.getByRole("link", { name: "Replay", exact: true }).click();
        await page.getByText("The start").waitFor();

        await shared.server.startChanged(
            `UPDATE game SET story = 2 WHERE code = '${table}'`,
            `DELETE FROM story WHERE game = ${idOf(table)}`,
        );
        await page.goto(`/table/${table}`);
        await page.locator(".ending", { hasText: "You resigned." }).waitFor();
        await page.getByText("its moves can't be shown here").waitFor();
        assert.equal(await page.locator(".places li").count(), 2);
        assert.equal(await page.getByRole("link", { name: "Replay", exact: true }).count(), 0);
        const link = await page.getByRole("link", { name: "Record" }).getAttribute("href");
        const record = await (await page.request.get(link ?? "")).json();
        assert.deepEqual(record.closed, { how: "resigned", by: 0 });
    });

    story("an answer whose reply is lost is sent again and counts once", {}, async (come) => {
        const person = await come();
        const { page } = person;
        let losing = false;
        let answers = 0;
        await page.routeWebSocket(/\/socket$/, (socket) => {
            const line = socket.connectToServer();
            socket.onMessage((message) => {
                if (JSON.parse(String(message)).do === "answer") answers++;
                line.send(message);
            });
            line.onMessage((message) => {
                if (losing && messages(message).some((said) => "re" in said)) {
                    losing = false;
                    void socket.close();
                } else if (!losing) socket.send(message);
            });
        });
        await playNow(person);
        await asked(page);
        const mine = page.locator(".log li", { hasText: /^You move/ });
        const before = await mine.count();
        losing = true;
        await page.locator('.options .option[data-kind="move_forward"]').first().click();
        await mine.nth(before).waitFor();
        await asked(page);
        assert.equal(answers, 2, "it was sent twice");
        assert.equal(await mine.count(), before + 1, "and counted once");
    });

    story("hint and undo", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await playNow(person);
        await asked(page);
        await page.keyboard.press("h");
        await page.locator(".option.best .estimate").waitFor();
        await page.locator(".touch.hinted").first().waitFor();
        const prompt = await page.locator(".prompt h1").innerText();
        const { question } = person.state;
        await page.locator(".options .option").first().click();
        await asked(page);
        await page.getByRole("button", { name: "Undo" }).click();
        await page.locator(".prompt h1", { hasText: prompt }).waitFor();
        await page.waitForTimeout(200);
        assert.equal(person.state.moves <= question + 1, true);
    });

    story("resigning ends the game", {}, async (come) => {
        const { page } = await come();
        await playNow({ page });
        await asked(page);
        await fromMenu(page, "Resign");
        await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
        await page.locator(".ending", { hasText: "You resigned." }).waitFor();
        await page.getByRole("button", { name: "Play again" }).click();
        await page.waitForURL((url) => url.pathname.startsWith("/table/"));
        await asked(page);
    });
});

describe("for everybody", () => {
    story(
        "on a phone: tapping plays, and nothing is wider than the screen",
        phone,
        async (come) => {
            const { page } = await come();
            const fits = (where) => fitsPhone(page, where);
            await playNow({ page });
            for (let i = 0; i < 4 && (await asked(page)); i++) {
                await fits("the table");
                const card = page.locator(".fighter.own .number-card.live").first();
                if ((await card.count()) === 0)
                    await page.locator(".options .option").first().tap(); // one can only be hit
                else if (await clickThing(page, card))
                    await page.locator(".choices .option").first().tap();
            }
            for (const path of ["/", "/games", "/rules/flash_duel", "/profile"]) {
                await page.goto(path);
                await page.locator("h1").first().waitFor();
                await fits(path);
            }
            await page.goto("/");
            await page.getByRole("button", { name: "New table" }).first().tap();
            await page.getByRole("dialog").waitFor();
            await fits("the form");
        },
    );

    story("with the keyboard alone", {}, async (come) => {
        const person = await come();
        const { page } = person;
        const press = (key) => page.keyboard.press(key);
        /** Goes on with Tab until the focus is on something like that. */
        const tabTo = async (selector) => {
            for (let i = 0; i < 80; i++) {
                await press("Tab");
                if (await page.evaluate((s) => document.activeElement?.matches(s), selector))
                    return;
            }
            assert.fail(`Tab does not reach ${selector}`);
        };
        await page.goto("/");
        await page.getByRole("button", { name: "Play now" }).first().waitFor();
        await tabTo(".game-card .primary");
        await press("Enter");
        /** Until another question is open; a popup would close with the one that was answered. */
        const next = (old) =>
            page.locator(`.options:not(.busy):not([data-question="${old}"]) .option`).first();
        await asked(page);
        const first = person.state.question;
        await press("1");
        await next(first).waitFor();
        const before = person.state.moves;
        await tabTo(".number-card.live");
        await press("Enter");
        await page.locator(".choices").waitFor();
        await press("Escape");
        await page.locator(".choices").waitFor({ state: "detached" });
        await press("Enter");
        await page.locator(".choices .option:focus").waitFor();
        await press("ArrowDown");
        await press("ArrowUp");
        await press("Enter");
        await page.locator(".choices").waitFor({ state: "detached" });
        await asked(page);
        assert.ok(person.state.moves > before);
        await tabTo(".options .option");
        await press("ArrowDown");
        await press("Enter");
    });

    story("the generic board plays the same game", {}, async (come) => {
        const { page } = await come();
        const table = await playNow({ page });
        await page.goto(`/table/${table}?plain`);
        await page.locator(".generic-board").waitFor();
        for (let i = 0; i < 4 && (await asked(page)); i++) {
            const space = page.locator(".space-ground.live").last();
            if ((await space.count()) === 0) await answer(page);
            else if (await clickThing(page, space))
                await page.locator(".choices .option").first().click();
        }
    });

    story("a full game shows abilities and their text", {}, async (come) => {
        const { page } = await come();
        await page.goto("/");
        await page.getByRole("button", { name: "New table" }).first().click();
        const form = page.getByRole("dialog");
        await pick(form, "Mode", "Full");
        await against(form);
        await form.getByRole("button", { name: "Set the table" }).click();
        await asked(page);
        assert.equal(await page.locator(".fighter.own .ability").count(), 3);
        await page.locator(".fighter.other .ability").first().click();
        await page.getByRole("dialog").locator(".origin").waitFor();
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
    });

    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier (${colorScheme})`,
            { colorScheme, bypassCSP: true },
            async (come) => {
                const { page } = await come();
                const check = (where) => noBarriers(page, where);
                await page.goto("/");
                await page.getByRole("button", { name: "Play now" }).first().waitFor();
                await check("the lobby");
                await page.getByRole("button", { name: "New table" }).first().click();
                await page.getByRole("group", { name: "Mode" }).waitFor();
                await check("the form");
                await playNow({ page });
                await asked(page);
                await page.locator(".number-card.live").first().click();
                await page.locator(".choices .option").first().waitFor();
                await check("the table");
                if (colorScheme === "dark") return; // the same parts in the same colours
                await page.goto("/rules/flash_duel");
                await page.locator(".clauses").first().waitFor();
                await page.getByLabel("Search").fill("mine"); // few of them take less time
                await check("the rules");
                await page.getByRole("link", { name: "Cards", exact: true }).click();
                await page.locator(".card-row").first().waitFor();
                await check("the cards");
                await page.goto("/profile");
                await page.getByText("0 of 180 points").waitFor();
                await check("the profile");
            },
        );

    story("colours can be switched and stay", {}, async (come) => {
        const { page } = await come({ colorScheme: "dark" });
        await page.goto("/");
        const ground = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        const dark = await ground();
        await page.getByRole("button", { name: "Colours: auto" }).click();
        const light = await ground();
        assert.notEqual(light, dark);
        await page.reload();
        await page.getByRole("button", { name: "Colours: light" }).waitFor();
        assert.equal(await ground(), light);
    });
});

describe("people and rules", () => {
    story("an account is the same person in two browsers", {}, async (come) => {
        const first = await come();
        const second = await come();
        const name = `Heron ${Date.now() % 100000}`;
        const table = await playNow(first);
        await asked(first.page);
        await first.page.goto("/profile");
        const enter = async (page, title, button) => {
            const form = page.getByRole("form", { name: title });
            await form.getByLabel("Name").fill(name);
            await form.getByLabel("Password").fill("a long enough password");
            await form.getByRole("button", { name: button }).click();
            await page.getByRole("heading", { name }).waitFor();
        };
        await enter(first.page, "A new account", "Make an account");
        const codes = await first.page.locator(".codes code").allInnerTexts();
        assert.equal(new Set(codes).size, 8);
        await first.page.getByRole("button", { name: "I have them" }).click();
        await second.page.goto("/profile");
        await enter(second.page, "Log in", "Log in");
        await second.page.goto(`/table/${table}`);
        await asked(second.page);
        assert.equal(second.state.seat, 0);
        await second.page.locator(".options .option").first().click();
        await first.page.goto(`/table/${table}`);
        await asked(first.page);
        assert.ok(first.state.moves > 0);
        await second.page.goto("/profile");
        await second.page.getByRole("button", { name: "Log out", exact: true }).click();
        await second.page.getByRole("heading", { name: "Your name" }).waitFor();

        await second.page.getByRole("button", { name: "I have lost my password" }).click();
        const lost = second.page.getByRole("form", { name: "A new password" });
        await lost.getByLabel("Name").fill(name);
        await lost.getByLabel("Code").fill(codes[2]);
        await lost.getByLabel("New password").fill("another good password");
        await lost.getByRole("button", { name: "Set the password" }).click();
        await second.page.getByText("7 codes are left").waitFor();
        assert.equal(await second.page.locator(".sessions li").count(), 1, "the others have ended");

        const third = await come();
        await third.page.goto("/profile");
        const form = third.page.getByRole("form", { name: "Log in" });
        await form.getByLabel("Name").fill(name);
        await form.getByLabel("Password").fill("another good password");
        await form.getByRole("button", { name: "Log in" }).click();
        await third.page.getByRole("heading", { name }).waitFor();
        await third.page.getByRole("button", { name: "End it" }).click();
        await third.page.getByRole("button", { name: "End it" }).waitFor({ state: "detached" });
        await second.page.reload();
        await second.page.getByRole("heading", { name: "Your name" }).waitFor();

        await third.page.getByText("Password, codes, deletion").click();
        const leave = third.page.getByRole("form", { name: "Delete the account" });
        await leave.getByLabel("Password").fill("another good password");
        await leave.getByRole("button").click();
        await third.page.getByRole("heading", { name: "Your name" }).waitFor();
    });

    story("who is rude is muted, blocked, reported and silenced", {}, async (come) => {
        const host = await come();
        const rude = await come();
        const { page } = host;
        await page.goto("/profile");
        const form = page.getByRole("form", { name: "A new account" });
        await form.getByLabel("Name").fill(HOST);
        await form.getByLabel("Password").fill("a long enough password");
        await form.getByRole("button").click();
        await page.getByRole("button", { name: "I have them" }).click();

        await playNow(host);
        await rude.page.goto(page.url());
        const say = async (text) => {
            await rude.page.getByPlaceholder("Say something").fill(text);
            await rude.page.getByRole("button", { name: "Send" }).click();
        };
        await rude.page.getByRole("tab", { name: /Chat/ }).click();
        await say("Something rude");
        await page.getByRole("tab", { name: /Chat/ }).click();
        const line = page.locator(".chat-lines p", { hasText: "Something rude" });
        const manners = line.getByRole("button", { name: /^Mute, block or report/ });
        await manners.click();
        for (const words of ["That was rude.", "Perhaps it was not."]) {
            await page.getByLabel("What has happened?").fill(words);
            await page.getByRole("button", { name: "Report to the host" }).click();
            await manners.click();
        }
        await page.getByRole("button", { name: "Mute", exact: true }).click();
        await line.waitFor({ state: "detached" });

        await page.getByRole("link", { name: "Reports" }).click();
        await page.getByText("That was rude.").waitFor();
        await page.getByText("Something rude").first().waitFor();
        await page.setViewportSize(phone.viewport);
        await fitsPhone(page, "the reports, with their link at the top");
        await page.getByRole("button", { name: "Silence for a day" }).first().click();
        await page.getByText("That was rude.").waitFor({ state: "detached" });
        await say("Once more");
        await rude.page.getByText("has silenced you").waitFor();
        await page.getByRole("button", { name: "Let them write again" }).click();
        await page.getByText("No report waits for you.").waitFor();
        await say("I may");
        await rude.page.locator(".chat-lines p", { hasText: "I may" }).waitFor();

        await page.goto("/profile");
        const muted = page.getByRole("region", { name: "Muted and blocked" });
        await muted.getByRole("button", { name: "Unmute" }).click();
        await muted.waitFor({ state: "detached" });
    });

    story("what somebody writes is text for the others, whatever it says", {}, async (come) => {
        const reader = await come();
        const writer = await come();
        await playNow(reader);
        await writer.page.goto(reader.page.url());
        const text = `<img src="/x" onerror="document.title='mine'"><script>1</script> &lt;b&gt;`;
        await writer.page.getByRole("tab", { name: /Chat/ }).click();
        await writer.page.getByPlaceholder("Say something").fill(text);
        await writer.page.getByRole("button", { name: "Send" }).click();
        await reader.page.getByRole("tab", { name: /Chat/ }).click();
        await reader.page.locator(".chat-lines p", { hasText: text }).waitFor();
        assert.equal(await reader.page.locator(".chat-lines :is(img, script)").count(), 0);
        assert.notEqual(await reader.page.title(), "mine");
    });

    story("who watches speaks apart from who plays, and when is said", {}, async (come) => {
        const player = await come();
        const watcher = await come();
        await playNow(player);
        await watcher.page.goto(player.page.url());
        const say = async ({ page }, text) => {
            await page.getByLabel("Say something").fill(text);
            await page.getByRole("button", { name: "Send" }).click();
            await page.locator(".chat-lines p", { hasText: text }).waitFor();
        };
        await player.page.getByRole("tab", { name: /Chat/ }).click();
        assert.equal(await player.page.getByRole("group", { name: "Who speaks" }).count(), 0);
        await say(player, "I play a five");
        const time = player.page.locator(".chat-lines time");
        assert.match(await time.innerText(), /^\d\d:\d\d$/);
        assert.ok(
            Math.abs(Date.now() - Date.parse((await time.getAttribute("datetime")) ?? "")) < 60_000,
        );
        await watcher.page.getByRole("tab", { name: /Chat/ }).click();
        await watcher.page.locator(".chat-lines p", { hasText: "I play a five" }).waitFor();
        await say(watcher, "What a move");
        assert.equal(
            await watcher.page.getByText("I play a five").count(),
            0,
            "one's own list is shown",
        );

        const { page } = player;
        const others = page.getByRole("button", { name: /^Spectators/ });
        await others.locator(".unread", { hasText: "1" }).waitFor();
        assert.equal(await page.locator(".chat-lines", { hasText: "What a move" }).count(), 0);
        await page.locator(".chat-lines", { hasText: "I play a five" }).waitFor();
        await others.click();
        await page.locator(".chat-lines p", { hasText: "What a move" }).waitFor();
        assert.equal(await others.locator(".unread").count(), 0);
        await page.getByRole("tab", { name: "Log" }).click();
        await say(watcher, "And another");
        await page
            .getByRole("tab", { name: /Chat/ })
            .locator(".unread", { hasText: "1" })
            .waitFor();
    });

    story("a friend brings a deck of their own, which stays secret", {}, async (come) => {
        const red = await come();
        const blue = await come();
        await red.page.goto("/?new=gem_blenders");
        const form = red.page.getByRole("dialog");
        await pick(form, "Your deck", "Glacier");
        assert.equal(await form.getByText("Blue's deck").count(), 0, "that is Blue's to choose");
        await form.getByRole("button", { name: "Set the table" }).click();
        await red.page.getByLabel("Invitation link").waitFor();
        await blue.page.goto("/");
        const row = blue.page.locator(".table-row", { hasText: "Gem Blenders" });
        await row.getByRole("button", { name: "Sit down" }).click();
        await pick(blue.page, "Your deck", "Undertow");
        await blue.page.getByRole("button", { name: "Sit down" }).click();
        await red.page.locator(".play-area").waitFor();
        assert.deepEqual(red.state.setup, { mode: "standard", red: "glacier" });
        await blue.page.locator(".play-area").waitFor();
        assert.deepEqual(blue.state.setup, { mode: "standard", blue: "undertow" });
    });

    story("a single option waits for a click, for who wants that", {}, async (come) => {
        const { page } = await come();
        const sent = [];
        page.on("websocket", (socket) =>
            socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)))),
        );
        /** Who is not connected yet tells it later. */
        const told = async (...wishes) => {
            const preferred = () => sent.filter((said) => said.do === "prefer");
            while (preferred().length < wishes.length) await page.waitForTimeout(20);
            assert.deepEqual(
                preferred().map(({ wait }) => wait),
                wishes,
            );
        };
        await page.goto("/profile");
        const box = page.getByLabel("Wait for my click");
        await box.check();
        await told(true);
        await page.reload(); // it is kept on this device, and told to every connection
        await told(true, true);
        assert.ok(await box.isChecked());
        await box.uncheck();
        await told(true, true, false);
    });

    story("an answer that is cut off is asked for again", {}, async (come) => {
        const { page } = await come();
        let cut = 0;
        await page.route("/api/me", (route) =>
            cut++ === 0
                ? route.fulfill({ contentType: "application/json", body: '{"name": "He' })
                : route.continue(),
        );
        await page.goto("/profile");
        await page.getByRole("heading", { name: "Your name" }).waitFor();
        assert.equal(cut, 2);
    });

    story("a guest changes the name", {}, async (come) => {
        const { page } = await come();
        await page.goto("/profile");
        await page.getByLabel("Your name").fill("Patient Crane");
        await page.getByRole("button", { name: "Change" }).click();
        await page.locator(".me", { hasText: "Patient Crane" }).waitFor();
    });

    story("the guide explains a real first game", {}, async (come) => {
        const { page } = await come();
        await page.goto("/learn/flash_duel");
        await page.getByRole("button", { name: "A guided first game" }).click();
        await page.getByRole("heading", { name: "Two fencers, one bridge" }).waitFor();
        await page.getByRole("button", { name: "Got it" }).click();
        await page.locator(".hand.guided").waitFor();
        await page.getByRole("button", { name: "Got it" }).click();
        await asked(page);
        await page.getByRole("heading", { name: "Come closer" }).waitFor();
        await page.getByRole("button", { name: "No more guiding" }).click();
        await page.locator(".guide").waitFor({ state: "detached" });
    });

    story("a table that does not exist says so", {}, async (come) => {
        const { page } = await come();
        await page.goto("/table/zzzzzzzz");
        await page.getByRole("heading", { name: "No such table" }).waitFor();
    });
});
