// What the pages around a game weigh, and how soon they are there.
import { Person, phone } from "../test/harness.mjs";
import { watchShifts } from "./seen.mjs";

/** What a first visit fetches, as the server packs it. */
export async function wire(server) {
    console.log("== on the wire ==");
    const home = await fetch(server.base);
    const paths = [...(await home.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
    for (const [, path] of paths) {
        const sizes = [];
        for (const encoding of ["identity", "gzip", "br"]) {
            const answer = await fetch(server.base + path, {
                headers: { "Accept-Encoding": encoding },
            });
            const length = answer.headers.get("content-length");
            const bytes = (await answer.arrayBuffer()).byteLength;
            sizes.push(`${encoding} ${length ?? bytes}`);
        }
        console.log(`${path.replace(/-\w+\./, ".")}: ${sizes.join(", ")}`);
    }
}

/** A page that was just opened: when it was painted, when it was there, and what has moved. */
async function opened(page, path, there) {
    const began = performance.now();
    await page.goto(path);
    await page.locator(there).first().waitFor();
    const ready = performance.now() - began;
    await page.waitForTimeout(1500);
    const painted = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    const { sum } = await page.evaluate(() => globalThis.shifts);
    return `ready ${Math.round(ready)} ms, first paint ${Math.round(painted)} ms, layout shift ${sum.toFixed(3)}`;
}

export async function lobby(browser, server) {
    console.log("\n== the lobby ==");
    const own = await Person.come(browser, server);
    await own.page.addInitScript(watchShifts);
    console.log(`desktop, first: ${await opened(own.page, "/", "article")}`);
    console.log(`desktop, again: ${await opened(own.page, "/", "article")}`);
    await own.leave();
    const far = await Person.come(browser, server, phone);
    const wires = await far.context.newCDPSession(far.page);
    await wires.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000, // bytes: 1.6 Mbit
        uploadThroughput: 94_000,
    });
    await wires.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await far.page.addInitScript(watchShifts);
    console.log(`phone on a slow line, first: ${await opened(far.page, "/", "article")}`);
    console.log(`phone on a slow line, again: ${await opened(far.page, "/", "article")}`);
    await far.leave();
}

export async function replay(browser, server, address) {
    const person = await Person.come(browser, server);
    const { page } = person;
    await page.addInitScript(watchShifts);
    let bytes = 0;
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => (bytes += payload.length)),
    );
    const words = await opened(page, address, ".replay-at");
    console.log(
        `replay: ${words}, ${bytes} bytes in ${await page.locator(".replay-at").innerText()}`,
    );
    await person.leave();
}
