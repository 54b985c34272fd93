// Builds the page into web/dist: index.html, and assets whose names hold a hash of their content.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });

const { metafile } = await build({
    absWorkingDir: here,
    entryPoints: {
        page: "src/main.tsx",
        icon: "src/art/icon.svg",
        whole: "src/art/icon_whole.svg", // to its edges: what shows it may cut it round
    },
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "copy" },
    outdir: "dist/assets",
    entryNames: "[name]-[hash]",
    splitting: true, // pictures are fetched when one is wanted
    chunkNames: "pictures-[name]-[hash]",
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

/** Like an asset of esbuild: under a name that holds a hash of its content. */
async function writeAsset(name, extension, text) {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
    const path = `/assets/${name}-${hash}${extension}`;
    await writeFile(join(dist, path), text);
    return path;
}

const manifest = (await readFile(join(here, "src/app.webmanifest"), "utf8"))
    .replace("ICON", built("icon", ".svg"))
    .replace("WHOLE", built("whole", ".svg"));

const template = await readFile(join(here, "src/index.html"), "utf8");
const page = template
    .replace("STYLE", built("page", ".css"))
    .replace("SCRIPT", built("page", ".js"))
    .replace("MANIFEST", await writeAsset("app", ".webmanifest", manifest))
    .replace("ICON", built("icon", ".svg"));
await copyFile(join(here, "src/robots.txt"), join(dist, "robots.txt"));
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
