// The fields of a setup: choices as tiles with pictures, or as a list, and numbers and flags.
import { useId, useState } from "preact/hooks";
import { Picture } from "../art/picture";
import type { GameInfo, SetupChoice, SetupField, SetupValue } from "../protocol";
import { aboutOf, titleOf } from "../setup";
import { fieldOf, useShelf, type Shelf } from "../shelf";

interface OneProps {
    field: SetupField;
    value: SetupValue;
    label: string;
    change: (value: SetupValue) => void;
}

/** The input for one value. */
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
                    {titleOf(field, choice)}
                </option>
            ))}
        </select>
    );
}

/** A field of a single value, with its title and what the choice is. */
export function Field(props: OneProps & { title?: string }) {
    const { field, value } = props;
    const about = aboutOf(field, String(value));
    return (
        <label class={field.kind === "flag" ? "field check" : "field"}>
            <span class="field-title">{props.title ?? field.title}</span>
            <One {...props} />
            {about?.text && <small class="field-note">{about.text}</small>}
        </label>
    );
}

interface Tile extends SetupChoice {
    value: string;
}

const SHOWN = 8; // tiles, until all are wanted

/** The chosen one and what is easy come first as long as not all are shown. */
function shortened(tiles: Tile[], value: string): Tile[] {
    const rank = (tile: Tile) => (tile.value === value ? 0 : tile.friendly ? 1 : 2);
    const first = [...tiles].sort((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
    return tiles.filter((tile) => first.includes(tile));
}

interface TilesProps {
    legend: string;
    tiles: Tile[];
    value: string;
    picture?: (tile: Tile) => { gallery: string; of: string };
    change: (value: string) => void;
}

/** One of many, with words and pictures. */
export function Tiles(props: TilesProps) {
    const { tiles, value, picture } = props;
    const name = useId();
    const [all, setAll] = useState(false);
    const shown = all ? tiles : shortened(tiles, value);
    return (
        <fieldset class="tiles">
            <legend>{props.legend}</legend>
            <div class="tile-grid">
                {shown.map((tile) => (
                    <label key={tile.value} class="tile">
                        <input
                            type="radio"
                            name={name}
                            value={tile.value}
                            checked={tile.value === value}
                            onChange={() => props.change(tile.value)}
                        />
                        {picture && <Picture {...picture(tile)} class="tile-picture" />}
                        <span class="tile-words">
                            <b>{tile.title}</b>{" "}
                            {tile.friendly && <span class="easy">Good for beginners</span>}
                            {tile.text && <small>{tile.text}</small>}
                        </span>
                    </label>
                ))}
            </div>
            {shown.length < tiles.length && (
                <button type="button" class="quiet small" onClick={() => setAll(true)}>
                    Show all {tiles.length}
                </button>
            )}
        </fieldset>
    );
}

const tilesOf = (field: SetupField): Tile[] =>
    (field.choices ?? []).map((value) => ({ title: value, ...aboutOf(field, value), value }));

/** Characters have a gallery of their own, because several games have them. */
function pictureOf(game: GameInfo, field: SetupField): TilesProps["picture"] {
    if (field.name === "characters") return ({ value }) => ({ gallery: "characters", of: value });
    if (!field.about?.some(({ card }) => card)) return undefined;
    return ({ card }) => ({ gallery: game.name, of: card ?? "" });
}

interface ChoiceProps {
    game: GameInfo;
    field: SetupField;
    legend: string;
    value: SetupValue;
    change: (value: string) => void;
}

/** The game's choices, those of one's own shelf, and a text that is on no shelf. */
function textTiles(field: SetupField, shelf: Shelf, value: string): Tile[] {
    const own = shelf.own.map((saved) => ({
        title: saved.name,
        text: "Yours.",
        value: saved.text,
    }));
    const tiles = [...tilesOf(field), ...own];
    if (tiles.some((tile) => tile.value === value)) return tiles;
    return [...tiles, { title: titleOf(field, value), value }];
}

/** A deck, an army or a map: one of the game's, or one from this person's shelf. */
function TextChoice(props: ChoiceProps) {
    const { game, field } = props;
    const noun = field.noun ?? field.name;
    const shelf = useShelf(game.name, fieldOf(game, noun)?.name ?? field.name);
    return (
        <>
            <Tiles
                legend={props.legend}
                tiles={textTiles(field, shelf, String(props.value))}
                value={String(props.value)}
                picture={pictureOf(game, field)}
                change={props.change}
            />
            <a class="make-own" href={`/make/${game.name}/${noun}`}>
                Make your own {noun}
            </a>
        </>
    );
}

/** What one plays with, as tiles. */
export function Choice(props: ChoiceProps) {
    const { game, field } = props;
    if (field.kind === "text") return <TextChoice {...props} />;
    return (
        <Tiles
            legend={props.legend}
            tiles={tilesOf(field)}
            value={String(props.value)}
            picture={pictureOf(game, field)}
            change={props.change}
        />
    );
}
