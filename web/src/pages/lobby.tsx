// The lobby: play at once, open and running tables, new tables.
import { useEffect, useState } from "preact/hooks";
import { GameArt } from "../art/game";
import { socket, useBots, useGames } from "../api";
import { Dialog } from "../dialog";
import { complain } from "../notice";
import { useObservable } from "../observable";
import { navigate } from "../router";
import type { GameInfo, Said, TableInfo } from "../protocol";
import { recall, remember } from "../settings";
import { clockWords } from "../table/clock";
import { peopleWords } from "../table/seats";
import { humanise } from "../table/selection";
import { NewTable } from "./new_table";
import { ownFields } from "./own_seat";

/** The public tables after one more message. */
export function lobbyAfter(tables: Map<string, TableInfo>, said: Said): Map<string, TableInfo> {
    if (said.on === "lobby") return new Map(said.tables.map((table) => [table.table, table]));
    const next = new Map(tables);
    if (said.on === "lobby_table") next.set(said.table.table, said.table);
    else if (said.on === "lobby_gone") next.delete(said.table);
    else return tables;
    return next;
}

function useLobby(): TableInfo[] {
    const [tables, setTables] = useState(new Map<string, TableInfo>());
    useEffect(() => {
        const deaf = socket.onSaid((said) => setTables((before) => lobbyAfter(before, said)));
        const leave = socket.follow(
            { do: "lobby", watch: true },
            { do: "lobby", watch: false },
            complain,
        );
        return () => {
            deaf();
            leave();
        };
    }, []);
    return [...tables.values()];
}

export async function playBot(
    game: GameInfo,
    level: string,
    guide = false,
    replace = false,
): Promise<void> {
    const { sides } = await socket.request<{ sides: string[] }>({ do: "sides", game: game.name });
    const reply = await socket.request<{ table: string }>({
        do: "create",
        game: game.name,
        seats: sides.map((_, seat) => (seat === 0 ? "me" : level)),
    });
    navigate(`/table/${reply.table}${guide ? "?guide" : ""}`, replace);
}

function Levels(props: { level: string; choose: (level: string) => void }) {
    const bots = useBots() ?? [];
    return (
        <fieldset class="levels">
            <legend>Your opponent</legend>
            {bots.map((bot) => (
                <label key={bot.name} title={bot.summary}>
                    <input
                        type="radio"
                        name="level"
                        value={bot.name}
                        checked={bot.name === props.level}
                        onChange={() => props.choose(bot.name)}
                    />
                    <span>{humanise(bot.name)}</span>
                </label>
            ))}
        </fieldset>
    );
}

/** The first sentences of a text, as far as they fit. */
export function opening(text: string, room: number): string {
    const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text];
    let result = "";
    for (const sentence of sentences) {
        if (result && result.length + sentence.length > room) break;
        result += sentence;
    }
    return result.trim();
}

function GameCard(props: { game: GameInfo; level: string; arrange: () => void }) {
    const { game } = props;
    const [busy, setBusy] = useState(false);
    const begin = () => {
        setBusy(true);
        playBot(game, props.level)
            .catch(complain)
            .finally(() => setBusy(false));
    };
    return (
        <article class="game-card">
            <GameArt game={game.name} />
            <div class="game-words">
                <h2>{game.title}</h2>
                <p>{opening(game.about, 190)}</p>
                <p class="buttons">
                    <button type="button" class="primary" disabled={busy} onClick={begin}>
                        Play now
                    </button>
                    <button type="button" onClick={props.arrange}>
                        New table
                    </button>
                    <a class="button quiet" href={`/rules/${game.name}`}>
                        Rules
                    </a>
                </p>
            </div>
        </article>
    );
}

function TableRow(props: { table: TableInfo; game: GameInfo | undefined }) {
    const { table, game } = props;
    const free = table.seats.find((seat) => seat.kind === "open");
    const mine = table.seats.some((seat) => seat.you);
    const there = () => navigate(`/table/${table.table}`);
    const sit = () => {
        if (game && free && ownFields(game, table.mode, free.seat).length > 0)
            there(); // first one chooses what to play with
        else
            void socket
                .request({ do: "sit", table: table.table, seat: free?.seat })
                .then(there)
                .catch(complain);
    };
    return (
        <li class="table-row" data-table={table.table}>
            <span class="table-what">
                <b>{game?.title ?? humanise(table.game)}</b>
                <small>
                    {humanise(table.mode)} · {clockWords(table.clock)}
                    {table.status !== "open" && ` · move ${table.moves}`}
                    {table.status === "paused" && " · paused"}
                </small>
            </span>
            <span class="table-who">{peopleWords(table.seats)}</span>
            <span class="buttons">
                {free && !mine && (
                    <button type="button" class="primary small" onClick={sit}>
                        Sit down
                    </button>
                )}
                <a class="button small" href={`/table/${table.table}`}>
                    {mine ? "Go to your table" : "Watch"}
                </a>
            </span>
        </li>
    );
}

const SHOWN = 10; // tables of a list, until more are wanted

function Tables(props: {
    title: string;
    none: string;
    note?: string;
    tables: TableInfo[];
    games: GameInfo[];
}) {
    const [all, setAll] = useState(false);
    const shown = all ? props.tables : props.tables.slice(0, SHOWN);
    return (
        <section class="tables panel">
            <h2>
                {props.title} <span class="count">{props.tables.length}</span>
            </h2>
            {props.tables.length === 0 && <p class="faint">{props.none}</p>}
            <ul aria-live="polite">
                {shown.map((table) => (
                    <TableRow
                        key={table.table}
                        table={table}
                        game={props.games.find((game) => game.name === table.game)}
                    />
                ))}
            </ul>
            {shown.length < props.tables.length && (
                <button type="button" class="quiet" onClick={() => setAll(true)}>
                    Show all {props.tables.length}
                </button>
            )}
            {props.note && <p class="faint">{props.note}</p>}
        </section>
    );
}

/** How many people are there: where nobody is, there is little to watch. */
const attended = (table: TableInfo) =>
    table.seats.filter((seat) => seat.kind === "person" && seat.online).length;

/** With `arrange` the form for a new table of that game is open; `use` is a text for it. */
export function Lobby(props: { arrange: string | null; use: string | null }) {
    const games = useGames();
    const tables = useLobby();
    const link = useObservable(socket.link);
    const [level, setLevel] = useState(recall("level") ?? "novice");
    const arranging = games?.find((game) => game.name === props.arrange);
    const mine = tables.filter((t) => t.seats.some((s) => s.you) && t.status !== "over");
    const others = tables.filter((t) => !mine.includes(t));
    const open = others.filter((t) => t.seats.some((s) => s.kind === "open"));
    const running = others
        .filter((t) => !open.includes(t))
        .sort((a, b) => attended(b) - attended(a));
    return (
        <div class="lobby">
            <section class="welcome">
                <div>
                    <h1>Take a seat.</h1>
                    <p>
                        Hobby games by their exact rules: against bots at once, or with friends by a
                        link.
                    </p>
                </div>
                {recall("guided") === null && (
                    <a class="button" href="/learn">
                        First time here? A guided game
                    </a>
                )}
            </section>
            {mine.length > 0 && (
                <Tables
                    title="Your tables"
                    none=""
                    note="A game to which none of its people returns for 30 days ends as if time had run out for who owes an answer. A table that has not begun goes after a day without them."
                    tables={mine}
                    games={games ?? []}
                />
            )}
            <Levels
                level={level}
                choose={(name) => {
                    remember("level", name);
                    setLevel(name);
                }}
            />
            <div class="game-cards">
                {(games ?? []).map((game) => (
                    <GameCard
                        key={game.name}
                        game={game}
                        level={level}
                        arrange={() => navigate(`/?new=${game.name}`, true)}
                    />
                ))}
                {!games && (
                    <p class="loading">
                        {link === "lost" ? "The server can't be reached." : "Opening…"}
                    </p>
                )}
            </div>
            <div class="table-lists">
                <Tables
                    title="Open tables"
                    none="Nobody is waiting. Make a new table, and it stands here for everybody."
                    tables={open}
                    games={games ?? []}
                />
                <Tables
                    title="Being played"
                    none="No public game just now."
                    tables={running}
                    games={games ?? []}
                />
            </div>
            {arranging && (
                <Dialog title={`A new table: ${arranging.title}`} close={() => navigate("/", true)}>
                    <NewTable game={arranging} level={level} use={props.use} />
                </Dialog>
            )}
        </div>
    );
}
