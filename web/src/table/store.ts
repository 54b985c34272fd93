// One table as this person sees it, kept up to date.
import { useEffect, useMemo } from "preact/hooks";
import { socket } from "../api";
import { Observable, useObservable } from "../observable";
import type { ChatLine, TableChange, TableState, View } from "../protocol";
import { pace } from "../settings";
import { drawShare, keepPromise, keepShares, promised } from "../share";
import { merge, type Table } from "./merge";
import { haste, reading, SHORTEST, stay } from "./pace";

const LONGEST_TURN = 100; // changes that can be shown again: for who only watches all is one turn

/** What is on the screen, and how it came about. */
export interface Scene {
    table: Table;
    before: View | null; // what was shown before: to see what is different
    since: number; // answers that had been given when this person was asked last
    waiting: number; // changes that are not shown yet
    again: boolean; // it was shown already: a turn that is repeated
}

interface Take {
    table: Table;
    again: boolean;
}

/** A state as it was, in which there is nothing to do any more. */
const past = (table: Table): Table => ({
    ...table,
    state: { ...table.state, ask: null, result: null, can: [] },
});

const ownEvents = ({ state }: Table): boolean =>
    state.events.every((event) => event.seat === undefined || event.seat === state.seat);

/** Calls so long after the next frame was painted; returns what prevents that. */
function afterPaint(wait: number, then: () => void): () => void {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
        timer = setTimeout(then, wait);
    });
    return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
    };
}

/** Shows changes one after the other, each for as long as it takes to see it. */
class TableStore {
    readonly scene = new Observable<Scene | null>(null);
    readonly newest = new Observable<Table | null>(null); // for clocks, which do not wait
    readonly refused = new Observable<string | null>(null);
    private queue: Take[] = [];
    private stopWaiting: (() => void) | null = null; // for the next one
    private shownAt = 0;
    private part = 1; // of the time that each change would take: see haste
    private turn: Table[] = []; // what was shown since this person was asked last, and that state
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
        this.stopWaiting?.();
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
        const before = this.newest.value?.state;
        const table = merge(this.newest.value, said, performance.now());
        const { fair, seats, status } = table.state;
        this.giveShare(table.state);
        if (before?.status === "open" && status !== "open" && fair.shares)
            keepShares(this.id, fair.shares, seats);
        this.add(table);
    }

    /** Somebody is no longer heard, or heard again. */
    private hear(chat: ChatLine[]): void {
        if (this.newest.value) this.add({ ...this.newest.value, chat });
    }

    private add(table: Table): void {
        this.newest.set(table);
        this.queue.push({ table, again: false });
        const shown = this.scene.value;
        if (!this.stopWaiting || this.isHurried()) this.next();
        else if (shown) this.scene.set({ ...shown, waiting: this.queue.length });
    }

    /** Nobody looks, nobody wants to wait, or the game went back. */
    private isHurried(): boolean {
        return document.hidden || pace.value === "at once" || this.newest.value?.gap === true;
    }

    private next(): void {
        this.stopWaiting?.();
        this.stopWaiting = null;
        if (this.isHurried()) this.drop();
        const take = this.queue.shift();
        if (!take) return;
        const wait = this.show(take);
        if (wait > 0) this.stopWaiting = afterPaint(wait, () => this.next());
        else if (this.queue.length > 0) this.next();
    }

    /** Shows it; returns how long it stays before the next one. */
    private show({ table, again }: Take): number {
        const before = this.scene.value?.table ?? null;
        if (!again) this.keep(table);
        this.shownAt = performance.now();
        this.scene.set({
            table,
            before: table.gap ? null : (before?.state.view ?? null),
            since: this.turn[0]?.state.moves ?? 0,
            waiting: this.queue.length,
            again,
        });
        const moved = before !== null && before.state.moves !== table.state.moves;
        return moved && !(table.gap && !again) ? this.staying(table) : 0;
    }

    private staying(table: Table): number {
        const all = [table, ...this.queue.map((take) => take.table)];
        const waiting = all.reduce(
            (sum, one) => sum + reading(one.state.events, ownEvents(one)),
            0,
        );
        const { clock, ask } = this.newest.value?.state ?? table.state;
        const hurried = clock !== null && ask !== null;
        this.part = this.queue.length === 0 ? 1 : Math.min(this.part, haste(waiting, hurried));
        return stay(reading(table.state.events, ownEvents(table)), this.part, pace.value);
    }

    /** A turn of others begins after each answer of one's own. */
    private keep(table: Table): void {
        const last = this.turn[this.turn.length - 1];
        if (table.gap || !last) this.turn = [table];
        else if (last.state.moves === table.state.moves) this.turn.splice(-1, 1, table);
        else if (last.state.ask) this.turn = [last, table];
        else this.turn = [...this.turn.slice(-LONGEST_TURN), table];
    }

    /** All but the last change is not shown; the turn that can be repeated has it. */
    private drop(): void {
        for (const take of this.queue.splice(0, this.queue.length - 1))
            if (!take.again) this.keep(take.table);
    }

    /** Who answers has seen what is on the screen, if it was not just put there. */
    readonly goOn = (): void => {
        if (!this.stopWaiting) return;
        this.stopWaiting();
        const left = SHORTEST - (performance.now() - this.shownAt);
        if (left > 0) this.stopWaiting = afterPaint(left, () => this.next());
        else this.next();
    };

    readonly skip = (): void => {
        this.drop();
        this.next();
    };

    /** Shows once more what has happened since this person was asked last. */
    readonly repeat = (): void => {
        const newest = this.newest.value;
        if (this.queue.length > 0 || this.turn.length < 2 || !newest) return;
        for (const table of this.turn.slice(0, -1))
            this.queue.push({ table: past(table), again: true });
        this.queue.push({ table: { ...newest, gap: false }, again: true });
        this.next();
    };
}

export interface Playing {
    scene: Scene | null;
    newest: Table | null;
    refused: string | null;
    goOn: () => void;
    skip: () => void;
    repeat: () => void;
}

export function useTable(id: string): Playing {
    const store = useMemo(() => new TableStore(id), [id]);
    useEffect(() => {
        store.start();
        return () => store.stop();
    }, [store]);
    return {
        scene: useObservable(store.scene),
        newest: useObservable(store.newest),
        refused: useObservable(store.refused),
        goOn: store.goOn,
        skip: store.skip,
        repeat: store.repeat,
    };
}
