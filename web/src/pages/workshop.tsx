// The workshop: a deck, a map or an army of one's own is made, kept, shared and played.
import { useState } from "preact/hooks";
import { useGames } from "../api";
import { editorOf } from "../editors/editor";
import { complain, tell } from "../notice";
import type { GameInfo, SetupField } from "../protocol";
import { navigate } from "../router";
import { recall, remember } from "../settings";
import {
    fieldOf,
    textFault,
    tooLong,
    useReport,
    useShelf,
    type Report,
    type Saved,
    type Shelf,
} from "../shelf";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";

const NAME = 40; // characters of a name on the shelf

/** What is being made survives a reload, also before it is kept. */
function useDraft(key: string): [Saved, (draft: Saved) => void] {
    const [draft, setDraft] = useState<Saved>(() => {
        try {
            const kept = JSON.parse(recall(key) ?? "") as Saved;
            return { name: String(kept.name), text: String(kept.text) };
        } catch {
            return { name: "", text: "" };
        }
    });
    const change = (next: Saved) => {
        remember(key, JSON.stringify(next));
        setDraft(next);
    };
    return [draft, change];
}

function Shelves(props: { shelf: Shelf; noun: string; take: (saved: Saved) => void }) {
    const row = (saved: Saved, title: string) => (
        <li key={saved.name}>
            <button type="button" class="small" onClick={() => props.take(saved)}>
                {title}
            </button>
        </li>
    );
    return (
        <section class="shelves" aria-label="Shelf">
            <h2>Yours</h2>
            {props.shelf.own.length === 0 && (
                <p class="faint">None yet. Give your {props.noun} a name and keep it.</p>
            )}
            <ul>{props.shelf.own.map((saved) => row(saved, saved.name))}</ul>
            <h2>Start from one of the game's</h2>
            <ul>
                {props.shelf.ready.map((saved) =>
                    row({ name: "", text: saved.text }, humanise(saved.name)),
                )}
            </ul>
        </section>
    );
}

/** As a file, and from one. */
function Files(props: { draft: Saved; noun: string; most: number; take: (saved: Saved) => void }) {
    const save = () => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([props.draft.text], { type: "text/plain" }));
        link.download = `${props.draft.name || props.noun}.txt`;
        link.click();
        URL.revokeObjectURL(link.href);
    };
    const open = async (file: File | undefined) => {
        if (!file) return;
        const { most, noun } = props;
        if (file.size > most) throw new Error(tooLong(file.size, most, noun));
        const text = await file.text();
        const fault = textFault(text, most, noun);
        if (fault) throw new Error(fault);
        props.take({ name: file.name.replace(/\.[^.]*$/, "").slice(0, NAME), text });
    };
    return (
        <>
            <button type="button" class="small" disabled={!props.draft.text} onClick={save}>
                Save as a file
            </button>
            <label class="button small">
                Open a file
                <input
                    class="unseen"
                    type="file"
                    accept=".txt,.json,text/plain,application/json"
                    onChange={(event) => {
                        void open(event.currentTarget.files?.[0]).catch(complain);
                        event.currentTarget.value = ""; // the same file may be opened again
                    }}
                />
            </label>
        </>
    );
}

/** The number of a rule at the beginning of a line: that rule is broken. */
const isFault = (line: string) => /^[A-Z]{2}-\d/.test(line);

function verdict(report: Report): string {
    if (!report.checked) return "It can't be used";
    if (report.stale) return "Being checked…";
    return report.fine ? "Ready to play" : "Not legal yet";
}

/** A report about another text is no verdict on this one. */
const reportClass = (report: Report) => (report.stale ? "stale" : report.fine ? "fine" : "wrong");

function ReportPanel(props: { report: Report | null; noun: string }) {
    const { report } = props;
    const lines = report?.lines ?? [];
    const bad = (line: string) => isFault(line) || report?.checked === false;
    const faults = lines.filter(bad);
    return (
        <section
            class={`report ${report ? reportClass(report) : ""}`}
            aria-label="What the rules say"
            aria-live="polite"
            aria-busy={report?.stale ?? true}
        >
            {report && (
                <>
                    <h2>{verdict(report)}</h2>
                    <ul>
                        {[...faults, ...lines.filter((line) => !bad(line))].map((line, i) => (
                            <li key={i} class={bad(line) ? "fault" : ""}>
                                {line}
                            </li>
                        ))}
                    </ul>
                </>
            )}
        </section>
    );
}

function Bench(props: { game: GameInfo; field: SetupField; noun: string }) {
    const { game, field, noun } = props;
    const [draft, setDraft] = useDraft(`draft.${game.name}.${noun}`);
    const shelf = useShelf(game.name, field.name);
    const report = useReport(game.name, field, draft.text);
    const Editor = editorOf(game.name, noun);
    const isKept = shelf.own.some((saved) => saved.name === draft.name);
    const keep = () =>
        shelf.keep(draft.name, draft.text).then(() => tell(`${draft.name} is on your shelf.`));
    const play = () =>
        keep().then(() =>
            navigate(`/?new=${game.name}&use=${encodeURIComponent(`${noun}/${draft.name}`)}`),
        );
    const remove = () => shelf.remove(draft.name).then(() => tell(`${draft.name} is gone.`));
    return (
        <div class="workshop">
            <header>
                <h1>
                    {game.title}: your {noun}
                </h1>
                <p class="buttons">
                    <input
                        class="shelf-name"
                        placeholder="Its name"
                        aria-label="Its name on your shelf"
                        maxLength={NAME}
                        value={draft.name}
                        onInput={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
                    />
                    <button
                        type="button"
                        class="small"
                        disabled={!draft.name || !draft.text || report?.checked === false}
                        onClick={() => void keep().catch(complain)}
                    >
                        Keep
                    </button>
                    <button
                        type="button"
                        class="small primary"
                        disabled={!draft.name || !report?.fine || report.stale}
                        onClick={() => void play().catch(complain)}
                    >
                        Play with it
                    </button>
                    <Files draft={draft} noun={noun} most={field.count} take={setDraft} />
                    <button
                        type="button"
                        class="small"
                        disabled={!isKept}
                        onClick={() => void remove().catch(complain)}
                    >
                        Remove
                    </button>
                    <button
                        type="button"
                        class="small"
                        disabled={!draft.text}
                        onClick={() => setDraft({ name: "", text: "" })}
                    >
                        Start over
                    </button>
                </p>
            </header>
            <div class="workshop-bench">
                <Editor
                    game={game.name}
                    text={draft.text}
                    most={field.count}
                    change={(text) => setDraft({ ...draft, text })}
                />
                <aside>
                    {draft.text && <ReportPanel report={report} noun={noun} />}
                    <Shelves shelf={shelf} noun={noun} take={setDraft} />
                </aside>
            </div>
        </div>
    );
}

export function WorkshopPage(props: { game: string; noun: string }) {
    const game = useGames()?.find((one) => one.name === props.game);
    const field = game && fieldOf(game, props.noun);
    useWindowTitle(`Your ${props.noun}`);
    if (!game) return <p class="loading">Opening the workshop…</p>;
    if (!field)
        return (
            <section class="panel message">
                <h1>
                    {game.title} knows no {props.noun}
                </h1>
            </section>
        );
    return <Bench game={game} field={field} noun={props.noun} />;
}
