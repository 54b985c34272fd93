// An account: the ways in, its sessions, its password and codes, and the way out.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { begin, fetchNow, me, post } from "../api";
import { day } from "../dates";
import { Dialog } from "../dialog";
import { complain, tell } from "../notice";
import { Observable, useObservable } from "../observable";
import type { Me, Session } from "../protocol";
import { copy } from "../table/actions";

/** Codes that the server has just shown; they are not shown again. */
const codes = new Observable<string[]>([]);

/** Does it, tells it, and goes on as whoever we are then. Whether it was done. */
export async function changeMe(path: string, body: object, words: string): Promise<boolean> {
    try {
        const answer = await post<Partial<Me>>(path, body);
        if (answer.codes) codes.set(answer.codes);
        await begin();
        tell(words);
        return true;
    } catch (error) {
        complain(error);
        return false;
    }
}

export function field(form: HTMLFormElement, name: string): string {
    return String(new FormData(form).get(name) ?? "");
}

interface Field {
    name: string;
    label: string;
    kind?: "password" | "text";
    complete?: string;
}

const password: Field = {
    name: "password",
    label: "Password",
    kind: "password",
    complete: "current-password",
};
const freshPassword: Field = { ...password, complete: "new-password" };
const ownName: Field = { name: "name", label: "Name", complete: "username" };

const secret = { type: "password", minLength: 8, maxLength: 190 } as const;
const open = { type: "text", minLength: 2, maxLength: 40 } as const;

/** A form whose fields are sent to a path; empty again when that was done. */
function Sent(props: {
    title: string;
    about?: string;
    fields: Field[];
    button: string;
    danger?: boolean;
    path: string;
    words: string;
    children?: ComponentChildren;
}) {
    const submit = (event: Event) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        const body = Object.fromEntries(props.fields.map(({ name }) => [name, field(form, name)]));
        void changeMe(props.path, body, props.words).then((done) => done && form.reset());
    };
    return (
        <form class="panel credentials" onSubmit={submit} aria-label={props.title}>
            <h2>{props.title}</h2>
            {props.about && <p class="faint">{props.about}</p>}
            {props.fields.map(({ name, label, kind, complete }) => (
                <label key={name}>
                    {label}
                    <input
                        name={name}
                        {...(kind === "password" ? secret : open)}
                        required
                        autoComplete={complete ?? "off"}
                    />
                </label>
            ))}
            <button type="submit" class={props.danger ? "danger" : ""}>
                {props.button}
            </button>
            {props.children}
        </form>
    );
}

/** For guests: a new account, one's own, or one whose password is lost. */
export function Entrance() {
    const [lost, setLost] = useState(false);
    const change = (
        <button type="button" class="quiet small" onClick={() => setLost(!lost)}>
            {lost ? "I know my password" : "I have lost my password"}
        </button>
    );
    return (
        <div class="columns">
            <Sent
                title="A new account"
                about="With an account your seats and games stay yours, on every device."
                fields={[ownName, freshPassword]}
                button="Make an account"
                path="/api/register"
                words="Welcome. Everything you have played is yours."
            />
            {lost ? (
                <Sent
                    title="A new password"
                    about="One of the codes that you were given with your account lets you in, once."
                    fields={[
                        ownName,
                        { name: "code", label: "Code" },
                        { ...freshPassword, label: "New password" },
                    ]}
                    button="Set the password"
                    path="/api/recover"
                    words="Welcome back. Your other sessions have ended."
                >
                    {change}
                </Sent>
            ) : (
                <Sent
                    title="Log in"
                    about="You have an account already? Then your games wait for you."
                    fields={[ownName, password]}
                    button="Log in"
                    path="/api/login"
                    words="Welcome back."
                >
                    {change}
                </Sent>
            )}
        </div>
    );
}

function Codes() {
    const shown = useObservable(codes);
    if (shown.length === 0) return null;
    return (
        <Dialog title="Keep these codes" close={() => codes.set([])} firm>
            <p>
                If you lose your password, each of these codes lets you set a new one, once. They
                are shown only now: write them down, or copy them to a safe place.
            </p>
            <ul class="codes">
                {shown.map((code) => (
                    <li key={code}>
                        <code>{code}</code>
                    </li>
                ))}
            </ul>
            <p class="buttons">
                <button type="button" class="primary" onClick={() => codes.set([])}>
                    I have them
                </button>
                <button
                    type="button"
                    onClick={() => void copy(shown.join("\n"), "The codes are copied.")}
                >
                    Copy them
                </button>
            </p>
        </Dialog>
    );
}

interface Listed {
    sessions: Session[];
    codes: number;
}

function Sessions() {
    const [all, setAll] = useState<Listed | null>(null);
    const you = useObservable(me);
    const look = useCallback(
        () => void fetchNow<Listed>("/api/sessions").then(setAll, complain),
        [],
    );
    useEffect(look, [look, you]);
    const end = (session: Session) =>
        void post("/api/sessions", { end: session.id }).then(look, complain);
    if (!all) return null;
    return (
        <section class="panel" aria-label="Sessions">
            <h2>Where you are logged in</h2>
            <ul class="sessions">
                {all.sessions.map((session) => (
                    <li key={session.id}>
                        <span>
                            {session.here ? <b>Here</b> : `Last used on ${day(session.seen)}`}
                            <small>Logged in since {day(session.since)}</small>
                        </span>
                        {!session.here && (
                            <button type="button" class="small" onClick={() => end(session)}>
                                End it
                            </button>
                        )}
                    </li>
                ))}
            </ul>
            <p class="faint">
                A session that is not used for 90 days ends by itself, and of more than 50 the one
                that you did not use for longest.{" "}
                {all.codes === 1 ? "1 code is" : `${all.codes} codes are`} left for a lost password.
            </p>
        </section>
    );
}

export function Account(props: { name: string }) {
    return (
        <>
            <Codes />
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
            <Sessions />
            <details class="panel more">
                <summary>Password, codes, deletion</summary>
                <div class="columns">
                    <Sent
                        title="Change the password"
                        about="You stay logged in here; all your other sessions end."
                        fields={[
                            { ...password, label: "Password now" },
                            { ...freshPassword, name: "new", label: "New password" },
                        ]}
                        button="Change it"
                        path="/api/password"
                        words="You have a new password."
                    />
                    <Sent
                        title="New codes"
                        about="They replace those that you have. Each lets you in once if you lose your password."
                        fields={[password]}
                        button="Show new codes"
                        path="/api/codes"
                        words="The old codes are no longer good."
                    />
                    <Sent
                        title="Delete the account"
                        about="Your running games are resigned, and your decks, maps and achievements are gone. Finished games stay, without your name. Nobody can undo this."
                        fields={[password]}
                        button="Delete it for good"
                        danger
                        path="/api/delete"
                        words="Your account is deleted."
                    />
                </div>
            </details>
        </>
    );
}
