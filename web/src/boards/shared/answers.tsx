// Options that touch nothing on the table, as buttons beside this person's own things.
import type { Option } from "../../protocol";
import { useShown } from "../../table/context";

/** An option as a button; the words may be shorter than the option's own. */
export function Answer(props: { option: Option; words?: string }) {
    const { picker } = useShown();
    return (
        <button
            type="button"
            class="board-button"
            data-kind={props.option.kind}
            aria-label={props.option.text}
            onClick={() => picker.choose(props.option)}
        >
            {props.words ?? props.option.text}
        </button>
    );
}

export function Answers(props: { except?: string[] }) {
    const { picker } = useShown();
    const plain = picker.options.filter(
        (option) => option.touch.length === 0 && !props.except?.includes(option.kind),
    );
    if (plain.length === 0) return null;
    return (
        <p class="answers">
            {plain.map((option) => (
                <Answer key={option.option} option={option} />
            ))}
        </p>
    );
}
