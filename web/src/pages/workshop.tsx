// The workshop: what can be made for which game, and what this person has made.
import { useGames } from "../api";
import { GameArt } from "../art/game";
import { craftOf } from "../editors/editor";
import type { GameInfo, SetupField } from "../protocol";
import { draftKey, readDraft, useShelf } from "../shelf";
import { humanise } from "../table/selection";
import { useWindowTitle } from "../title";

/** The first field of each noun: what can be made for the game. */
const nounsOf = (game: GameInfo): SetupField[] =>
    game.setup.filter(
        (field, i) =>
            field.kind === "text" &&
            game.setup.findIndex((one) => one.kind === "text" && one.noun === field.noun) === i,
    );

function Works(props: { title: string; names: string[]; address: string }) {
    const { title, names, address } = props;
    if (names.length === 0) return null;
    return (
        <>
            <h4>{title}</h4>
            <ul class="works">
                {names.map((name) => (
                    <li key={name}>
                        <a
                            class="button small"
                            href={`${address}?open=${encodeURIComponent(name)}`}
                        >
                            {title === "Yours" ? name : humanise(name)}
                        </a>
                    </li>
                ))}
            </ul>
        </>
    );
}

function Craft(props: { game: GameInfo; field: SetupField }) {
    const { game, field } = props;
    const noun = field.noun ?? field.name;
    const shelf = useShelf(game.name, field.name);
    const draft = readDraft(draftKey(game.name, noun));
    const kept = [...shelf.own, ...shelf.ready].some((saved) => saved.text === draft.text);
    const address = `/make/${game.name}/${noun}`;
    return (
        <section class="craft" aria-label={`${game.title}: ${noun}`}>
            <h3>{humanise(noun)}</h3>
            <p>{craftOf(game.name, noun).about}</p>
            <p>
                <a class="button primary" href={address}>
                    {draft.text
                        ? shelf.loaded && !kept
                            ? `Go on with ${draft.name || "your draft"}`
                            : "To the bench"
                        : `Make ${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`}
                </a>
            </p>
            <Works title="Yours" names={shelf.own.map(({ name }) => name)} address={address} />
            <Works
                title="Start from"
                names={shelf.ready.map(({ name }) => name)}
                address={address}
            />
        </section>
    );
}

export function WorkshopPage(props: { game: string | null }) {
    useWindowTitle("Workshop");
    const games = useGames();
    if (!games) return <p class="loading">Opening the workshop…</p>;
    const shown = games.filter(
        (game) => nounsOf(game).length > 0 && (props.game ?? game.name) === game.name,
    );
    return (
        <div class="workshop-list">
            <h1>Workshop</h1>
            <p class="about">
                Decks, armies and maps of your own. The rules are checked while you build; what you
                keep is yours on every device where you are logged in.
            </p>
            {shown.length === 0 && <p class="faint">Nothing is made for this game.</p>}
            {shown.map((game) => (
                <article key={game.name} class="panel">
                    <header>
                        <GameArt game={game.name} />
                        <h2>{game.title}</h2>
                    </header>
                    <div class="crafts">
                        {nounsOf(game).map((field) => (
                            <Craft key={field.name} game={game} field={field} />
                        ))}
                    </div>
                </article>
            ))}
        </div>
    );
}
