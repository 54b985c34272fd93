// Clocks: what is left to a seat, running here between two messages of the server.
import { useEffect, useState } from "preact/hooks";
import { Emblem } from "../art/emblem";
import type { Clock, TableState } from "../protocol";

export function clockWords(clock: Clock): string {
    if (!clock) return "no clock";
    if (clock.kind === "move") return `${duration(clock.seconds)} per answer`;
    if (clock.kind === "game") return `${duration(clock.seconds)} + ${clock.increment} s`;
    return clock.days === 1 ? "1 day per answer" : `${clock.days} days per answer`;
}

function duration(seconds: number): string {
    return seconds % 60 === 0 && seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
}

/** 125000 as "2:05"; hours and days when there are some. */
export function timeLeft(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const days = Math.floor(seconds / 86_400);
    const hours = Math.floor((seconds % 86_400) / 3600);
    if (days > 0) return `${days} d ${hours} h`;
    const two = (n: number) => String(n).padStart(2, "0");
    const minutes = Math.floor((seconds % 3600) / 60);
    return hours > 0
        ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
        : `${minutes}:${two(seconds % 60)}`;
}

export function ClockFace(props: { left: number; since: number; running: boolean }) {
    const [now, setNow] = useState(performance.now());
    useEffect(() => {
        if (!props.running) return undefined;
        const timer = setInterval(() => setNow(performance.now()), 250);
        return () => clearInterval(timer);
    }, [props.running]);
    const gone = props.running ? Math.max(0, now - props.since) : 0;
    const left = props.left - gone;
    return (
        <span
            class={`clock ${props.running ? "running" : ""} ${left < 20_000 ? "low" : ""}`}
            role="timer"
        >
            {timeLeft(left)}
        </span>
    );
}

/** Everybody's clock beside the question, where the players stand out of sight. */
export function Clocks(props: { state: TableState; since: number }) {
    const { seats, waiting, status } = props.state;
    const timed = seats.filter((seat) => typeof seat.clock === "number");
    if (timed.length === 0) return null;
    return (
        <p class="clocks" aria-hidden="true">
            {timed.map((seat) => (
                <span key={seat.seat} class={seat.you ? "own" : ""}>
                    <Emblem seat={seat.seat} />
                    <ClockFace
                        left={seat.clock ?? 0}
                        since={props.since}
                        running={status === "running" && waiting.includes(seat.seat)}
                    />
                </span>
            ))}
        </p>
    );
}
