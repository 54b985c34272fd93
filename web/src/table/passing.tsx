// Beside the option that passes: to pass from now on; and while it is so, to stop it.
import { passOf, type AutoPass } from "./autopass";
import type { Ask } from "../protocol";

/** Offered where there is a choice: what has none is answered anyway. */
export function PassOn(props: { ask: Ask; pass: AutoPass }) {
    const { ask, pass } = props;
    const option = passOf(ask);
    if (!option || option.danger || ask.options.length < 2 || pass.passing) return null;
    return (
        <p class="pass-on" role="group" aria-label="Pass all questions like this">
            <span>Pass these</span>
            <button type="button" onClick={() => pass.start("turn")}>
                for the rest of this turn
            </button>
            <button type="button" onClick={() => pass.start("target")}>
                until I am a target
            </button>
        </p>
    );
}

const untilWords = {
    turn: "You pass for the rest of this turn.",
    target: "You pass until you are a target, or the turn ends.",
};

export function StopPassing(props: { pass: AutoPass }) {
    const { passing, stop } = props.pass;
    if (!passing) return null;
    return (
        <p class="passing" role="status">
            {untilWords[passing.until]}{" "}
            <button type="button" class="small" onClick={stop}>
                Stop
            </button>
        </p>
    );
}
