// Whether a board keeps within its felt, and can be read and hit there.
import assert from "node:assert/strict";

export const windows = [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
];

const LETTERS = 10.9; // pixels: eleven, but for rounding
const TARGET = 23.9;

/**
 * What is wrong with the board as it is laid out now.
 * @param {number[]} limits
 */
const faults = ([letters, target]) => {
    const felt = /** @type {HTMLElement} */ (document.querySelector(".felt"));
    const board = /** @type {HTMLElement} */ (felt.firstElementChild);
    const edge = felt.getBoundingClientRect();
    const zoom = Number(board.style.zoom);
    /** @type {string[]} */ const found = [];
    if (felt.scrollHeight > felt.clientHeight + 1) found.push("it scrolls");
    for (const element of board.querySelectorAll("*")) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || element.closest(".unseen, svg")) continue;
        const name = `${element.tagName}.${element.className}`;
        const hangs = box.bottom > edge.bottom + 1 || box.right > edge.right + 1;
        if (hangs || box.left < edge.left - 1) found.push(`${name} sticks out`);
        const text = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
        );
        const size = parseFloat(getComputedStyle(element).fontSize) * zoom;
        if (text && size < letters) found.push(`${name} has letters of ${size.toFixed(1)} px`);
        if (element.matches("button.live") && Math.min(box.width, box.height) < target)
            found.push(`${name} is hard to hit`);
    }
    return found;
};

/**
 * The board fits all of these windows.
 * @param {import("playwright-core").Page} page
 */
export async function fitsWindows(page) {
    for (const size of windows) {
        await page.setViewportSize(size);
        await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const found = await page.evaluate(faults, [LETTERS, TARGET]);
        assert.deepEqual([...new Set(found)], [], `${size.width} x ${size.height}`);
    }
}
