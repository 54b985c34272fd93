// Things glide from where they were to where they are now.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asked, playNow, stories } from "./harness.mjs";
import { load } from "./load.mjs";

describe("journeys", async () => {
    const { journeys } = await load("table/journeys.ts");
    const zone = (id, ...faces) => ({
        id,
        count: faces.length,
        cards: faces.map((card, i) => ({ id: `${id}.${i}`, card })),
    });
    const pile = (id, count) => ({ id, count, cards: [] });
    const view = (...zones) => ({ zones });
    const told = (more) => ({ kind: "k", text: "", touch: [], move: 1, ...more });

    test("a card goes from where it is missing to where there is one more", () => {
        const before = view(zone("seat0.hand", "1", "3", "3"), zone("play", "5"));
        const now = view(zone("seat0.hand", "1", "3"), zone("play", "3", "5"));
        const event = told({ from: "seat0.hand", to: "play", cards: ["3"] });
        assert.deepEqual(journeys(before, now, [event]), [
            {
                from: { thing: "seat0.hand.2", place: "seat0.hand" },
                to: { thing: "play.0", place: "play" },
            },
        ]);
    });
    test("hidden cards are dealt from a pile, each for itself", () => {
        const before = view(pile("deck", 9), zone("seat1.hand", null));
        const now = view(pile("deck", 7), zone("seat1.hand", null, null, null));
        const event = told({ seat: 1, from: "deck", to: "seat1.hand" });
        assert.deepEqual(
            journeys(before, now, [event]).map(({ from, to }) => [
                from.thing,
                from.place,
                to.thing,
            ]),
            [
                [undefined, "deck", "seat1.hand.2"],
                [undefined, "deck", "seat1.hand.1"],
            ],
        );
    });
    test("what turns up without a word comes from the hand of who acts", () => {
        const before = view(zone("seat1.hand", null, null), zone("discard"));
        const now = view(zone("seat1.hand", null), zone("discard", "4"));
        const event = told({ seat: 1, cards: ["4"], from: "space3", to: "space7" });
        assert.deepEqual(journeys(before, now, [event]), [
            {
                from: { thing: "seat1.hand.1", place: "seat1.hand.1" },
                to: { thing: "discard.0", place: "discard" },
            },
        ]);
    });
    test("who plays a card and draws the same one does both", () => {
        const before = view(pile("deck", 9), zone("seat0.hand", "4", "4"), zone("discard"));
        const now = view(pile("deck", 8), zone("seat0.hand", "4", "4"), zone("discard", "4"));
        const moved = told({ seat: 0, cards: ["4"], from: "space3", to: "space7" });
        const drew = told({ seat: 0, cards: ["4"], from: "deck", to: "seat0.hand" });
        assert.deepEqual(
            journeys(before, now, [moved, drew]).map(({ from, to }) => [from.place, to.thing]),
            [
                ["deck", "seat0.hand.1"],
                ["seat0.hand.1", "discard.0"],
            ],
        );
    });
    test("an attack of a card on another moves neither", () => {
        const same = view(zone("seat0.left", "noor"), zone("seat1.left", "kula"));
        const event = told({ from: "seat0.left", to: "seat1.left", cards: ["noor", "kula"] });
        assert.deepEqual(journeys(same, same, [event]), []);
    });
    test("a piece comes out of the zone with its card, or from who puts it", () => {
        const before = view(zone("seat0.box", "ronin"));
        const event = told({ seat: 0, to: "space4", touch: ["puppet2"], cards: ["ronin"] });
        const [journey] = journeys(before, view(zone("seat0.box")), [event]);
        assert.deepEqual(journey, {
            from: { thing: "seat0.box.0", place: "seat0" },
            to: { thing: "puppet2", place: "space4" },
            born: true,
        });
    });
});

/** Keeps what the page sets in motion, and where it is at the beginning. */
function watchMotion() {
    const seen = [];
    Object.assign(globalThis, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        const { x, y } = this.getBoundingClientRect();
        seen.push({ id: this.getAttribute("data-id"), flies: !!this.closest(".sky"), x, y });
        return animation;
    };
}

describe("motion", { concurrency: true }, () => {
    const { story } = stories();

    /** One step forward in Flash Duel: where pawn and card were, and what moved. */
    async function step(come, reducedMotion) {
        const { page } = await come({ reducedMotion, pace: "normal" });
        await page.addInitScript(watchMotion);
        await playNow({ page });
        await asked(page);
        const place = (id) => page.locator(`.felt [data-id="${id}"]`).boundingBox();
        await page.evaluate(() => globalThis.seen.splice(0));
        const option = page.locator('.options .option[data-kind="move_forward"]').first();
        await option.waitFor();
        await page.waitForFunction(() => document.getAnimations().length === 0);
        const seat = await page.locator(".fighter.own .nameplate").last().getAttribute("data-id");
        const pawn = `pawn${seat?.slice(-1)}`;
        const before = await place(pawn);
        await page.evaluate(() => globalThis.seen.splice(0));
        const old = await page.locator(".table-page").getAttribute("data-moves");
        await option.click();
        await page.locator(`.table-page:not([data-moves="${old}"])`).waitFor();
        return { pawn, before, seen: await page.evaluate(() => globalThis.seen) };
    }

    story("a pawn starts where it stood, and its card goes off", {}, async (come) => {
        const { pawn, before, seen } = await step(come, "no-preference");
        const moved = seen.find(({ id }) => id === pawn);
        assert.ok(moved && before, "the pawn moves");
        assert.ok(Math.hypot(moved.x - before.x, moved.y - before.y) < 2, JSON.stringify(moved));
        assert.ok(
            seen.some(({ id, flies }) => flies || id?.startsWith("discard.")),
            "the card goes to the others of its number",
        );
    });
    story("nothing moves for those who want none of it", {}, async (come) => {
        assert.deepEqual((await step(come, "reduce")).seen, []);
    });
});
