// The form for a new table: against whom, in which mode, with what; the rest is folded away.
import { useCallback, useEffect, useState } from "preact/hooks";
import { socket, useBots } from "../api";
import { keepSetup, lastSetup } from "../begun";
import { complain } from "../notice";
import { navigate } from "../router";
import type { Clock, GameInfo, Setup, SetupField, SetupValue } from "../protocol";
import { recall, remember } from "../settings";
import { chosen, matters, ownFields, ownValue, withOwn } from "../setup";
import { humanise } from "../table/selection";
import { fieldOf, type Saved } from "../shelf";
import { OwnField } from "./own_seat";
import { Choice, Field, One, Tiles } from "./setup_fields";

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
    return { seats, take, forget: () => setTaken({}) };
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

const FRIEND = "friend";
const ANYBODY = "anybody";

/** What stands for people in `seats`; bots are called by their level. */
const takerOf = (opponent: string): string =>
    opponent === FRIEND || opponent === ANYBODY ? "open" : opponent;

/** Whoever takes a free seat chooses for themselves; for bots and us we choose. */
const isOurs = (taker: string | undefined): boolean => taker !== undefined && taker !== "open";

function Opponents(props: { value: string; change: (opponent: string) => void }) {
    const bots = (useBots() ?? []).map((bot) => ({
        value: bot.name,
        title: `${humanise(bot.name)} bot`,
        text: `${humanise(bot.summary)}.`,
    }));
    const people = [
        { value: FRIEND, title: "A friend", text: "You get a link to send them." },
        { value: ANYBODY, title: "Anybody", text: "The table stands in the lobby." },
    ];
    return (
        <Tiles
            legend="Your opponent"
            tiles={[...bots, ...people]}
            value={props.value}
            change={props.change}
        />
    );
}

/** The fields of the form, all about the same table. */
interface TableProps {
    game: GameInfo;
    mode: string;
    sides: string[];
    seats: string[]; // who takes them
    values: Setup;
    change: (values: Setup) => void;
}

/** The table's own fields that matter, without its mode. */
const tableFields = ({ game, mode, values }: TableProps): SetupField[] =>
    game.setup.filter(
        (field) =>
            field.name !== "mode" &&
            field.seat === undefined &&
            matters(field, mode, game.setup, values),
    );

const counts = ["players", "mortals"]; // how many play: asked right after the mode

const isCount = (field: SetupField): boolean =>
    field.kind === "number" && counts.includes(field.name);

/** What we play with ourselves, and on which map. */
function Own(props: TableProps) {
    const { game, mode, seats, values, change } = props;
    const seat = seats.length === 0 ? 0 : seats.indexOf("me"); // the first, until they are known
    const own = seat < 0 ? [] : ownFields(game, mode, seat, values);
    return (
        <>
            {own.map((field) => (
                <OwnField
                    key={field.name}
                    game={game}
                    field={field}
                    value={ownValue(field, values, seat)}
                    change={(value) => change(withOwn(field, values, seat, value))}
                />
            ))}
            {tableFields(props)
                .filter((field) => field.kind === "text")
                .map((field) => (
                    <Choice
                        key={field.name}
                        game={game}
                        field={field}
                        legend={field.title}
                        value={ownValue(field, values, 0)}
                        change={(value) => change({ ...values, [field.name]: value })}
                    />
                ))}
        </>
    );
}

function TableField(props: TableProps & { field: SetupField }) {
    const { field, values, change } = props;
    const put = (value: SetupValue | SetupValue[]) => change({ ...values, [field.name]: value });
    if (field.count === 1)
        return (
            <Field
                field={field}
                value={ownValue(field, values, 0)}
                label={field.title}
                change={put}
            />
        );
    const list = Array.from({ length: field.count }, (_, i) => ownValue(field, values, i));
    return (
        <div class="field-list">
            {list.map((one, i) => (
                <One
                    key={i}
                    field={field}
                    value={one}
                    label={`${field.title} ${i + 1}`}
                    change={(value) => put(list.map((old, j) => (i === j ? value : old)))}
                />
            ))}
        </div>
    );
}

/** Which seat is whose. */
function Sitters(props: TableProps & { take: (seat: number, who: string) => void }) {
    const bots = useBots() ?? [];
    const sitters: [who: string, words: string][] = [
        ["me", "You"],
        ["open", "Free, for who comes"],
        ...bots.map(({ name }): [string, string] => [name, `${humanise(name)} bot`]),
    ];
    return (
        <fieldset class="group">
            <legend>Who sits where</legend>
            {props.sides.map((side, seat) => (
                <label key={seat} class="field">
                    <span class="field-title">{side}</span>
                    <select
                        aria-label={`Seat of ${side}`}
                        value={props.seats[seat]}
                        onChange={(event) => props.take(seat, event.currentTarget.value)}
                    >
                        {sitters.map(([who, words]) => (
                            <option key={who} value={who}>
                                {words}
                            </option>
                        ))}
                    </select>
                </label>
            ))}
        </fieldset>
    );
}

/** What bots play with. */
function Others(props: TableProps) {
    const { game, mode, sides, seats, values, change } = props;
    const theirs = sides.flatMap((side, seat) =>
        seats[seat] === "me" || !isOurs(seats[seat])
            ? []
            : ownFields(game, mode, seat, values).map((field) => ({ side, seat, field })),
    );
    if (theirs.length === 0) return null;
    return (
        <fieldset class="group">
            <legend>What the bots play with</legend>
            {theirs.map(({ side, seat, field }) => {
                const one = {
                    game,
                    field,
                    value: ownValue(field, values, seat),
                    change: (value: SetupValue) => change(withOwn(field, values, seat, value)),
                };
                const label = field.seat === "each" ? `${field.title} of ${side}` : field.title;
                return field.kind === "text" ? (
                    <Choice key={field.name} {...one} legend={field.title} />
                ) : (
                    <Field key={`${field.name} ${seat}`} {...one} label={label} title={label} />
                );
            })}
        </fieldset>
    );
}

function Variants(props: TableProps) {
    const fields = tableFields(props).filter((field) => field.kind !== "text" && !isCount(field));
    if (fields.length === 0) return null;
    return (
        <fieldset class="group">
            <legend>This game</legend>
            {fields.map((field) => (
                <TableField key={field.name} {...props} field={field} />
            ))}
        </fieldset>
    );
}

function ClockChoice(props: { clock: number; change: (clock: number) => void }) {
    return (
        <label class="field">
            <span class="field-title">Clock</span>
            <select
                aria-label="Clock"
                value={String(props.clock)}
                onChange={(event) => props.change(Number(event.currentTarget.value))}
            >
                {clocks.map((one, i) => (
                    <option key={i} value={String(i)}>
                        {one.title}
                    </option>
                ))}
            </select>
        </label>
    );
}

/** As last time, or as is good for a first game. What others bring is theirs. */
function forSeats({ game, seats, values }: TableProps): Setup {
    let own = values;
    for (const field of game.setup)
        for (let seat = 0; seat < seats.length; seat++)
            if ((field.seat === "each" || field.seat === seat) && !isOurs(seats[seat]))
                own = withOwn(field, own, seat, undefined);
    return own;
}

export function NewTable(props: { game: GameInfo; level: string; use: string | null }) {
    const { game } = props;
    const begin = lastSetup(game) ?? game.first;
    const [mode, setMode] = useState(String(begin.mode ?? game.modes[0]?.name ?? ""));
    const [values, setValues] = useState<Setup>(begin);
    const [clock, setClock] = useState(0);
    const [opponent, setOpponent] = useState(
        props.use ? props.level : (recall("opponent") ?? ANYBODY),
    );
    const takeText = useCallback((itsMode: string, own: Setup) => {
        setMode(itsMode);
        setValues((before) => ({ ...before, ...own }));
    }, []);
    useOwnText(game, props.use, takeText);
    const { sides, wrong, ready } = useSides(game, chosen(game.setup, values, mode));
    const { seats, take, forget } = useSeats(sides, takerOf(opponent));
    const table = { game, mode, sides, seats, values, change: setValues };
    const modes = game.setup.find((field) => field.name === "mode");
    const create = (event: Event) => {
        event.preventDefault();
        remember("opponent", opponent);
        keepSetup(game, { ...values, mode });
        socket
            .request<{ table: string }>({
                do: "create",
                game: game.name,
                setup: chosen(game.setup, forSeats(table), mode),
                seats,
                public: opponent !== FRIEND,
                clock: clocks[clock]?.clock ?? null,
            })
            .then((reply) => navigate(`/table/${reply.table}`))
            .catch(complain);
    };
    const withPeople = seats.includes("open");
    const clockChoice = <ClockChoice clock={clock} change={setClock} />;
    return (
        <form class="new-table" onSubmit={create}>
            <Opponents
                value={opponent}
                change={(value) => {
                    setOpponent(value);
                    forget();
                }}
            />
            {modes && game.modes.length > 1 && (
                <Choice
                    game={game}
                    field={modes}
                    legend={modes.title}
                    value={mode}
                    change={setMode}
                />
            )}
            {tableFields(table)
                .filter(isCount)
                .map((field) => (
                    <TableField key={field.name} {...table} field={field} />
                ))}
            <Own {...table} />
            {withPeople && clockChoice}
            <details class="more-fields">
                <summary>More choices</summary>
                <Variants {...table} />
                {sides.length > 1 && <Sitters {...table} take={take} />}
                <Others {...table} />
                {!withPeople && clockChoice}
            </details>
            <div class="set-it">
                <p class="wrong" role="alert">
                    {wrong}
                </p>
                <button type="submit" class="primary" disabled={!ready}>
                    Set the table
                </button>
            </div>
        </form>
    );
}
