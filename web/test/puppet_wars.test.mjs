// Puppet Wars in a real browser: a war by clicking on the field, a map drawn and played on.
import assert from "node:assert/strict";
import { describe } from "node:test";
import {
    against,
    asked,
    clickThing,
    fitsPhone,
    moreChoices,
    noBarriers,
    phone,
    pick,
    stories,
} from "./harness.mjs";

const { story } = stories();

/** A table against novices; `fill` fills in the rest of the form. */
async function begin(page, fill = async () => {}) {
    await page.goto("/?new=puppet_wars");
    await against(page);
    await fill();
    await setTheTable(page);
}

async function setTheTable(page) {
    await page.getByRole("button", { name: "Set the table" }).click();
    await page.waitForURL(/\/table\//);
    await page.locator(".battlefield").waitFor();
}

/** Clicks what the option touches; where that leaves a choice, the option in the list beside it. */
async function choose(page, option) {
    const touched = option.touch[0];
    const thing = touched && page.locator(`.felt [data-id="${touched}"].live`);
    const through = /\bthrough\b/.test(option.text); // who stands in the middle of the Space
    if (!thing || through || (await thing.count()) === 0) {
        await page.locator(`.options [data-option="${option.option}"]`).click();
        return;
    }
    if (await clickThing(page, thing.first()))
        await page.locator(`.choices [data-option="${option.option}"]`).click();
}

/** How far two Spaces are apart. */
const apart = (a, b) => {
    const [x, y] = [a.x - b.x, a.y - b.y];
    return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
};

/** What somebody answers who wants Work Benches: animate, walk to the nearest, Mine! */
function greedy({ view, ask }) {
    const space = (id) => view.spaces.find((one) => one.id === id);
    const own = `bench${ask.seat}`;
    const wanted = view.spaces.filter(
        (one) => /^(bench|neutral)/.test(one.kind) && one.kind !== own && one.pieces.length === 0,
    );
    const away = (id) => Math.min(...wanted.map((bench) => apart(bench, space(id))));
    const of = (kind) => ask.options.filter((option) => option.kind === kind);
    const mine = of("action").find((option) => /^Mine!.*yours/.test(option.text));
    const animated = view.puppets.find((puppet) => puppet.id === view.animated);
    const onGoal = animated && /^(bench|neutral)/.test(space(animated.space).kind);
    const steps = of("go").sort((a, b) => away(a.touch[0]) - away(b.touch[0]));
    if (mine && space(animated.space).kind !== own) return mine;
    if (steps[0] && animated && !onGoal && away(steps[0].touch[0]) < away(animated.space))
        return steps[0];
    if (steps[0] && (!animated || space(animated.space).kind === own)) return steps[0];
    const fighters = of("animate").sort(
        (a, b) => Number(/Master|exhausted/.test(a.text)) - Number(/Master|exhausted/.test(b.text)),
    );
    const lays = of("lay").sort((a, b) => numberIn(b.text) - numberIn(a.text));
    return (
        of("attack")[0] ??
        fighters.find((option) => !/exhausted/.test(option.text)) ??
        lays[0] ??
        of("select")[0] ??
        ask.options.find((option) => ["done", "pass"].includes(option.kind)) ??
        ask.options[0]
    );
}

const numberIn = (text) => Number(/\d+/.exec(text)?.[0] ?? (/Red Joker/.test(text) ? 14 : 1));

describe("a war", () => {
    story("is played to its end by clicking on the field", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await begin(page, async () => {
            await moreChoices(page);
            await page.getByLabel("Win condition").selectOption({ label: "Blanket Fort" });
        });
        assert.match(await page.locator(".goal").innerText(), /most Work Benches/);
        let answers = 0;
        for (; (await asked(page)) && answers < 400; answers++)
            await choose(page, greedy(person.state));
        assert.ok(answers >= 15, `${answers} answers are no war`);
        await page.locator(".ending").waitFor();
        assert.match(await page.locator(".war-status").innerText(), /Turn \d/);
    });

    story("shows Targets with their odds and the line of sight", {}, async (come) => {
        const person = await come();
        const { page } = person;
        const attack = () => person.state?.ask?.options.find((option) => option.kind === "attack");
        for (let wars = 0; wars < 5 && !attack(); wars++) {
            await begin(page);
            for (let i = 0; i < 100 && (await asked(page)) && !attack(); i++)
                await choose(page, greedy(person.state));
        }
        const [target] = attack().touch;
        const percent = /(\d+)%/.exec(attack().text)?.[1];
        const piece = page.locator(`.puppet[data-id="${target}"]`);
        assert.equal(await piece.locator(".odds").innerText(), `${percent}%`);
        // The last click may have left the mouse on what is a Target now.
        await page.mouse.move(5, 5);
        await page.locator("line.sight").waitFor({ state: "detached" });
        await page.locator('.options [data-kind="attack"]').first().hover();
        await page.locator("line.sight").waitFor({ state: "attached" });
        await page.mouse.move(5, 5);
        await page.locator("line.sight").waitFor({ state: "detached" });
    });

    story("tells both sides of a Stat Card", {}, async (come) => {
        const { page } = await come();
        await begin(page);
        await asked(page);
        await page.locator(".war-place.other .stat-card", { hasText: "Ronin" }).hover();
        const peek = page.locator(".peek");
        await peek.getByText("Light Feet").waitFor();
        await peek.getByText("Last Stitch").first().waitFor();
        await peek.getByText("Pointy Katana").waitFor();
        await page.locator(".war-place.other .stat-card", { hasText: "Ronin" }).click();
        await page.getByRole("dialog").getByText("Pointy Katana").waitFor();
    });

    story("fits a phone, for four on squares", phone, async (come) => {
        const person = await come();
        const { page } = person;
        await begin(page, async () => {
            await pick(page, "Game type", "Chest");
            await pick(page, "Map", "Tiles for Four");
        });
        for (let i = 0; i < 8 && (await asked(page)); i++) await choose(page, greedy(person.state));
        await fitsPhone(page, "the war");
        assert.equal(await page.locator(".war-place").count(), 4);
        const space = await page.locator(".space-touch").first().boundingBox();
        assert.ok(space && space.width >= 24, `a Space is only ${space?.width} wide`);
    });
});

describe("the map editor", () => {
    const place = (page, name) => page.locator(`.map-place[aria-label^="${name}:"]`);
    const becomes = (page, label) => page.locator(`.map-place[aria-label="${label}"]`).waitFor();

    story("draws a map with its faults told, keeps it and plays on it", {}, async (come) => {
        const person = await come();
        const { page } = person;
        await page.goto("/make/puppet_wars/map");
        await page.getByRole("radio", { name: "Start", exact: true }).click();
        await place(page, "B4").click(); // and its image, half a turn away
        const report = page.locator(".report");
        await report.getByText("Ready to play").waitFor();
        await becomes(page, "J4: Start");
        await page.getByLabel("Symmetry").selectOption("none");
        await page.keyboard.press("Escape");
        await page.getByRole("radio", { name: "Impassable" }).click();
        for (const wall of ["A2", "B2"]) await place(page, wall).click();
        await report.getByText("Ready to play").waitFor();
        await place(page, "B1").click();
        await report.getByText("nobody can walk from A1 to A3 (1").waitFor({ state: "detached" });
        await report.getByText("nobody can walk").waitFor();
        assert.equal(await page.getByRole("button", { name: "Play with it" }).isDisabled(), true);
        await page.getByRole("button", { name: "Undo" }).click();
        await report.getByText("Ready to play").waitFor();
        await becomes(page, "B1: Space");

        await page.getByLabel("Its name on your shelf").fill("My attic");
        await page.getByRole("button", { name: "Play with it" }).click();
        await page.waitForURL(/new=puppet_wars/);
        await setTheTable(page);
        for (let i = 0; i < 10 && (await asked(page)); i++)
            await choose(page, greedy(person.state));
        const { spaces } = person.state.view;
        assert.equal(spaces.length, 91);
        const walls = spaces.filter((space) => space.kind === "impassable");
        assert.deepEqual(walls.map((space) => space.title).sort(), ["A2", "B2"]);
        await page.goto("/make/puppet_wars/map");
        await page.locator(".shelves").getByRole("button", { name: "My attic" }).click();
        await becomes(page, "A2: Impassable");
    });

    story("works with the keyboard alone", {}, async (come) => {
        const { page } = await come();
        await page.goto("/make/puppet_wars/map");
        await place(page, "F6").focus();
        await page.keyboard.press("m");
        await page.keyboard.press("Enter");
        await becomes(page, "F6: Molasses");
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("4");
        await page.keyboard.press(" ");
        const start = "Start with more Pawns (4)";
        await becomes(page, `F7: ${start}`);
        await becomes(page, `F5: ${start}`);
        await page.keyboard.press("Control+z");
        await becomes(page, "F5: Space");
        await page.keyboard.press("Control+y");
        await becomes(page, `F5: ${start}`);
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("e");
        await page.keyboard.press("Enter");
        const holes = page.locator(".map-place.hole");
        await holes.nth(115 - 91 + 1).waitFor();
        assert.equal(await holes.count(), 115 - 91 + 2);
    });

    story("keys that come before the page is painted", {}, async (come) => {
        const { page } = await come();
        await page.goto("/make/puppet_wars/map");
        await place(page, "F6").focus();
        await page.keyboard.press("m");
        await page.keyboard.press("Enter");
        await becomes(page, "F6: Molasses");
        await page.waitForTimeout(200); // the page rests
        const label = await place(page, "F6").evaluate(async (element) => {
            for (const key of ["z", "y", "z", "y"]) {
                const how = { key, ctrlKey: true, bubbles: true, cancelable: true };
                element.dispatchEvent(new KeyboardEvent("keydown", how));
                for (let i = 0; i < 20; i++) await Promise.resolve(); // drawn, not painted
            }
            return element.getAttribute("aria-label");
        });
        assert.equal(label, "F6: Molasses");
    });

    story("fits a phone", phone, async (come) => {
        const { page } = await come();
        await page.goto("/make/puppet_wars/map");
        await page.getByRole("radio", { name: "Nails" }).tap();
        await place(page, "D2").tap();
        await becomes(page, "D2: Nails");
        await fitsPhone(page, "the map editor");
        await page.goto("/make/puppet_wars/army");
        await page.getByLabel("One Judge more").tap();
        await page.getByText("1 of 8").waitFor();
        await fitsPhone(page, "the army editor");
    });
});

describe("the army editor", () => {
    story("counts puppets within their limits", {}, async (come) => {
        const { page } = await come();
        await page.goto("/make/puppet_wars/army");
        const more = (name) => page.getByLabel(`One ${name} more`);
        await more("Judge").click();
        assert.equal(await more("Judge").isDisabled(), true);
        await page.locator(".report").getByText("must have 8").waitFor();
        await more("Nino").click();
        for (const name of ["Ronin", "Teddy"]) for (let i = 0; i < 3; i++) await more(name).click();
        assert.equal(await more("Teddy").isDisabled(), true);
        await page.locator(".report").getByText("An army for a shoebox game.").waitFor();
    });
});

describe("for everybody", () => {
    for (const colorScheme of ["light", "dark"])
        story(
            `axe finds no barrier (${colorScheme})`,
            { colorScheme, bypassCSP: true },
            async (come) => {
                const person = await come();
                const { page } = person;
                do {
                    await begin(page); // again, if the novice has lost already
                    for (let i = 0; i < 5 && (await asked(page)); i++)
                        await choose(page, greedy(person.state));
                } while (!(await asked(page)));
                await noBarriers(page, "the war");
                for (const noun of colorScheme === "light" ? ["map", "army"] : []) {
                    await page.goto(`/make/puppet_wars/${noun}`);
                    await page.locator(".shelves button").first().click();
                    await page.locator(".report h2").waitFor();
                    await noBarriers(page, `the ${noun} editor`);
                }
            },
        );
});
