// Finished games in a real browser: how they are loaded, and how one moves through them.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { messages, stories } from "./harness.mjs";

const { story } = stories();

/**
 * A game that bots have played to its end: its table.
 * @param {import("playwright-core").Page} page
 */
async function played(page, game) {
    await page.goto("/games");
    return page.evaluate(
        (name) =>
            new Promise((resolve) => {
                const socket = new WebSocket(`ws://${location.host}/socket`, "parlor");
                const say = (message) => socket.send(JSON.stringify(message));
                const hear = (said) => {
                    if (said.on === "hello")
                        say({ do: "create", ref: 1, game: name, seats: ["novice", "novice"] });
                    if (said.re === 1) say({ do: "watch", table: said.table });
                    if (said.status === "over") {
                        socket.close();
                        resolve(said.table);
                    }
                };
                socket.onmessage = ({ data }) =>
                    String(data)
                        .split("\n")
                        .map((line) => hear(JSON.parse(line)));
            }),
        game,
    );
}

const place = (page) => page.locator(".replay-at").innerText();

describe("replays", () => {
    story("a long game comes in pieces, each once, and what is linked first", {}, async (come) => {
        const { page } = await come();
        const table = await played(page, "gem_blenders");
        const asked = [];
        let bytes = 0;
        page.on("websocket", (socket) => {
            socket.on("framesent", ({ payload }) => {
                const said = JSON.parse(String(payload));
                if (said.do === "replay") asked.push(said.from);
            });
            socket.on("framereceived", ({ payload }) => {
                if (messages(payload).some((said) => said.frames)) bytes += payload.length;
            });
        });
        await page.goto(`/replay/${table}?move=70`);
        await page.locator(".replay-at", { hasText: /^70 \// }).waitFor();
        await page.locator(".loaded").waitFor({ state: "detached" });
        const moves = Number((await place(page)).split("/")[1]);
        assert.ok(moves > 100);
        assert.deepEqual(asked.slice(0, 2), [0, 64]);
        assert.equal(asked.length, Math.ceil((moves + 1) / 64) + 1, `asked for ${asked}`);
        assert.ok(bytes / moves < 2000, `${bytes} bytes for ${moves} moves`);
        for (const key of ["End", "ArrowLeft", "Home", "ArrowRight"])
            await page.keyboard.press(key);
        assert.match(await place(page), /^1 \//);
        assert.ok((await page.locator(".log li").count()) > 20);
    });

    story(
        "cards of a hand in Puzzle Strike 2 have one size, and lie on the board",
        {},
        async (come) => {
            const { page } = await come();
            const table = await played(page, "puzzle_strike_2");
            await page.goto(`/replay/${table}`);
            await page.locator(".loaded").waitFor({ state: "detached" });
            const moves = Number((await place(page)).split("/")[1]);
            let most = 0;
            for (let move = 1; move <= moves; move++) {
                await page.keyboard.press("ArrowRight");
                await page.locator(".replay-at", { hasText: new RegExp(`^${move} /`) }).waitFor();
                const { widths, beyond } = await page.evaluate(() => {
                    const cards = [...document.querySelectorAll(".hand-cards .gem-card")];
                    const boxes = cards.map((card) => card.getBoundingClientRect());
                    const felt = document.querySelector(".felt")?.getBoundingClientRect();
                    return {
                        widths: boxes.map((box) => box.width),
                        beyond: boxes.filter((box) => !felt || box.bottom > felt.bottom - 9).length,
                    };
                });
                most = Math.max(most, widths.length);
                assert.ok(new Set(widths).size <= 1, `move ${move}: ${widths}`);
                assert.equal(beyond, 0, `move ${move}: of ${widths.length} cards`);
            }
            assert.ok(most >= 5);
        },
    );

    story("keys work after a click on a button or on a line of the log", {}, async (come) => {
        const { page } = await come();
        const table = await played(page, "flash_duel");
        await page.goto(`/replay/${table}`);
        await page.getByText("The start").waitFor();
        const last = Number((await place(page)).split("/")[1]);
        const comesTo = (move) =>
            page.locator(".replay-at", { hasText: new RegExp(`^${move} /`) }).waitFor();
        await page.getByRole("button", { name: "Forward", exact: true }).click();
        await comesTo(1);
        await page.keyboard.press("ArrowRight");
        await comesTo(2);
        await page.keyboard.press("Space"); // it has the focus: Space presses it
        await comesTo(3);
        await page.getByRole("button", { name: "Last", exact: true }).click();
        await comesTo(last);
        await page.keyboard.press("ArrowLeft"); // the focus was on what is disabled now
        await comesTo(last - 1);
        await page.locator(".log li button").nth(2).click();
        const line = Number((await place(page)).split("/")[0]);
        await page.keyboard.press("ArrowRight");
        await comesTo(line + 1);
        await page.keyboard.press("Home");
        await comesTo(0);
        await page.getByRole("link", { name: "Record" }).focus();
        await page.keyboard.press("End");
        await comesTo(last);
        await page.getByLabel("Move").focus();
        await page.keyboard.press("ArrowLeft"); // the slider's own
        await comesTo(last - 1);
        await page.locator(".felt").click({ position: { x: 4, y: 4 } });
        await page.keyboard.press("Home");
        await page.keyboard.press("Space");
        await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
    });

    story("what has not come yet is waited for", {}, async (come) => {
        const { page } = await come();
        const table = await played(page, "gem_blenders");
        const held = [];
        let holding = true;
        await page.routeWebSocket(/\/socket$/, (client) => {
            const server = client.connectToServer();
            client.onMessage((message) => {
                if (holding && JSON.parse(String(message)).from > 0)
                    held.push(() => server.send(message));
                else server.send(message);
            });
        });
        await page.goto(`/replay/${table}`);
        await page.getByText("The start").waitFor();
        await page.locator(".loaded", { hasText: /64 of \d+/ }).waitFor();
        await page.keyboard.press("End");
        await page.getByText("This move is still being loaded").waitFor();
        holding = false;
        for (const send of held) send();
        await page.getByText("This move is still being loaded").waitFor({ state: "detached" });
        await page.locator(".loaded").waitFor({ state: "detached" });
        const [at, last] = (await place(page)).split("/");
        assert.equal(Number(at), Number(last));
    });
});
