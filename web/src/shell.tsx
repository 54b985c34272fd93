// What stands around every page: the name, the ways, theme and sound, the state of the line.
import type { ComponentChildren } from "preact";
import { me, socket } from "./api";
import { Notices } from "./notice";
import { useObservable } from "./observable";
import { route } from "./router";
import { nextTheme, sound, theme } from "./settings";
import { play } from "./sound";

function Icon(props: { path: string }) {
    return (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={props.path} />
        </svg>
    );
}

const icons = {
    light: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
    dark: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z",
    auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
    loud: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
    person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
    silent: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
};

function Switches() {
    const currentTheme = useObservable(theme);
    const on = useObservable(sound);
    return (
        <>
            <button
                type="button"
                class="quiet switch"
                aria-label={`Colours: ${currentTheme}`}
                title={`Colours: ${currentTheme}`}
                onClick={() => theme.set(nextTheme(currentTheme))}
            >
                <Icon path={icons[currentTheme]} />
            </button>
            <button
                type="button"
                class="quiet switch"
                aria-label="Sound"
                aria-pressed={on}
                title={on ? "Sound is on" : "Sound is off"}
                onClick={() => {
                    sound.set(!on);
                    play("turn");
                }}
            >
                <Icon path={on ? icons.loud : icons.silent} />
            </button>
        </>
    );
}

function Line() {
    const link = useObservable(socket.link);
    return (
        <span class={`line ${link}`} role="status" aria-live="polite">
            {link === "lost" ? "Reconnecting…" : ""}
        </span>
    );
}

export function Shell(props: { children: ComponentChildren }) {
    const you = useObservable(me);
    const { page } = useObservable(route);
    const way = (to: string, words: string, ...pages: string[]) => (
        <a
            href={to}
            class={`to-${pages[0]}`}
            aria-current={pages.includes(page) ? "page" : undefined}
        >
            {words}
        </a>
    );
    return (
        <>
            <a class="skip" href="#main" onClick={() => document.getElementById("main")?.focus()}>
                To the content
            </a>
            <header class="top">
                <a
                    class="brand"
                    href="/"
                    aria-label="Parlor, the lobby"
                    aria-current={page === "lobby" ? "page" : undefined}
                >
                    <svg viewBox="0 0 32 32" aria-hidden="true">
                        <rect
                            class="brand-back"
                            x="6"
                            y="5"
                            width="14"
                            height="20"
                            rx="2"
                            transform="rotate(-8 13 15)"
                        />
                        <g transform="rotate(7 19 17)">
                            <rect class="brand-front" x="12" y="7" width="14" height="20" rx="2" />
                            <path class="brand-gem" d="M19 11l4.5 6-4.5 6-4.5-6z" />
                        </g>
                    </svg>
                    <span>Parlor</span>
                </a>
                <nav aria-label="Pages">
                    {way("/", "Lobby", "lobby")}
                    {way("/rules", "Rules", "rules")}
                    {way("/make", "Workshop", "workshop", "make")}
                    {way("/games", "Replays", "games")}
                    {you.host && way("/house", "Reports", "house")}
                </nav>
                <Line />
                <Switches />
                <a
                    class="me"
                    href="/profile"
                    aria-current={page === "profile" ? "page" : undefined}
                    title="Your place"
                    aria-label={`${you.name}, your place`}
                >
                    <Icon path={icons.person} />
                    <span>{you.name || "…"}</span>
                </a>
            </header>
            <main id="main" tabIndex={-1} class={`page-${page}`}>
                {props.children}
            </main>
            <Notices />
        </>
    );
}
