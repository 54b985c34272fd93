// What happened as a story: headings, and a line for each action with what came of it. The same as
// the terminal's (src/core/tale.c), from the same data.
import { levels, type GameEvent } from "../protocol";

export interface Part {
    joint: string; // what stands before it in its line
    text: string;
    by: number | null; // the seat whose name begins the text ...
    lead: number; // ... with so many characters
    cards: string[]; // that it names, as the catalogue calls them
}

export interface Line {
    level: number;
    loud: boolean;
    move: number; // of its first event
    parts: Part[]; // the first one, and what came of it
}

/** Games that were kept before there were levels tell a line for each event. */
const levelOf = (event: GameEvent) => event.level ?? levels.action;

function whole(event: GameEvent): Part {
    const lead = event.lead ?? 0;
    const cards = [...(event.cards ?? []), ...(event.cause ? [event.cause] : [])];
    return { joint: "", text: event.text, by: lead > 0 ? (event.seat ?? null) : null, lead, cards };
}

const begin = (event: GameEvent): Line => ({
    level: levelOf(event),
    loud: event.weight === "headline",
    move: event.move,
    parts: [whole(event)],
});

/** In the middle of a line: who was named last need not be named again. Where a tale begins with
 * consequences, or goes on behind a headline, none came of the other. */
function further(event: GameEvent, line: Line, before: Part): Part {
    const begins = line.parts.length === 1 && levelOf(event) > line.level;
    const part = { ...whole(event), joint: begins ? ": " : ", " };
    if (part.by !== null && part.by === before.by)
        return { ...part, text: event.text.slice(part.lead).trimStart(), lead: 0 };
    const [first = "", ...rest] = event.text;
    return event.begun ? { ...part, text: first.toLowerCase() + rest.join("") } : part;
}

/** Does it continue the line, or begin one? Nobody should miss a headline. */
const continues = (event: GameEvent, line: Line) =>
    levelOf(event) >= levels.consequence &&
    event.weight !== "headline" &&
    line.level >= levels.action &&
    !line.loud;

export function fold(events: GameEvent[]): Line[] {
    const lines: Line[] = [];
    for (const event of events) {
        if (event.weight === "detail") continue;
        const line = lines[lines.length - 1];
        const last = line?.parts[line.parts.length - 1];
        if (line && last && continues(event, line)) line.parts.push(further(event, line, last));
        else lines.push(begin(event));
    }
    return lines;
}

/** Everything, a line for each event. */
export const unfold = (events: GameEvent[]): Line[] => events.map(begin);

export const lineText = (line: Line): string =>
    line.parts.map(({ joint, text }) => joint + text).join("");
