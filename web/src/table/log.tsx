// What happened, in words.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useCatalogue } from "../api";
import type { GameEvent } from "../protocol";
import { fold, unfold, type Line } from "./tale";

/** Stays at the end while more lines come, unless the reader has scrolled up. */
export function useStickyEnd(length: number) {
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
    }, [current, box]);
}

export interface Piece {
    text: string;
    seat: number | null;
}

const escaped = (words: string) => words.replace(/[^\w ]/g, "\\$&");

/** A line cut where a seat is named. A card whose name has a seat's word in it is no seat. */
export function seatPieces(text: string, names: string[], cards: string[]): Piece[] {
    if (names.length === 0) return [{ text, seat: null }];
    const isSeat = new RegExp(`\\b(${names.map(escaped).join("|")})\\b`);
    const alike = cards.filter((card) => isSeat.test(card) && !names.includes(card));
    alike.sort((a, b) => b.length - a.length);
    const words = new RegExp(`\\b(${[...alike, ...names].map(escaped).join("|")})\\b`);
    return text
        .split(words)
        .filter((part) => part !== "")
        .map((part) => ({ text: part, seat: names.includes(part) ? names.indexOf(part) : null }));
}

/** A line in pieces: who does it is known; who else is named is found by name. */
export function linePieces(line: Line, names: string[], cards: string[]): Piece[] {
    return line.parts.flatMap((part) => [
        { text: part.joint, seat: null },
        { text: part.text.slice(0, part.lead), seat: part.by },
        ...seatPieces(part.text.slice(part.lead), names, cards),
    ]);
}

/** Words of seats get their colour, so that the eye finds who did what. */
export function Coloured(props: { pieces: Piece[] }) {
    return (
        <>
            {props.pieces.map((piece, i) =>
                piece.seat === null || piece.text === "" ? (
                    piece.text
                ) : (
                    <b key={i} class={`seat-word seat-${piece.seat}`}>
                        {piece.text}
                    </b>
                ),
            )}
        </>
    );
}

/** The names of a game's cards, which may hold a seat's word. */
export function useCardNames(game: string): string[] {
    const catalogue = useCatalogue(game);
    return useMemo(() => [...(catalogue?.values() ?? [])].map((card) => card.name), [catalogue]);
}

interface LogProps {
    game: string;
    events: GameEvent[];
    names: string[];
    empty?: string; // words for a game of which there are no events here
    earlier?: string; // words for what happened before the first of them
    current?: number;
    jump?: (move: number) => void;
}

/** The line that an answer is told in: its own, or the one that it continues. */
const currentLine = (lines: Line[], move: number | undefined) =>
    move === undefined ? -1 : lines.filter((line) => line.move <= move).length - 1;

export function Log(props: LogProps) {
    const { events, names, jump } = props;
    const [all, setAll] = useState(false);
    const sticky = useStickyEnd(events.length);
    useCurrentLine(props.current, sticky.ref);
    const cards = useCardNames(props.game);
    const lines = useMemo(() => (all ? unfold(events) : fold(events)), [events, all]);
    const current = currentLine(lines, props.current);
    return (
        <div
            class="log"
            role="log"
            aria-live="polite"
            aria-label="What happened"
            tabIndex={0}
            {...sticky}
        >
            <label class="log-all">
                <input
                    type="checkbox"
                    checked={all}
                    onChange={(event) => setAll(event.currentTarget.checked)}
                />{" "}
                Every detail
            </label>
            {props.earlier && <p class="faint">{props.earlier}</p>}
            <ol>
                {lines.map((line, i) => {
                    const words = <Coloured pieces={linePieces(line, names, cards)} />;
                    const styles = `level-${line.level} ${line.loud ? "loud" : ""} ${i === current ? "current" : ""}`;
                    return (
                        <li key={i} class={styles}>
                            {jump ? (
                                <button type="button" onClick={() => jump(line.move)}>
                                    {words}
                                </button>
                            ) : (
                                words
                            )}
                        </li>
                    );
                })}
            </ol>
            {events.length === 0 && (
                <p class="faint">{props.empty ?? "Nothing has happened yet."}</p>
            )}
        </div>
    );
}
