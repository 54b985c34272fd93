// Days and moments in words, as this browser's people write them. The server counts Unix seconds.

export const day = (seconds: number) =>
    new Date(seconds * 1000).toLocaleDateString(undefined, { dateStyle: "medium" });

const DAY = 86_400;

/** The time of day; of what is older than a day also the date. */
export function momentNear(seconds: number, now = Date.now() / 1000): string {
    const time = new Date(seconds * 1000).toLocaleTimeString(undefined, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
    });
    return now - seconds < DAY ? time : `${day(seconds)}, ${time}`;
}

/** "5 minutes ago" */
export function ago(seconds: number, now = Date.now() / 1000): string {
    const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
    const past = Math.max(0, now - seconds);
    if (past < 60) return "just now";
    if (past < 3600) return words.format(-Math.floor(past / 60), "minute");
    if (past < DAY) return words.format(-Math.floor(past / 3600), "hour");
    return words.format(-Math.floor(past / DAY), "day");
}

export const moment = (seconds: number) =>
    new Date(seconds * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
