// What a person has set on this device: theme, sound, how fast others' turns pass, and whether a
// single option waits for a click.
import { Observable } from "./observable";
import { paces, type Pace } from "./table/pace";

export type Theme = "auto" | "light" | "dark";

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

const themes: Theme[] = ["auto", "light", "dark"];
export const theme = new Observable<Theme>(
    themes.find((name) => name === stored("theme")) ?? "auto",
);
/** How fast others' turns pass. */
export const pace = new Observable<Pace>(paces.find((name) => name === stored("pace")) ?? "normal");
/** Whether also a question with a single option waits for a click. */
export const waits = new Observable<boolean>(stored("waits") === "on");
export const sound = new Observable<boolean>(stored("sound") === "on");

function showTheme(name: Theme): void {
    document.documentElement.dataset.theme = name;
}

showTheme(theme.value);
theme.watch((name) => {
    remember("theme", name);
    showTheme(name);
});
pace.watch((name) => remember("pace", name));
waits.watch((on) => remember("waits", on ? "on" : "off"));
sound.watch((on) => remember("sound", on ? "on" : "off"));

export const nextTheme = (name: Theme): Theme =>
    themes[(themes.indexOf(name) + 1) % themes.length] ?? "auto";
