// What the window is called.
import { useEffect } from "preact/hooks";

export function useWindowTitle(title: string): void {
    useEffect(() => {
        document.title = `${title} · Parlor`;
        return () => {
            document.title = "Parlor";
        };
    }, [title]);
}
