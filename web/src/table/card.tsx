// Cards of any game: a paper face with name and text, or a back; and a card in full.
import { useContext, useState } from "preact/hooks";
import { useCatalogue, type Catalogue } from "../api";
import { Picture } from "../art/picture";
import { clauseAddress, readable, useBook, type Book } from "../book/book";
import { Linked, ReadingContext } from "../book/linked";
import { explained, linked } from "../book/links";
import { Dialog } from "../dialog";
import { plural } from "../plural";
import type { CatalogueCard, Clause, PrintedCard, Term, ViewCard } from "../protocol";
import { useShown } from "./context";
import { humanise } from "./selection";
import { Touch } from "./touch";

/** A small "i": it says something about the card that is no part of the game. */
const Sign = () => (
    <svg class="info-sign" viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="4.4" />
        <path d="M5 4.4v3M5 2.6v.4" />
    </svg>
);

const provenanceWords = {
    printed: "As printed",
    likely: "Probably as printed",
    reconstructed: "Reconstructed: made for Parlor, because the printed card is not known",
};

/** The mark of a card whose printed text is not known, on its face. */
export function Provenance(props: { of: CatalogueCard["provenance"] }) {
    if (props.of !== "reconstructed") return null;
    return (
        <span class="provenance" title={provenanceWords.reconstructed}>
            <Sign />
            <span class="unseen">reconstructed</span>
        </span>
    );
}

/** How sure it is that the card is so, and from where one knows that. */
function Origin(props: { card: CatalogueCard }) {
    const { provenance, sources } = props.card;
    const words = (
        <>
            <Sign /> {provenanceWords[provenance]}
        </>
    );
    if (!sources) return <p class="origin">{words}</p>;
    return (
        <details class="origin">
            <summary>{words}</summary>
            <p>{humanise(sources)}.</p>
        </details>
    );
}

/** What is printed on it, as the game says it: "Cost 2 actions · purple". */
export const factsOf = (card: CatalogueCard): string =>
    card.facts.map(({ name, value }) => (name ? `${name} ${value}` : value)).join(" · ");

const isFact = (value: unknown) =>
    (typeof value === "number" && value !== 0) ||
    (typeof value === "string" && value !== "") ||
    value === true ||
    (Array.isArray(value) && value.length > 0);

export function CardFace(props: { card: CatalogueCard }) {
    const { card } = props;
    return (
        <span class={`face kind-${card.kind}`}>
            <span class="face-name">{card.name}</span>
            <span class="face-kind">{card.owner ?? humanise(card.kind)}</span>
            <Picture gallery={card.game} of={card.id} />
            <span class="face-text">{card.text}</span>
            <Provenance of={card.provenance} />
        </span>
    );
}

export const cardLabel = (card: PrintedCard | undefined, face: string | null): string =>
    face === null ? "A hidden card" : card ? `${card.name}. ${card.text}` : humanise(face);

/** The members of a card in a view that are its own: "exhausted", "damage 2". */
function cardMarks(card: ViewCard): string[] {
    return Object.entries(card)
        .filter(([key, value]) => key !== "id" && key !== "card" && isFact(value))
        .map(([key, value]) =>
            value === true ? humanise(key) : `${humanise(key)} ${String(value)}`,
        );
}

export function Card(props: { card: ViewCard; small?: boolean }) {
    const { catalogue } = useShown();
    const { id, card: face } = props.card;
    const known = face === null ? undefined : catalogue.get(face);
    const marks = cardMarks(props.card);
    return (
        <Touch
            id={id}
            face={face}
            label={[cardLabel(known, face), ...marks].join(", ")}
            class={`card ${face === null ? "back" : "front"} ${props.small ? "small" : ""}`}
        >
            {face !== null &&
                (known ? <CardFace card={known} /> : <span class="face">{humanise(face)}</span>)}
            {marks.length > 0 && <span class="card-marks">{marks.join(" · ")}</span>}
        </Touch>
    );
}

/** The card and what is read with it: its other side, its actions. */
const withMore = (card: CatalogueCard, catalogue: Catalogue): CatalogueCard[] =>
    (card.more ?? []).map((id) => catalogue.get(id)).filter((one) => !!one);

/** One card for a glance. */
export function CardGlance(props: { card: CatalogueCard; catalogue: Catalogue }) {
    const { card, catalogue } = props;
    return (
        <div class="card-details">
            <p class="card-kind">{humanise(card.kind)}</p>
            <p class="card-facts">{factsOf(card)}</p>
            <p>{card.text}</p>
            {withMore(card, catalogue).map((one) => (
                <section key={one.id} class="card-more">
                    <h4>
                        {one.name} <small>{humanise(one.kind).toLowerCase()}</small>
                    </h4>
                    <p class="card-facts">{factsOf(one)}</p>
                    <p>{one.text}</p>
                </section>
            ))}
            {card.provenance === "reconstructed" && (
                <p class="origin">
                    <Sign /> reconstructed
                </p>
            )}
        </div>
    );
}

/** The words of the glossary that have been asked for. */
function TermLine(props: { term: Term; game: string }) {
    const { term, game } = props;
    const reading = useContext(ReadingContext);
    return (
        <p class="term-line" role="status">
            <b>{term.name}</b> {term.text}{" "}
            <a
                class="named number"
                href={clauseAddress(game, term.clause)}
                target={reading?.away ? "_blank" : undefined}
            >
                {term.clause}
            </a>
        </p>
    );
}

/** Where the rules speak of it. */
function Clauses(props: { clauses: Clause[]; book: Book; card: CatalogueCard }) {
    const { clauses, book, card } = props;
    if (clauses.length === 0) return null;
    return (
        <details class="card-clauses">
            <summary>Named in {plural(clauses.length, "clause")}</summary>
            <ul>
                {clauses.map(({ clause, text }) => (
                    <li key={clause}>
                        <Linked
                            pieces={linked(book.index, `${clause} ${readable(text)}`, card.id)}
                        />
                    </li>
                ))}
            </ul>
        </details>
    );
}

/** One card in full, for reading, with what its text names. */
export function CardDetails(props: { card: CatalogueCard; catalogue: Catalogue }) {
    const { card, catalogue } = props;
    const book = useBook(card.game);
    const around = useContext(ReadingContext);
    const [asked, ask] = useState<string | null>(null);
    const term = book?.glossary.terms.find((one) => one.id === asked);
    const text = (of: CatalogueCard) =>
        book ? <Linked pieces={explained(book.index, of.text, card.id)} /> : of.text;
    const reading = { card: null, away: true, ...around, game: card.game, term: ask };
    return (
        <ReadingContext.Provider value={reading}>
            <div class="card-details full">
                <Picture gallery={card.game} of={card.id} />
                <p class="card-kind">{humanise(card.kind)}</p>
                <p class="card-facts">{factsOf(card)}</p>
                <p>{text(card)}</p>
                {withMore(card, catalogue).map((one) => (
                    <section key={one.id} class="card-more">
                        <h4>
                            {one.name} <small>{humanise(one.kind).toLowerCase()}</small>
                        </h4>
                        <p class="card-facts">{factsOf(one)}</p>
                        <p>{text(one)}</p>
                    </section>
                ))}
                {term && <TermLine key={term.id} term={term} game={card.game} />}
                {book && (
                    <Clauses clauses={book.naming.get(card.id) ?? []} book={book} card={card} />
                )}
                <Origin card={card} />
            </div>
        </ReadingContext.Provider>
    );
}

/** A card over the page, and the cards that it leads to. */
export function CardDialog(props: {
    card: CatalogueCard;
    catalogue: Catalogue;
    read: (card: string | null) => void;
    away?: boolean;
}) {
    const { card, read } = props;
    return (
        <ReadingContext.Provider value={{ game: card.game, card: read, away: props.away ?? false }}>
            <Dialog title={card.name} close={() => read(null)}>
                <CardDetails key={card.id} card={card} catalogue={props.catalogue} />
            </Dialog>
        </ReadingContext.Provider>
    );
}

/** Cards that are opened over a page; `away`: something goes on there that links must not leave. */
export function useReadCard(game: string, away = true) {
    const catalogue = useCatalogue(game);
    const [id, read] = useState<string | null>(null);
    const card = id === null ? undefined : catalogue?.get(id);
    const dialog = card && catalogue && (
        <CardDialog card={card} catalogue={catalogue} read={read} away={away} />
    );
    return { read, dialog };
}
