// A small picture per game for the lobby; games without one get a spread of cards.
import type { JSX } from "preact";
import { Fencer, NumberFace } from "../boards/flash_duel/art";
import { Emblem } from "./emblem";
import { Gem } from "./gem";

function FlashDuelArt() {
    return (
        <div class="game-art flash-duel-art" aria-hidden="true">
            <Fencer seat={0} left={false} />
            <div class="art-cards">
                <NumberFace number={2} />
                <NumberFace number={5} />
                <NumberFace number={3} />
            </div>
            <Fencer seat={1} left />
            <div class="art-planks">
                {Array.from({ length: 10 }, (_, i) => (
                    <span key={i} class={i % 4 < 2 ? "dark" : "light"} />
                ))}
            </div>
        </div>
    );
}

/** Wooden chips, as from a bag. */
function ChipsArt() {
    return (
        <div class="game-art chips-art" aria-hidden="true">
            {["purple", "green", "blue", "pink"].map((colour) => (
                <span key={colour} class="chip">
                    <Gem colour={colour} />
                </span>
            ))}
        </div>
    );
}

/** A pile that grows towards its top. */
function PileArt() {
    const piles = [
        ["blue", "pink"],
        ["green", "purple", "purple", "blue"],
        ["pink", "green", "blue"],
        ["purple"],
        ["green", "green", "pink", "purple", "blue"],
    ];
    return (
        <div class="game-art pile-art" aria-hidden="true">
            {piles.map((pile, i) => (
                <span key={i}>
                    {pile.map((colour, j) => (
                        <Gem key={j} colour={colour} />
                    ))}
                </span>
            ))}
        </div>
    );
}

function BlendArt() {
    return (
        <div class="game-art blend-art" aria-hidden="true">
            <Gem colour="pink" />
            <Gem colour="yellow" />
            <Gem colour="blue" />
        </div>
    );
}

/** Two stitched dolls with buttons for eyes. */
function Doll(props: { seat: number }) {
    return (
        <svg class={`doll seat-${props.seat}`} viewBox="0 0 60 80" aria-hidden="true">
            <path
                class="wood"
                d="M30 3c10 0 17 7 17 16 0 5-2 9-6 12 6 2 13 6 16 13-3 4-7 4-11 1l-3-2 4 30c-4 5-9 5-12 1l-5-17-5 17c-3 4-8 4-12-1l4-30-3 2c-4 3-8 3-11-1 3-7 10-11 16-13-4-3-6-7-6-12C13 10 20 3 30 3z"
            />
            <path
                class="stitches"
                d="M30 32v26M26 36l8 2M26 42l8 2M26 48l8 2M23 26c4 3 10 3 14 0M27 26v4M33 26v4"
            />
            <circle class="button" cx="23" cy="17" r="4" />
            <circle class="button" cx="37" cy="17" r="4" />
            <path class="thread" d="m21 15 4 4m0-4-4 4M35 15l4 4m0-4-4 4" />
        </svg>
    );
}

function DollsArt() {
    return (
        <div class="game-art dolls-art" aria-hidden="true">
            <Doll seat={0} />
            <span class="ace">
                A<Emblem seat={3} />
            </span>
            <Doll seat={1} />
        </div>
    );
}

function AnyArt() {
    return (
        <div class="game-art any-art" aria-hidden="true">
            <span class="card back" />
            <span class="card back" />
            <span class="card back" />
        </div>
    );
}

const pictures: Record<string, () => JSX.Element> = {
    flash_duel: FlashDuelArt,
    puzzle_strike: ChipsArt,
    puzzle_strike_2: PileArt,
    gem_blenders: BlendArt,
    puppet_wars: DollsArt,
};

export function GameArt(props: { game: string }) {
    const Picture = pictures[props.game] ?? AnyArt;
    return <Picture />;
}
