// The form for a new table, made from the game's setup fields.
import { useCallback, useEffect, useState } from "preact/hooks";
import { socket, useBots } from "../api";
import { complain } from "../notice";
import { navigate } from "../router";
import type { Clock, GameInfo, Setup, SetupField, SetupValue } from "../protocol";
import { humanise } from "../table/selection";
import { fieldOf, type Saved } from "../shelf";
import { OwnText } from "./own_text";

/** How many values of a list the form offers: lists up to the size of a table are one per seat. */
export const rows = (field: SetupField, seats: number): number =>
    field.count <= 6 ? Math.min(field.count, Math.max(1, seats)) : field.count;

export const matters = (field: SetupField, mode: string): boolean =>
    !field.modes || field.modes.length === 0 || field.modes.includes(mode);

/** What is sent: only what matters in this mode and differs from the default. */
export function chosen(fields: SetupField[], values: Setup, mode: string): Setup {
    const setup: Setup = { mode };
    for (const field of fields) {
        const value = values[field.name];
        if (field.name === "mode" || value === undefined || !matters(field, mode)) continue;
        const same = Array.isArray(value)
            ? value.every((one) => one === field.default)
            : value === field.default;
        if (!same) setup[field.name] = value;
    }
    return setup;
}

interface OneProps {
    field: SetupField;
    value: SetupValue;
    label: string;
    change: (value: SetupValue) => void;
}

export function One(props: OneProps) {
    const { field, value, label, change } = props;
    if (field.kind === "flag")
        return (
            <input
                type="checkbox"
                aria-label={label}
                checked={value === true}
                onChange={(event) => change(event.currentTarget.checked)}
            />
        );
    if (field.kind === "number")
        return (
            <input
                type="number"
                aria-label={label}
                min={field.least}
                max={field.most}
                value={Number(value)}
                onInput={(event) => change(Number(event.currentTarget.value))}
            />
        );
    return (
        <select
            aria-label={label}
            value={String(value)}
            onChange={(event) => change(event.currentTarget.value)}
        >
            {(field.choices ?? []).map((choice) => (
                <option key={choice} value={choice}>
                    {humanise(choice)}
                </option>
            ))}
        </select>
    );
}

/** Whoever takes a free seat chooses for themselves; for bots and us we choose. */
const isOurs = (taker: string | undefined): boolean => taker !== undefined && taker !== "open";

interface FieldProps {
    game: GameInfo;
    field: SetupField;
    seats: string[]; // who takes them
    value: SetupValue | SetupValue[] | undefined;
    change: (value: SetupValue | SetupValue[]) => void;
}

function Field(props: FieldProps) {
    const { field, value, change } = props;
    if (field.kind === "text")
        return (
            <OwnText
                game={props.game}
                field={field}
                value={String(value ?? field.default)}
                change={change}
            />
        );
    const count = rows(field, props.seats.length);
    if (field.count === 1) {
        const one = Array.isArray(value) ? field.default : (value ?? field.default);
        return (
            <div class="field">
                <span class="field-title">{field.title}</span>
                <One field={field} value={one} label={field.title} change={change} />
            </div>
        );
    }
    const list = Array.from(
        { length: count },
        (_, i) => (Array.isArray(value) ? value[i] : undefined) ?? field.default,
    );
    return (
        <fieldset class="field list">
            <legend>{field.title}</legend>
            {list.map(
                (one, i) =>
                    (field.seat !== "each" || isOurs(props.seats[i])) && (
                        <label key={i}>
                            <span class="number">{i + 1}</span>
                            <One
                                field={field}
                                value={one}
                                label={`${field.title} ${i + 1}`}
                                change={(next) =>
                                    change(list.map((old, j) => (i === j ? next : old)))
                                }
                            />
                        </label>
                    ),
            )}
        </fieldset>
    );
}

const clocks: { title: string; clock: Clock }[] = [
    { title: "None", clock: null },
    { title: "1 minute per answer", clock: { kind: "move", seconds: 60 } },
    {
        title: "5 minutes each, 5 seconds more per answer",
        clock: { kind: "game", seconds: 300, increment: 5 },
    },
    {
        title: "15 minutes each, 10 seconds more per answer",
        clock: { kind: "game", seconds: 900, increment: 10 },
    },
    { title: "3 days per answer", clock: { kind: "days", days: 3 } },
];

interface SidesReply {
    sides: string[];
}

/** What the seats of such a table are called, and what is wrong with the setup. */
function useSides(game: GameInfo, setup: Setup) {
    const [sides, setSides] = useState<string[]>([]);
    const [wrong, setWrong] = useState("");
    const [known, setKnown] = useState(""); // the setup that they are for
    const key = JSON.stringify(setup); // the same setup is a new object each time
    useEffect(() => {
        let gone = false;
        const ask = { do: "sides", game: game.name, setup: JSON.parse(key) as Setup };
        const timer = setTimeout(() => {
            socket.request<SidesReply>(ask, true).then(
                (reply) => {
                    if (gone) return;
                    setSides(reply.sides);
                    setKnown(key);
                    setWrong("");
                },
                (error: Error) => !gone && setWrong(error.message),
            );
        }, 120);
        return () => {
            gone = true;
            clearTimeout(timer);
        };
    }, [game.name, key]);
    return { sides, wrong, ready: known === key && wrong === "" };
}

/** One of a few, each with its words. */
function Choice(props: {
    title: string;
    label?: string; // if it says more than the title
    value: string;
    choices: [value: string, words: string][];
    change: (value: string) => void;
}) {
    return (
        <label class="field">
            <span class="field-title">{props.title}</span>
            <select
                aria-label={props.label ?? props.title}
                value={props.value}
                onChange={(event) => props.change(event.currentTarget.value)}
            >
                {props.choices.map(([value, words]) => (
                    <option key={value} value={value}>
                        {words}
                    </option>
                ))}
            </select>
        </label>
    );
}

/** Who sits where, and how that is changed; `others` is who sits there if nobody was chosen. */
function useSeats(sides: string[], others: string) {
    const [taken, setTaken] = useState<Record<number, string>>({});
    const seats = sides.map((_, i) => taken[i] ?? (i === 0 ? "me" : others));
    const take = (seat: number, value: string) => {
        const next: Record<number, string> = { ...taken, [seat]: value };
        if (value === "me")
            // there is only one of you
            seats.forEach((old, i) => {
                if (old === "me" && i !== seat) next[i] = "open";
            });
        setTaken(next);
    };
    return { seats, take };
}

interface MoreFieldsProps {
    game: GameInfo;
    mode: string;
    seats: string[];
    values: Setup;
    change: (values: Setup) => void;
    open: boolean;
}

/** The fields that matter in this mode, except for what those who sit down will choose. */
function MoreFields(props: MoreFieldsProps) {
    const { game, mode, seats, values } = props;
    const fields = game.setup.filter(
        (field) =>
            field.name !== "mode" &&
            matters(field, mode) &&
            (typeof field.seat !== "number" || isOurs(seats[field.seat])),
    );
    if (fields.length === 0) return null;
    return (
        <details class="more-fields" open={props.open}>
            <summary>More about this game</summary>
            {fields.map((field) => (
                <Field
                    key={`${mode} ${field.name}`}
                    game={game}
                    field={field}
                    seats={seats}
                    value={values[field.name]}
                    change={(value) => props.change({ ...values, [field.name]: value })}
                />
            ))}
        </details>
    );
}

/** Takes the mode in which a field matters, and the field's value: a text from the shelf. */
function useOwnText(game: GameInfo, use: string | null, take: (mode: string, own: Setup) => void) {
    useEffect(() => {
        const [noun, name] = use?.split("/") ?? [];
        const field = noun && fieldOf(game, noun);
        if (!field) return;
        socket
            .request<{ texts: Saved[] }>({ do: "shelf", game: game.name, field: field.name }, true)
            .then(({ texts }) => {
                const saved = texts.find((text) => text.name === name);
                const mode = field.modes?.[0] ?? game.modes[0]?.name ?? "";
                if (saved) take(mode, { [field.name]: saved.text });
            })
            .catch(complain);
    }, [game, use, take]);
}

export function NewTable(props: { game: GameInfo; level: string; use: string | null }) {
    const { game } = props;
    const bots = useBots() ?? [];
    const [mode, setMode] = useState(game.modes[0]?.name ?? "");
    const [values, setValues] = useState<Setup>({});
    const [clock, setClock] = useState(0);
    const [isPublic, setPublic] = useState(true);
    const takeText = useCallback((itsMode: string, own: Setup) => {
        setMode(itsMode);
        setValues(own);
    }, []);
    useOwnText(game, props.use, takeText);
    const setup = chosen(game.setup, values, mode);
    const { sides, wrong, ready } = useSides(game, setup);
    const { seats, take } = useSeats(sides, props.use ? props.level : "open");
    const sitters: [string, string][] = [
        ["me", "You"],
        ["open", "Free, for anybody with the link"],
        ...bots.map((bot): [string, string] => [bot.name, `${humanise(bot.name)} bot`]),
    ];
    const create = (event: Event) => {
        event.preventDefault();
        socket
            .request<{ table: string }>({
                do: "create",
                game: game.name,
                setup,
                seats,
                public: isPublic,
                clock: clocks[clock]?.clock ?? null,
            })
            .then((reply) => navigate(`/table/${reply.table}`))
            .catch(complain);
    };
    return (
        <form class="new-table" onSubmit={create}>
            <Choice
                title="Mode"
                value={mode}
                choices={game.modes.map((m) => [m.name, humanise(m.name)])}
                change={setMode}
            />
            {sides.map((side, i) => (
                <Choice
                    key={i}
                    title={side}
                    label={`Seat of ${side}`}
                    value={seats[i] ?? ""}
                    choices={sitters}
                    change={(value) => take(i, value)}
                />
            ))}
            <Choice
                title="Clock"
                value={String(clock)}
                choices={clocks.map((c, i) => [String(i), c.title])}
                change={(value) => setClock(Number(value))}
            />
            <MoreFields
                game={game}
                mode={mode}
                seats={seats}
                values={values}
                change={setValues}
                open={props.use !== null}
            />
            <label class="field check">
                <input
                    type="checkbox"
                    checked={isPublic}
                    onChange={(e) => setPublic(e.currentTarget.checked)}
                />
                <span>Show it in the lobby</span>
            </label>
            <p class="wrong" role="alert">
                {wrong}
            </p>
            <p class="buttons">
                <button type="submit" class="primary" disabled={!ready}>
                    Set the table
                </button>
            </p>
        </form>
    );
}
