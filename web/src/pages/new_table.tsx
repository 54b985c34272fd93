// The form for a new table, made from the game's setup fields.
import { useEffect, useState } from "preact/hooks";
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

/** Whoever takes a free seat chooses for himself; for bots and us we choose. */
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

/** What the seats of such a table are called, and what is wrong with the setup. */
function useSides(game: GameInfo, setup: Setup) {
    const [sides, setSides] = useState<string[] | null>(null);
    const [wrong, setWrong] = useState("");
    const [known, setKnown] = useState(""); // the setup that they are for
    const key = JSON.stringify(setup);
    useEffect(() => {
        let gone = false;
        const timer = setTimeout(() => {
            socket.request<{ sides: string[] }>({ do: "sides", game: game.name, setup }, true).then(
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

function SeatChoice(props: {
    side: string;
    value: string;
    bots: string[];
    change: (value: string) => void;
}) {
    return (
        <label class="field">
            <span class="field-title">{props.side}</span>
            <select
                aria-label={`Seat of ${props.side}`}
                value={props.value}
                onChange={(event) => props.change(event.currentTarget.value)}
            >
                <option value="me">You</option>
                <option value="open">Free, for anybody with the link</option>
                {props.bots.map((bot) => (
                    <option key={bot} value={bot}>
                        {humanise(bot)} bot
                    </option>
                ))}
            </select>
        </label>
    );
}

/** The mode in which a field matters, and the field's value: a text from the shelf. */
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
    }, [game, use]);
}

export function NewTable(props: { game: GameInfo; level: string; use: string | null }) {
    const { game } = props;
    const bots = (useBots() ?? []).map((bot) => bot.name);
    const [mode, setMode] = useState(game.modes[0]?.name ?? "");
    const [values, setValues] = useState<Setup>({});
    const [taken, setTaken] = useState<Record<number, string>>({});
    const [clock, setClock] = useState(0);
    const [isPublic, setPublic] = useState(true);
    useOwnText(game, props.use, (itsMode, own) => {
        setMode(itsMode);
        setValues(own);
    });
    const setup = chosen(game.setup, values, mode);
    const { sides, wrong, ready } = useSides(game, setup);
    const seats = (sides ?? []).map(
        (_, i) => taken[i] ?? (i === 0 ? "me" : props.use ? props.level : "open"),
    );
    const take = (seat: number, value: string) => {
        const next: Record<number, string> = { ...taken, [seat]: value };
        if (value === "me")
            // there is only one of you
            seats.forEach((old, i) => {
                if (old === "me" && i !== seat) next[i] = "open";
            });
        setTaken(next);
    };
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
    const fields = game.setup.filter(
        (field) =>
            field.name !== "mode" &&
            matters(field, mode) &&
            (typeof field.seat !== "number" || isOurs(seats[field.seat])),
    );
    return (
        <form class="new-table" onSubmit={create}>
            <label class="field">
                <span class="field-title">Mode</span>
                <select
                    aria-label="Mode"
                    value={mode}
                    onChange={(event) => setMode(event.currentTarget.value)}
                >
                    {game.modes.map((m) => (
                        <option key={m.name} value={m.name}>
                            {humanise(m.name)}
                        </option>
                    ))}
                </select>
            </label>
            {seats.map((value, i) => (
                <SeatChoice
                    key={i}
                    side={sides?.[i] ?? ""}
                    value={value}
                    bots={bots}
                    change={(v) => take(i, v)}
                />
            ))}
            <label class="field">
                <span class="field-title">Clock</span>
                <select
                    aria-label="Clock"
                    value={String(clock)}
                    onChange={(event) => setClock(Number(event.currentTarget.value))}
                >
                    {clocks.map((c, i) => (
                        <option key={i} value={String(i)}>
                            {c.title}
                        </option>
                    ))}
                </select>
            </label>
            {fields.length > 0 && (
                <details class="more-fields" open={props.use !== null}>
                    <summary>More about this game</summary>
                    {fields.map((field) => (
                        <Field
                            key={`${mode} ${field.name}`}
                            game={game}
                            field={field}
                            seats={seats}
                            value={values[field.name]}
                            change={(value) => setValues({ ...values, [field.name]: value })}
                        />
                    ))}
                </details>
            )}
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
