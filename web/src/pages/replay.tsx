// A finished game again: step, play, jump, and a link to this very move.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { socket, useGames } from "../api";
import { navigate } from "../router";
import { useObservable } from "../observable";
import type { GameEvent, ViewSeat } from "../protocol";
import { copy } from "../table/actions";
import { idlePicker } from "../table/context";
import { FilmLoader, type Film } from "../table/film";
import { Log } from "../table/log";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";
import { ShownTable } from "../table/shown";

const THREADING = "The film is being threaded…";
const SPEEDS = [0.5, 1, 2, 4];

/** Beside the page: the film of one table, seen by one pair of eyes. */
function useFilm(table: string, seat: number | null, move: number): FilmLoader {
    const first = useRef(move); // later ones are looked at, and load nothing anew
    first.current = move;
    const loader = useMemo(
        () =>
            new FilmLoader((from, to) => {
                const eyes = seat === null ? {} : { seat };
                return socket.request({ do: "replay", table, from, to, ...eyes }, true);
            }, first.current),
        [table, seat],
    );
    useEffect(() => {
        void loader.load();
        return () => loader.stop();
    }, [loader]);
    return loader;
}

/** Which frame an address means; numbers beyond the end are the end. */
const clamp = (move: number, frames: number) => Math.max(0, Math.min(move, frames - 1));

interface ControlsProps {
    at: number;
    last: number;
    playing: boolean;
    speed: number;
    go: (move: number) => void;
    toggle: () => void;
    setSpeed: (speed: number) => void;
}

/** The signs of a tape recorder. */
const signs = {
    first: "M6 5v14M19 5v14L9 12z",
    back: "M17 5v14L7 12z",
    play: "M7 5v14l12-7z",
    stop: "M8 5v14M16 5v14",
    forward: "M7 5v14l10-7z",
    last: "M18 5v14M5 5v14l10-7z",
};

function Sign(props: { of: keyof typeof signs }) {
    return (
        <svg class="icon sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs[props.of]} />
        </svg>
    );
}

function Controls(props: ControlsProps) {
    const { at, last, go } = props;
    return (
        <div class="replay-controls" role="toolbar" aria-label="Replay">
            <button
                type="button"
                aria-label="First"
                title="Home"
                disabled={at === 0}
                onClick={() => go(0)}
            >
                <Sign of="first" />
            </button>
            <button
                type="button"
                aria-label="Back"
                title="←"
                disabled={at === 0}
                onClick={() => go(at - 1)}
            >
                <Sign of="back" />
            </button>
            <button
                type="button"
                class="primary"
                aria-label={props.playing ? "Stop" : "Play"}
                title="Space"
                onClick={props.toggle}
            >
                <Sign of={props.playing ? "stop" : "play"} />
            </button>
            <button
                type="button"
                aria-label="Forward"
                title="→"
                disabled={at >= last}
                onClick={() => go(at + 1)}
            >
                <Sign of="forward" />
            </button>
            <button
                type="button"
                aria-label="Last"
                title="End"
                disabled={at >= last}
                onClick={() => go(last)}
            >
                <Sign of="last" />
            </button>
            <input
                type="range"
                min={0}
                max={last}
                value={at}
                aria-label="Move"
                aria-valuetext={`Move ${at} of ${last}`}
                onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <span class="replay-at">
                {at} / {last}
            </span>
            <select
                aria-label="Speed"
                value={String(props.speed)}
                onChange={(event) => props.setSpeed(Number(event.currentTarget.value))}
            >
                {SPEEDS.map((speed) => (
                    <option key={speed} value={String(speed)}>
                        {speed}×
                    </option>
                ))}
            </select>
        </div>
    );
}

/** Steps through `last` frames on its own while playing; what is not there yet is waited for. */
function usePlayer(at: number, last: number, there: boolean, go: (move: number) => void) {
    const [playing, setPlaying] = useState(false);
    const [speed, setSpeed] = useState(1);
    useEffect(() => {
        if (!playing) return undefined;
        if (at >= last) {
            setPlaying(false);
            return undefined;
        }
        if (!there) return undefined;
        const timer = setTimeout(() => go(at + 1), 1100 / speed);
        return () => clearTimeout(timer);
    }, [playing, at, last, there, speed, go]);
    const toggle = () => {
        if (!playing && at >= last) go(0);
        setPlaying(!playing);
    };
    return { playing, toggle, speed, setSpeed };
}

/** Whether the key means something to what has the focus: a slider moves, Space presses a button. */
const isTaken = (key: string, target: HTMLElement) =>
    target.closest("input, select, textarea, dialog") !== null ||
    (key === " " && target.closest("button, a, summary") !== null);

function useReplayKeys(keys: Record<string, () => void>): void {
    const latest = useRef(keys);
    latest.current = keys;
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const act = latest.current[event.key];
            if (!act || isTaken(event.key, event.target as HTMLElement)) return;
            event.preventDefault();
            act();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
}

const address = (table: string, move: number, eyes: number | null) =>
    `/replay/${table}?move=${move}${eyes === null ? "" : `&seat=${eyes}`}`;

/** How much of the film is here, in the heading of the moves: nothing else has to move for it. */
function MovesTitle(props: { film: Film }) {
    const { loaded, moves } = props.film;
    return (
        <h2 class="side-title">
            Moves
            {loaded <= moves && (
                <span class="loaded">
                    {" "}
                    <progress value={loaded} max={moves + 1} aria-label="Loaded" /> {loaded} of{" "}
                    {moves + 1}
                </span>
            )}
        </h2>
    );
}

interface ViewerProps {
    table: string;
    film: Film;
    loader: FilmLoader;
    refused: string | null;
    move: number | null;
    seat: number | null;
}

interface ActionsProps {
    table: string;
    at: number;
    seat: number | null; // whose eyes
    seats: ViewSeat[];
}

/** Whose eyes, and taking the game along. */
function ReplayActions(props: ActionsProps) {
    const { table, at, seat } = props;
    const share = () =>
        copy(location.origin + address(table, at, seat), "The link to this move is copied.");
    return (
        <div class="actions">
            <label class="eyes">
                Seen by{" "}
                <select
                    value={seat === null ? "" : String(seat)}
                    onChange={(event) => {
                        const eyes = event.currentTarget.value;
                        navigate(address(table, at, eyes === "" ? null : Number(eyes)), true);
                    }}
                >
                    <option value="">everybody</option>
                    {props.seats.map((other) => (
                        <option key={other.seat} value={String(other.seat)}>
                            {other.name}
                        </option>
                    ))}
                </select>
            </label>
            <button type="button" onClick={() => void share()}>
                Share this move
            </button>
            <a class="button" href={`/api/record/${table}`} download={`${table}.parlor.json`}>
                Record
            </a>
        </div>
    );
}

function Viewer(props: ViewerProps) {
    const { film, loader, table, seat } = props;
    const [at, setAt] = useState(clamp(props.move ?? 0, film.frames.length));
    const before = useRef(at);
    const last = film.moves;
    const there = film.frames[at] !== undefined;
    const go = useCallback(
        (move: number) => {
            const next = clamp(move, film.frames.length);
            before.current = at;
            setAt(next);
            loader.look(next);
            history.replaceState(null, "", address(table, next, seat));
        },
        [film.frames.length, loader, table, seat, at],
    );
    const player = usePlayer(at, last, there, go);
    useReplayKeys({
        ArrowLeft: () => go(at - 1),
        ArrowRight: () => go(at + 1),
        Home: () => go(0),
        End: () => go(last),
        " ": player.toggle,
    });
    const games = useGames();
    const shown = useRef(film.frames[at]); // stays until the next one is here
    if (film.frames[at]) shown.current = film.frames[at];
    const frame = shown.current;
    const events = useMemo<GameEvent[]>(
        () =>
            film.frames.flatMap(
                (f) => f?.events.map((event) => ({ ...event, move: f.move })) ?? [],
            ),
        [film],
    );
    if (!frame) return <p class="loading">{THREADING}</p>;
    const { view } = frame;
    const title = games?.find((game) => game.name === view.game)?.title ?? humanise(view.game);
    const news = there && at === before.current + 1 ? frame.events : [];
    return (
        <div class="table-page replay-page">
            <div class="play-area">
                <ShownTable
                    view={view}
                    seat={seat}
                    seats={film.seats}
                    news={news}
                    moves={at}
                    picker={idlePicker}
                >
                    <section class="dock" aria-label="Replay">
                        <Controls at={at} last={last} go={go} {...player} />
                        <div class="prompt" role="status">
                            <p class="ticker">
                                {title} · {view.headline}
                            </p>
                            <h1>
                                {!there
                                    ? "This move is still being loaded…"
                                    : frame.answer
                                      ? `${view.seats[frame.answer.seat]?.name ?? ""}: ${frame.answer.text}`
                                      : "The start"}
                            </h1>
                        </div>
                        <ReplayActions table={table} at={at} seat={seat} seats={view.seats} />
                    </section>
                </ShownTable>
            </div>
            <aside class="side">
                <MovesTitle film={film} />
                {props.refused && (
                    <p role="alert">
                        The rest is missing: {props.refused}{" "}
                        <button type="button" class="small" onClick={() => void loader.load()}>
                            Try again
                        </button>
                    </p>
                )}
                <Log
                    game={view.game}
                    events={events}
                    names={view.seats.map((s) => s.name)}
                    current={frame.move}
                    jump={go}
                />
            </aside>
        </div>
    );
}

export function ReplayPage(props: { table: string; move: number | null; seat: number | null }) {
    useWindowTitle("Replay");
    const loader = useFilm(props.table, props.seat, props.move ?? 0);
    const film = useObservable(loader.film);
    const refused = useObservable(loader.refused);
    if (refused && !film)
        return (
            <section class="panel message">
                <h1>No replay</h1>
                <p>{refused}</p>
                <a class="button primary" href="/games">
                    To the finished games
                </a>
            </section>
        );
    if (!film) return <p class="loading">{THREADING}</p>;
    return <Viewer {...props} film={film} loader={loader} refused={refused} />;
}
