// One table as this person sees it, kept up to date.
import { useEffect, useMemo } from "preact/hooks";
import { socket } from "../api";
import { Observable, useObservable } from "../observable";
import type { ChatLine, TableChange, TableState } from "../protocol";
import { calm } from "../settings";
import { drawShare, keepPromise, keepShares, promised } from "../share";
import { merge, type Table } from "./merge";

const PACE = 650; // milliseconds that a move stays before the next one is shown

/** Shows states one after the other, so that the eye can follow when bots answer at once. */
class TableStore {
    readonly table = new Observable<Table | null>(null);
    readonly refused = new Observable<string | null>(null);
    private newest: Table | null = null;
    private queue: Table[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;
    private sharing = false; // our share is on its way
    private stops: (() => void)[] = [];

    constructor(readonly id: string) {}

    start(): void {
        this.stops = [
            socket.onSaid((said) => {
                if ((said.on === "state" || said.on === "change") && said.table === this.id)
                    this.take(said);
                else if (said.on === "chat" && said.table === this.id) this.hear(said.chat);
                else if (said.on === "gone" && said.table === this.id)
                    this.refused.set("Everybody has left before the game began.");
            }),
            socket.follow({ do: "watch", table: this.id }, { do: "unwatch", table: this.id }, (e) =>
                this.refused.set(e.message),
            ),
        ];
    }

    stop(): void {
        for (const stop of this.stops) stop();
        clearTimeout(this.timer);
    }

    /** Our part of the shuffle, as soon as we have a seat: by now we have seen the hash. What was
     * given once is given again, so that the server can't choose among several. */
    private giveShare(state: TableState): void {
        const own = state.seats.find((seat) => seat.you);
        if (state.status !== "open" || !own || own.shared || this.sharing) return;
        const before = promised(this.id);
        const promise =
            before?.seat === own.seat
                ? before
                : {
                      table: this.id,
                      seat: own.seat,
                      hash: state.fair.hash,
                      share: drawShare(),
                  };
        keepPromise(promise);
        this.sharing = true;
        socket
            .request({ do: "share", table: this.id, share: promise.share }, true)
            .catch(() => undefined) // another window of ours was faster, with the same share
            .finally(() => (this.sharing = false));
    }

    private take(said: TableState | TableChange): void {
        const before = this.newest?.state;
        this.newest = merge(this.newest, said, performance.now());
        const { fair, seats, status } = this.newest.state;
        this.giveShare(this.newest.state);
        if (before?.status === "open" && status !== "open" && fair.shares)
            keepShares(this.id, fair.shares, seats);
        this.queue.push(this.newest);
        if (this.timer === undefined) this.show();
    }

    /** Somebody is no longer heard, or heard again. */
    private hear(chat: ChatLine[]): void {
        if (!this.newest) return;
        this.newest = { ...this.newest, chat };
        this.queue.push(this.newest);
        if (this.timer === undefined) this.show();
    }

    private show(): void {
        this.timer = undefined;
        const hurry = document.hidden || calm() || this.queue.length > 4;
        const next = hurry ? this.queue.pop() : this.queue.shift();
        if (hurry) this.queue = [];
        if (!next) return;
        const moved = next.state.moves !== this.table.value?.state.moves && !next.gap;
        this.table.set(next);
        if (moved && !hurry) this.timer = setTimeout(() => this.show(), PACE);
        else if (this.queue.length > 0) this.show();
    }
}

export function useTable(id: string): { table: Table | null; refused: string | null } {
    const store = useMemo(() => new TableStore(id), [id]);
    useEffect(() => {
        store.start();
        return () => store.stop();
    }, [store]);
    return { table: useObservable(store.table), refused: useObservable(store.refused) };
}
