// Builds the page into web/dist: index.html, and assets whose names hold a hash of their content.
import { build } from "esbuild";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });

const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: { page: "src/main.tsx", icon: "src/art/icon.svg" },
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "copy" },
    outdir: "dist/assets",
    entryNames: "[name]-[hash]",
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
});

/** The path of the built file that is called so, before its hash. */
function built(name, extension) {
    const file = Object.keys(metafile.outputs).find(
        (path) => path.startsWith(`dist/assets/${name}-`) && path.endsWith(extension),
    );
    if (!file) throw new Error(`esbuild has made no ${name}${extension}`);
    return file.replace("dist/", "/");
}

const template = await readFile(join(here, "src/index.html"), "utf8");
const page = template
    .replace("STYLE", built("page", ".css"))
    .replace("SCRIPT", built("page", ".js"))
    .replace("ICON", built("icon", ".svg"));
await writeFile(join(dist, "index.html"), page);

// Beside each file the same, compressed, if that makes it shorter.
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const plain = await readFile(path);
    const packed = { br: brotliCompressSync(plain, best), gz: gzipSync(plain, { level: 9 }) };
    for (const [end, bytes] of Object.entries(packed))
        if (bytes.length < plain.length) await writeFile(`${path}.${end}`, bytes);
}
