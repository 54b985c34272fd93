// The tables where one sits: whose turn it is, and closing one.
import { useState } from "preact/hooks";
import { socket } from "../api";
import { ago } from "../dates";
import { Dialog } from "../dialog";
import { complain } from "../notice";
import type { GameInfo, TableInfo } from "../protocol";
import { modeTitle } from "../setup";
import { peopleWords, seatWords } from "../table/seats";

export const isOwn = (table: TableInfo): boolean =>
    table.status !== "over" && (table.seats.some((seat) => seat.you) || !table.public);

/** Does it wait for us? */
export const isOurTurn = (table: TableInfo): boolean =>
    table.status === "running" &&
    table.seats.some((seat) => seat.you && table.waiting.includes(seat.seat));

/** Those that wait for us first, then the newest. */
export const inOrder = (tables: TableInfo[]): TableInfo[] =>
    [...tables].sort(
        (a, b) => Number(isOurTurn(b)) - Number(isOurTurn(a)) || b.answered - a.answered,
    );

export function turnWords(table: TableInfo): string {
    if (isOurTurn(table)) return "Your turn";
    if (table.status === "paused") return "Paused";
    if (table.status === "open") return "Not begun";
    const waiting = table.seats.filter((seat) => table.waiting.includes(seat.seat));
    return waiting.length === 1 && waiting[0] ? `Turn of ${seatWords(waiting[0])}` : "Others' turn";
}

/** What closing it means: the command, and what is asked before. */
export function closingOf(table: TableInfo): { does: string; title: string; text: string } {
    const others = table.seats.filter(
        (seat) => !seat.you && (seat.kind === "person" || seat.for !== undefined),
    );
    if (others.length === 0)
        return {
            does: "close",
            title: "Close this table?",
            text: "Nobody else plays here. The table goes, and it counts for nothing.",
        };
    if (table.status === "open")
        return {
            does: "stand",
            title: "Leave your seat?",
            text: "The others keep theirs, and yours is free again.",
        };
    return {
        does: "resign",
        title: "Resign this game?",
        text:
            table.seats.length > 2
                ? "A bot takes your seat, and the others play on."
                : "You lose it at once.",
    };
}

function Closing(props: { table: TableInfo; close: () => void }) {
    const { table, close } = props;
    const { does, title, text } = closingOf(table);
    const go = () => {
        close();
        socket.request({ do: does, table: table.table }).catch(complain);
    };
    return (
        <Dialog title={title} close={close}>
            <p>{text}</p>
            <p class="buttons">
                <button type="button" class="danger" onClick={go}>
                    {{ close: "Close it", stand: "Leave it", resign: "Resign" }[does]}
                </button>
                <button type="button" onClick={close}>
                    Keep it
                </button>
            </p>
        </Dialog>
    );
}

function Row(props: { table: TableInfo; game: GameInfo | undefined }) {
    const { table, game } = props;
    const [closing, setClosing] = useState(false);
    const mine = table.seats.some((seat) => seat.you);
    const title = game?.title ?? table.game;
    const others = peopleWords(table.seats.filter((seat) => !seat.you));
    return (
        <li class="own-row" data-table={table.table}>
            <span class={isOurTurn(table) ? "turn-mark ours" : "turn-mark"}>
                {turnWords(table)}
            </span>
            <span class="own-what">
                <b>{title}</b>{" "}
                <span>{others ? `${mine ? "against " : ""}${others}` : "alone"}</span>
                <small>
                    {modeTitle(game, table.mode)} · {ago(table.answered)}
                </small>
            </span>
            <a class="button small" href={`/table/${table.table}`}>
                {table.status === "open" || !mine ? "Go there" : "Go on"}
            </a>
            {mine && (
                <button
                    type="button"
                    class="quiet small"
                    aria-label={`Close the table of ${title}`}
                    onClick={() => setClosing(true)}
                >
                    ×
                </button>
            )}
            {closing && <Closing table={table} close={() => setClosing(false)} />}
        </li>
    );
}

export const OWN_SHOWN = 3; // rows, until more are wanted: below them one begins to play

/** `places` are kept for so many rows as long as it is not known which they are. */
export function OwnTables(props: {
    tables: TableInfo[] | null;
    games: GameInfo[];
    places: number;
}) {
    const [all, setAll] = useState(false);
    const tables = inOrder(props.tables ?? []);
    const shown = all ? tables : tables.slice(0, OWN_SHOWN);
    const count = props.tables ? tables.length : props.places;
    if (count === 0) return null;
    return (
        <section class="own-tables panel">
            <h2>
                Your tables <span class="count">{count}</span>
            </h2>
            <ul style={{ "--rows": Math.min(count, OWN_SHOWN) }}>
                {shown.map((table) => (
                    <Row
                        key={table.table}
                        table={table}
                        game={props.games.find((game) => game.name === table.game)}
                    />
                ))}
            </ul>
            {count > OWN_SHOWN && (
                <button type="button" class="quiet small" onClick={() => setAll(!all)}>
                    {all ? "Show fewer" : `${count - OWN_SHOWN} more`}
                </button>
            )}
            {all && (
                <p class="faint">
                    A game to which none of its people returns for 30 days ends as if time had run
                    out for who owes an answer. A table that has not begun goes after a day without
                    them.
                </p>
            )}
        </section>
    );
}
