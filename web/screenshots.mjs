// Takes the pictures of docs/screenshots anew: `npm run screenshots`, after `make`.
import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import {
    against,
    answer,
    asked,
    Person,
    pick,
    phone,
    playNow,
    Server,
    startBrowser,
} from "./test/harness.mjs";

const folder = fileURLToPath(new URL("../docs/screenshots/", import.meta.url));
await mkdir(folder, { recursive: true });
const server = await new Server().start();
const browser = await startBrowser();

/** The picture, with fewer colours if pngquant is here to choose them. */
async function picture(page, name) {
    const path = `${folder}${name}.png`;
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(400);
    await page.screenshot({ path });
    try {
        execFileSync("pngquant", ["--force", "--ext", ".png", "--speed", "1", "160", path]);
    } catch {
        console.log(`${name}.png is as large as it came: there is no pngquant here.`);
    }
}

/** A game of the mode with abilities, some answers old. */
async function fullGame(person, answers) {
    const { page } = person;
    await page.goto("/");
    await page.getByRole("button", { name: "New table" }).first().click();
    const form = page.getByRole("dialog");
    await pick(form, "Mode", "Full");
    await against(form, "Club bot");
    await form.getByRole("button", { name: "Set the table" }).click();
    for (let i = 0; i < answers && (await asked(page)); i++) await answer(page);
    await asked(page);
}

/** The other games in the middle of a game against a bot, played as a bot would. */
async function middleOf(person, title, answers) {
    const { page } = person;
    await playNow(person, "Novice", title);
    for (let i = 0; i < answers && (await asked(page)); i++) {
        await page.waitForTimeout(500); // hints are dear: who asks too often is refused
        await page.keyboard.press("h");
        const best = page.locator(".option.best").first();
        await best.waitFor({ timeout: 2000 }).catch(() => undefined); // a hint may come too late
        await ((await best.count()) ? best : page.locator(".options .option").first()).click();
    }
    await asked(page);
    await picture(page, title.toLowerCase().replace(/\W+/g, "_"));
}

const host = await Person.come(browser, server);
await host.page.goto("/");
await host.page.getByRole("button", { name: "New table" }).first().click();
await host.page.getByRole("button", { name: "Set the table" }).click();
await host.page.getByLabel("Invitation link").waitFor();

const guest = await Person.come(browser, server);
const finished = await playNow(guest);
while (await asked(guest.page)) await answer(guest.page);
await guest.page.goto("/");
await guest.page.getByText("free seat").waitFor();
await picture(guest.page, "lobby");

await fullGame(guest, 4);
await guest.page.locator(".fighter.own .number-card.live").nth(1).click();
await picture(guest.page, "table");

await guest.page.emulateMedia({ colorScheme: "dark" });
await guest.page.goto(`/replay/${finished}?move=8`);
await guest.page.locator(".replay-at").waitFor();
await picture(guest.page, "replay");

await guest.page.emulateMedia({ colorScheme: "light" });
await middleOf(guest, "Puzzle Strike: Shadows", 30);
await middleOf(guest, "Puzzle Strike 2", 24);
await middleOf(guest, "Gem Blenders", 24);
await middleOf(guest, "Puppet Wars", 16);
await guest.page.goto("/make/gem_blenders/deck");
await guest.page.getByRole("button", { name: "Glacier" }).click();
await guest.page.getByText("Ready to play").waitFor();
await picture(guest.page, "deck");
await guest.page.goto("/make/puppet_wars/map");
await guest.page.getByRole("button", { name: "Shack floor" }).click();
await guest.page.getByText("Ready to play").waitFor();
await picture(guest.page, "map");

const traveller = await Person.come(browser, server, { ...phone, colorScheme: "dark" });
await fullGame(traveller, 3);
await picture(traveller.page, "phone");

await browser.close();
await server.remove();
