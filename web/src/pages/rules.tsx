// The rules of a game, clause by clause, and its cards with where their facts come from.
import { useMemo, useState } from "preact/hooks";
import { useCatalogue, useClauses, useGames } from "../api";
import { lessonsOf } from "../boards/board";
import { navigate } from "../router";
import type { CatalogueCard, Clause } from "../protocol";
import { factsOf, Provenance } from "../table/card";
import { useWindowTitle } from "../title";
import { humanise } from "../table/selection";

/** Whether each word of the search occurs somewhere in the text. */
function found(text: string, search: string): boolean {
    const low = text.toLowerCase();
    return search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => low.includes(word));
}

function sections(clauses: Clause[]): { section: string; clauses: Clause[] }[] {
    const result: { section: string; clauses: Clause[] }[] = [];
    for (const clause of clauses) {
        const last = result[result.length - 1];
        if (last && last.section === clause.section) last.clauses.push(clause);
        else result.push({ section: clause.section, clauses: [clause] });
    }
    return result;
}

/** Rulings stand apart from what the rulebook says. */
function ClauseText(props: { text: string }) {
    const parts = props.text.split(/(\((?:ruling|example)[^()]*(?:\([^()]*\)[^()]*)*\))/);
    return (
        <>
            {parts.map((part, i) =>
                /^\((ruling|example)/.test(part) ? (
                    <span key={i} class="ruling">
                        {part}
                    </span>
                ) : (
                    part
                ),
            )}
        </>
    );
}

function Clauses(props: { game: string; search: string }) {
    const clauses = useClauses(props.game);
    const shown = useMemo(
        () =>
            sections(
                (clauses ?? []).filter((c) =>
                    found(`${c.clause} ${c.section} ${c.text}`, props.search),
                ),
            ),
        [clauses, props.search],
    );
    if (!clauses) return <p class="loading">Turning the pages…</p>;
    if (shown.length === 0) return <p class="faint">No clause says that.</p>;
    return (
        <>
            {shown.map((part) => (
                <section key={part.section} class="clauses">
                    <h2>{part.section}</h2>
                    <dl>
                        {part.clauses.map((clause) => (
                            <div key={clause.clause} id={clause.clause}>
                                <dt>{clause.clause}</dt>
                                <dd>
                                    <ClauseText text={clause.text} />
                                </dd>
                            </div>
                        ))}
                    </dl>
                </section>
            ))}
        </>
    );
}

function CardRow(props: { card: CatalogueCard }) {
    const { card } = props;
    return (
        <li class={`card-row ${card.provenance}`}>
            <h2>{card.name}</h2>
            <p class="card-kind">{humanise(card.kind)}</p>
            <p class="card-facts">{factsOf(card)}</p>
            <p>{card.text}</p>
            <Provenance of={card.provenance} words />
        </li>
    );
}

function Cards(props: { game: string; search: string }) {
    const catalogue = useCatalogue(props.game);
    if (!catalogue) return <p class="loading">Sorting the cards…</p>;
    const cards = [...catalogue.values()].filter((card) =>
        found(
            `${card.name} ${card.kind} ${factsOf(card)} ${card.text} ${card.provenance}`,
            props.search,
        ),
    );
    if (cards.length === 0) return <p class="faint">There is no such card.</p>;
    return (
        <ul class="card-rows">
            {cards.map((card) => (
                <CardRow key={card.id} card={card} />
            ))}
        </ul>
    );
}

export function RulesPage(props: { game: string | null; search: string }) {
    useWindowTitle("Rules");
    const games = useGames();
    const [search, setSearch] = useState(props.search);
    const [tab, setTab] = useState<"rules" | "cards">("rules");
    const game = games?.find((g) => g.name === (props.game ?? games[0]?.name));
    if (!games) return <p class="loading">Fetching the book…</p>;
    if (!game) return <p class="loading">There is no such game here.</p>;
    return (
        <div class="rules-page">
            <header>
                <h1>{game.title}</h1>
                {games.length > 1 && (
                    <select
                        aria-label="Game"
                        value={game.name}
                        onChange={(event) => navigate(`/rules/${event.currentTarget.value}`)}
                    >
                        {games.map((g) => (
                            <option key={g.name} value={g.name}>
                                {g.title}
                            </option>
                        ))}
                    </select>
                )}
            </header>
            <p class="about">{game.about}</p>
            {lessonsOf(game.name).length > 0 && (
                <p>
                    <a class="button" href={`/learn/${game.name}`}>
                        Learn it in a guided game
                    </a>
                </p>
            )}
            <div class="filters">
                <div class="tabs" role="tablist">
                    <button
                        type="button"
                        role="tab"
                        aria-selected={tab === "rules"}
                        onClick={() => setTab("rules")}
                    >
                        Rules
                    </button>
                    <button
                        type="button"
                        role="tab"
                        aria-selected={tab === "cards"}
                        onClick={() => setTab("cards")}
                    >
                        Cards
                    </button>
                </div>
                <input
                    type="search"
                    placeholder={tab === "rules" ? "Search the rules" : "Search the cards"}
                    aria-label="Search"
                    value={search}
                    onInput={(event) => setSearch(event.currentTarget.value)}
                />
            </div>
            {tab === "rules" ? (
                <Clauses game={game.name} search={search} />
            ) : (
                <Cards game={game.name} search={search} />
            )}
        </div>
    );
}
