// What happened, in words; and what people say.
import { useEffect, useRef, useState } from "preact/hooks";
import { socket } from "../api";
import { complain } from "../notice";
import type { ChatLine, GameEvent } from "../protocol";

/** Stays at the end while more lines come, unless the reader has scrolled up. */
function useStickyEnd(length: number) {
    const ref = useRef<HTMLDivElement>(null);
    const stuck = useRef(true);
    const top = useRef(0);
    useEffect(() => {
        const box = ref.current;
        if (box && stuck.current) box.scrollTop = box.scrollHeight;
    }, [length]);
    const onScroll = () => {
        const box = ref.current;
        if (!box) return;
        if (box.scrollTop < top.current) stuck.current = false; // only a reader goes up
        if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) stuck.current = true;
        top.current = box.scrollTop;
    };
    return { ref, onScroll };
}

/** Keeps the current line of a replay in sight, without moving the page. */
function useCurrentLine(current: number | undefined, box: { current: HTMLDivElement | null }) {
    useEffect(() => {
        const line = box.current?.querySelector<HTMLElement>(".current");
        if (current === undefined || !box.current) return;
        box.current.scrollTop = line ? line.offsetTop - box.current.clientHeight / 2 : 0;
    }, [current]);
}

const loud = ["round_begins", "round_won", "round_drawn", "game_won", "time_over"];

/** Words of seats get their colour, so that the eye finds who did what. */
function Coloured(props: { text: string; names: string[] }) {
    if (props.names.length === 0) return <>{props.text}</>;
    const pattern = new RegExp(
        `\\b(${props.names.map((n) => n.replace(/[^\w ]/g, "\\$&")).join("|")})\\b`,
    );
    return (
        <>
            {props.text.split(pattern).map((part, i) => {
                const seat = props.names.indexOf(part);
                return seat < 0 ? (
                    part
                ) : (
                    <b key={i} class={`seat-word seat-${seat}`}>
                        {part}
                    </b>
                );
            })}
        </>
    );
}

export function Log(props: {
    events: GameEvent[];
    names: string[];
    current?: number;
    jump?: (move: number) => void;
}) {
    const sticky = useStickyEnd(props.events.length);
    useCurrentLine(props.current, sticky.ref);
    return (
        <div
            class="log"
            role="log"
            aria-live="polite"
            aria-label="What happened"
            tabIndex={0}
            {...sticky}
        >
            <ol>
                {props.events.map((event, i) => {
                    const words = <Coloured text={event.text} names={props.names} />;
                    const names = `${loud.includes(event.kind) ? "loud" : ""} ${event.move === props.current ? "current" : ""}`;
                    return (
                        <li key={i} class={names}>
                            {props.jump ? (
                                <button type="button" onClick={() => props.jump?.(event.move)}>
                                    {words}
                                </button>
                            ) : (
                                words
                            )}
                        </li>
                    );
                })}
            </ol>
            {props.events.length === 0 && <p class="faint">Nothing has happened yet.</p>}
        </div>
    );
}

export function Chat(props: { table: string; lines: ChatLine[] }) {
    const [text, setText] = useState("");
    const sticky = useStickyEnd(props.lines.length);
    const send = (event: Event) => {
        event.preventDefault();
        if (!text.trim()) return;
        socket
            .request({ do: "chat", table: props.table, text: text.trim() })
            .then(() => setText(""))
            .catch(complain);
    };
    return (
        <div class="chat">
            <div
                class="chat-lines"
                role="log"
                aria-live="polite"
                aria-label="Chat"
                tabIndex={0}
                {...sticky}
            >
                {props.lines.map((line, i) => (
                    <p key={i}>
                        <b>{line.name}</b> {line.text}
                    </p>
                ))}
                {props.lines.length === 0 && <p class="faint">Nobody has said anything yet.</p>}
            </div>
            <form onSubmit={send}>
                <input
                    value={text}
                    maxLength={500}
                    placeholder="Say something"
                    aria-label="Say something"
                    onInput={(event) => setText(event.currentTarget.value)}
                />
                <button type="submit">Send</button>
            </form>
        </div>
    );
}
