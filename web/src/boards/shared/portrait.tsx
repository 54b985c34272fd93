// The picture of a character who takes part.
import { Picture } from "../../art/picture";

/** "Bal-Bas-Beta" is "bal-bas-beta" among the pictures. */
const pictureOf = (character: string) => character.toLowerCase().replace(/\W+/g, "-");

export function Portrait(props: { character: string; seat: number }) {
    return (
        <span class={`portrait seat-${props.seat}`}>
            <Picture gallery="characters" of={pictureOf(props.character)} />
        </span>
    );
}
