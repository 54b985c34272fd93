// Who you are: a guest's name, an account, what you have achieved.
import { useEffect, useState } from "preact/hooks";
import { begin, me, post, socket, useGames } from "../api";
import { complain, tell } from "../notice";
import { useObservable } from "../observable";
import { useWindowTitle } from "../title";
import type { Achievement, Achievements as Earned, GameInfo } from "../protocol";

/** Does it, tells it, and goes on as whoever we are then. */
async function changeMe(path: string, body: object, words: string): Promise<void> {
    try {
        await post(path, body);
        await begin();
        tell(words);
    } catch (error) {
        complain(error);
    }
}

function field(form: HTMLFormElement, name: string): string {
    return String(new FormData(form).get(name) ?? "");
}

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

function Credentials(props: {
    title: string;
    about: string;
    button: string;
    again: boolean;
    path: string;
    words: string;
}) {
    const submit = (event: Event) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const body = { name: field(form, "name"), password: field(form, "password") };
        void changeMe(props.path, body, props.words);
    };
    return (
        <form class="panel credentials" onSubmit={submit} aria-label={props.title}>
            <h2>{props.title}</h2>
            <p class="faint">{props.about}</p>
            <label>
                Name
                <input name="name" required maxLength={40} autoComplete="username" />
            </label>
            <label>
                Password
                <input
                    name="password"
                    type="password"
                    required
                    autoComplete={props.again ? "new-password" : "current-password"}
                />
            </label>
            <button type="submit">{props.button}</button>
        </form>
    );
}

function Account(props: { name: string }) {
    return (
        <section class="panel">
            <h2>{props.name}</h2>
            <p class="faint">
                This is your account. Your games follow you to every device where you log in.
            </p>
            <p class="buttons">
                <button
                    type="button"
                    onClick={() => void changeMe("/api/logout", {}, "You are logged out.")}
                >
                    Log out
                </button>
                <button
                    type="button"
                    class="quiet"
                    onClick={() =>
                        void changeMe(
                            "/api/logout",
                            { everywhere: true },
                            "You are logged out everywhere.",
                        )
                    }
                >
                    Log out everywhere
                </button>
            </p>
        </section>
    );
}

/** When it was earned and by which game; or how far the way still is. */
function Progress(props: { one: Achievement }) {
    const { one } = props;
    if (one.earned !== null && one.at !== null)
        return (
            <span class="progress">
                <small>{new Date(one.at * 1000).toLocaleDateString()}</small>
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
                {props.game.title}{" "}
                <span class="count">
                    {all.points} of {all.most} points
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
                    <div class="columns">
                        <Credentials
                            title="Keep it"
                            about="With an account your seats and games stay yours, on every device."
                            button="Make an account"
                            path="/api/register"
                            again
                            words="Welcome. Everything you have played is yours."
                        />
                        <Credentials
                            title="Come back"
                            about="You have an account already?"
                            button="Log in"
                            path="/api/login"
                            again={false}
                            words="Welcome back."
                        />
                    </div>
                </>
            )}
            {games.map((game) => (
                <Achievements key={game.name} game={game} who={you.name} />
            ))}
        </div>
    );
}
