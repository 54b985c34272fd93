// A real server on a free port with a folder of its own, and a real browser.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { load } from "./load.mjs";
import { program, root } from "./program.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const { stateAfter } = await load("table/merge.ts");

/** The messages of a frame. */
export const messages = (frame) =>
    String(frame)
        .split("\n")
        .map((line) => JSON.parse(line));

const sql = `
import json, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as db:
    print(json.dumps([db.execute(statement).fetchall() for statement in sys.argv[2:]]))
`;

export const HOST = "Warden"; // the account that reads reports

export class Server {
    /** @type {string} */ folder;
    /** @type {string} */ base;
    /** @type {import("node:child_process").ChildProcessWithoutNullStreams} */ process;
    /** @type {Promise<number | null>} */ ended; // with its exit code
    errors = "";

    /** Starts it, and resolves once it listens. */
    async start(port = 0) {
        this.folder ??= await mkdtemp(join(tmpdir(), "parlor-test-"));
        const flags = ["--port", String(port), "--data", this.folder];
        const limits = ["--limits", "1000"];
        this.process = spawn(program, ["serve", "--host", HOST, ...flags, ...limits], {
            cwd: root,
        });
        this.errors = "";
        this.process.stderr.on("data", (bytes) => (this.errors += bytes));
        this.ended = new Promise((resolve) => this.process.once("exit", resolve));
        this.base = await new Promise((resolve, reject) => {
            createInterface(this.process.stdout).on("line", (line) => {
                const address = /https?:\/\/[^/\s]+/.exec(line);
                if (address) resolve(address[0]);
            });
            this.ended.then((code) =>
                reject(new Error(`The server ended with ${code}: ${this.errors}`)),
            );
        });
        return this;
    }

    get port() {
        return Number(new URL(this.base).port);
    }

    /** Ends it as an operator would; its folder stays. Returns the exit code. */
    async stop() {
        this.process.kill("SIGTERM");
        return this.ended;
    }

    /** What SQL statements find in its database, as rows for each. */
    ask(...statements) {
        const file = join(this.folder, "parlor.db");
        return JSON.parse(execFileSync("python3", ["-c", sql, file, ...statements]).toString());
    }

    /** Starts it again at its port with its database changed, as if by an upgrade. */
    async startChanged(...statements) {
        const { port } = this;
        assert.equal(await this.stop(), 0);
        this.ask(...statements);
        return this.start(port);
    }

    /** Ends it for good; a server that had died or complained fails its stories, in its words. */
    async remove() {
        const code = await this.stop();
        assert.ok(code === 0 && !/ERROR|WARNING/.test(this.errors), `${code}: ${this.errors}`);
        await rm(this.folder, { recursive: true, force: true });
    }
}

export const startBrowser = () =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-dev-shm-usage"],
    });

const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A person: a browser context of its own, with its complaints kept. */
export class Person {
    /** @type {Server} */ server;
    /** @type {import("playwright-core").BrowserContext} */ context;
    /** @type {Page} */ page;
    /** @type {string[]} */ complaints = [];
    states = []; // after every message, from what came over the wire
    mayLoseTheLine = false;

    /**
     * @param {Server} server
     * @param {import("playwright-core").BrowserContextOptions & { pace?: string }} wishes
     */
    static async come(browser, server, wishes = {}) {
        const { pace = "at once", ...options } = wishes;
        const person = new Person();
        person.server = server;
        person.context = await browser.newContext({
            baseURL: server.base,
            reducedMotion: "reduce",
            ...desktop,
            ...options,
        });
        person.context.setDefaultTimeout(30_000);
        // Most stories are not about watching: what others do is shown at once.
        await person.context.addInitScript(
            (wanted) => localStorage.setItem("parlor.pace", wanted),
            pace,
        );
        person.page = await person.openPage();
        return person;
    }

    async openPage() {
        const page = await this.context.newPage();
        page.on("pageerror", (error) => this.complaints.push(error.message));
        page.on("console", (message) => {
            const down = /ERR_CONNECTION_REFUSED|WebSocket connection/.test(message.text());
            if (["error", "warning"].includes(message.type()) && !(down && this.mayLoseTheLine))
                this.complaints.push(message.text());
        });
        page.on("websocket", (socket) =>
            socket.on("framereceived", ({ payload }) => {
                for (const said of messages(payload)) {
                    if (said.on === "state") this.states.push(said);
                    if (said.on === "change")
                        this.states.push(stateAfter(this.stateOf(said.table), said));
                }
            }),
        );
        return page;
    }

    stateOf(table) {
        return this.states.findLast((state) => state.table === table);
    }

    get state() {
        return this.states[this.states.length - 1];
    }

    leave() {
        return this.context.close();
    }
}

/**
 * Against a bot in two clicks.
 * @param {{ page: Page }} person
 */
export async function playNow(person, level = "Novice", title = "Flash Duel") {
    const { page } = person;
    await page.goto("/");
    await page.getByText(level, { exact: true }).click();
    await page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .getByRole("button", { name: "Play now" })
        .click();
    await page.waitForURL(/\/table\//);
    return new URL(page.url()).pathname.split("/")[2];
}

/**
 * Waits until this person has something to decide, or the game is over; says which. What has only
 * one answer is answered by the server.
 * @param {Page} page
 */
export async function asked(page) {
    await page.locator(".options:not(.busy, .forced) .option, .ending").first().waitFor();
    return (await page.locator(".ending").count()) === 0;
}

/**
 * Answers with an option of the best kind that there is, so that games end soon.
 * @param {Page} page
 */
export async function answer(page) {
    for (const kind of ["attack", "dashing_strike", "take_hit", "move_forward", "push"]) {
        const option = page.locator(`.options .option[data-kind="${kind}"]`).last();
        if ((await option.count()) === 0) continue;
        await option.click();
        return;
    }
    await page.locator(".options .option").first().click();
}

/**
 * Chooses one of the tiles of the form, by the words with which it begins.
 * @param {Locator | Page} form
 * @param {string} group
 * @param {string} title
 */
export async function pick(form, group, title) {
    const tiles = form.getByRole("group", { name: group, exact: true });
    const tile = tiles.getByRole("radio", { name: new RegExp(`^${title}\\b`) });
    const all = tiles.getByRole("button", { name: /^Show all/ });
    await tiles.waitFor();
    if ((await tile.count()) === 0) await all.click();
    await tile.check();
}

/**
 * Against bots of this level, on all seats but one's own.
 * @param {Locator | Page} form
 */
export const against = (form, bot = "Novice bot") => pick(form, "Your opponent", bot);

/** @param {Locator | Page} form */
export const moreChoices = (form) => form.getByText("More choices").click();

/**
 * Sets a table of this game; `fill` fills in the form.
 * @param {Page} page
 * @param {string} title
 * @param {(form: Locator) => Promise<void>} fill
 */
export async function newTable(page, title, fill = async () => {}) {
    await page.goto("/");
    await page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .getByRole("button", { name: "New table" })
        .click();
    const form = page.getByRole("dialog");
    await form.getByRole("group", { name: "Your opponent" }).waitFor();
    await fill(form);
    await form.getByRole("button", { name: "Set the table" }).click();
    await page.locator(".felt").waitFor();
}

/**
 * The open question as it came over the wire, once the page shows it; null when all is over.
 * @param {Person} person
 */
export async function question(person) {
    const { page } = person;
    for (;;) {
        if (!(await asked(page))) return null;
        const { ask, question: number } = person.state;
        const shown = page.locator(`.options:not(.busy, .forced)[data-question="${number}"]`);
        if (ask && (await shown.count()) > 0) return ask;
        await page.waitForTimeout(20);
    }
}

/**
 * What stands in the table's menu.
 * @param {Page} page
 * @param {string} name
 */
export async function fromMenu(page, name) {
    const menu = page.locator(".menu");
    if ((await menu.getAttribute("open")) === null) await menu.locator("summary").click();
    await page.locator(".menu").getByRole("button", { name }).click();
}

/** The first option of the first of these kinds that there is. */
export const firstOf = (ask, kinds) =>
    kinds.map((kind) => ask.options.find((option) => option.kind === kind)).find(Boolean) ??
    ask.options[0];

/**
 * Clicks a thing that lights up. What has one use is used at once; else its uses are asked for
 * beside it. Says whether they are.
 * @param {Page} page
 * @param {Locator} thing
 */
export async function clickThing(page, thing) {
    const number = await page.locator(".options").getAttribute("data-question");
    await thing.click();
    const came = await page.waitForFunction((asked) => {
        if (document.querySelector(".choices .option")) return "asks";
        return document.querySelector(`.options:not(.busy)[data-question="${asked}"]`)
            ? null
            : "used";
    }, number);
    return (await came.jsonValue()) === "asks";
}

/**
 * Answers on the board: by its button there, or by clicking what the option touches.
 * @param {Page} page
 */
export async function clickOnBoard(page, option) {
    const button = page
        .locator(".felt .board-button")
        .and(page.getByRole("button", { name: option.text, exact: true }));
    if (option.touch.length === 0 || (await button.count()) > 0) return button.click();
    const choice = page.locator(`.choices [data-option="${option.option}"]`);
    for (const id of option.touch) {
        const asks = await clickThing(page, page.locator(`.felt [data-id="${id}"]`).first());
        if (!asks) return undefined;
        if ((await choice.count()) > 0) return choice.click();
    }
    return undefined;
}

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What axe finds on the page: nothing, or the story fails. The context needs `bypassCSP`.
 * @param {Page} page
 * @param {string} where
 */
export async function noBarriers(page, where) {
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"] }),
    );
    const words = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(" ")}`);
    assert.deepEqual(words, [], where);
}

/**
 * Nothing is wider than a phone's screen.
 * @param {Page} page
 * @param {string} where
 */
export async function fitsPhone(page, where) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= phone.viewport.width, `${where} is ${wide} wide`);
}

/** One server and one browser for the stories of a file. */
export function stories() {
    const shared = {};
    before(async () => {
        shared.server = await new Server().start();
        shared.browser = await startBrowser();
    });
    after(async () => {
        await shared.browser?.close();
        await shared.server?.remove();
    });
    /**
     * A test with people who must not have had anything to complain about at its end.
     * @param {string} name
     * @param {object} options
     * @param {(come: (more?: object) => Promise<Person>) => Promise<void>} body
     */
    const story = (name, options, body) =>
        test(name, { timeout: 120_000 }, async () => {
            /** @type {Person[]} */ const people = [];
            const come = async (more = {}) => {
                const all = { ...options, ...more };
                const person = await Person.come(shared.browser, shared.server, all);
                people.push(person);
                return person;
            };
            try {
                await body(come);
                for (const person of people) assert.deepEqual(person.complaints, []);
            } finally {
                for (const person of people) await person.leave();
            }
        });
    return { story, shared };
}
