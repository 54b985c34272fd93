// What a seat brings itself: the fields of the setup that are its own, a deck or a character.
import type { GameInfo, Setup, SetupField, SetupValue, TableState } from "../protocol";
import { ownFields, ownValue } from "../setup";
import { Choice, Field } from "./setup_fields";

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

/** "Your character", "Your deck" */
export const yours = (field: SetupField): string =>
    `Your ${(field.noun ?? field.title).toLowerCase()}`;

/** One field of a seat: as tiles where there are titles to choose from. */
export function OwnField(props: {
    game: GameInfo;
    field: SetupField;
    value: SetupValue;
    change: (value: SetupValue) => void;
}) {
    const { field } = props;
    if (field.choices) return <Choice {...props} legend={yours(field)} />;
    return <Field {...props} label={field.title} />;
}

export function OwnSeat(props: {
    game: GameInfo;
    state: TableState;
    seat: number;
    values: Record<string, SetupValue>;
    change: (values: Record<string, SetupValue>) => void;
}) {
    const { game, state, seat, values } = props;
    return (
        <div class="own-seat">
            {ownFields(game, String(state.setup.mode), seat, state.setup).map((field) => (
                <OwnField
                    key={field.name}
                    game={game}
                    field={field}
                    value={values[field.name] ?? ownValue(field, state.setup, seat)}
                    change={(value) => props.change({ ...values, [field.name]: value })}
                />
            ))}
        </div>
    );
}
