// The face of a character, by the name that it has at the table.
import { Picture } from "../../art/picture";

/** "Bal-Bas-Beta" is "bal-bas-beta" among the pictures. */
const pictureOf = (character: string) => character.toLowerCase().replace(/\W+/g, "-");

export function Portrait(props: { character: string | undefined; seat?: number }) {
    const owner = props.seat === undefined ? "" : `seat-${props.seat}`;
    return (
        <Picture
            gallery="characters"
            of={pictureOf(props.character ?? "")}
            class={`portrait ${owner}`}
        />
    );
}
