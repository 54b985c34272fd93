// A setup field that is a text: one of the game's, or one from this person's shelf.
import type { GameInfo, SetupField } from "../protocol";
import { fieldOf, useShelf } from "../shelf";
import { humanise } from "../table/selection";

interface OwnTextProps {
    game: GameInfo;
    field: SetupField;
    value: string;
    change: (value: string) => void;
}

export function OwnText(props: OwnTextProps) {
    const { game, field, value } = props;
    const noun = field.noun ?? field.name;
    const shelf = useShelf(game.name, fieldOf(game, noun)?.name ?? field.name);
    const choices = field.choices ?? [];
    const known = choices.includes(value) || shelf.own.some((saved) => saved.text === value);
    return (
        <div class="field text">
            <span class="field-title">{field.title}</span>
            <select
                aria-label={field.title}
                value={value}
                onChange={(event) => props.change(event.currentTarget.value)}
            >
                {choices.map((choice) => (
                    <option key={choice} value={choice}>
                        {humanise(choice)}
                    </option>
                ))}
                {shelf.own.length > 0 && (
                    <optgroup label="Yours">
                        {shelf.own.map((saved) => (
                            <option key={saved.name} value={saved.text}>
                                {saved.name}
                            </option>
                        ))}
                    </optgroup>
                )}
                {!known && <option value={value}>Your own</option>}
            </select>
            <a class="make-own" href={`/make/${game.name}/${noun}`}>
                Make your own {noun}
            </a>
        </div>
    );
}
