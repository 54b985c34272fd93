// Measures the page as a demanding newcomer finds it: `npm run measure`, after `make`. A game of
// each against the novice, by hints, is looked at in windows of all sizes. It prints tables.
//
//   --only "Gem Blenders"   one game          --answers 40   of each game; else 60
//   --pace "at once"        else normal       --pictures FOLDER
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { asked, Person, phone, playNow, Server, startBrowser } from "../test/harness.mjs";
import { seen, watchPainted, watchShifts } from "./seen.mjs";
import { lobby, replay, wire } from "./pages.mjs";

const { values: flags } = parseArgs({
    options: {
        only: { type: "string" },
        answers: { type: "string", default: "60" },
        pace: { type: "string", default: "normal" },
        pictures: { type: "string" },
    },
});

const games = [
    "Flash Duel",
    "Puzzle Strike: Shadows",
    "Puzzle Strike 2",
    "Gem Blenders",
    "Puppet Wars",
].filter((game) => !flags.only || game === flags.only);

const sizes = [
    [1280, 800],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
    [390, 844],
    [844, 390],
    [640, 400], // 1280x800 at 200 %
];
const [first] = sizes;
const LOOKS = 5; // at all sizes, spread over a game

const percent = (share) => `${Math.round(100 * share)} %`;
const slug = (title) => title.toLowerCase().replace(/\W+/g, "_");
const worst = (all) => all.sort((a, b) => b[0] - a[0]).slice(0, 3);

/** Answers as the hint says; returns how long the hint took, or null. */
async function answerByHint(page) {
    await page.waitForTimeout(300); // hints are dear: who asks too often is refused
    const began = performance.now();
    await page.keyboard.press("h");
    const best = page.locator(".option.best").first();
    const came = await best.waitFor({ timeout: 2500 }).then(
        () => true,
        () => false,
    );
    const took = performance.now() - began;
    const option = came ? best : page.locator(".options .option").first();
    await option.click({ timeout: 5000 }).catch(() => undefined); // the question has just passed
    return came ? took : null;
}

/** One position in windows of all sizes. */
async function lookAround(page, title, turn, looks) {
    await page.evaluate(() => (globalThis.shifts.paused = true));
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(350);
        const size = `${width}x${height}`;
        looks.push({ size, ...(await page.evaluate(seen)) });
        if (flags.pictures)
            await page.screenshot({ path: `${flags.pictures}/${slug(title)}-${size}-${turn}.png` });
    }
    await page.setViewportSize({ width: first[0], height: first[1] });
    await page.waitForTimeout(350);
    await page.evaluate(() => (globalThis.shifts.paused = false));
}

/** A whole game, or as many answers of it as were wished for. */
async function play(browser, server, title, wishes, looksAround) {
    const person = await Person.come(browser, server, { pace: flags.pace, ...wishes });
    const { page } = person;
    await page.addInitScript(watchShifts);
    await page.addInitScript(watchPainted);
    await playNow(person, "Novice", title);
    await page.evaluate(() => Object.assign(globalThis.shifts, { sum: 0, worst: [] }));
    const questions = [];
    const hints = [];
    const looks = [];
    const most = Number(flags.answers);
    for (let i = 0; i < most && (await asked(page)); i++) {
        questions.push(await page.evaluate(seen));
        if (looksAround && i % Math.ceil(most / LOOKS) === 2)
            await lookAround(page, title, i, looks);
        const took = await answerByHint(page);
        if (took !== null) hints.push(took);
    }
    await asked(page);
    if (looksAround) await lookAround(page, title, "end", looks);
    const shifts = await page.evaluate(() => globalThis.shifts);
    const painted = new Set(await page.evaluate(() => globalThis.painted));
    const others = new Set(
        person.states
            .filter(
                (state) => state.view && state.events.some((event) => event.seat !== state.seat),
            )
            .map((state) => String(state.moves)),
    );
    const missed = [...others].filter((moves) => !painted.has(moves)).length;
    const ended = (await page.locator(".ending").count()) > 0;
    const address = ended ? page.url().replace("/table/", "/replay/") : null;
    const { complaints } = person;
    await person.leave();
    return { questions, hints, looks, shifts, others: others.size, missed, complaints, address };
}

function tellGame(title, desktop, handheld) {
    const { questions, hints, looks, shifts } = desktop;
    const count = (all, test) => `${all.filter(test).length} of ${all.length}`;
    const clipped = (q) => q.hidden > 0;
    console.log(`\n== ${title} ==`);
    console.log(`questions with more below the edge: ${count(questions, clipped)} at 1280x800,`);
    console.log(`    ${count(handheld.questions, clipped)} on a phone;`);
    console.log(`    of which hide every attack: ${count(questions, (q) => q.attackHidden)}`);
    const mean = hints.reduce((sum, ms) => sum + ms, 0) / Math.max(1, hints.length);
    console.log(`hint: ${Math.round(mean)} ms on average`);
    console.log(`answers of others never painted: ${desktop.missed} of ${desktop.others}`);
    for (const [where, { sum, worst: all }] of [
        ["1280x800", shifts],
        ["phone", handheld.shifts],
    ]) {
        console.log(`layout shift without input, ${where}: ${sum.toFixed(3)}`);
        for (const [value, what] of worst(all)) console.log(`    ${value.toFixed(3)} ${what}`);
    }
    console.log(
        "window      room used   least text   cut off   text cut   small targets   scrolls",
    );
    for (const size of [...new Set(looks.map((look) => look.size))]) {
        const all = looks.filter((look) => look.size === size);
        const least = all.reduce((a, b) => (a.least < b.least ? a : b));
        const names = (key) => [...new Set(all.flatMap((look) => look[key]))];
        console.log(
            size.padEnd(12) +
                percent(Math.min(...all.map((look) => look.share))).padEnd(12) +
                `${least.least.toFixed(1)} px`.padEnd(13) +
                String(names("cut").length).padEnd(10) +
                String(names("clippedText").length).padEnd(11) +
                String(names("smallTargets").length).padEnd(16) +
                (all.some((look) => look.scrolls || look.wide) ? "yes" : "no"),
        );
        if (least.least < 11) console.log(`    smallest text: ${least.leastWhere}`);
        for (const key of ["cut", "clippedText", "smallTargets"])
            if (names(key).length > 0)
                console.log(`    ${key}: ${names(key).slice(0, 5).join("; ")}`);
    }
    for (const words of [...desktop.complaints, ...handheld.complaints])
        console.log(`    complaint: ${words}`);
}

if (flags.pictures) await mkdir(flags.pictures, { recursive: true });
const server = await new Server().start();
const browser = await startBrowser();
if (!flags.only) {
    await wire(server);
    await lobby(browser, server);
}
for (const title of games) {
    const desktop = await play(browser, server, title, {}, true);
    const handheld = await play(
        browser,
        server,
        title,
        { ...phone, viewport: { width: 390, height: 844 } },
        false,
    );
    tellGame(title, desktop, handheld);
    if (desktop.address) await replay(browser, server, desktop.address);
}
await browser.close();
await server.remove();
