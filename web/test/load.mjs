// The page's own source, for tests that need no browser or know what it knows.
import { webcrypto } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

// As in browsers; Debian's node has it only as a module.
if (!globalThis.crypto) Object.assign(globalThis, { crypto: webcrypto });

export const source = fileURLToPath(new URL("../src/", import.meta.url));

/** One file of the page as a module for node. */
export async function load(path) {
    const { outputFiles } = await build({
        entryPoints: [join(source, path)],
        write: false,
        bundle: true,
        format: "esm",
        jsx: "automatic",
        jsxImportSource: "preact",
        loader: { ".css": "empty" },
        logLevel: "error",
    });
    const code = Buffer.from(outputFiles[0].contents).toString("base64");
    return import(`data:text/javascript;base64,${code}`);
}
