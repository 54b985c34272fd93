// Seats in words.
import type { Seat } from "../protocol";

export function seatWords(seat: Seat): string {
    if (seat.kind === "open") return "free seat";
    if (seat.kind === "bot")
        return `${seat.level ?? ""} bot${seat.for ? ` for ${seat.for}` : ""}`.trim();
    return seat.name ?? "somebody";
}

/** Anybody may call themselves as they like who has no account. */
export const isGuest = (seat: Seat): boolean => seat.kind === "person" && seat.account === false;

/** "Quiet Otter, 3 club bots, free seat" */
export function peopleWords(seats: Seat[]): string {
    const counts = new Map<string, number>();
    for (const seat of seats) {
        const words = seatWords(seat);
        counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    return [...counts]
        .map(([words, count]) => (count === 1 ? words : `${count} ${words}s`))
        .join(", ");
}
