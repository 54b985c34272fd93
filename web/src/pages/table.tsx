// A table: before the game, while it is played, after its end.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { socket, useGames } from "../api";
import { lessonsOf, tuneOf } from "../boards/board";
import { complain } from "../notice";
import type { GameEvent, Option, Suggestion, TableState, View } from "../protocol";
import { play } from "../sound";
import { Actions, Offers, request } from "../table/actions";
import { usePicker } from "../table/context";
import { Guide } from "../table/guide";
import { Chat, countLines, Unread, unreadOf, type Circle } from "../table/chat";
import { Log } from "../table/log";
import type { Table } from "../table/merge";
import { Choices, Options, useKeys } from "../table/options";
import { Players } from "../table/players";
import { Ending } from "../table/result";
import { seatWords } from "../table/seats";
import { ShownTable } from "../table/shown";
import { useTable } from "../table/store";
import { fold, lineText } from "../table/tale";
import { WaitingRoom } from "../table/waiting";
import { useWindowTitle } from "../title";

/** Whom everybody waits for, in words. */
function waitingFor(state: TableState): string {
    const names = state.waiting.map((number) => {
        const seat = state.seats.find((s) => s.seat === number);
        if (!seat) return "somebody";
        return seat.kind === "bot" ? `${seat.side ?? "the"} (${seatWords(seat)})` : seatWords(seat);
    });
    return names.length > 0 ? `Waiting for ${names.join(" and ")}` : "";
}

/** The events of the newest answers: what is animated and told in the ticker. */
function useNews(table: Table): GameEvent[] {
    return table.gap ? [] : table.state.events;
}

function useSounds(table: Table, news: GameEvent[]): void {
    const { game, moves, ask } = table.state;
    const asked = ask !== null;
    const latest = useRef(news); // one sound for an answer, however often the page is drawn
    latest.current = news;
    useEffect(() => {
        const kinds = latest.current.map((event) => event.kind);
        const tune = tuneOf(game, kinds);
        if (tune) play(tune);
        else if (asked) play("turn");
        else if (kinds.length > 0) play("tap");
    }, [game, moves, asked]);
}

function useHints(state: TableState) {
    const [hints, setHints] = useState<{ question: number; options: Suggestion[] } | null>(null);
    const current = hints?.question === state.question && state.ask ? hints.options : null;
    const ask = () => {
        if (!state.can.includes("hint") || !state.ask) return;
        const question = state.question;
        socket
            .request<{ options: Suggestion[] }>({ do: "hint", table: state.table })
            .then((reply) => setHints({ question, options: reply.options }))
            .catch(complain);
    };
    return { hints: current, ask };
}

function useAnswer(state: TableState) {
    const [sent, setSent] = useState(-1);
    const busy = sent === state.question && state.status === "running";
    const answer = (option: Option) => {
        if (busy) return;
        setSent(state.question);
        socket
            .request(
                {
                    do: "answer",
                    table: state.table,
                    question: state.question,
                    option: option.option,
                },
                true,
            )
            .catch((error: unknown) => {
                setSent(-1);
                complain(error);
            });
    };
    return { answer, busy };
}

/** What happened last, beside the question; screen readers hear it from the log. */
function Ticker(props: { events: GameEvent[] }) {
    const last = fold(props.events.slice(-30)).at(-1);
    return (
        <p class="ticker" aria-hidden="true">
            {last ? lineText(last) : ""}
        </p>
    );
}

/** What stands in the log for what it does not have. */
function gapWords({ state, from }: Table): { empty?: string; earlier?: string } {
    const replay = state.result !== null;
    return {
        ...(replay ? { empty: "The replay tells what happened." } : {}),
        ...(from > 0
            ? {
                  earlier: replay
                      ? "The replay tells what happened before."
                      : "What happened before is told in the replay, when the game is over.",
              }
            : {}),
    };
}

function Side(props: { table: Table; names: string[] }) {
    const { state, chat, events } = props.table;
    const [tab, setTab] = useState<"log" | "chat">("log");
    const all = countLines(chat);
    const [read, setRead] = useState(all);
    const unread = unreadOf(all, read);
    const latest = useRef(all);
    latest.current = all;
    const saw = useCallback(
        (circle: Circle) => setRead((was) => ({ ...was, [circle]: latest.current[circle] })),
        [],
    );
    return (
        <aside class="side">
            <Players state={state} since={props.table.since} />
            <div class="tabs" role="tablist">
                <button
                    type="button"
                    role="tab"
                    aria-selected={tab === "log"}
                    onClick={() => setTab("log")}
                >
                    Log
                </button>
                <button
                    type="button"
                    role="tab"
                    aria-selected={tab === "chat"}
                    onClick={() => setTab("chat")}
                >
                    Chat <Unread count={unread.players + unread.spectators} />
                </button>
            </div>
            {tab === "log" ? (
                <Log
                    game={state.game}
                    events={events}
                    names={props.names}
                    {...gapWords(props.table)}
                />
            ) : (
                <Chat table={state.table} own={state.seat} lines={chat} unread={unread} saw={saw} />
            )}
        </aside>
    );
}

function PlayTable(props: { table: Table; view: View; guide: boolean; plain: boolean }) {
    const { table, view } = props;
    const { state } = table;
    const news = useNews(table);
    const { hints, ask: askHint } = useHints(state);
    const { answer, busy } = useAnswer(state);
    const picker = usePicker(view, state.ask, state.question, hints?.[0] ?? null, answer);
    useSounds(table, news);
    useKeys(picker, {
        h: askHint,
        u: () => state.can.includes("takeback") && request(state, "takeback"),
    });
    const names = view.seats.map((seat) => seat.name);
    return (
        <div class={`table-page ${state.ask && !busy ? "asked" : ""}`}>
            <div class="play-area">
                <ShownTable
                    view={view}
                    seat={state.seat}
                    seats={state.seats}
                    news={news}
                    moves={state.moves}
                    picker={picker}
                    plain={props.plain}
                >
                    <section class="dock" aria-label="Your turn">
                        {props.guide && <Guide lessons={lessonsOf(state.game)} state={state} />}
                        <Offers state={state} />
                        {state.result ? (
                            <Ending state={state} result={state.result} />
                        ) : (
                            <>
                                <div class="prompt" role="status" aria-live="polite">
                                    <Ticker events={table.events} />
                                    <h1>
                                        {state.status === "paused"
                                            ? "The game is paused"
                                            : (state.ask?.prompt ?? waitingFor(state))}
                                    </h1>
                                    {hints?.[0] && (
                                        <p class="hint-words">A bot would: {hints[0].text}.</p>
                                    )}
                                </div>
                                <Actions state={state} hint={askHint} />
                                {state.ask && (
                                    <Options
                                        ask={state.ask}
                                        question={state.question}
                                        hints={hints}
                                        busy={busy}
                                    />
                                )}
                            </>
                        )}
                    </section>
                    <Choices />
                </ShownTable>
            </div>
            <Side table={table} names={names} />
        </div>
    );
}

/** Only our own share is missing, and on its way. */
const isBeginning = (state: TableState) =>
    state.status === "open" &&
    state.seats.every((seat) => seat.kind === "bot" || seat.shared || seat.you);

export function TablePage(props: { table: string; guide: boolean; plain: boolean }) {
    const { table, refused } = useTable(props.table);
    const games = useGames();
    const game = games?.find((one) => one.name === table?.state.game);
    useWindowTitle(`${table?.state.ask ? "● " : ""}${game?.title ?? "Table"}`); // for those who look elsewhere
    if (refused)
        return (
            <section class="panel message">
                <h1>No such table</h1>
                <p>{refused}</p>
                <p class="buttons">
                    <a class="button primary" href="/">
                        To the lobby
                    </a>
                    <a class="button" href={`/replay/${props.table}`}>
                        Look for its replay
                    </a>
                </p>
            </section>
        );
    if (!table || isBeginning(table.state)) return <p class="loading">Going to the table…</p>;
    if (table.state.result && !table.state.view)
        return (
            <div class="boardless">
                <h1>{game?.title ?? "A finished game"}</h1>
                <Ending state={table.state} result={table.state.result} />
            </div>
        );
    if (table.state.status === "open" || !table.state.view)
        return <WaitingRoom state={table.state} game={game} />;
    return <PlayTable {...props} table={table} view={table.state.view} />;
}
