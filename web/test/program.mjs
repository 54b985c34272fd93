// Which build of Parlor is tested: $PARLOR, or the one that is there.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const built = ["build/sanitize/parlor", "build/parlor"].map((path) => join(root, path));
const found = process.env.PARLOR ? resolve(process.env.PARLOR) : built.find(existsSync);
if (!found)
    throw new Error("There is no build of Parlor to test: make it, or name it with PARLOR.");

export const program = found;
