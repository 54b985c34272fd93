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

export const moment = (seconds: number) =>
    new Date(seconds * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
