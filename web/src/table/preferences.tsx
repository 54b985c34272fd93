// What a person can set for all tables on this device.
import type { Observable } from "../observable";
import { useObservable } from "../observable";
import { confirmations, confirms, keys, pace, sound, waits } from "../settings";
import { paces } from "./pace";

const paceWords: Record<(typeof paces)[number], string> = {
    slow: "slowly",
    normal: "at an easy pace",
    fast: "quickly",
    "at once": "at once: only how it ends",
};

const confirmWords: Record<(typeof confirmations)[number], string> = {
    none: "never",
    "dangerous ones": "for answers that one could regret",
    all: "for every answer",
};

function Choice<T extends string>(props: {
    words: string;
    setting: Observable<T>;
    values: Record<T, string>;
}) {
    const value = useObservable(props.setting);
    return (
        <label class="preference">
            <span>{props.words}</span>
            <select
                value={value}
                onChange={(event) => props.setting.set(event.currentTarget.value as T)}
            >
                {Object.entries<string>(props.values).map(([name, words]) => (
                    <option key={name} value={name}>
                        {words}
                    </option>
                ))}
            </select>
        </label>
    );
}

function Tick(props: { words: string; setting: Observable<boolean>; note?: string }) {
    const on = useObservable(props.setting);
    return (
        <label class="tick">
            <input
                type="checkbox"
                checked={on}
                onChange={(event) => props.setting.set(event.currentTarget.checked)}
            />
            <span>
                {props.words}
                {props.note && <small> {props.note}</small>}
            </span>
        </label>
    );
}

export function Preferences() {
    return (
        <div class="preferences">
            <Choice words="What the others do is shown" setting={pace} values={paceWords} />
            <Choice words="Ask “Are you sure?”" setting={confirms} values={confirmWords} />
            <Tick
                words="Wait for my click where there is only one answer"
                setting={waits}
                note="Else it is given for you after a moment."
            />
            <Tick
                words="Keys answer"
                setting={keys}
                note="Digits and letters choose an option, h hints, u takes back."
            />
            <Tick words="Sounds" setting={sound} />
        </div>
    );
}
