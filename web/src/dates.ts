// Days and moments in words, as this browser's people write them. The server counts Unix seconds.

export const day = (seconds: number) =>
    new Date(seconds * 1000).toLocaleDateString(undefined, { dateStyle: "medium" });

export const moment = (seconds: number) =>
    new Date(seconds * 1000).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
