// Those whom this person has muted or blocked.
import { useCallback, useEffect, useState } from "preact/hooks";
import { socket } from "../api";
import { complain } from "../notice";
import { useObservable } from "../observable";

interface Shunned {
    who: number;
    name: string;
    how: "mute" | "block";
}

interface Listed {
    people: Shunned[];
}

export function ShunnedPeople() {
    const [people, setPeople] = useState<Shunned[]>([]);
    const link = useObservable(socket.link);
    const look = useCallback(
        () =>
            void socket
                .request<Listed>({ do: "shunned" })
                .then((reply) => setPeople(reply.people), complain),
        [],
    );
    useEffect(() => {
        if (link === "open") look();
    }, [link, look]);
    const lift = (who: number) => void socket.request({ do: "lift", who }).then(look, complain);
    if (people.length === 0) return null;
    return (
        <section class="panel" aria-label="Muted and blocked">
            <h2>Muted and blocked</h2>
            <p class="faint">
                You don't see what they write. Those whom you have blocked can't sit down with you
                either.
            </p>
            <ul class="sessions">
                {people.map(({ who, name, how }) => (
                    <li key={who}>
                        <span>
                            {name} <small>is {how === "mute" ? "muted" : "blocked"}</small>
                        </span>
                        <button type="button" class="small" onClick={() => lift(who)}>
                            {how === "mute" ? "Unmute" : "Unblock"}
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
