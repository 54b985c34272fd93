// What the server sends of the page: compressed for who takes it so, and nothing for unknown addresses.
import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Server } from "./harness.mjs";

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
