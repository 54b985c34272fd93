// How a game is set up, for people: titles of choices, what matters, what is sent.
import type { GameInfo, Setup, SetupChoice, SetupField, SetupValue } from "./protocol";

const valueOf = (fields: SetupField[], values: Setup, name: string) => {
    const value = values[name] ?? fields.find((field) => field.name === name)?.default;
    return Array.isArray(value) ? value[0] : value;
};

/** In this mode, and with what was chosen elsewhere. */
export function matters(
    field: SetupField,
    mode: string,
    fields: SetupField[] = [],
    values: Setup = {},
): boolean {
    if (field.modes && field.modes.length > 0 && !field.modes.includes(mode)) return false;
    return !field.when || valueOf(fields, values, field.when.field) === field.when.is;
}

/** What is sent: only what matters and differs from the default. */
export function chosen(fields: SetupField[], values: Setup, mode: string): Setup {
    const setup: Setup = { mode };
    for (const field of fields) {
        const value = values[field.name];
        if (field.name === "mode" || value === undefined) continue;
        if (!matters(field, mode, fields, values)) continue;
        const same = Array.isArray(value)
            ? value.every((one) => one === field.default)
            : value === field.default;
        if (!same) setup[field.name] = value;
    }
    return setup;
}

/** The fields that are this seat's to choose. */
export const ownFields = (
    game: GameInfo,
    mode: string,
    seat: number,
    values: Setup = {},
): SetupField[] =>
    game.setup.filter(
        (field) =>
            matters(field, mode, game.setup, values) &&
            (field.seat === seat || (field.seat === "each" && seat < field.count)),
    );

/** What the seat has chosen in one of its fields. */
export function ownValue(field: SetupField, values: Setup, seat: number): SetupValue {
    const value = values[field.name];
    return (Array.isArray(value) ? value[seat] : value) ?? field.default;
}

/** The values with another one for this seat. */
export function withOwn(
    field: SetupField,
    values: Setup,
    seat: number,
    value: SetupValue | undefined,
): Setup {
    if (field.seat !== "each") return { ...values, [field.name]: value ?? field.default };
    const list = Array.from({ length: field.count }, (_, i) => ownValue(field, values, i));
    list[seat] = value ?? field.default;
    return { ...values, [field.name]: list };
}

/** What a choice is for people; a text of one's own is no choice. */
export function aboutOf(field: SetupField, choice: string): SetupChoice | undefined {
    const number = (field.choices ?? []).indexOf(choice);
    return number < 0 ? undefined : (field.about?.[number] ?? { title: choice });
}

export function titleOf(field: SetupField, choice: SetupValue): string {
    const one = String(choice);
    return aboutOf(field, one)?.title ?? (field.kind === "text" ? `Your own ${field.noun}` : one);
}

/** "Team Battle"; as the server calls it as long as the games are not known. */
export function modeTitle(game: GameInfo | undefined, mode: string): string {
    const field = game?.setup.find(({ name }) => name === "mode");
    return field ? titleOf(field, mode) : mode;
}

/** "Duel, Grave against Setsuki" */
export function setupWords(game: GameInfo, values: Setup): string {
    const mode = String(values.mode ?? game.modes[0]?.name ?? "");
    const seats = game.modes.find(({ name }) => name === mode)?.seats ?? 1;
    const titles = Array.from({ length: Math.min(seats, 2) }, (_, seat) => {
        const field = ownFields(game, mode, seat, values)[0];
        return field && titleOf(field, ownValue(field, values, seat));
    });
    const meet = [...new Set(titles.filter(Boolean))].join(" against ");
    return [game.modes.length > 1 && modeTitle(game, mode), meet].filter(Boolean).join(", ");
}
