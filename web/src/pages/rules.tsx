// A game's book: its rules clause by clause, its cards and its words, linked with each other.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useGames } from "../api";
import { useBook } from "../book/book";
import { Cards } from "../book/cards";
import { Clauses } from "../book/clauses";
import { ReadingContext } from "../book/linked";
import { searchPattern } from "../book/links";
import { KIND } from "../book/filters";
import { Words } from "../book/words";
import type { GameInfo } from "../protocol";
import { bookParts, navigate, type BookPart } from "../router";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";

const PAUSE = 250; // milliseconds without a key before the search stands in the address

interface Place {
    part: BookPart;
    card: string | null;
    query: string;
    mark: string;
}

const addressOf = (game: string, part: BookPart, asked: URLSearchParams) =>
    `/rules/${game}${part === "rules" ? "" : `/${part}`}${asked.size > 0 ? `?${asked}` : ""}`;

function forgetAllBut(asked: URLSearchParams, kept: string[]): void {
    for (const key of [...asked.keys()]) if (!kept.includes(key)) asked.delete(key);
}

/** What is searched and filtered stands in the address, so that it can be shared and gone back to. */
function useAsked(game: string, { part, query }: Place) {
    const asked = useMemo(() => new URLSearchParams(query), [query]);
    const there = asked.get("q") ?? "";
    const [typed, setTyped] = useState({ there, words: there }); // since the address said that
    const search = typed.there === there ? typed.words : there;
    const choose = (key: string, value: string) => {
        const next = new URLSearchParams(asked);
        if (value) next.set(key, value);
        else next.delete(key);
        if (key === KIND) forgetAllBut(next, ["q", KIND]); // another kind has other facts
        navigate(addressOf(game, part, next), true);
    };
    const latest = useRef(choose);
    latest.current = choose;
    useEffect(() => {
        if (search === there) return undefined;
        const timer = setTimeout(() => latest.current("q", search), PAUSE);
        return () => clearTimeout(timer);
    }, [search, there]);
    const type = (words: string) => setTyped({ there, words });
    return { asked, search, type, choose };
}

function Title(props: { game: GameInfo; games: GameInfo[]; part: BookPart }) {
    const { game, games, part } = props;
    return (
        <header>
            <h1>{game.title}</h1>
            {games.length > 1 && (
                <select
                    aria-label="Game"
                    value={game.name}
                    onChange={(event) =>
                        navigate(addressOf(event.currentTarget.value, part, new URLSearchParams()))
                    }
                >
                    {games.map((g) => (
                        <option key={g.name} value={g.name}>
                            {g.title}
                        </option>
                    ))}
                </select>
            )}
        </header>
    );
}

/** What a newcomer reads first. */
function About(props: { game: GameInfo }) {
    const { game } = props;
    return (
        <>
            <p class="about">{game.about}</p>
            <p>
                <a class="button" href={`/learn/${game.name}`}>
                    Learn it in lessons
                </a>
            </p>
        </>
    );
}

function Parts(props: { game: string; part: BookPart; search: string }) {
    const asked = new URLSearchParams(props.search.trim() ? { q: props.search } : {});
    return (
        <nav class="tabs" aria-label="Parts of the book">
            {bookParts.map((part) => (
                <a
                    key={part}
                    href={addressOf(props.game, part, asked)}
                    aria-current={part === props.part ? "page" : undefined}
                >
                    {humanise(part)}
                </a>
            ))}
        </nav>
    );
}

function BookPage(props: { game: GameInfo; games: GameInfo[]; place: Place }) {
    const { game, place } = props;
    const { part } = place;
    const { asked, search, type, choose } = useAsked(game.name, place);
    const book = useBook(game.name);
    const pattern = useMemo(() => searchPattern(search), [search]);
    const reading = useMemo(
        () => ({ game: game.name, card: null, search: pattern }),
        [game.name, pattern],
    );
    const shown = { game: game.name, search };
    return (
        <div class="rules-page">
            <Title game={game} games={props.games} part={part} />
            {part === "rules" && <About game={game} />}
            <div class="filters">
                <Parts game={game.name} part={part} search={search} />
                <input
                    type="search"
                    placeholder={`Search the ${part}`}
                    aria-label="Search"
                    value={search}
                    onInput={(event) => type(event.currentTarget.value)}
                />
            </div>
            <ReadingContext.Provider value={reading}>
                {!book && <p class="loading">Turning the pages…</p>}
                {book && part === "rules" && <Clauses {...shown} book={book} mark={place.mark} />}
                {book && part === "words" && <Words {...shown} book={book} mark={place.mark} />}
                {book && part === "cards" && (
                    <Cards {...shown} book={book} asked={asked} card={place.card} choose={choose} />
                )}
            </ReadingContext.Provider>
        </div>
    );
}

export function RulesPage(props: Place & { game: string | null }) {
    useWindowTitle("Rules");
    const games = useGames();
    const game = games?.find((g) => g.name === (props.game ?? games[0]?.name));
    if (!games) return <p class="loading">Fetching the book…</p>;
    if (!game) return <p class="loading">There is no such game here.</p>;
    return <BookPage game={game} games={games} place={props} />;
}
