// The program as a partner of tests.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { program } from "./program.mjs";

/** `parlor engine`: a line goes in, a reply comes out. */
export class Engine {
    constructor() {
        this.process = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
        this.replies = createInterface(this.process.stdout)[Symbol.asyncIterator]();
    }

    async ask(line) {
        this.process.stdin.write(`${JSON.stringify(line)}\n`);
        return JSON.parse((await this.replies.next()).value);
    }

    async must(line) {
        const reply = await this.ask(line);
        assert.ok(reply.ok, `${JSON.stringify(line)}: ${reply.error}`);
        return reply;
    }

    end() {
        this.process.stdin.end();
    }
}
