// Cards of any game: a paper face with name and text, or a back.
import type { Catalogue } from "../api";
import type { CatalogueCard, ViewCard } from "../protocol";
import { useShown } from "./context";
import { humanise } from "./selection";
import { Touch } from "./touch";

const provenanceWords = {
    printed: "As printed",
    likely: "Probably as printed",
    reconstructed: "Reconstructed: made for Parlor, because the printed card is not known",
};

/** A full, half or empty disc: how sure it is that the card is so. */
export function Provenance(props: { of: CatalogueCard["provenance"]; words?: boolean }) {
    const words = provenanceWords[props.of];
    return (
        <span class={`provenance ${props.of}`} title={words}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle cx="5" cy="5" r="4" class="ring" />
                {props.of === "printed" && <circle cx="5" cy="5" r="4" class="disc" />}
                {props.of === "likely" && <path d="M5 1a4 4 0 0 1 0 8z" class="disc" />}
            </svg>
            {props.words ? <span>{words}</span> : <span class="unseen">{words}</span>}
        </span>
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
            <span class="face-text">{card.text}</span>
            <Provenance of={card.provenance} />
        </span>
    );
}

export const cardLabel = (card: CatalogueCard | undefined, face: string | null): string =>
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

/** One card in full, for reading; and what is read with it: its other side, its actions. */
export function CardDetails(props: { card: CatalogueCard; catalogue: Catalogue }) {
    const { card, catalogue } = props;
    const more = (card.more ?? []).map((id) => catalogue.get(id)).filter((one) => !!one);
    return (
        <div class="card-details">
            <p class="card-kind">{humanise(card.kind)}</p>
            <p class="card-facts">{factsOf(card)}</p>
            <p>{card.text}</p>
            {more.map((one) => (
                <section key={one.id} class="card-more">
                    <h4>
                        {one.name} <small>{humanise(one.kind).toLowerCase()}</small>
                    </h4>
                    <p class="card-facts">{factsOf(one)}</p>
                    <p>{one.text}</p>
                </section>
            ))}
            <Provenance of={card.provenance} words />
        </div>
    );
}
