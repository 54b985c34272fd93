// The lobby: play at once, open and running tables, new tables.
import { useEffect, useState } from "preact/hooks";
import { socket, useBots, useGames } from "../api";
import { Dialog } from "../dialog";
import { complain } from "../notice";
import { useObservable } from "../observable";
import { navigate } from "../router";
import type { GameInfo, Said, TableInfo } from "../protocol";
import { recall, remember } from "../settings";
import { modeTitle, ownFields } from "../setup";
import { clockWords } from "../table/clock";
import { peopleWords } from "../table/seats";
import { humanise } from "../table/selection";
import { BlankCard, GameCard, unfinished } from "./game_card";
import { NewTable } from "./new_table";
import { isOwn, OwnTables } from "./own_tables";

/** The tables after one more message; null until the first. */
export function lobbyAfter(
    tables: Map<string, TableInfo> | null,
    said: Said,
): Map<string, TableInfo> | null {
    if (said.on === "lobby") return new Map(said.tables.map((table) => [table.table, table]));
    const next = new Map(tables);
    if (said.on === "lobby_table") next.set(said.table.table, said.table);
    else if (said.on === "lobby_gone") next.delete(said.table);
    else return tables;
    return next;
}

/** Null as long as it is not known. */
function useLobby(): TableInfo[] | null {
    const [tables, setTables] = useState<Map<string, TableInfo> | null>(null);
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
    return tables && [...tables.values()];
}

/** How many own tables there were last time: their places are kept from the beginning. */
function usePlaces(tables: TableInfo[] | null): number {
    const [before] = useState(Number(recall("tables") ?? 0));
    const count = tables?.length;
    useEffect(() => {
        if (count !== undefined) remember("tables", String(count));
    }, [count]);
    return before;
}

/** Whoever has finished a game needs no guide; asked once, until there is one. */
function useIsNew(): boolean | null {
    const link = useObservable(socket.link);
    const known = recall("guided") !== null || recall("finished") !== null;
    const [isNew, setNew] = useState<boolean | null>(known ? false : null);
    useEffect(() => {
        if (link !== "open" || known) return;
        socket.request<{ games: unknown[] }>({ do: "history", mine: true }).then(
            ({ games }) => {
                if (games.length > 0) remember("finished", "yes");
                setNew(games.length === 0);
            },
            () => undefined,
        );
    }, [link, known]);
    return isNew;
}

function Welcome() {
    const isNew = useIsNew();
    return (
        <section class="welcome">
            <div>
                <h1>Take a seat.</h1>
                <p>
                    Hobby games by their exact rules: against bots at once, or with friends by a
                    link.
                </p>
            </div>
            {isNew !== false && (
                <a class={isNew ? "button" : "button unsure"} href="/learn">
                    First time here? Learn a game
                </a>
            )}
        </section>
    );
}

function Levels(props: { level: string; choose: (level: string) => void }) {
    const bots = useBots() ?? [];
    return (
        <fieldset class="levels">
            <legend>Play against</legend>
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

function TableRow(props: { table: TableInfo; game: GameInfo | undefined }) {
    const { table, game } = props;
    const free = table.seats.find((seat) => seat.kind === "open");
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
                <b>{game?.title ?? table.game}</b>
                <small>
                    {modeTitle(game, table.mode)} · {clockWords(table.clock)}
                    {table.status !== "open" && ` · move ${table.moves}`}
                    {table.status === "paused" && " · paused"}
                </small>
            </span>
            <span class="table-who">{peopleWords(table.seats)}</span>
            <span class="buttons">
                {free && (
                    <button type="button" class="primary small" onClick={sit}>
                        Sit down
                    </button>
                )}
                <a class="button small" href={`/table/${table.table}`}>
                    Watch
                </a>
            </span>
        </li>
    );
}

const SHOWN = 10; // tables of a list, until more are wanted

function Tables(props: { title: string; none: string; tables: TableInfo[]; games: GameInfo[] }) {
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
        </section>
    );
}

/** How many people are there: where nobody is, there is little to watch. */
const attended = (table: TableInfo) =>
    table.seats.filter((seat) => seat.kind === "person" && seat.online).length;

/** What everybody sees. */
function PublicTables(props: { tables: TableInfo[]; games: GameInfo[] }) {
    const isOpen = (table: TableInfo) => table.seats.some((seat) => seat.kind === "open");
    const running = props.tables.filter((table) => !isOpen(table));
    return (
        <div class="table-lists">
            <Tables
                title="Open tables"
                none="Nobody is waiting. Make a new table, and it stands here for everybody."
                tables={props.tables.filter(isOpen)}
                games={props.games}
            />
            <Tables
                title="Being played"
                none="No public game just now."
                tables={running.sort((a, b) => attended(b) - attended(a))}
                games={props.games}
            />
        </div>
    );
}

const BLANKS = 5; // cards, as long as the games are not known

/** With `arrange` the form for a new table of that game is open; `use` is a text for it. */
export function Lobby(props: { arrange: string | null; use: string | null }) {
    const games = useGames();
    const tables = useLobby();
    const own = tables && tables.filter(isOwn);
    const places = usePlaces(own);
    const link = useObservable(socket.link);
    const [level, setLevel] = useState(recall("level") ?? "novice");
    const arranging = games?.find((game) => game.name === props.arrange);
    return (
        <div class="lobby">
            <Welcome />
            <OwnTables tables={own} games={games ?? []} places={places} />
            <Levels
                level={level}
                choose={(name) => {
                    remember("level", name);
                    setLevel(name);
                }}
            />
            <div class="game-cards" aria-busy={!games}>
                {games
                    ? games.map((game) => (
                          <GameCard
                              key={game.name}
                              game={game}
                              level={level}
                              begun={unfinished(own ?? [], game.name)}
                              arrange={() => navigate(`/?new=${game.name}`, true)}
                          />
                      ))
                    : Array.from({ length: BLANKS }, (_, i) => <BlankCard key={i} />)}
            </div>
            {!games && link === "lost" && <p class="loading">The server can't be reached.</p>}
            <PublicTables
                tables={(tables ?? []).filter((table) => !isOwn(table))}
                games={games ?? []}
            />
            {arranging && (
                <Dialog title={`A new table: ${arranging.title}`} close={() => navigate("/", true)}>
                    <NewTable game={arranging} level={level} use={props.use} />
                </Dialog>
            )}
        </div>
    );
}
