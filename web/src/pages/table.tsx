// A table: before the game, while it is played, after its end.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { socket, useGames } from "../api";
import { lessonsOf, tuneOf } from "../boards/board";
import { complain } from "../notice";
import type { GameEvent, Option, Suggestion, TableState, View } from "../protocol";
import { play } from "../sound";
import { Actions, Keys, Offers, request } from "../table/actions";
import { useAutoPass } from "../table/autopass";
import { usePicker } from "../table/context";
import { useDrag } from "../table/drag";
import { Finale } from "../table/finale";
import { Guide } from "../table/guide";
import { Chat, countLines, Unread, unreadOf, type Circle } from "../table/chat";
import { Clocks } from "../table/clock";
import { Log } from "../table/log";
import type { Table } from "../table/merge";
import { Choices, Options, Unsure, useKeys } from "../table/options";
import { StopPassing } from "../table/passing";
import { Players } from "../table/players";
import { Ending } from "../table/result";
import { seatWords } from "../table/seats";
import { PromptWords } from "../table/prompt";
import { ShownTable } from "../table/shown";
import { LastTurn, Stage } from "../table/stage";
import { useTable, type Playing, type Scene } from "../table/store";
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

/** The events of the newest answers: what is animated and told on the stage. */
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

function useAnswer(state: TableState, goOn: () => void) {
    const [sent, setSent] = useState(-1);
    const busy = sent === state.question && state.status === "running";
    const answer = (option: Option) => {
        if (busy) return;
        setSent(state.question);
        goOn();
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

/** Clocks and who is here are as of now, the log as far as the board has come. */
function Side(props: { table: Table; newest: Table; names: string[] }) {
    const { state, events } = props.table;
    const { newest } = props;
    const { chat } = newest;
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
            <Players state={newest.state} since={newest.since} />
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

/** Who answered from the keyboard goes on from the words of the next question. */
function useFocusOnQuestion(question: number, asked: boolean) {
    const words = useRef<HTMLHeadingElement>(null);
    useEffect(() => {
        if (asked && document.activeElement === document.body && words.current?.isConnected)
            words.current.focus({ preventScroll: true });
    }, [question, asked]);
    return words;
}

/** What is asked, or what the others do. */
function Question(props: { scene: Scene; view: View; hint: Suggestion | null; playing: Playing }) {
    const { scene, playing, hint } = props;
    const { state } = scene.table;
    const heading = useFocusOnQuestion(state.question, state.ask !== null);
    const words =
        state.status === "paused"
            ? "The game is paused"
            : (state.ask?.prompt ?? (scene.again ? "Once more" : waitingFor(state)));
    return (
        <>
            <LastTurn
                scene={scene}
                asked={state.ask !== null}
                repeat={playing.repeat}
                skip={playing.skip}
            />
            <div class="prompt" role="status" aria-live="polite">
                <h1 ref={heading} tabIndex={-1}>
                    {state.ask ? <PromptWords words={words} /> : words}
                </h1>
                {hint && <p class="hint-words">A bot would: {hint.text}.</p>}
            </div>
            {!state.ask && <Stage scene={scene} view={props.view} />}
        </>
    );
}

/** A click on the felt shows the end of what the others do, but for one on what can be read. */
function skipsBy(event: MouseEvent): boolean {
    const target = event.target as Element;
    return !!target.closest(".felt, .stage") && !target.closest("[data-face], dialog");
}

/** Whose side is at the bottom: one's own; who only watches can turn the table. */
function useBottom(state: TableState) {
    const [turned, setTurned] = useState(0);
    const bottom = state.seat ?? turned % Math.max(1, state.seats.length);
    return { bottom, turn: state.seat === null ? () => setTurned(turned + 1) : null };
}

interface PlayTableProps {
    scene: Scene;
    playing: Playing;
    newest: Table;
    view: View;
    guide: boolean;
    plain: boolean;
}

function PlayTable(props: PlayTableProps) {
    const { scene, view, playing } = props;
    const { table } = scene;
    const { state } = table;
    const news = useNews(table);
    const { hints, ask: askHint } = useHints(state);
    const { answer, busy } = useAnswer(state, playing.goOn);
    const picker = usePicker(view, state.ask, state.question, hints?.[0] ?? null, answer);
    const pass = useAutoPass(state, table.events, answer);
    useSounds(table, news);
    useDrag(picker);
    const { bottom, turn } = useBottom(state);
    const [explained, setExplained] = useState(false);
    useKeys(picker, {
        "?": () => setExplained(true),
        h: askHint,
        u: () => state.can.includes("takeback") && request(state, "takeback"),
        ...(scene.waiting > 0 ? { " ": playing.skip } : {}),
    });
    const names = view.seats.map((seat) => seat.name);
    return (
        <div
            class={`table-page ${state.ask && !busy ? "asked" : ""}`}
            data-moves={state.moves}
            onClick={(event) => scene.waiting > 0 && skipsBy(event) && playing.skip()}
        >
            <div class="play-area">
                <ShownTable
                    view={view}
                    seat={state.seat}
                    bottom={bottom}
                    seats={state.seats}
                    news={news}
                    since={scene.since}
                    events={table.events}
                    moves={state.moves}
                    picker={picker}
                    plain={props.plain}
                >
                    <section class="dock" aria-label="Your turn">
                        <Clocks state={props.newest.state} since={props.newest.since} />
                        {props.guide && <Guide lessons={lessonsOf(state.game)} state={state} />}
                        <Offers state={props.newest.state} />
                        {state.result ? (
                            <Ending state={state} result={state.result} events={table.events} />
                        ) : (
                            <>
                                <Question
                                    scene={scene}
                                    view={view}
                                    hint={hints?.[0] ?? null}
                                    playing={playing}
                                />
                                <Unsure />
                                {state.ask && (
                                    <Options
                                        key={state.question}
                                        ask={state.ask}
                                        question={state.question}
                                        hints={hints}
                                        busy={busy}
                                        pass={pass}
                                    />
                                )}
                                <StopPassing pass={pass} />
                                <Actions state={state} hint={askHint} turn={turn} />
                            </>
                        )}
                    </section>
                    <Choices />
                    <Finale state={state} />
                    {explained && <Keys close={() => setExplained(false)} />}
                </ShownTable>
            </div>
            <Side table={table} newest={props.newest} names={names} />
        </div>
    );
}

/** Only our own share is missing, and on its way. */
const isBeginning = (state: TableState) =>
    state.status === "open" &&
    state.seats.every((seat) => seat.kind === "bot" || seat.shared || seat.you);

export function TablePage(props: { table: string; guide: boolean; plain: boolean }) {
    const playing = useTable(props.table);
    const { scene, newest, refused } = playing;
    const table = scene?.table;
    const games = useGames();
    const game = games?.find((one) => one.name === table?.state.game);
    useWindowTitle(`${newest?.state.ask ? "● " : ""}${game?.title ?? "Table"}`); // for those who look elsewhere
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
    if (!table || !newest || isBeginning(table.state))
        return <p class="loading">Going to the table…</p>;
    if (table.state.result && !table.state.view)
        return (
            <div class="boardless">
                <h1>{game?.title ?? "A finished game"}</h1>
                <Ending state={table.state} result={table.state.result} events={table.events} />
            </div>
        );
    if (table.state.status === "open" || !table.state.view)
        return <WaitingRoom state={table.state} game={game} />;
    return (
        <PlayTable
            scene={scene}
            playing={playing}
            newest={newest}
            view={table.state.view}
            guide={props.guide}
            plain={props.plain}
        />
    );
}
