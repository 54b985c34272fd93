// What people say: those who play, and apart from them those who watch.
import { useEffect, useState } from "preact/hooks";
import { me, socket } from "../api";
import { moment, momentNear } from "../dates";
import { complain } from "../notice";
import { useObservable } from "../observable";
import type { ChatLine } from "../protocol";
import { useStickyEnd } from "./log";
import { Manners } from "./manners";

export type Circle = "players" | "spectators";
const circles: Circle[] = ["players", "spectators"];

/** Where somebody speaks who sits there, or who has no seat. */
export const circleOf = (seat: number | null): Circle => (seat === null ? "spectators" : "players");

export type Counts = Record<Circle, number>;

export const countLines = (lines: ChatLine[]): Counts => {
    const spectators = lines.filter((line) => line.seat === null).length;
    return { players: lines.length - spectators, spectators };
};

export const unreadOf = (all: Counts, read: Counts): Counts => ({
    players: Math.max(0, all.players - read.players),
    spectators: Math.max(0, all.spectators - read.spectators),
});

export function Unread(props: { count: number }) {
    if (props.count === 0) return null;
    return (
        <span class="unread">
            {props.count}
            <span class="unseen"> unread</span>
        </span>
    );
}

function Circles(props: { shown: Circle; unread: Counts; choose: (circle: Circle) => void }) {
    return (
        <p class="circles" role="group" aria-label="Who speaks">
            {circles.map((circle) => (
                <button
                    key={circle}
                    type="button"
                    class="small"
                    aria-pressed={props.shown === circle}
                    onClick={() => props.choose(circle)}
                >
                    {circle === "players" ? "Players" : "Spectators"}{" "}
                    <Unread count={props.shown === circle ? 0 : props.unread[circle]} />
                </button>
            ))}
        </p>
    );
}

function Line(props: { table: string; line: ChatLine; own: boolean }) {
    const { line } = props;
    return (
        <p>
            {!props.own && (
                <Manners table={props.table} whom={{ line: line.line }} name={line.name} />
            )}
            <time dateTime={new Date(line.at * 1000).toISOString()} title={moment(line.at)}>
                {momentNear(line.at)}
            </time>{" "}
            <b>{line.name}</b>
            {line.account === false && <span class="tag guest">guest</span>} {line.text}
        </p>
    );
}

interface ChatProps {
    table: string;
    own: number | null; // seat
    lines: ChatLine[];
    unread: Counts;
    saw: (circle: Circle) => void;
}

export function Chat(props: ChatProps) {
    const { table, own, lines, saw } = props;
    const home = circleOf(own);
    const counts = countLines(lines);
    const [chosen, setChosen] = useState<Circle | null>(null);
    const elsewhere = circles.find((circle) => counts[circle] > 0) ?? home;
    const shown = chosen ?? (counts[home] > 0 ? home : elsewhere);
    const seen = lines.filter((line) => circleOf(line.seat) === shown);
    const you = useObservable(me);
    const sticky = useStickyEnd(seen.length);
    const [text, setText] = useState("");
    useEffect(() => saw(shown), [saw, shown, seen.length]);
    const send = (event: Event) => {
        event.preventDefault();
        if (!text.trim()) return;
        socket
            .request({ do: "chat", table, text: text.trim() })
            .then(() => {
                setText("");
                setChosen(home); // there it stands
            })
            .catch(complain);
    };
    return (
        <div class="chat">
            {(own === null || counts.spectators > 0) && (
                <Circles shown={shown} unread={props.unread} choose={setChosen} />
            )}
            <div
                class="chat-lines"
                role="log"
                aria-live="polite"
                aria-label="Chat"
                tabIndex={0}
                {...sticky}
            >
                {seen.map((line) => (
                    <Line
                        key={line.line}
                        table={table}
                        line={line}
                        own={line.seat === own && line.name === you.name}
                    />
                ))}
                {seen.length === 0 && <p class="faint">Nobody has said anything yet.</p>}
            </div>
            <form onSubmit={send}>
                <input
                    value={text}
                    maxLength={500}
                    placeholder={
                        own === null ? "Say something to those who watch" : "Say something"
                    }
                    aria-label="Say something"
                    onInput={(event) => setText(event.currentTarget.value)}
                />
                <button type="submit">Send</button>
            </form>
        </div>
    );
}
