// Finished games, the newest first.
import { useEffect, useState } from "preact/hooks";
import { socket, useGames } from "../api";
import { moment } from "../dates";
import { complain } from "../notice";
import { useObservable } from "../observable";
import { navigate } from "../router";
import type { FinishedGame, GameInfo, Result } from "../protocol";
import { modeTitle } from "../setup";
import { isDraw, outcome, winners } from "../table/result";
import { seatWords } from "../table/seats";
import { useWindowTitle } from "../title";
import { plural } from "../plural";

interface Page {
    games: FinishedGame[];
    next: number | string | null;
}

const outcomeWords = {
    won: "you won",
    lost: "you lost",
    draw: "a draw",
    void: "no result",
    watched: "",
};

/** Why nobody has won or lost. */
const voidWords: Partial<Record<Result["how"], string>> = {
    void: "no result: the rules were corrected",
    long: "no result: it had gone on for too long",
};

function Row(props: { game: FinishedGame; info: GameInfo | undefined }) {
    const { game, info } = props;
    const own = game.seats.find((seat) => seat.you)?.seat ?? null;
    const end = outcome(game.result, own);
    return (
        <li class="table-row">
            <span class="table-what">
                <b>{info?.title ?? game.game}</b>
                <small>
                    {modeTitle(info, game.mode)} · {plural(game.moves, "move")} ·{" "}
                    {moment(game.ended)}
                </small>
            </span>
            <span class="table-who">
                {game.seats.map((seat) => (seat.you ? "you" : seatWords(seat))).join(", ")}
                <small>
                    {voidWords[game.result.how] ||
                        outcomeWords[end] ||
                        (isDraw(game.result)
                            ? "a draw"
                            : `${winners(game.result, game.seats)} won`)}
                </small>
            </span>
            <span class="buttons">
                {game.result.how !== "void" && (
                    <a class="button small" href={`/replay/${game.table}`}>
                        Replay
                    </a>
                )}
                <a
                    class="button quiet small"
                    href={`/api/record/${game.table}`}
                    download={`${game.table}.parlor.json`}
                >
                    Record
                </a>
            </span>
        </li>
    );
}

/** With `before`: those pages and one more. */
async function loadPage(mine: boolean, game: string, before: Page | null): Promise<Page> {
    const reply = await socket.request<Page>({
        do: "history",
        mine,
        ...(game ? { game } : {}),
        ...(before ? { before: before.next } : {}),
    });
    return { games: [...(before?.games ?? []), ...reply.games], next: reply.next };
}

export function GamesPage(props: { mine: boolean }) {
    useWindowTitle("Finished games");
    const { mine } = props;
    const games = useGames() ?? [];
    const link = useObservable(socket.link);
    const [game, setGame] = useState("");
    const [page, setPage] = useState<Page | null>(null);
    useEffect(() => {
        if (link !== "open") return undefined;
        let gone = false;
        loadPage(mine, game, null).then((first) => !gone && setPage(first), complain);
        return () => {
            gone = true;
        };
    }, [mine, game, link]);
    return (
        <section class="panel finished">
            <h1>Finished games</h1>
            <div class="filters">
                <div class="tabs" role="tablist">
                    <button
                        type="button"
                        role="tab"
                        aria-selected={!mine}
                        onClick={() => navigate("/games")}
                    >
                        Everybody's
                    </button>
                    <button
                        type="button"
                        role="tab"
                        aria-selected={mine}
                        onClick={() => navigate("/games?mine")}
                    >
                        Yours
                    </button>
                </div>
                <select
                    aria-label="Game"
                    value={game}
                    onChange={(event) => setGame(event.currentTarget.value)}
                >
                    <option value="">All games</option>
                    {games.map((g) => (
                        <option key={g.name} value={g.name}>
                            {g.title}
                        </option>
                    ))}
                </select>
            </div>
            {page && page.games.length === 0 && <p class="faint">No game has been finished yet.</p>}
            <ul>
                {page?.games.map((g) => (
                    <Row key={g.table} game={g} info={games.find((i) => i.name === g.game)} />
                ))}
            </ul>
            {page?.next != null && (
                <button
                    type="button"
                    onClick={() => void loadPage(mine, game, page).then(setPage, complain)}
                >
                    More
                </button>
            )}
        </section>
    );
}
