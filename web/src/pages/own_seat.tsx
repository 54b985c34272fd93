// What a seat brings itself: the fields of the setup that are its own, a deck or a character.
import type { GameInfo, Setup, SetupField, SetupValue, TableState } from "../protocol";
import { matters, One } from "./new_table";
import { OwnText } from "./own_text";

/** The fields that are this seat's to choose in this mode. */
export const ownFields = (game: GameInfo, mode: string, seat: number): SetupField[] =>
    game.setup.filter(
        (field) =>
            matters(field, mode) &&
            (field.seat === seat || (field.seat === "each" && seat < field.count)),
    );

/** What the table has for it now; what is secret we do not know. */
function proposed(field: SetupField, state: TableState, seat: number): SetupValue {
    const value = state.setup[field.name];
    const own = Array.isArray(value) ? value[seat] : value;
    return own ?? field.default;
}

/** What is sent: what was changed, and what we could not see but have seen in the form. */
export function brought(
    fields: SetupField[],
    state: TableState,
    values: Record<string, SetupValue>,
): Setup {
    const setup: Setup = {};
    for (const field of fields) {
        const value = values[field.name] ?? (field.name in state.setup ? undefined : field.default);
        if (value !== undefined) setup[field.name] = value;
    }
    return setup;
}

export function OwnSeat(props: {
    game: GameInfo;
    state: TableState;
    seat: number;
    values: Record<string, SetupValue>;
    change: (values: Record<string, SetupValue>) => void;
}) {
    const { game, state, seat, values } = props;
    const fields = ownFields(game, String(state.setup.mode), seat);
    const put = (field: SetupField) => (value: SetupValue) =>
        props.change({ ...values, [field.name]: value });
    const valueOf = (field: SetupField) => values[field.name] ?? proposed(field, state, seat);
    return (
        <div class="own-seat">
            {fields.map((field) =>
                field.kind === "text" ? (
                    <OwnText
                        key={field.name}
                        game={game}
                        field={field}
                        value={String(valueOf(field))}
                        change={put(field)}
                    />
                ) : (
                    <label key={field.name} class="field">
                        <span class="field-title">{field.title}</span>
                        <One
                            field={field}
                            value={valueOf(field)}
                            label={field.title}
                            change={put(field)}
                        />
                    </label>
                ),
            )}
        </div>
    );
}
