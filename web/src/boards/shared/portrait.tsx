// The face of a character, by the name that it has at the table.
import { Picture } from "../../art/picture";

export function Portrait(props: { of: string | undefined }) {
    return <Picture gallery="characters" of={props.of?.toLowerCase() ?? ""} class="portrait" />;
}
