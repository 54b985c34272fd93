// The words of a game, explained: its terms, its modes, and the signs of the terminal's board.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { plural } from "../plural";
import { useReadCard } from "../table/card";
import { humanise } from "../table/selection";
import type { Book } from "./book";
import { usePointed } from "./clauses";
import { Linked, Marked, ReadingContext } from "./linked";
import { found, linked } from "./links";

interface Word {
    id: string;
    name: string;
    text: string;
    clause?: string;
}

function WordList(props: { title: string; words: Word[]; mark: string; book: Book }) {
    const { title, words, mark, book } = props;
    if (words.length === 0) return null;
    return (
        <section class="words" aria-label={title}>
            <h2>{title}</h2>
            <dl>
                {words.map(({ id, name, text, clause }) => (
                    <div key={id} id={id} class={id === mark ? "pointed" : ""}>
                        <dt>
                            <Marked text={name} />
                        </dt>
                        <dd>
                            <Linked pieces={linked(book.index, text)} />{" "}
                            {clause && <Linked pieces={linked(book.index, clause)} />}
                        </dd>
                    </div>
                ))}
            </dl>
        </section>
    );
}

/** Terms first; what only one mode or the terminal has comes behind. */
function listsOf({ terms, modes, marks }: Book["glossary"]): [string, Word[]][] {
    return [
        ["Terms", terms],
        [
            "Modes",
            modes.map(({ mode, goal, text }) => ({
                id: `mode-${mode}`,
                name: humanise(mode),
                text: `${goal} ${text}`,
            })),
        ],
        [
            "Signs of the board in the terminal",
            marks.map(({ mark, text }, i) => ({ id: `mark-${i}`, name: mark, text })),
        ],
    ];
}

export function Words(props: { game: string; book: Book; search: string; mark: string }) {
    const { book, search, mark } = props;
    const { read, dialog } = useReadCard(props.game, false);
    const around = useContext(ReadingContext);
    usePointed(mark);
    const lists = listsOf(book.glossary).map(([title, words]): [string, Word[]] => [
        title,
        words.filter((word) => found(`${word.name} ${word.text}`, search)),
    ]);
    const hits = lists.reduce((sum, [, words]) => sum + words.length, 0);
    const rows: ComponentChildren = lists.map(([title, words]) => (
        <WordList key={title} title={title} words={words} mark={mark} book={book} />
    ));
    return (
        <ReadingContext.Provider value={{ game: props.game, ...around, card: read }}>
            <p class="hits" role="status">
                {hits === 0 ? "There is no such word." : plural(hits, "word")}
            </p>
            {rows}
            {dialog}
        </ReadingContext.Provider>
    );
}
