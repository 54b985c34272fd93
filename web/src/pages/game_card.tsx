// A game in the lobby: what stands on its box, and the ways to a table.
import { useState } from "preact/hooks";
import { GameArt } from "../art/game";
import { lastSetup, playBot } from "../begun";
import { complain } from "../notice";
import type { GameInfo, TableInfo } from "../protocol";
import { setupWords } from "../setup";

const range = ([from, to]: [number, number]) => (from === to ? String(to) : `${from}–${to}`);

function Facts(props: { game: GameInfo }) {
    const { game } = props;
    return (
        <ul class="facts">
            <li>{range(game.players)} players</li>
            <li>{range(game.minutes)} min</li>
            <li>{game.weight}</li>
            <li>
                <a href={`/rules/${game.name}`} aria-label={`Rules of ${game.title}`}>
                    Rules
                </a>
            </li>
        </ul>
    );
}

/** The first sentences of a text, as far as they fit. */
export function opening(text: string, room: number): string {
    const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text];
    let result = "";
    for (const sentence of sentences) {
        if (result && result.length + sentence.length > room) break;
        result += sentence;
    }
    return result.trim();
}

/** The unfinished game against bots alone at which somebody answered last. */
export function unfinished(tables: TableInfo[], game: string): TableInfo | undefined {
    return tables
        .filter(
            (table) =>
                table.game === game &&
                table.status !== "open" &&
                table.seats.some((seat) => seat.you) &&
                table.seats.every((seat) => seat.you || (seat.kind === "bot" && !seat.for)),
        )
        .sort((a, b) => b.answered - a.answered)[0];
}

export function GameCard(props: {
    game: GameInfo;
    level: string;
    begun: TableInfo | undefined;
    arrange: () => void;
}) {
    const { game, begun } = props;
    const [busy, setBusy] = useState(false);
    const begin = () => {
        setBusy(true);
        playBot(game, props.level)
            .catch(complain)
            .finally(() => setBusy(false));
    };
    const last = lastSetup(game);
    return (
        <article class="game-card">
            <GameArt game={game.name} />
            <div class="game-words">
                <h2>{game.title}</h2>
                <Facts game={game} />
                <p>
                    {opening(game.about, 60)} <b>{game.goal}</b>
                </p>
                <p class="buttons">
                    {begun && (
                        <a class="button primary" href={`/table/${begun.table}`}>
                            Go on
                        </a>
                    )}
                    <button
                        type="button"
                        class={begun ? "" : "primary"}
                        disabled={busy}
                        onClick={begin}
                    >
                        Play now
                    </button>
                    <button type="button" onClick={props.arrange}>
                        New table
                    </button>
                </p>
                <p class="faint plays">
                    {last ? "As last time" : "Easy to begin with"}:{" "}
                    {setupWords(game, last ?? game.first)}.
                </p>
            </div>
        </article>
    );
}

/** Where a card will be. */
export const BlankCard = () => (
    <article class="game-card blank" aria-hidden="true">
        <div class="game-art" />
    </article>
);
