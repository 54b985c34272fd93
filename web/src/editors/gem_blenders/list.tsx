// The deck so far: totals, what its gems can pay, and the list as players write it.
import { GemType, Requirement } from "../../art/gem_type";
import type { Catalogue } from "../../api";
import { Counter } from "./counter";
import {
    balanceOf,
    copiesAllowed,
    fact,
    FEWEST_HEROES,
    groupsOf,
    MAIN_DECK,
    MOST_HEROES,
    STARS,
    totalsOf,
    typesOf,
    type Deck,
    type Row,
} from "./model";
import { plural } from "../../plural";

interface ListProps {
    deck: Deck;
    catalogue: Catalogue;
    setCount: (id: string, count: number) => void;
    read: (id: string) => void;
}

export function Totals(props: { deck: Deck; catalogue: Catalogue }) {
    const totals = totalsOf(props.deck, props.catalogue);
    const heroesFit = totals.heroes >= FEWEST_HEROES && totals.heroes <= MOST_HEROES;
    return (
        <dl class="deck-totals">
            <div class={totals.cards === MAIN_DECK ? "fits" : "off"}>
                <dt>Main deck</dt>
                <dd>
                    {totals.cards}
                    <small> of {MAIN_DECK}</small>
                </dd>
            </div>
            <div class={totals.stars <= STARS ? "fits" : "off"}>
                <dt>Stars</dt>
                <dd>
                    {totals.stars}
                    <small> of {STARS}</small>
                </dd>
            </div>
            <div class={heroesFit ? "fits" : "off"}>
                <dt>Heroes</dt>
                <dd>
                    {totals.heroes}
                    <small>
                        {" "}
                        of {FEWEST_HEROES}–{MOST_HEROES}
                    </small>
                </dd>
            </div>
        </dl>
    );
}

function Balance(props: { deck: Deck; catalogue: Catalogue }) {
    const balance = balanceOf(props.deck, props.catalogue);
    if (balance.length === 0) return null;
    return (
        <ul class="deck-balance" aria-label="Gems of each type, and blends that need it">
            <li class="faint" aria-hidden="true">
                gems : blends
            </li>
            {balance.map(({ type, gems, blends }) => (
                <li
                    key={type}
                    title={`${type}: ${plural(gems, "gem")}, ${blends === 1 ? "1 blend needs it" : `${blends} blends need it`}`}
                >
                    <GemType gem={type.toLowerCase()} />
                    <span class="unseen">{type}: </span>
                    <b>{gems}</b>
                    <span class="unseen">gems, for</span>
                    <span aria-hidden="true">:</span>
                    <span>{blends}</span>
                    <span class="unseen">blends</span>
                </li>
            ))}
        </ul>
    );
}

function ListRow(props: { row: Row; change: (count: number) => void; read: (id: string) => void }) {
    const { id, count, card } = props.row;
    const stars = card ? fact(card, "stars") : 0;
    const isOwn = card && card.kind !== "hero";
    return (
        <li data-row={id}>
            <span class="deck-row-name">
                {card?.kind === "gem" && <GemType gem={id} />}
                {card ? (
                    <button type="button" class="card-name" onClick={() => props.read(id)}>
                        {card.name}
                    </button>
                ) : (
                    `${id}: there is no such card`
                )}
                {stars > 0 && (
                    <span class="stars" title={`${stars} stars each`}>
                        {" "}
                        {"★".repeat(stars)}
                    </span>
                )}
            </span>
            {card?.kind === "blend" && <Requirement types={typesOf(card)} />}
            <Counter
                name={card?.name ?? id}
                count={count}
                most={isOwn ? copiesAllowed(card) : 0}
                change={props.change}
            />
        </li>
    );
}

export function DeckList(props: ListProps) {
    const { deck, catalogue } = props;
    return (
        <div class="deck-list">
            <Balance deck={deck} catalogue={catalogue} />
            {groupsOf(deck, catalogue).map(
                (group) =>
                    group.rows.length > 0 && (
                        <section key={group.title} aria-label={group.title}>
                            <h2>
                                {group.title} <span class="count">{group.count}</span>
                            </h2>
                            <ul>
                                {group.rows.map((row) => (
                                    <ListRow
                                        key={row.id}
                                        row={row}
                                        change={(count) => props.setCount(row.id, count)}
                                        read={props.read}
                                    />
                                ))}
                            </ul>
                        </section>
                    ),
            )}
        </div>
    );
}
