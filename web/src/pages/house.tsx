// For the host of the site: what people have reported.
import { useCallback, useEffect, useState } from "preact/hooks";
import { me, socket } from "../api";
import { day, moment } from "../dates";
import { complain, tell } from "../notice";
import { useObservable } from "../observable";
import { useWindowTitle } from "../title";

interface Report {
    report: number;
    at: number;
    by: string;
    about: string;
    account: boolean;
    silent: number;
    table: string;
    text: string;
    quote: string;
}

interface Listed {
    reports: Report[];
    open: number; // also those that are not listed
}

interface Verdict {
    silence?: number; // hours; 0: they may write again
    words: string;
    done: string;
}

const silenced = "They are silenced, and the report is closed.";
const verdicts: Verdict[] = [
    { words: "Nothing to do", done: "The report is closed." },
    { silence: 24, words: "Silence for a day", done: silenced },
    { silence: 24 * 7, words: "Silence for a week", done: silenced },
    { silence: 24 * 365, words: "Silence for a year", done: silenced },
];
const pardon: Verdict = {
    silence: 0,
    words: "Let them write again",
    done: "They may write again, and the report is closed.",
};

function OneReport(props: { one: Report; judge: (verdict: Verdict) => void }) {
    const { one } = props;
    const silent = one.silent * 1000 > Date.now();
    return (
        <article class="panel" aria-label={`Report about ${one.about}`}>
            <h2>
                {one.about} {!one.account && <span class="tag guest">guest</span>}
            </h2>
            <p class="faint">
                Reported by {one.by} on {moment(one.at)}, at{" "}
                <a href={`/table/${one.table}`}>table {one.table}</a>.
                {silent && ` Silenced until ${day(one.silent)}.`}
            </p>
            <p>{one.text}</p>
            {one.quote && <pre class="quote">{one.quote}</pre>}
            <p class="buttons">
                {(silent ? [...verdicts, pardon] : verdicts).map((verdict) => (
                    <button key={verdict.words} type="button" onClick={() => props.judge(verdict)}>
                        {verdict.words}
                    </button>
                ))}
            </p>
        </article>
    );
}

export function HousePage() {
    useWindowTitle("Reports");
    const you = useObservable(me);
    const link = useObservable(socket.link);
    const [listed, setListed] = useState<Listed | null>(null);
    const look = useCallback(
        () => void socket.request<Listed>({ do: "reports" }).then(setListed, complain),
        [],
    );
    useEffect(() => {
        if (link === "open" && you.host) look();
    }, [link, you.host, look]);
    const judge = (report: number, { silence, done }: Verdict) =>
        void socket.request({ do: "judge", report, silence }).then(() => {
            tell(done);
            look();
        }, complain);
    const more = listed ? listed.open - listed.reports.length : 0;
    return (
        <div class="profile">
            <h1>Reports</h1>
            {!you.host && <p>Only the host of this site can read reports.</p>}
            {you.host && (
                <p class="faint">
                    Whom you silence can play, but not write to anybody. Every answer closes the
                    report.
                </p>
            )}
            {listed?.open === 0 && <p>No report waits for you.</p>}
            {listed?.reports.map((one) => (
                <OneReport
                    key={one.report}
                    one={one}
                    judge={(verdict) => judge(one.report, verdict)}
                />
            ))}
            {more > 0 && <p>{more} more wait for you.</p>}
        </div>
    );
}
