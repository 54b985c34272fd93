// A finished game again: step, play, jump, and a link to this very move.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { socket, useGames } from "../api";
import { navigate } from "../router";
import type { Frame, GameEvent, Seat, ViewSeat } from "../protocol";
import { copy } from "../table/actions";
import { idlePicker } from "../table/context";
import { Log } from "../table/log";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";
import { ShownTable } from "../table/shown";

const AT_ONCE = 200; // frames per request
const SPEEDS = [0.5, 1, 2, 4];

interface Film {
    frames: Frame[];
    moves: number;
    seats: Seat[];
}

interface ReplayReply {
    moves: number;
    frames: Frame[];
    seats: Seat[];
}

async function loadFilm(table: string, seat: number | null): Promise<Film> {
    const frames: Frame[] = [];
    let moves = 0;
    let seats: Seat[] = [];
    for (let from = 0; from <= moves; from += AT_ONCE) {
        const reply = await socket.request<ReplayReply>({
            do: "replay",
            table,
            from,
            to: from === 0 ? AT_ONCE - 1 : Math.min(moves, from + AT_ONCE - 1),
            ...(seat === null ? {} : { seat }),
        });
        moves = reply.moves;
        seats = reply.seats;
        frames.push(...reply.frames);
        if (reply.frames.length === 0) break;
    }
    return { frames, moves, seats };
}

function useFilm(
    table: string,
    seat: number | null,
): { film: Film | null; refused: string | null } {
    const [film, setFilm] = useState<Film | null>(null);
    const [refused, setRefused] = useState<string | null>(null);
    useEffect(() => {
        let gone = false;
        const fetchIt = () =>
            void loadFilm(table, seat).then(
                (it) => !gone && setFilm(it),
                (error: Error) => !gone && setRefused(error.message),
            );
        let stop = () => {};
        if (socket.link.value === "open") fetchIt();
        else
            stop = socket.link.watch((link) => {
                if (link !== "open") return;
                stop();
                fetchIt();
            });
        return () => {
            gone = true;
            stop();
        };
    }, [table, seat]);
    return { film, refused };
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

/** Steps through `last` frames on its own while playing. */
function usePlayer(at: number, last: number, go: (move: number) => void) {
    const [playing, setPlaying] = useState(false);
    const [speed, setSpeed] = useState(1);
    useEffect(() => {
        if (!playing) return undefined;
        if (at >= last) {
            setPlaying(false);
            return undefined;
        }
        const timer = setTimeout(() => go(at + 1), 1100 / speed);
        return () => clearTimeout(timer);
    }, [playing, at, last, speed, go]);
    const toggle = () => {
        if (!playing && at >= last) go(0);
        setPlaying(!playing);
    };
    return { playing, toggle, speed, setSpeed };
}

function useReplayKeys(keys: Record<string, () => void>): void {
    const latest = useRef(keys);
    latest.current = keys;
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            const target = event.target as HTMLElement;
            if (
                event.ctrlKey ||
                event.metaKey ||
                event.altKey ||
                target.matches("input, select, button, a")
            )
                return;
            const act = latest.current[event.key];
            if (!act) return;
            event.preventDefault();
            act();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
}

const address = (table: string, move: number, eyes: number | null) =>
    `/replay/${table}?move=${move}${eyes === null ? "" : `&seat=${eyes}`}`;

interface ViewerProps {
    table: string;
    film: Film;
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
    const { film, table, seat } = props;
    const [at, setAt] = useState(clamp(props.move ?? 0, film.frames.length));
    const before = useRef(at);
    const last = film.frames.length - 1;
    const go = useCallback(
        (move: number) => {
            const next = clamp(move, film.frames.length);
            before.current = at;
            setAt(next);
            history.replaceState(null, "", address(table, next, seat));
        },
        [film, table, seat, at],
    );
    const player = usePlayer(at, last, go);
    useReplayKeys({
        ArrowLeft: () => go(at - 1),
        ArrowRight: () => go(at + 1),
        Home: () => go(0),
        End: () => go(last),
        " ": player.toggle,
    });
    const games = useGames();
    const frame = film.frames[at];
    const events = useMemo<GameEvent[]>(
        () => film.frames.flatMap((f) => f.events.map((event) => ({ ...event, move: f.move }))),
        [film],
    );
    if (!frame) return <p class="loading">This game has no moves.</p>;
    const { view } = frame;
    const title = games?.find((game) => game.name === view.game)?.title ?? humanise(view.game);
    const news = at === before.current + 1 ? frame.events : [];
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
                        <div class="prompt" role="status">
                            <p class="ticker">
                                {title} · {view.headline}
                            </p>
                            <h1>
                                {frame.answer
                                    ? `${view.seats[frame.answer.seat]?.name ?? ""}: ${frame.answer.text}`
                                    : "The start"}
                            </h1>
                        </div>
                        <Controls at={at} last={last} go={go} {...player} />
                        <ReplayActions table={table} at={at} seat={seat} seats={view.seats} />
                    </section>
                </ShownTable>
            </div>
            <aside class="side">
                <h2 class="side-title">Moves</h2>
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
    const { film, refused } = useFilm(props.table, props.seat);
    if (refused)
        return (
            <section class="panel message">
                <h1>No replay</h1>
                <p>{refused}</p>
                <a class="button primary" href="/games">
                    To the finished games
                </a>
            </section>
        );
    if (!film) return <p class="loading">The film is being threaded…</p>;
    return <Viewer {...props} film={film} />;
}
