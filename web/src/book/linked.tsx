// A text whose names lead on: clauses, cards, and terms.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { cardAddress, clauseAddress, termAddress } from "./book";
import type { Link, Piece } from "./links";

/** What a click on a name does where the text stands. */
export interface Reading {
    game: string;
    card: ((id: string) => void) | null; // shows it there; null: its page is opened
    term?: (id: string) => void;
    search?: RegExp | null; // what is marked
    away?: boolean; // links lead to a tab of their own: something goes on here
}

export const ReadingContext = createContext<Reading | null>(null);

export const plainClick = (event: MouseEvent) =>
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What is searched stands out. */
export function Marked(props: { text: string }) {
    const search = useContext(ReadingContext)?.search;
    if (!search) return <>{props.text}</>;
    return (
        <>
            {props.text
                .split(search)
                .map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}
        </>
    );
}

function Named(props: { to: Link; text: string }) {
    const reading = useContext(ReadingContext);
    const { to } = props;
    const words = <Marked text={props.text} />;
    if (!reading) return words;
    const { game, card, term } = reading;
    const aside = reading.away ? { target: "_blank" } : {};
    if ("clause" in to)
        return (
            <a class="named number" href={clauseAddress(game, to.clause)} {...aside}>
                {words}
            </a>
        );
    if ("term" in to)
        return term ? (
            <button type="button" class="term" onClick={() => term(to.term)}>
                {words}
            </button>
        ) : (
            <a class="term" href={termAddress(game, to.term)} {...aside}>
                {words}
            </a>
        );
    return (
        <a
            class="named"
            href={cardAddress(game, to.card)}
            data-face={to.card}
            {...aside}
            onClick={(event) => {
                if (!card || !plainClick(event)) return;
                event.preventDefault();
                card(to.card);
            }}
        >
            {words}
        </a>
    );
}

export function Linked(props: { pieces: Piece[] }) {
    return (
        <>
            {props.pieces.map((piece, i) =>
                piece.to ? (
                    <Named key={i} to={piece.to} text={piece.text} />
                ) : (
                    <Marked key={i} text={piece.text} />
                ),
            )}
        </>
    );
}
