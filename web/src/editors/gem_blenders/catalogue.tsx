// All cards, to be searched, filtered and counted into the deck.
import { useMemo, useState } from "preact/hooks";
import { GemType, gemTypes, Requirement } from "../../art/gem_type";
import type { Catalogue } from "../../api";
import type { CatalogueCard } from "../../protocol";
import { Picture } from "../../art/picture";
import { Provenance } from "../../table/card";
import { Counter } from "./counter";
import { copiesAllowed, countOf, fact, typesOf, type Deck } from "./model";
import { plural } from "../../plural";

export interface Filter {
    words: string;
    kind: string; // "": all
    types: string[];
    level: string;
    stars: string;
}

export const noFilter: Filter = { words: "", kind: "", types: [], level: "", stars: "" };

export function passes(card: CatalogueCard, filter: Filter): boolean {
    const text = `${card.name} ${card.owner ?? ""} ${card.text}`.toLowerCase();
    const types = typesOf(card);
    return (
        filter.words
            .toLowerCase()
            .split(/\s+/)
            .every((word) => text.includes(word)) &&
        (!filter.kind || card.kind === filter.kind) &&
        filter.types.every((type) => types.includes(type)) &&
        (!filter.level || card.LV === Number(filter.level)) &&
        (!filter.stars || (card.kind === "action" && fact(card, "stars") === Number(filter.stars)))
    );
}

const kinds = [
    ["", "All"],
    ["hero", "Heroes"],
    ["gem", "Gems"],
    ["blend", "Blends"],
    ["action", "Actions"],
] as const;

interface FiltersProps {
    filter: Filter;
    change: (filter: Filter) => void;
}

function Chosen(props: {
    title: string;
    name: string;
    value: string;
    choices: [string, string][];
    change: (value: string) => void;
}) {
    return (
        <select
            aria-label={props.title}
            value={props.value}
            onChange={(event) => props.change(event.currentTarget.value)}
        >
            <option value="">{props.name}</option>
            {props.choices.map(([value, words]) => (
                <option key={value} value={value}>
                    {words}
                </option>
            ))}
        </select>
    );
}

function Filters(props: FiltersProps) {
    const { filter, change } = props;
    const toggle = (type: string) =>
        change({
            ...filter,
            types: filter.types.includes(type)
                ? filter.types.filter((other) => other !== type)
                : [...filter.types, type],
        });
    return (
        <div class="deck-filters" role="search" aria-label="Cards">
            <input
                type="search"
                placeholder="Search names and texts"
                aria-label="Search the cards"
                value={filter.words}
                onInput={(event) => change({ ...filter, words: event.currentTarget.value })}
            />
            <div class="kinds" role="group" aria-label="Kind of card">
                {kinds.map(([kind, title]) => (
                    <button
                        key={kind}
                        type="button"
                        class="small"
                        aria-pressed={filter.kind === kind}
                        onClick={() => change({ ...filter, kind })}
                    >
                        {title}
                    </button>
                ))}
            </div>
            <div class="types" role="group" aria-label="Gem types">
                {gemTypes.map((type) => (
                    <button
                        key={type}
                        type="button"
                        aria-pressed={filter.types.includes(type)}
                        aria-label={type}
                        title={type}
                        onClick={() => toggle(type)}
                    >
                        <GemType gem={type.toLowerCase()} />
                    </button>
                ))}
            </div>
            <Chosen
                title="Level"
                name="Any LV"
                value={filter.level}
                choices={["2", "3", "4", "5"].map((level) => [level, `LV.${level}`])}
                change={(level) => change({ ...filter, level })}
            />
            <Chosen
                title="Stars"
                name="Any stars"
                value={filter.stars}
                choices={["0", "1", "2", "3"].map((stars) => [
                    stars,
                    stars === "1" ? "1 star" : `${stars} stars`,
                ])}
                change={(stars) => change({ ...filter, stars })}
            />
        </div>
    );
}

/** "LV.4 · 3 / 2", the requirement, the stars: whatever a card of this kind has. */
export function CardFacts(props: { card: CatalogueCard }) {
    const { card } = props;
    const stars = fact(card, "stars");
    return (
        <span class="card-numbers">
            {card.kind === "gem" && <GemType gem={card.id} />}
            {card.kind === "blend" && <Requirement types={typesOf(card)} />}
            {card.kind === "hero" && <span>LV.{fact(card, "LV")}</span>}
            {(card.kind === "hero" || card.kind === "blend") && (
                <span>
                    ATK <b>{fact(card, "ATK")}</b> DEF <b>{fact(card, "DEF")}</b>
                </span>
            )}
            {stars > 0 && (
                <span class="stars">
                    <span aria-hidden="true">{"★".repeat(stars)}</span>
                    <span class="unseen">
                        {stars} {stars === 1 ? "star" : "stars"}
                    </span>
                </span>
            )}
        </span>
    );
}

interface TileProps {
    card: CatalogueCard;
    count: number;
    change: (count: number) => void;
    read: (id: string) => void;
}

function Tile(props: TileProps) {
    const { card, count } = props;
    const most = copiesAllowed(card);
    const note =
        card.kind === "hero" || card.kind === "gem" ? (card.owner ?? card.kind) : card.kind;
    return (
        <li class={`card-tile kind-${card.kind} ${count > 0 ? "in" : ""}`} data-card={card.id}>
            <Picture gallery={card.game} of={card.id} />
            <h2>
                <button type="button" class="card-name" onClick={() => props.read(card.id)}>
                    {card.name}
                </button>
            </h2>
            <CardFacts card={card} />
            <p>
                {card.text} <Provenance of={card.provenance} />
            </p>
            <footer>
                <span class="card-tile-note">{note}</span>
                <Counter name={card.name} count={count} most={most} change={props.change} />
            </footer>
        </li>
    );
}

interface CardsProps extends FiltersProps {
    catalogue: Catalogue;
    deck: Deck;
    setCount: (card: CatalogueCard, count: number) => void;
    read: (id: string) => void;
}

const AT_ONCE = 42; // tiles; more of them on demand, because phones are slow

export function Cards(props: CardsProps) {
    const { catalogue, filter } = props;
    const [most, setMost] = useState(AT_ONCE);
    const found = useMemo(
        () => [...catalogue.values()].filter((card) => passes(card, filter)),
        [catalogue, filter],
    );
    return (
        <section class="deck-catalogue" aria-label="All cards">
            <Filters filter={filter} change={props.change} />
            <p class="faint cards-found" role="status">
                {found.length === 0
                    ? "There is no such card."
                    : `${found.length} of ${plural(catalogue.size, "card")}`}
            </p>
            <ul class="card-tiles">
                {found.slice(0, most).map((card) => (
                    <Tile
                        key={card.id}
                        card={card}
                        count={countOf(props.deck, card)}
                        change={(count) => props.setCount(card, count)}
                        read={props.read}
                    />
                ))}
            </ul>
            {found.length > most && (
                <button type="button" onClick={() => setMost(most + AT_ONCE)}>
                    Show more
                </button>
            )}
        </section>
    );
}
