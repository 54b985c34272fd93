// What the server sends of the page: compressed for who takes it so, and nothing for unknown addresses.
import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Server, startBrowser } from "./harness.mjs";
import { load } from "./load.mjs";

const LIMIT = 150_000; // bytes of scripts and styles, compressed

const server = new Server();
before(() => server.start());
after(() => server.remove());

/**
 * @param {string} path
 * @param {string} accept
 * @returns {Promise<{ status: number | undefined,
 *     headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
const get = (path, accept = "", method = "GET") =>
    new Promise((resolve, reject) => {
        const headers = accept ? { "Accept-Encoding": accept } : {};
        const asked = request(`${server.base}${path}`, { method, headers }, (answer) => {
            const pieces = [];
            answer.on("data", (piece) => pieces.push(piece));
            answer.on("end", () =>
                resolve({
                    status: answer.statusCode,
                    headers: answer.headers,
                    body: Buffer.concat(pieces),
                }),
            );
        });
        asked.on("error", reject);
        asked.end();
    });

const assets = async () =>
    [...(await get("/")).body.toString().matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);

const about = ["rules", "cards", "glossary"].map((what) => `/api/games/gem_blenders/${what}`);

const decode = { gzip: gunzipSync, br: brotliDecompressSync };

/** The same as without, in fewer bytes, and says what it is. */
async function comes(path, accept, coding) {
    const plain = await get(path);
    const packed = await get(path, accept);
    const where = `${path} for ${accept}`;
    assert.equal(plain.headers["content-encoding"], undefined, where);
    assert.equal(packed.headers["content-encoding"], coding, where);
    for (const one of [plain, packed]) {
        assert.equal(one.status, 200, where);
        assert.equal(one.headers.vary, "Accept-Encoding", where);
        assert.equal(one.headers["content-type"], plain.headers["content-type"], where);
        assert.equal(one.headers["cache-control"], plain.headers["cache-control"], where);
        assert.equal(one.headers["content-length"], String(one.body.length), where);
    }
    const body = coding ? decode[coding](packed.body) : packed.body;
    assert.ok(body.equals(plain.body), where);
    if (coding) assert.ok(packed.body.length < 0.8 * plain.body.length, where);
    const head = (await get(path, accept, "HEAD")).headers;
    const whole = packed.headers;
    delete head.date;
    delete whole.date;
    assert.deepEqual(head, whole, where);
}

describe("addresses", () => {
    test("the server knows those that the page knows", async () => {
        const { parseRoute } = await load("router.ts");
        const words = [
            "table",
            "replay",
            "games",
            "profile",
            "house",
            "rules",
            "learn",
            "make",
            "x",
        ];
        const paths = ["/", "//", "/games/", "/rules//flash_duel/", "/rules/a/cards"];
        paths.push(
            "/rules/a/cards/b.c",
            "/rules/a/cards/b/c",
            "/rules/a/words",
            "/rules/a/words/b",
        );
        paths.push("/rules/a/rules", "/rules/a/card", "/rules/a/cardsx");
        for (const word of words)
            for (const rest of ["", "/a", "/a/b", "/a/b/c"]) paths.push(`/${word}${rest}`);
        let known = 0;
        for (const path of paths) {
            const { status, headers } = await get(path);
            const there = parseRoute(path, "").page !== "missing";
            known += Number(there);
            assert.equal(status, there ? 200 : 404, path);
            assert.match(headers["content-type"] ?? "", /^text\/html/, path); // it says that there is nothing
        }
        assert.ok(known > 12 && known < paths.length - 12);
    });
    test("no page is sent instead of a file", async () => {
        for (const path of [
            "/favicon.ico",
            "/sw.js",
            "/x.png",
            "/assets/x.js",
            "/index.html",
            "/.env",
        ]) {
            const { status, headers } = await get(path);
            assert.equal(status, 404, path);
            assert.equal(headers["content-type"], "application/json", path);
        }
        const robots = await get("/robots.txt");
        assert.equal(robots.status, 200);
        assert.match(String(robots.headers["content-type"]), /^text\/plain/);
        assert.match(robots.body.toString(), /Disallow: \/api\//);
    });
});

describe("the app", () => {
    test("can be installed", async () => {
        const browser = await startBrowser();
        try {
            const page = await (await browser.newContext({ baseURL: server.base })).newPage();
            const faults = [];
            page.on("console", (message) => faults.push(message.text()));
            await page.goto("/");
            const inspector = await page.context().newCDPSession(page);
            const { url, errors, data } = await inspector.send("Page.getAppManifest");
            assert.deepEqual(errors, []);
            assert.match(url, /\/assets\/app-[0-9A-F]+\.webmanifest$/);
            const { installabilityErrors } = await inspector.send("Page.getInstallabilityErrors");
            const why = installabilityErrors.map((error) => error.errorId);
            assert.deepEqual(
                why.filter((id) => id !== "in-incognito"), // as every context of a test is
                [],
            );
            const { icons } = JSON.parse(data ?? "");
            assert.deepEqual(
                icons.map((icon) => icon.purpose),
                ["any", "maskable"],
            );
            for (const { src, type } of icons) {
                const icon = await get(src);
                assert.equal(icon.status, 200);
                assert.equal(icon.headers["content-type"], type);
            }
            const manifest = await get(new URL(url).pathname);
            assert.equal(manifest.headers["content-type"], "application/manifest+json");
            assert.deepEqual(faults, []);
        } finally {
            await browser.close();
        }
    });
});

describe("compression", () => {
    test("files of the page come in the best coding that is taken", async () => {
        for (const path of ["/", ...(await assets())]) {
            await comes(path, "gzip, deflate, br, zstd", "br");
            await comes(path, "gzip", "gzip");
            await comes(path, "GZIP;q=0.5, br;q=0", "gzip");
            await comes(path, "gzip;q=0, br;q=0.000, *", undefined);
            await comes(path, "gzipped, brotli, x-br", undefined);
        }
    });
    test("so do large answers about a game", async () => {
        for (const path of [...about, "/api/games"]) {
            await comes(path, "gzip, deflate, br, zstd", "gzip");
            await comes(path, "br", undefined);
        }
    });
    test("what is small, or about a person, is not packed", async () => {
        for (const path of ["/api/bots", "/api/me", "/api/games/nothing/rules", "/healthz"])
            assert.equal((await get(path, "gzip, br")).headers["content-encoding"], undefined);
    });
    test("a packed file has no address of its own", async () => {
        for (const path of await assets())
            for (const end of [".br", ".gz"]) assert.equal((await get(path + end)).status, 404);
    });
    test(`scripts and styles stay below ${LIMIT} bytes`, async (t) => {
        for (const coding of ["br", "gzip"]) {
            let bytes = 0;
            for (const path of await assets())
                if (/\.(js|css)$/.test(path)) bytes += (await get(path, coding)).body.length;
            t.diagnostic(`${bytes} bytes of scripts and styles in ${coding}`);
            assert.ok(bytes > 10_000 && bytes < LIMIT);
        }
    });
});
