// A small picture per game for the lobby; games without one get a spread of cards.
import type { JSX } from "preact";
import { Fencer, NumberFace } from "../boards/flash_duel/art";

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
};

export function GameArt(props: { game: string }) {
    const Picture = pictures[props.game] ?? AnyArt;
    return <Picture />;
}
