// Who you are: a guest's name, an account, what you have achieved.
import { useEffect, useState } from "preact/hooks";
import { me, socket, useGames } from "../api";
import { day } from "../dates";
import { complain } from "../notice";
import { useObservable } from "../observable";
import { Preferences } from "../table/preferences";
import { useWindowTitle } from "../title";
import { Account, changeMe, Entrance, field } from "./account";
import { ShunnedPeople } from "./shunned";
import type { Achievement, Achievements as Earned, GameInfo } from "../protocol";
import { plural } from "../plural";

function GuestName(props: { name: string }) {
    const submit = (event: Event) => {
        event.preventDefault();
        const name = field(event.currentTarget as HTMLFormElement, "name");
        void changeMe("/api/name", { name }, `From now on you are ${name}.`);
    };
    return (
        <form class="panel" onSubmit={submit}>
            <h2>Your name</h2>
            <p class="faint">You are here as a guest. This browser remembers you.</p>
            <p class="inline">
                <input
                    key={props.name}
                    name="name"
                    defaultValue={props.name}
                    required
                    maxLength={40}
                    aria-label="Your name"
                />
                <button type="submit">Change</button>
            </p>
        </form>
    );
}

/** When it was earned and by which game; or how far the way still is. */
function Progress(props: { one: Achievement }) {
    const { one } = props;
    if (one.earned !== null && one.at !== null)
        return (
            <span class="progress">
                <small>{day(one.at)}</small>
                <a href={`/replay/${one.earned}`} aria-label={`Replay of ${one.name}`}>
                    replay
                </a>
            </span>
        );
    return (
        <span class="progress">
            {one.needed > 1 && <progress max={one.needed} value={one.done} aria-label={one.name} />}
            <small>{one.needed > 1 ? `${one.done} of ${one.needed}` : "not yet"}</small>
        </span>
    );
}

function Achievements(props: { game: GameInfo; who: string }) {
    const [all, setAll] = useState<Earned | null>(null);
    const link = useObservable(socket.link);
    useEffect(() => {
        if (link !== "open") return;
        socket
            .request<Earned>({ do: "achievements", game: props.game.name })
            .then(setAll)
            .catch(complain);
    }, [props.game.name, props.who, link]);
    if (!all || all.achievements.length === 0) return null;
    return (
        <section class="panel achievements" aria-label={`Achievements in ${props.game.title}`}>
            <h2>
                Achievements in {props.game.title}{" "}
                <span class="count">
                    {all.points} of {plural(all.most, "point")}
                </span>
            </h2>
            <ul>
                {all.achievements.map((one) => (
                    <li key={one.name} class={one.earned === null ? "" : "earned"}>
                        <svg viewBox="0 0 20 20" aria-hidden="true">
                            <circle cx="10" cy="10" r="8" />
                            {one.earned !== null && <path d="m6 10 3 3 5-6" />}
                        </svg>
                        <span>
                            <b>{one.name}</b>
                            <small>{one.text}</small>
                        </span>
                        <span class="points">{one.points}</span>
                        <Progress one={one} />
                    </li>
                ))}
            </ul>
        </section>
    );
}

export function ProfilePage() {
    useWindowTitle("Your place");
    const you = useObservable(me);
    const games = useGames() ?? [];
    if (!you.name) return <p class="loading">Who are you?</p>;
    return (
        <div class="profile">
            <h1>Your place</h1>
            {you.account ? (
                <Account name={you.name} />
            ) : (
                <>
                    <GuestName name={you.name} />
                    <Entrance />
                </>
            )}
            <section class="panel">
                <h2>At the table</h2>
                <Preferences />
            </section>
            <ShunnedPeople key={you.name} />
            {games.map((game) => (
                <Achievements key={game.name} game={game} who={you.name} />
            ))}
        </div>
    );
}
