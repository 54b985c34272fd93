// The rules of a game, clause by clause, with their contents beside them.
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { useReadCard } from "../table/card";
import { plural } from "../plural";
import type { Clause } from "../protocol";
import { clauseAddress, readable, type Book } from "./book";
import { Linked, Marked, ReadingContext } from "./linked";
import { found, linked, type Index } from "./links";

interface Section {
    title: string;
    id: string;
    clauses: Clause[];
}

function sectionsOf(clauses: Clause[]): Section[] {
    const result: Section[] = [];
    for (const clause of clauses) {
        const last = result[result.length - 1];
        if (last?.title === clause.section) last.clauses.push(clause);
        else
            result.push({
                title: clause.section,
                id: `section-${clause.clause}`,
                clauses: [clause],
            });
    }
    return result;
}

/** Rulings and examples stand apart from what the rulebook says. */
const APART = /(\((?:ruling|example)[^()]*(?:\([^()]*\)[^()]*)*\))/;

function ClauseText(props: { index: Index; clause: Clause }) {
    const { index, clause } = props;
    return (
        <>
            {readable(clause.text)
                .split(APART)
                .map((part, i) => {
                    const words = <Linked pieces={linked(index, part, clause.clause)} />;
                    return i % 2 === 1 ? (
                        <span key={i} class="ruling">
                            {words}
                        </span>
                    ) : (
                        words
                    );
                })}
        </>
    );
}

function ClauseRow(props: { index: Index; clause: Clause; pointed: boolean }) {
    const { index, clause, pointed } = props;
    const game = useContext(ReadingContext)?.game ?? "";
    return (
        <div
            id={clause.clause}
            class={pointed ? "pointed" : ""}
            aria-current={pointed ? "true" : undefined}
        >
            <dt>
                <a href={clauseAddress(game, clause.clause)} title="The address of this clause">
                    <Marked text={clause.clause} />
                </a>
            </dt>
            <dd>
                <ClauseText index={index} clause={clause} />
            </dd>
        </div>
    );
}

const WIDE = "(min-width: 1000px)";

function Contents(props: { sections: Section[]; searched: boolean }) {
    const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
    return (
        <details
            class="contents"
            open={open}
            onToggle={(event) => setOpen(event.currentTarget.open)}
        >
            <summary>Contents</summary>
            <nav aria-label="Contents">
                <ol>
                    {props.sections.map(({ id, title, clauses }) => (
                        <li key={id}>
                            <a href={`#${id}`} onClick={() => setOpen(matchMedia(WIDE).matches)}>
                                {title}
                            </a>
                            {props.searched && <span class="count"> {clauses.length}</span>}
                        </li>
                    ))}
                </ol>
            </nav>
        </details>
    );
}

/** Brings into sight what the address points at, also when the page comes later than that. */
export function usePointed(mark: string): void {
    useEffect(() => {
        const place = mark ? document.getElementById(mark) : null;
        place?.scrollIntoView({ block: mark.startsWith("section-") ? "start" : "center" });
    }, [mark]);
}

const ROW = 54; // pixels that a clause takes, about: until it is near nobody measures it

export function Clauses(props: { game: string; book: Book; search: string; mark: string }) {
    const { book, search, mark } = props;
    const { clauses, index } = book;
    const { read, dialog } = useReadCard(props.game, false);
    const around = useContext(ReadingContext);
    const sections = useMemo(
        () =>
            sectionsOf(clauses.filter((c) => found(`${c.clause} ${c.section} ${c.text}`, search))),
        [clauses, search],
    );
    usePointed(mark);
    useEffect(() => read(null), [mark, read]); // a card has led here
    const hits = sections.reduce((sum, section) => sum + section.clauses.length, 0);
    return (
        <ReadingContext.Provider value={{ game: props.game, ...around, card: read }}>
            <p class="hits" role="status">
                {hits === 0
                    ? "No clause says that."
                    : search.trim()
                      ? `${hits} of ${plural(clauses.length, "clause")}`
                      : plural(clauses.length, "clause")}
            </p>
            <div class="book">
                <Contents sections={sections} searched={search.trim() !== ""} />
                <div>
                    {sections.map((section) => (
                        <section
                            key={section.id}
                            class="clauses"
                            aria-labelledby={section.id}
                            style={{
                                "contain-intrinsic-size": `auto ${section.clauses.length * ROW}px`,
                            }}
                        >
                            <h2 id={section.id}>
                                <Marked text={section.title} />
                            </h2>
                            <dl>
                                {section.clauses.map((clause) => (
                                    <ClauseRow
                                        key={clause.clause}
                                        index={index}
                                        clause={clause}
                                        pointed={clause.clause === mark}
                                    />
                                ))}
                            </dl>
                        </section>
                    ))}
                </div>
            </div>
            {dialog}
        </ReadingContext.Provider>
    );
}
