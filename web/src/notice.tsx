// Short sentences for the person: what was refused, what was copied.
import { Observable, useObservable } from "./observable";

interface Notice {
    text: string;
    bad: boolean;
}

const notice = new Observable<Notice | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function tell(text: string, bad = false): void {
    clearTimeout(timer);
    notice.set({ text, bad });
    timer = setTimeout(() => notice.set(null), bad ? 7000 : 3500);
}

/** For the end of a promise that may be refused. */
export const complain = (error: unknown): void =>
    tell(error instanceof Error ? error.message : String(error), true);

export function Notices() {
    const current = useObservable(notice);
    return (
        <div class="notices" role="status" aria-live="polite">
            {current && (
                <p class={current.bad ? "notice bad" : "notice"}>
                    <span>{current.text}</span>
                    <button type="button" aria-label="Close" onClick={() => notice.set(null)}>
                        ×
                    </button>
                </p>
            )}
        </div>
    );
}
