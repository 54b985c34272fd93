// What of a table is in sight: runs in the page, so it knows nothing but the page.

/** What lies on the felt, how large, and what of it is cut off; what of the question is in sight. */
export function seen() {
    const rectOf = (element) => element?.getBoundingClientRect() ?? new DOMRect();
    const felt = document.querySelector(".felt");
    const inner = rectOf(felt);
    const inSight = (rect) => rect.width > 0 && rect.height > 0;
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "";
    const visible = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".unseen");

    /** The pixels in which a letter is written, after all zooms. */
    function lettersOf(element) {
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (element.closest("svg")) return size * (element.getScreenCTM?.()?.d ?? 1);
        return size * (element.currentCSSZoom ?? 1);
    }

    const leaves = [...felt.querySelectorAll("*")].filter(
        (element) =>
            visible(element) &&
            (element.matches("svg, .touch, button") || [...element.childNodes].some(isText)),
    );
    const boxes = leaves.map((element) => ({ element, rect: rectOf(element) }));
    const shown = boxes.filter(({ rect }) => inSight(rect));
    const bounds = shown.reduce(
        (sum, { rect }) => ({
            left: Math.min(sum.left, Math.max(rect.left, inner.left)),
            top: Math.min(sum.top, Math.max(rect.top, inner.top)),
            right: Math.max(sum.right, Math.min(rect.right, inner.right, innerWidth)),
            bottom: Math.max(sum.bottom, Math.min(rect.bottom, inner.bottom, innerHeight)),
        }),
        { left: Infinity, top: Infinity, right: 0, bottom: 0 },
    );

    /** The window below its head, without question and log. */
    function room() {
        const head = rectOf(document.querySelector(".top")).bottom;
        const inWindow = (rect) =>
            Math.max(0, Math.min(rect.right, innerWidth) - Math.max(rect.left, 0)) *
            Math.max(0, Math.min(rect.bottom, innerHeight) - Math.max(rect.top, head));
        const others = [".dock", ".side"].map((part) => rectOf(document.querySelector(part)));
        return (
            innerWidth * (innerHeight - head) -
            others.reduce((sum, rect) => sum + inWindow(rect), 0)
        );
    }

    const SLACK = 2; // pixels: a shadow, a rounding
    const cut = shown.filter(
        ({ element, rect }) =>
            !element.closest("svg *") &&
            (rect.left < inner.left - SLACK ||
                rect.top < inner.top - SLACK ||
                rect.right > Math.min(inner.right, innerWidth) + SLACK ||
                rect.bottom > Math.min(inner.bottom, innerHeight) + SLACK),
    );
    const clippedText = leaves.filter(
        (element) =>
            element.childElementCount === 0 &&
            getComputedStyle(element).overflowX !== "visible" &&
            getComputedStyle(element).webkitLineClamp === "none" &&
            element.scrollWidth > element.clientWidth + 1,
    );
    const nameOf = (element) =>
        element.dataset?.id || element.getAttribute("class") || element.tagName;
    const texts = [...document.querySelectorAll(".felt *, .dock *")].filter(
        (element) => visible(element) && [...element.childNodes].some(isText),
    );
    const letters = texts.map((element) => [lettersOf(element), nameOf(element)]);
    const least = letters.sort((a, b) => a[0] - b[0])[0];
    const targets = [...document.querySelectorAll(".felt .touch.live, .felt button.board-button")]
        .map((element) => ({ element, rect: rectOf(element) }))
        .filter(({ rect }) => inSight(rect) && Math.min(rect.width, rect.height) < 23.5);
    const dock = rectOf(document.querySelector(".dock"));
    const tools = rectOf(document.querySelector(".dock .actions"));
    const foot = Math.min(dock.bottom, tools.top || Infinity, innerHeight);
    const options = [...document.querySelectorAll(".dock .options .option")];
    const hidden = options.filter((option) => {
        const rect = rectOf(option);
        return rect.top + rect.height * 0.7 > foot;
    });
    return {
        share: ((bounds.right - bounds.left) * (bounds.bottom - bounds.top)) / Math.max(1, room()),
        zoom: Number(document.querySelector(".fitted")?.style.zoom ?? 1),
        cut: cut.map(({ element }) => nameOf(element)),
        clippedText: clippedText.map(nameOf),
        least: least?.[0] ?? 99,
        leastWhere: least?.[1] ?? "",
        smallTargets: targets.map(({ element }) => nameOf(element)),
        options: options.length,
        hidden: hidden.length,
        attackHidden:
            options.some((option) => /attack|dash/.test(option.dataset.kind ?? "")) &&
            options
                .filter((option) => /attack|dash/.test(option.dataset.kind ?? ""))
                .every((option) => hidden.includes(option)),
        scrolls: document.documentElement.scrollHeight > innerHeight + 1,
        wide: document.documentElement.scrollWidth > innerWidth + 1,
    };
}

/** Before the page's own scripts: sums what moves without having been asked to. */
export function watchShifts() {
    globalThis.shifts = { sum: 0, paused: false, worst: [] };
    const nameOf = (node) =>
        node?.nodeType === Node.ELEMENT_NODE
            ? `${node.className?.baseVal ?? node.className}`.trim() || node.tagName
            : "text";
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput || globalThis.shifts.paused) continue;
            globalThis.shifts.sum += entry.value;
            const what = entry.sources.slice(0, 2).map((source) => nameOf(source.node));
            globalThis.shifts.worst.push([entry.value, what.join(", ")]);
        }
    }).observe({ type: "layout-shift", buffered: true });
}

/** The numbers of answers that were painted, by frames. */
export function watchPainted() {
    globalThis.painted = [];
    const look = () => {
        const moves = document.querySelector("[data-moves]")?.dataset.moves;
        if (moves !== undefined && globalThis.painted.at(-1) !== moves)
            globalThis.painted.push(moves);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}
