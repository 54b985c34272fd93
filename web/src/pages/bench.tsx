// The workshop's bench: a deck, a map or an army is made, checked, kept, shared and played.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useGames } from "../api";
import { useBook } from "../book/book";
import { Linked, ReadingContext } from "../book/linked";
import { linked } from "../book/links";
import { Dialog } from "../dialog";
import { craftOf } from "../editors/editor";
import { useSteps } from "../editors/history";
import { packed, unpacked } from "../editors/share";
import { complain, tell } from "../notice";
import type { GameInfo, SetupField } from "../protocol";
import { navigate } from "../router";
import {
    draftKey,
    fieldOf,
    noDraft,
    readDraft,
    textFault,
    tooLong,
    useReport,
    useShelf,
    writeDraft,
    type Draft,
    type Report,
    type Saved,
    type Shelf,
} from "../shelf";
import { useReadCard } from "../table/card";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";

const NAME = 40; // characters of a name on the shelf

interface Question {
    title: string;
    words: string;
    yes: string; // what the button says that goes on
    go: () => void;
}

/** Nothing of a person's work is lost without a word. */
function useAsking() {
    const [question, ask] = useState<Question | null>(null);
    const close = () => ask(null);
    const dialog = question && (
        <Dialog title={question.title} close={close} firm>
            <p>{question.words}</p>
            <p class="buttons">
                <button
                    type="button"
                    class="primary"
                    onClick={() => {
                        close();
                        question.go();
                    }}
                >
                    {question.yes}
                </button>
                <button type="button" onClick={close}>
                    Leave it as it is
                </button>
            </p>
        </Dialog>
    );
    return { ask, dialog };
}

function Shelves(props: { shelf: Shelf; noun: string; take: (draft: Draft) => void }) {
    const row = (title: string, draft: Draft) => (
        <li key={title}>
            <button type="button" class="small" onClick={() => props.take(draft)}>
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
            <ul>
                {props.shelf.own.map((saved) => row(saved.name, { ...saved, from: saved.name }))}
            </ul>
            <h2>Start from one of the game's</h2>
            <ul>
                {props.shelf.ready.map(({ name, text }) =>
                    row(humanise(name), { name: "", text, from: "" }),
                )}
            </ul>
        </section>
    );
}

/** A text of a file, or a sentence that says why it is none. */
async function textOf(file: File, most: number, noun: string): Promise<string> {
    if (file.size > most) throw new Error(tooLong(file.size, most, noun));
    const text = (await file.text()).replace(/\r\n?/g, "\n");
    const fault = textFault(text, most, noun);
    if (fault) throw new Error(fault);
    return text;
}

/** Keeps the text as a file, as people write it. */
function saveFile(name: string, text: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${name}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
}

interface OutsideProps {
    game: string;
    noun: string;
    most: number;
    work: Saved; // as it goes out
    take: (draft: Draft) => void;
}

/** As a file, from one, and as a link. */
function Outside(props: OutsideProps) {
    const { game, noun, most, work, take } = props;
    const open = async (file: File | undefined) => {
        if (!file) return;
        const text = await textOf(file, most, noun);
        take({ name: file.name.replace(/\.[^.]*$/, "").slice(0, NAME), text, from: "" });
    };
    const share = async () => {
        const address = `${location.origin}/make/${game}/${noun}#work=${await packed(work)}`;
        try {
            await navigator.clipboard.writeText(address);
            tell("The link is copied.");
        } catch {
            prompt("The link:", address); // the browser lets nobody copy
        }
    };
    return (
        <>
            <button
                type="button"
                class="small"
                disabled={!work.text}
                onClick={() => void share().catch(complain)}
            >
                Share by link
            </button>
            <button
                type="button"
                class="small"
                disabled={!work.text}
                onClick={() => saveFile(work.name || noun, work.text)}
            >
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
const isFault = (line: string) => /^[A-Z][A-Z0-9]-\d/.test(line);

function verdict(report: Report): string {
    if (!report.checked) return "It can't be used";
    if (report.stale) return "Being checked…";
    return report.fine ? "Ready to play" : "Not legal yet";
}

/** A report about another text is no verdict on this one. */
const reportClass = (report: Report) => (report.stale ? "stale" : report.fine ? "fine" : "wrong");

/** What the editor does not show by itself. A deck's list begins with its title. */
function remarks(lines: string[], lists: RegExp | undefined): string[] {
    if (!lists) return lines;
    const title = lines[1] !== undefined && lines[1].startsWith("Heroes (");
    return lines.slice(title ? 1 : 0).filter((line) => !lists.test(line));
}

interface ReportPanelProps {
    game: string;
    report: Report | null;
    lists: RegExp | undefined;
}

/** What the rules say; each fault leads to its clause and its card. */
function ReportPanel(props: ReportPanelProps) {
    const { game, report } = props;
    const book = useBook(game);
    const { read, dialog } = useReadCard(game);
    const lines = remarks(report?.lines ?? [], props.lists);
    const bad = (line: string) => isFault(line) || report?.checked === false;
    const sorted = [...lines.filter(bad), ...lines.filter((line) => !bad(line))];
    return (
        <section
            class={`report ${report ? reportClass(report) : ""}`}
            aria-label="What the rules say"
            aria-live="polite"
            aria-busy={report?.stale ?? true}
        >
            {report && (
                <ReadingContext.Provider value={{ game, card: read, away: true }}>
                    <h2>{verdict(report)}</h2>
                    <ul>
                        {sorted.map((line, i) => (
                            <li key={i} class={bad(line) ? "fault" : ""}>
                                {book ? <Linked pieces={linked(book.index, line)} /> : line}
                            </li>
                        ))}
                    </ul>
                </ReadingContext.Provider>
            )}
            {dialog}
        </section>
    );
}

const writes = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");

/** Ctrl+Z and Ctrl+Y, wherever nobody writes: there the browser's own are meant. */
function useUndoKeys(undo: () => void, redo: () => void): void {
    const latest = useRef({ undo, redo });
    latest.current = { undo, redo };
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            const key = event.key.toLowerCase();
            if (!(event.ctrlKey || event.metaKey) || event.altKey || writes(event.target)) return;
            if (key === "z" && !event.shiftKey) latest.current.undo();
            else if (key === "z" || key === "y") latest.current.redo();
            else return;
            event.preventDefault();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
}

interface BenchProps {
    game: GameInfo;
    field: SetupField;
    noun: string;
    open: string | null; // a name on the shelf
    guest: Saved | null; // of a link: shown, and no draft of one's own
}

/** All that can be done with the draft. */
function useBench(props: BenchProps) {
    const { game, field, noun, guest } = props;
    const key = draftKey(game.name, noun);
    const steps = useSteps<Draft>(
        () => (guest ? { ...guest, from: "" } : readDraft(key)),
        (draft) => guest || writeDraft(key, draft),
    );
    const { now: draft, put } = steps;
    const shelf = useShelf(game.name, field.name);
    const report = useReport(game.name, field, draft.text);
    const asking = useAsking();
    const isSafe =
        !draft.text || [...shelf.own, ...shelf.ready].some((saved) => saved.text === draft.text);
    const take = (next: Draft) => {
        if (isSafe) return put(next);
        asking.ask({
            title: `Put your ${noun} away?`,
            words: `What is on the bench is not on your shelf. Undo brings it back as long as you stay here.`,
            yes: "Put it away",
            go: () => put(next),
        });
    };
    const keep = () =>
        shelf.keep(draft.name, draft.text).then(() => {
            put({ ...draft, from: draft.name }, "going");
            tell(`${draft.name} is on your shelf.`);
        });
    /** Does it, and asks first if something else of this name would be lost. */
    const keepAnd = (then: () => void) => {
        const go = () => void keep().then(then).catch(complain);
        const other = shelf.own.find((saved) => saved.name === draft.name);
        if (!other || other.text === draft.text || draft.from === draft.name) return go();
        asking.ask({
            title: `You have a ${noun} called ${draft.name}`,
            words: "This one would take its place on your shelf.",
            yes: "Replace it",
            go,
        });
    };
    const remove = () =>
        asking.ask({
            title: `Remove ${draft.name} from your shelf?`,
            words: "It stays on the bench until you put something else there.",
            yes: "Remove it",
            go: () =>
                void shelf
                    .remove(draft.name)
                    .then(() => tell(`${draft.name} is gone.`))
                    .catch(complain),
        });
    return { ...steps, draft, shelf, report, isSafe, take, keepAnd, remove, dialog: asking.dialog };
}

/** The work of the address is taken as soon as the shelf is here. */
function useOpened(props: BenchProps, shelf: Shelf, take: (draft: Draft) => void): void {
    const { game, noun, open } = props;
    useEffect(() => {
        if (open === null || !shelf.loaded) return;
        const own = shelf.own.find((saved) => saved.name === open);
        const saved = own ?? shelf.ready.find((one) => one.name === open);
        navigate(`/make/${game.name}/${noun}`, true);
        if (own) take({ ...own, from: own.name });
        else if (saved) take({ name: "", text: saved.text, from: "" });
        else complain(`There is no ${noun} called ${open} on your shelf.`);
        // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the shelf has come
    }, [open, shelf.loaded]);
}

function Bench(props: BenchProps) {
    const { game, field, noun, guest } = props;
    const bench = useBench(props);
    const { draft, put, undo, redo, can, shelf, report } = bench;
    useUndoKeys(undo, redo);
    useOpened(props, shelf, bench.take);
    const { editor: Editor, lists } = craftOf(game.name, noun);
    const isOwn = shelf.own.some((saved) => saved.text === draft.text);
    const isKept = shelf.own.some((saved) => saved.name === draft.name);
    const spelt = report && !report.stale ? report.spelt : null;
    const play = () =>
        navigate(`/?new=${game.name}&use=${encodeURIComponent(`${noun}/${draft.name}`)}`);
    const button = (words: string, act: (() => void) | null, style = "") => (
        <button type="button" class={`small ${style}`} disabled={!act} onClick={() => act?.()}>
            {words}
        </button>
    );
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
                        onInput={(event) =>
                            put({ ...draft, name: event.currentTarget.value }, "typed")
                        }
                    />
                    {button(
                        "Keep",
                        draft.name && draft.text && report?.checked !== false
                            ? () => bench.keepAnd(() => undefined)
                            : null,
                    )}
                    {button(
                        "Play with it",
                        draft.name && report?.fine && !report.stale
                            ? () => bench.keepAnd(play)
                            : null,
                        "primary",
                    )}
                    {button("Undo", can.undo ? undo : null)}
                    {button("Redo", can.redo ? redo : null)}
                    <Outside
                        game={game.name}
                        noun={noun}
                        most={field.count}
                        work={{ name: draft.name, text: spelt ?? draft.text }}
                        take={bench.take}
                    />
                    {button("Remove", isKept ? bench.remove : null)}
                    {button("Start over", draft.text ? () => put(noDraft) : null)}
                </p>
            </header>
            {guest && (
                <p class="guest-work" role="status">
                    {guest.name ? <b>{guest.name}</b> : `This ${noun}`} comes from a link. Your own
                    draft is as you left it. Keep this one under a name, or go{" "}
                    <a href={`/make/${game.name}/${noun}`}>back to your own</a>.
                </p>
            )}
            <div class="workshop-bench">
                <Editor
                    game={game.name}
                    text={draft.text}
                    most={field.count}
                    change={(text, way) => put({ ...draft, text }, way)}
                />
                <aside>
                    {draft.text && <ReportPanel game={game.name} report={report} lists={lists} />}
                    {draft.text && (
                        <p class="faint kept" role="status">
                            {guest && !bench.isSafe && "Not on your shelf."}
                            {!guest &&
                                !bench.isSafe &&
                                "Not on your shelf yet. This device remembers it until you come back."}
                            {isOwn && "It is on your shelf."}
                        </p>
                    )}
                    <Shelves shelf={shelf} noun={noun} take={bench.take} />
                </aside>
            </div>
            {bench.dialog}
        </div>
    );
}

/** The work of a link, once it is unfolded. */
function useGuest(work: string | null) {
    const [guest, setGuest] = useState<Saved | Error | null>(null);
    useEffect(() => {
        if (work !== null) unpacked(work).then(setGuest, setGuest);
    }, [work]);
    return guest;
}

const Message = (props: { title: string; children?: ComponentChildren }) => (
    <section class="panel message">
        <h1>{props.title}</h1>
        {props.children}
        <a class="button primary" href="/make">
            To the workshop
        </a>
    </section>
);

interface BenchPageProps {
    game: string;
    noun: string;
    open: string | null;
    work: string | null;
}

export function BenchPage(props: BenchPageProps) {
    const games = useGames();
    const game = games?.find((one) => one.name === props.game);
    const field = game && fieldOf(game, props.noun);
    const guest = useGuest(props.work);
    useWindowTitle(`Your ${props.noun}`);
    if (!games) return <p class="loading">Opening the workshop…</p>;
    if (!game) return <Message title="There is no such game here" />;
    if (!field) return <Message title={`${game.title} knows no ${props.noun}`} />;
    if (guest instanceof Error)
        return (
            <Message title="This link can't be opened">
                <p>{guest.message}</p>
            </Message>
        );
    if (props.work !== null && !guest) return <p class="loading">Unfolding it…</p>;
    const fault = guest && textFault(guest.text, field.count, props.noun);
    if (fault)
        return (
            <Message title="This link can't be opened">
                <p>{fault}</p>
            </Message>
        );
    return <Bench game={game} field={field} noun={props.noun} open={props.open} guest={guest} />;
}
