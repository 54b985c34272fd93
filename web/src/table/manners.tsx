// Somebody whom one does not want to hear or meet, or who should be reported to the host.
import { useState } from "preact/hooks";
import { me, socket } from "../api";
import { Dialog } from "../dialog";
import { complain, tell } from "../notice";
import { useObservable } from "../observable";

/** Who is meant: whoever sits there, or wrote that line of chat. */
type Whom = { seat: number } | { line: number };

function ReportForm(props: { report: (text: string) => void }) {
    const [text, setText] = useState("");
    const submit = (event: Event) => {
        event.preventDefault();
        props.report(text.trim());
    };
    return (
        <form class="credentials" onSubmit={submit}>
            <label>
                What has happened?
                <textarea
                    rows={3}
                    maxLength={400}
                    required
                    value={text}
                    onInput={(event) => setText(event.currentTarget.value)}
                />
            </label>
            <p class="faint">
                The host of this site gets your words and the last lines of this table's chat.
            </p>
            <p class="buttons">
                <button type="submit">Report to the host</button>
            </p>
        </form>
    );
}

function Choices(props: { table: string; whom: Whom; name: string; close: () => void }) {
    const { table, whom, name, close } = props;
    const { reports } = useObservable(me);
    const send = (message: { do: string; [member: string]: unknown }, words: string) =>
        void socket
            .request({ ...message, table, ...whom })
            .then(() => tell(words))
            .catch(complain)
            .finally(close);
    const shun = (how: string, words: string) => send({ do: "shun", how }, words);
    const report = (text: string) =>
        send({ do: "report", text }, "The host of this site will read it.");
    return (
        <Dialog title={`About ${name}`} close={close}>
            <p class="buttons">
                <button
                    type="button"
                    onClick={() => shun("mute", `You no longer see what ${name} writes.`)}
                >
                    Mute
                </button>
                <button type="button" onClick={() => shun("block", `You have blocked ${name}.`)}>
                    Block
                </button>
            </p>
            <p class="faint">
                If you mute them, you no longer see what they write. If you block them, they can't
                sit down with you either, nor you with them. You can undo both on the page{" "}
                <a href="/profile">Your place</a>.
            </p>
            {reports && <ReportForm report={report} />}
        </Dialog>
    );
}

export function Manners(props: { table: string; whom: Whom; name: string }) {
    const [open, setOpen] = useState(false);
    const { reports } = useObservable(me);
    return (
        <>
            <button
                type="button"
                class="quiet small manners"
                aria-label={`Mute${reports ? ", block or report" : " or block"} ${props.name}`}
                title={reports ? "Mute, block, report" : "Mute, block"}
                onClick={() => setOpen(true)}
            >
                ⋯
            </button>
            {open && <Choices {...props} close={() => setOpen(false)} />}
        </>
    );
}
