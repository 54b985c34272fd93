// What a person has set on this device: how the page looks and sounds, how fast others' turns pass,
// and how an answer is given.
import { Observable } from "./observable";
import { paces, type Pace } from "./table/pace";

function stored(name: string): string | null {
    try {
        return localStorage.getItem(`parlor.${name}`);
    } catch {
        return null; // storage is forbidden: settings last as long as the page
    }
}

export function remember(name: string, value: string): void {
    try {
        localStorage.setItem(`parlor.${name}`, value);
    } catch {
        // see above
    }
}

export const recall = stored;

/** One of several values, kept under its name. */
function choice<T extends string>(name: string, values: readonly T[], first: T): Observable<T> {
    const kept = new Observable<T>(values.find((value) => value === stored(name)) ?? first);
    kept.watch((value) => remember(name, value));
    return kept;
}

/** On or off, kept under its name. */
function flag(name: string, first: boolean): Observable<boolean> {
    const before = stored(name);
    const kept = new Observable<boolean>(before === null ? first : before === "on");
    kept.watch((on) => remember(name, on ? "on" : "off"));
    return kept;
}

const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const theme = choice("theme", themes, "auto");

const showTheme = (name: Theme) => (document.documentElement.dataset.theme = name);
showTheme(theme.value);
theme.watch(showTheme);

export const nextTheme = (name: Theme): Theme =>
    themes[(themes.indexOf(name) + 1) % themes.length] ?? "auto";

/** How fast others' turns pass. */
export const pace = choice<Pace>("pace", paces, "normal");

/** Whether also a question with a single option waits for a click. */
export const waits = flag("waits", false);

/** Which answers are asked for twice. */
export const confirmations = ["none", "dangerous ones", "all"] as const;
export type Confirmation = (typeof confirmations)[number];
export const confirms = choice("confirm", confirmations, "none");

/** Whether digits and letters answer. */
export const keys = flag("keys", true);

export const sound = flag("sound", true);
