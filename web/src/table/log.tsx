// What happened, in words.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useCatalogue, type Catalogue } from "../api";
import type { GameEvent } from "../protocol";
import { escaped } from "../book/links";
import { useReadCard } from "./card";
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
    card?: string;
}

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

/** The same, cut where one of the cards is named that the event tells of. */
function cardPieces(text: string, names: string[], told: string[], catalogue: Catalogue | null) {
    const byName = new Map(told.map((id) => [catalogue?.get(id)?.name ?? "", id]));
    byName.delete("");
    const others = [...(catalogue?.values() ?? [])].map((card) => card.name);
    if (byName.size === 0) return seatPieces(text, names, others);
    const longest = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join("|")})(?![\\p{L}\\p{N}])`, "u");
    return text.split(pattern).flatMap((part, i): Piece[] => {
        const card = i % 2 === 1 ? byName.get(part) : undefined;
        return card ? [{ text: part, seat: null, card }] : seatPieces(part, names, others);
    });
}

/** A line in pieces: who does it is known; who else is named is found by name. */
export function linePieces(line: Line, names: string[], catalogue: Catalogue | null): Piece[] {
    return line.parts.flatMap((part) => [
        { text: part.joint, seat: null },
        { text: part.text.slice(0, part.lead), seat: part.by },
        ...cardPieces(part.text.slice(part.lead), names, part.cards, catalogue),
    ]);
}

interface ColouredProps {
    pieces: Piece[];
    read: (card: string) => void;
    focus?: boolean; // cards are reached by the keyboard
}

/** Words of seats get their colour, so that the eye finds who did what; cards can be opened. */
export function Coloured(props: ColouredProps) {
    const { read, focus } = props;
    return (
        <>
            {props.pieces.map((piece, i) => {
                if (piece.card !== undefined)
                    return (
                        <CardName
                            key={i}
                            card={piece.card}
                            read={read}
                            {...(focus && { tabIndex: -1 })}
                        >
                            {piece.text}
                        </CardName>
                    );
                if (piece.seat === null || piece.text === "") return piece.text;
                return (
                    <b key={i} class={`seat-word seat-${piece.seat}`}>
                        {piece.text}
                    </b>
                );
            })}
        </>
    );
}

interface CardNameProps {
    card: string;
    read: (card: string) => void;
    tabIndex?: number; // none: the keyboard has another way
    children: ComponentChildren;
}

/** A card's name in a sentence: a click opens it, a pointer that rests there peeks. */
export function CardName(props: CardNameProps) {
    const open = (event: Event) => {
        event.stopPropagation(); // the line around it may be a way into the replay
        props.read(props.card);
    };
    if (props.tabIndex === undefined)
        return (
            <span class="card-name" data-face={props.card} onClick={open}>
                {props.children}
            </span>
        );
    return (
        <button
            type="button"
            class="card-name"
            tabIndex={props.tabIndex}
            data-face={props.card}
            onClick={open}
        >
            {props.children}
        </button>
    );
}

/** One of a log's cards is reached by Tab, the others from there by the arrows. */
function useRovingCards(box: { current: HTMLDivElement | null }) {
    const cards = () => [...(box.current?.querySelectorAll<HTMLElement>("button.card-name") ?? [])];
    useEffect(() => {
        const all = cards();
        const at = all.find((card) => card === document.activeElement) ?? all[all.length - 1];
        for (const card of all) card.tabIndex = card === at ? 0 : -1;
    });
    return (event: KeyboardEvent) => {
        const all = cards();
        const at = all.findIndex((card) => card === document.activeElement);
        const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        const next = all[at + (step ?? 0)];
        if (at < 0 || step === undefined) return;
        event.preventDefault();
        event.stopPropagation(); // arrows also step through a replay
        if (!next) return;
        for (const card of all) card.tabIndex = card === next ? 0 : -1;
        next.focus();
    };
}

/** A line that leads to its move: for the keyboard by what stands before its first card. */
function Way(props: {
    class: string;
    pieces: Piece[];
    read: (card: string) => void;
    go: () => void;
}) {
    const { pieces, read } = props;
    const first = pieces.findIndex((piece) => piece.card !== undefined);
    const head = pieces.slice(0, first < 0 ? pieces.length : first);
    const words = head.some((piece) => piece.text !== "");
    return (
        <li class={`way ${props.class}`} onClick={props.go}>
            <button type="button" aria-label={words ? undefined : "Go there"}>
                {words ? <Coloured pieces={head} read={read} /> : "▸ "}
            </button>
            <Coloured pieces={pieces.slice(head.length)} read={read} focus />
        </li>
    );
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
    const catalogue = useCatalogue(props.game);
    const { read, dialog } = useReadCard(props.game);
    const rove = useRovingCards(sticky.ref);
    const lines = useMemo(() => (all ? unfold(events) : fold(events)), [events, all]);
    const current = currentLine(lines, props.current);
    return (
        <div
            class="log"
            role="log"
            aria-live="polite"
            aria-label="What happened"
            tabIndex={0}
            onKeyDown={rove}
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
                    const styles = `level-${line.level} ${line.loud ? "loud" : ""} ${i === current ? "current" : ""}`;
                    const pieces = linePieces(line, names, catalogue);
                    if (jump)
                        return (
                            <Way
                                key={i}
                                class={styles}
                                pieces={pieces}
                                read={read}
                                go={() => jump(line.move)}
                            />
                        );
                    return (
                        <li key={i} class={styles}>
                            <Coloured pieces={pieces} read={read} focus />
                        </li>
                    );
                })}
            </ol>
            {events.length === 0 && (
                <p class="faint">{props.empty ?? "Nothing has happened yet."}</p>
            )}
            {dialog}
        </div>
    );
}
