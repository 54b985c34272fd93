// The cards of a game: searched, sorted out, and each in full at an address of its own.
import { useContext, useMemo } from "preact/hooks";
import { Picture } from "../art/picture";
import { plural } from "../plural";
import type { CatalogueCard } from "../protocol";
import { navigateBack, navigateOver } from "../router";
import { CardDialog, factsOf, Provenance } from "../table/card";
import { humanise } from "../table/selection";
import { cardAddress, type Book } from "./book";
import { choicesFor, filtered, KIND, valueTitle, type Filter } from "./filters";
import { Marked, plainClick, ReadingContext } from "./linked";
import { found } from "./links";

interface ChosenProps {
    filter: Filter;
    value: string;
    choose: (value: string) => void;
}

function Chosen(props: ChosenProps) {
    const { filter, value } = props;
    return (
        <label class="card-filter">
            <span>{filter.title}</span>
            <select value={value} onChange={(event) => props.choose(event.currentTarget.value)}>
                <option value="">any</option>
                {filter.values.map((one) => (
                    <option key={one} value={one}>
                        {valueTitle(filter.key, one)}
                    </option>
                ))}
            </select>
        </label>
    );
}

function CardRow(props: { card: CatalogueCard; query: string }) {
    const { card, query } = props;
    const address = cardAddress(card.game, card.id) + query;
    return (
        <li class="card-row">
            <Picture gallery={card.game} of={card.id} />
            <h2>
                <a
                    href={address}
                    onClick={(event) => {
                        if (!plainClick(event)) return;
                        event.preventDefault();
                        navigateOver(address);
                    }}
                >
                    <Marked text={card.name} />
                </a>
            </h2>
            <p class="card-kind">{humanise(card.kind)}</p>
            <p class="card-facts">
                <Marked text={factsOf(card)} />
            </p>
            <p>
                <Marked text={card.text} /> <Provenance of={card.provenance} />
            </p>
        </li>
    );
}

interface CardsProps {
    game: string;
    book: Book;
    search: string;
    asked: URLSearchParams; // filters
    card: string | null;
    choose: (key: string, value: string) => void;
}

export function Cards(props: CardsProps) {
    const { book, search, asked, choose } = props;
    const { catalogue } = book;
    const around = useContext(ReadingContext);
    const all = useMemo(() => [...catalogue.values()], [catalogue]);
    const filters = choicesFor(all, asked.get(KIND) ?? undefined);
    const wanted = new Map(
        filters.flatMap(({ key }): [string, string][] => {
            const value = asked.get(key);
            return value ? [[key, value]] : [];
        }),
    );
    const cards = filtered(all, wanted).filter((card) =>
        found(`${card.name} ${card.kind} ${factsOf(card)} ${card.text} ${card.provenance}`, search),
    );
    const query = asked.size > 0 ? `?${asked}` : "";
    const card = props.card === null ? undefined : catalogue.get(props.card);
    const list = `/rules/${props.game}/cards${query}`;
    return (
        <ReadingContext.Provider value={{ game: props.game, ...around, card: null }}>
            <div class="card-filters" role="group" aria-label="Which cards">
                {filters.map((filter) => (
                    <Chosen
                        key={filter.key}
                        filter={filter}
                        value={wanted.get(filter.key) ?? ""}
                        choose={(value) => choose(filter.key, value)}
                    />
                ))}
            </div>
            <p class="hits" role="status">
                {cards.length === 0
                    ? "There is no such card."
                    : cards.length === all.length
                      ? plural(all.length, "card")
                      : `${cards.length} of ${plural(all.length, "card")}`}
            </p>
            {props.card !== null && !card && (
                <p role="alert">There is no card “{props.card}” in this game.</p>
            )}
            <ul class="card-rows">
                {cards.map((one) => (
                    <CardRow key={one.id} card={one} query={query} />
                ))}
            </ul>
            {all.some((one) => one.provenance === "reconstructed") && (
                <p class="faint legend">
                    <Provenance of="reconstructed" /> Reconstructed: made for Parlor, because the
                    printed card is not known.
                </p>
            )}
            {card && (
                <CardDialog
                    card={card}
                    catalogue={catalogue}
                    read={(id) =>
                        id === null
                            ? navigateBack(list)
                            : navigateOver(cardAddress(props.game, id) + query)
                    }
                />
            )}
        </ReadingContext.Provider>
    );
}
