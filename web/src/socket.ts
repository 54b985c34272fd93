// The one connection. It comes back by itself, asks again for what was watched, and sends again
// the answers that were not acknowledged: the server takes each of them once.
import { Observable } from "./observable";
import type { Said } from "./protocol";

export type Link = "connecting" | "open" | "lost";

type Message = { do: string } & Record<string, unknown>;
type Reply = { re: number; ok: boolean; error?: string } & Record<string, unknown>;

interface Waiting {
    message: Message;
    again: boolean; // survives a lost connection
    losses: number; // connections that ended while it was under way
    sent: boolean; // over this connection
    resolve: (reply: Reply) => void;
    reject: (error: Error) => void;
}

interface Topic {
    begin: Message;
    refused: (error: Error) => void;
}

/** The server said no; the message is a sentence for people. */
export class Refused extends Error {}

const MOST = 16_384; // bytes of a message: the server ends the connection over a longer one
const MOST_LOSSES = 4; // until a message is taken for the reason why connections end
const STEADY = 5000; // milliseconds until a connection is one that holds

const LOST = "The connection was lost; please try again.";
const gaveUp = (reason: string) =>
    `The connection ended each time that this was sent. ${reason}`.trim();

/** Why the server would end the connection over this, as a sentence, or null. */
function unspeakable(message: Message): string | null {
    const text = JSON.stringify(message);
    // As JSON writes what is no character: NUL, and halves of pairs. A backslash may itself be escaped.
    if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(text))
        return "This has characters that are no text, and can't be sent.";
    const bytes = new TextEncoder().encode(text).length;
    if (bytes + 40 <= MOST) return null; // with its number
    return `This is too long: it takes ${bytes} bytes, and no more than ${MOST - 40} can be sent at once.`;
}

export class Socket {
    readonly link = new Observable<Link>("connecting");
    private socket: WebSocket | null = null;
    private waiting = new Map<number, Waiting>();
    private topics = new Map<string, Topic>();
    private hearers = new Set<(said: Said) => void>();
    private nextRef = 1;
    private failures = 0;
    private steady: ReturnType<typeof setTimeout> | undefined; // until they are forgotten
    private timer: ReturnType<typeof setTimeout> | undefined; // until the next attempt

    /** `greet` makes sure that the server knows us, before a lost connection is tried again. */
    constructor(
        private url: string,
        private greet: () => Promise<void>,
    ) {
        // Back from sleep or from the tunnel: don't wait for the timer.
        addEventListener("online", () => this.hurry());
        addEventListener("offline", () => this.socket && this.lost());
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) this.hurry();
        });
    }

    /** A new connection, with the cookie as it is now. */
    open(): void {
        this.close();
        const socket = new WebSocket(this.url, "parlor");
        this.socket = socket;
        socket.onmessage = (event) => {
            for (const line of String(event.data).split("\n"))
                if (socket === this.socket) this.hear(JSON.parse(line));
        };
        socket.onclose = ({ reason }) => {
            if (socket === this.socket) this.lost(reason);
        };
    }

    private hear(said: Said | Reply): void {
        if ("re" in said) {
            this.reply(said);
            return;
        }
        if (said.on === "hello") {
            this.steady = setTimeout(() => (this.failures = 0), STEADY);
            this.resume();
        }
        for (const hearer of [...this.hearers]) hearer(said);
    }

    /** Who watches the link may ask at once, so what waits from before goes first, and once. */
    private resume(): void {
        for (const [ref, waiting] of this.waiting) this.post(ref, waiting);
        const topics = [...this.topics];
        this.link.set("open");
        for (const [name, topic] of topics) if (this.topics.get(name) === topic) this.start(topic);
    }

    onSaid(hearer: (said: Said) => void): () => void {
        this.hearers.add(hearer);
        return () => this.hearers.delete(hearer);
    }

    /** Keeps the server telling us about something, over every reconnection. */
    follow(begin: Message, end: Message, refused: (error: Error) => void): () => void {
        const name = JSON.stringify(begin);
        const topic = { begin, refused };
        this.topics.set(name, topic);
        if (this.link.value === "open") this.start(topic);
        return () => {
            this.topics.delete(name);
            if (this.link.value === "open") this.request(end).catch(() => undefined);
        };
    }

    /** One message, one reply. With `again` it is sent until there is one. */
    request<T = Record<string, unknown>>(message: Message, again = false): Promise<T> {
        return new Promise<T>((resolve, reject) => {
            if (this.link.value === "lost" && !again) {
                reject(new Refused("There is no connection just now."));
                return;
            }
            const fault = unspeakable(message);
            if (fault) {
                reject(new Refused(fault));
                return;
            }
            const ref = this.nextRef++;
            const waiting: Waiting = {
                message,
                again,
                losses: 0,
                sent: false,
                resolve: (r) => resolve(r as T),
                reject,
            };
            this.waiting.set(ref, waiting);
            if (this.link.value === "open") this.post(ref, waiting);
        });
    }

    private start(topic: Topic): void {
        this.request(topic.begin).catch((error: Error) => {
            if (this.link.value === "open") topic.refused(error);
        });
    }

    private reply(reply: Reply): void {
        const waiting = this.waiting.get(reply.re);
        this.waiting.delete(reply.re);
        if (!waiting) return;
        if (reply.ok) waiting.resolve(reply);
        else waiting.reject(new Refused(reply.error ?? "The server refused that."));
    }

    private post(ref: number, waiting: Waiting): void {
        waiting.sent = true;
        this.socket?.send(JSON.stringify({ ...waiting.message, ref }));
    }

    private close(): void {
        const socket = this.socket;
        this.socket = null;
        socket?.close();
        if (this.link.value === "open") this.link.set("connecting");
    }

    private lost(reason = ""): void {
        clearTimeout(this.steady);
        this.close();
        this.link.set("lost");
        for (const [ref, waiting] of this.waiting) {
            if (waiting.sent) waiting.losses++;
            waiting.sent = false;
            if (waiting.again && waiting.losses < MOST_LOSSES) continue;
            this.waiting.delete(ref);
            waiting.reject(new Refused(waiting.again ? gaveUp(reason) : LOST));
        }
        this.timer = setTimeout(() => this.retry(), backOff(this.failures++, Math.random()));
    }

    private retry(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.greet().then(
            () => this.open(),
            () => this.lost(),
        );
    }

    private hurry(): void {
        if (this.timer !== undefined) this.retry();
    }
}

/** How long to wait before the next attempt, in milliseconds: at once, then longer and longer. */
export function backOff(failures: number, chance: number): number {
    if (failures === 0) return 150;
    return Math.min(15_000, 500 * 2 ** failures) * (0.75 + chance / 2);
}
