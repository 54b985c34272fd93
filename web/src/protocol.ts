// The shapes of docs/server-protocol.md and docs/engine-protocol.md, as the page uses them.

// --- What the games look like. ---

/** What a choice is for people. */
export interface SetupChoice {
    title: string;
    text?: string;
    card?: string; // of the catalogue, whose picture stands for it
    friendly?: boolean; // easy to understand
}

export interface SetupField {
    name: string;
    title: string;
    kind: "choice" | "number" | "flag" | "text";
    count: number;
    default: SetupValue;
    noun?: string; // of a text: "deck"
    choices?: string[];
    about?: SetupChoice[]; // in the order of the choices
    when?: { field: string; is: SetupValue }; // it matters only while that field has this value
    least?: number;
    most?: number;
    modes?: string[];
    seat?: number | "each"; // whose choice it is, if not the table's
    secret?: boolean; // shown only to that seat until the end
}

export type SetupValue = string | number | boolean;
export type Setup = Record<string, SetupValue | SetupValue[]>;

export interface GameInfo {
    name: string;
    title: string;
    about: string;
    players: [from: number, to: number];
    minutes: [from: number, to: number];
    weight: "light" | "medium" | "heavy";
    goal: string; // how one wins
    first: Setup; // good for a first game
    rules: number;
    setup: SetupField[];
    modes: { name: string; seats: number }[];
}

export interface PrintedCard {
    id: string;
    name: string;
    kind: string;
    text: string;
    provenance: "printed" | "likely" | "reconstructed";
    sources?: string; // which of its facts come from where
    owner?: string;
    facts: { name?: string; value: string }[]; // what is printed on it, in the order of reading
    more?: string[]; // ids of cards to read with it
    [fact: string]: unknown;
}

/** As the page keeps it: it says whose catalogue it stands in. */
export interface CatalogueCard extends PrintedCard {
    game: string;
}

export interface Clause {
    clause: string;
    section: string;
    text: string;
}

export interface BotInfo {
    name: string;
    summary: string;
}

export interface Me {
    name: string;
    account: boolean;
    host?: boolean; // of the site
    reports?: boolean; // somebody reads them
    codes?: string[]; // shown once: they replace a lost password
}

export interface Session {
    id: number;
    since: number;
    seen: number;
    here: boolean;
}

// --- A view: what an observer sees of a game. ---

export interface ViewCounter {
    id: string;
    name: string; // for programs
    title?: string; // for people; games that were kept earlier have none
    value: number;
    of?: number; // with so many something happens
}

export interface ViewSeat {
    id: string;
    seat: number;
    name: string;
    counters: ViewCounter[];
    marks?: string[];
    [own: string]: unknown;
}

export interface ViewCard {
    id: string;
    card: string | null;
    [own: string]: unknown;
}

export interface ViewZone {
    id: string;
    kind: string;
    seat?: number;
    title: string;
    count: number;
    cards?: ViewCard[];
}

export interface ViewSpace {
    id: string;
    title: string;
    kind: string;
    pieces: string[];
    x?: number;
    y?: number;
}

export interface View {
    game: string;
    headline: string;
    over: boolean;
    pending: number[];
    seats: ViewSeat[];
    zones: ViewZone[];
    spaces?: ViewSpace[];
    grid?: "hex" | "square";
    [own: string]: unknown;
}

export interface Option {
    option: number;
    kind: string;
    text: string;
    touch: string[];
    danger?: boolean; // one that a careless person would regret; the text says why
    pass?: boolean; // the others go on with what they do: see autopass.ts
    key?: string; // its own number, for those who type
}

export interface Ask {
    seat: number;
    kind: string;
    prompt: string;
    options: Option[];
}

export interface Suggestion extends Option {
    win: number | null;
    visits: number;
}

/** An event belongs to the nearest one before it whose level is lower. */
export const levels = { game: 0, round: 1, turn: 2, phase: 3, action: 4, consequence: 5 } as const;

export interface GameEvent {
    kind: string;
    text: string;
    touch: string[];
    move: number;
    level?: number; // not of games that were kept before there were levels
    weight?: "headline" | "detail";
    seat?: number; // who did it
    lead?: number; // so many characters of the text say that it was them
    begun?: boolean; // the first letter is great only because it begins the sentence
    targets?: number[]; // to whom
    cards?: string[]; // with what, as the catalogue names it
    from?: string; // ids of the view
    to?: string;
    cause?: string; // because of what: a card of the catalogue or a term of the glossary
}

export interface Term {
    id: string;
    name: string;
    text: string;
    clause: string;
}

export interface Glossary {
    terms: Term[];
    modes: { mode: string; goal: string; text: string }[];
    marks: { mark: string; text: string }[]; // of the terminal's board
}

// --- Lessons. ---

export interface LessonInfo {
    lesson: string;
    title: string;
    minutes: number;
    steps: number;
    clauses: string[];
}

export interface LessonStep {
    step: number; // the one that is open; as many as there are steps: the lesson is over
    steps: number;
    seat: number;
    right: boolean; // the last answer
    said: string; // to it
    events: GameEvent[];
    after: View | null; // what came of it, where the next step begins elsewhere
    say?: string; // of the open step, as all that follows
    task?: string;
    point?: string[]; // ids of the view
    view?: View;
    ask?: Ask | null; // null: it only tells something
}

// --- Tables. ---

export type Clock =
    | null
    | { kind: "move"; seconds: number }
    | { kind: "game"; seconds: number; increment: number }
    | { kind: "days"; days: number };

export interface Seat {
    seat: number;
    kind: "person" | "open" | "bot";
    name?: string | null;
    level?: string;
    account?: boolean; // of a person
    for?: string; // of a bot: whose seat it is, until they are back
    side?: string;
    you?: boolean;
    online?: boolean;
    shared?: boolean; // while the table is open: its part of the shuffle is there
    clock?: number | null;
}

export type Status = "open" | "running" | "paused" | "over";

export interface TableInfo {
    table: string;
    game: string;
    mode: string;
    status: Status;
    public: boolean;
    moves: number;
    answered: number; // when the last answer was given
    waiting: number[]; // seats that owe one
    clock: Clock;
    seats: Seat[];
}

export interface Offer {
    what: "takeback" | "pause" | "resume" | "rematch";
    by: number;
    agreed: number[];
}

export interface Result {
    seats: {
        seat: number;
        name: string;
        score: number;
        means?: string; // the score in words
        place: number;
        together?: boolean;
    }[];
    why?: string; // one sentence; none of a game whose rules are gone
    how: "played" | "resigned" | "time" | "void" | "long";
    by: number | null;
    secret: string;
    record: string;
    next: string | null;
}

export interface ChatLine {
    line: number;
    name: string;
    account?: boolean;
    seat: number | null;
    text: string;
    at: number;
}

export interface TableState {
    on: "state";
    table: string;
    game: string;
    setup: Setup;
    status: Status;
    public: boolean;
    host: boolean;
    seat: number | null;
    moves: number;
    question: number;
    view: View | null;
    ask: Ask | null;
    waiting: number[];
    seats: Seat[];
    clock: Clock;
    events: GameEvent[];
    from: number;
    offers: Offer[];
    can: string[];
    spectators: number;
    fair: { hash: string; shares: string[] | null };
    result: Result | null;
    chat: ChatLine[];
}

/** What is different in a value: [what it is now], or its members or elements that are. */
export type Patch = [unknown] | { [key: string]: Patch };

/** What is different from the state before: a member that is not there has not changed. */
export type TableChange = Partial<Omit<TableState, "on">> & {
    on: "change";
    table: string;
    events: GameEvent[];
    from: number;
    chat: ChatLine[];
    patch?: Patch; // of the view
};

export type Said =
    | { on: "hello"; you: Me; version: string }
    | { on: "lobby"; tables: TableInfo[] }
    | { on: "lobby_table"; table: TableInfo }
    | { on: "lobby_gone"; table: string }
    | { on: "gone"; table: string }
    | { on: "chat"; table: string; chat: ChatLine[] } // all of it, other than before
    | TableState
    | TableChange;

// --- Finished games. ---

export interface FinishedGame {
    table: string;
    game: string;
    mode: string;
    ended: number;
    moves: number;
    seats: Seat[];
    result: Result;
}

export interface Frame {
    move: number;
    view: View;
    events: GameEvent[];
    answer: { seat: number; text: string } | null;
}

/** What is different from the frame before. */
export type FrameChange = Omit<Frame, "view"> & { patch: Patch };

/** Some frames; the first one is whole. */
export interface FilmPiece {
    moves: number; // of the whole game
    seats: Seat[];
    frames: (Frame | FrameChange)[];
}

export interface Achievement {
    name: string;
    text: string;
    points: number;
    needed: number; // different marks, such as wins with different characters
    done: number;
    earned: string | null; // the table
    at: number | null;
}

export interface Achievements {
    achievements: Achievement[];
    points: number;
    most: number;
}
