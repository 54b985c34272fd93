// The editor of any text: its lines.
import type { EditorProps } from "./editor";

export function PlainEditor(props: EditorProps) {
    return (
        <textarea
            class="plain-editor"
            rows={16}
            maxLength={props.most}
            aria-label="The text"
            spellcheck={false}
            value={props.text}
            onInput={(event) => props.change(event.currentTarget.value, "typed")}
        />
    );
}
