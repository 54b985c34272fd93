// A setup field that is a text: one of the choices, or a deck or map of one's own from the shelf.
import { useEffect, useState } from "preact/hooks";
import { socket } from "../api";
import { complain, tell } from "../notice";
import type { SetupField } from "../protocol";
import { humanise } from "../table/selection";

interface Saved {
    name: string;
    text: string;
}

interface OwnTextProps {
    game: string;
    field: SetupField;
    value: string;
    change: (value: string) => void;
}

function Editor(props: OwnTextProps) {
    const { game, field, value } = props;
    const [shelf, setShelf] = useState<Saved[]>([]);
    const [name, setName] = useState("");
    const [report, setReport] = useState<string | null>(null);
    const look = () =>
        void socket
            .request<{ texts: Saved[] }>({ do: "shelf", game, field: field.name })
            .then((reply) => setShelf(reply.texts))
            .catch(complain);
    useEffect(look, [game, field.name]);
    const check = () =>
        void socket
            .request<{ report: string | string[] }>({
                do: "check",
                game,
                field: field.name,
                text: value,
            })
            .then((reply) =>
                setReport(Array.isArray(reply.report) ? reply.report.join("\n") : reply.report),
            )
            .catch(complain);
    const keep = (text: string) =>
        void socket
            .request({ do: "keep", game, field: field.name, name, text })
            .then(() => {
                tell(text ? "It is on your shelf." : "It is gone from your shelf.");
                look();
            })
            .catch(complain);
    return (
        <>
            {shelf.length > 0 && (
                <select
                    aria-label="From your shelf"
                    onChange={(event) => {
                        const saved = shelf[Number(event.currentTarget.value)];
                        if (saved) {
                            setName(saved.name);
                            props.change(saved.text);
                        }
                    }}
                >
                    <option value="">From your shelf…</option>
                    {shelf.map((saved, i) => (
                        <option key={saved.name} value={i}>
                            {saved.name}
                        </option>
                    ))}
                </select>
            )}
            <textarea
                rows={8}
                maxLength={field.count}
                aria-label={field.title}
                value={value}
                onInput={(event) => props.change(event.currentTarget.value)}
            />
            <span class="buttons">
                <button type="button" class="small" onClick={check}>
                    Check
                </button>
                <input
                    class="shelf-name"
                    placeholder="Its name"
                    aria-label="Its name on your shelf"
                    value={name}
                    onInput={(event) => setName(event.currentTarget.value)}
                />
                <button
                    type="button"
                    class="small"
                    disabled={!name || !value}
                    onClick={() => keep(value)}
                >
                    Keep
                </button>
                <button
                    type="button"
                    class="small"
                    disabled={!shelf.some((saved) => saved.name === name)}
                    onClick={() => keep("")}
                >
                    Remove
                </button>
            </span>
            {report !== null && <pre class="report">{report || "Nothing is wrong with it."}</pre>}
        </>
    );
}

export function OwnText(props: OwnTextProps) {
    const choices = props.field.choices ?? [];
    const own = !choices.includes(props.value);
    return (
        <div class="field text">
            <span class="field-title">{props.field.title}</span>
            <select
                aria-label={props.field.title}
                value={own ? "" : props.value}
                onChange={(event) => props.change(event.currentTarget.value)}
            >
                {choices.map((choice) => (
                    <option key={choice} value={choice}>
                        {humanise(choice)}
                    </option>
                ))}
                <option value="">Your own…</option>
            </select>
            {own && <Editor {...props} />}
        </div>
    );
}
