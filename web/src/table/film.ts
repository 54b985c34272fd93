// A finished game, loaded in pieces: what is looked at first, the rest behind it.
import { Observable } from "../observable";
import type { FilmPiece, Frame, Seat } from "../protocol";
import { patched } from "./merge";

const PIECE = 64; // frames in a reply; a piece begins at a multiple of that
const PATIENCE = 5; // attempts, when the server has enough of us
const PAUSE = 1500; // milliseconds between them

export interface Film {
    frames: (Frame | undefined)[]; // what has not come yet is not there
    loaded: number;
    moves: number;
    seats: Seat[];
}

/** The film with one more piece. */
export function spliced(film: Film | null, piece: FilmPiece): Film {
    const frames = film ? [...film.frames] : new Array<undefined>(piece.moves + 1).fill(undefined);
    let view = undefined as Frame["view"] | undefined;
    for (const frame of piece.frames) {
        view = "view" in frame ? frame.view : (patched(view, frame.patch) as Frame["view"]);
        const { move, events, answer } = frame;
        frames[move] = { move, view, events, answer };
    }
    const loaded = frames.filter(Boolean).length;
    return { frames, loaded, moves: piece.moves, seats: piece.seats };
}

const beginOf = (move: number) => move - (move % PIECE);

/** Where the next piece begins: the one that is looked at, else what follows it, else what is left. */
export function nextPiece(film: Film, at: number): number | null {
    const missing = (from: number) =>
        film.frames.slice(from, from + PIECE).some((frame) => frame === undefined);
    const pieces: number[] = [];
    for (let from = 0; from <= film.moves; from += PIECE) if (missing(from)) pieces.push(from);
    const here = beginOf(Math.min(at, film.moves));
    return pieces.find((from) => from >= here) ?? pieces[0] ?? null;
}

type Ask = (from: number, to: number) => Promise<FilmPiece>;

export class FilmLoader {
    readonly film = new Observable<Film | null>(null);
    readonly refused = new Observable<string | null>(null);
    private gone = false;

    constructor(
        private ask: Ask,
        private at: number, // the move that is looked at
        private pause = PAUSE,
    ) {}

    look(at: number): void {
        this.at = at;
    }

    stop(): void {
        this.gone = true;
    }

    /** Until all is there. A move that may not exist is asked for when the length is known. */
    async load(): Promise<void> {
        this.refused.set(null);
        try {
            if (!this.film.value) await this.take(0, this.at < PIECE ? PIECE - 1 : 0);
            for (;;) {
                const from = this.film.value && nextPiece(this.film.value, this.at);
                if (from === null || this.gone) return;
                await this.take(from, from + PIECE - 1);
            }
        } catch (error) {
            if (!this.gone) this.refused.set((error as Error).message);
        }
    }

    private async take(from: number, to: number): Promise<void> {
        const piece = await this.patiently(from, to);
        const before = this.film.value?.loaded ?? 0;
        const film = spliced(this.film.value, piece);
        if (film.loaded === before) throw new Error("The server has sent none of these moves.");
        if (!this.gone) this.film.set(film);
    }

    private async patiently(from: number, to: number): Promise<FilmPiece> {
        for (let attempt = 1; ; attempt++)
            try {
                return await this.ask(from, to);
            } catch (error) {
                if (attempt === PATIENCE || this.gone || !this.film.value) throw error;
                await new Promise((resolve) => setTimeout(resolve, this.pause));
            }
    }
}
