// Shows all pictures of a gallery, at 24, 64 and 200 pixels, on paper and on felt:
// `npm run pictures -- characters OUT.png`; names after that show only those.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { startBrowser } from "./test/harness.mjs";

const [name, out, ...only] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));
const { outputFiles } = await build({
    stdin: {
        contents: `
            import { render } from "preact";
            import { Drawn } from "./src/art/drawing";
            import { gallery } from "./src/art/galleries/${name}";
            const only = ${JSON.stringify(only)};
            const all = Object.entries(gallery).filter(([id]) => !only.length || only.includes(id));
            render(
                all.map(([id, drawing]) => (
                    <figure key={id}>
                        {[24, 64].map((size) => (
                            <i style={{ width: size + "px", height: size + "px" }}><Drawn drawing={drawing} /></i>
                        ))}
                        {only.length > 0 && <i style={{ width: "200px", height: "200px" }}><Drawn drawing={drawing} /></i>}
                        <figcaption>{id}</figcaption>
                    </figure>
                )),
                document.body,
            );`,
        loader: "tsx",
        resolveDir: here,
    },
    bundle: true,
    write: false,
    jsx: "automatic",
    jsxImportSource: "preact",
});
const style = ["tokens", "pictures"].map((file) =>
    readFile(`${here}src/style/${file}.css`, "utf8"),
);
const own = `
    body { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px; background: #fdf8ea; font: 11px sans-serif; }
    figure { display: flex; flex-wrap: wrap; align-items: end; gap: 4px; width: max-content; max-width: 310px; margin: 0; padding: 4px; border-radius: 6px; }
    figure:nth-child(even) { background: #2f6d54; color: #fff; }
    figcaption { width: 100%; }
    i { display: block; }`;
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: 1300, height: 400 } });
await page.setContent(`<!doctype html><style>${(await Promise.all(style)).join("")}${own}</style>`);
await page.addScriptTag({ content: outputFiles[0].text });
await page.screenshot({ path: out, fullPage: true });
await browser.close();
