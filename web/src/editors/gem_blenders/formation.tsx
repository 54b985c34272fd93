// The heroes of a deck: four in formation, the others on the bench. One click takes a hero up, a
// second one puts it where it shall stand.
import { useState } from "preact/hooks";
import type { Catalogue } from "../../api";
import { humanise } from "../../table/selection";
import {
    exchanged,
    fact,
    formation,
    MOST_HEROES,
    placeName,
    withoutHero,
    type Deck,
} from "./model";

interface FormationProps {
    deck: Deck;
    catalogue: Catalogue;
    change: (deck: Deck) => void;
    findHeroes: () => void; // an empty place was clicked
}

export function Formation(props: FormationProps) {
    const { deck, catalogue } = props;
    const [taken, setTaken] = useState<number | null>(null);
    const up = taken !== null && taken < deck.heroes.length ? taken : null;
    const nameOf = (place: number) => {
        const id = deck.heroes[place];
        return id === undefined ? null : (catalogue.get(id)?.name ?? id);
    };
    const click = (place: number) => {
        if (up === null && nameOf(place) === null) props.findHeroes();
        else if (up === null) setTaken(place);
        else {
            if (up !== place) props.change(exchanged(deck, up, place));
            setTaken(null);
        }
    };
    const remove = (place: number) => {
        setTaken(null);
        props.change(withoutHero(deck, place));
    };
    const place = (i: number) => {
        const name = nameOf(i);
        const hero = catalogue.get(deck.heroes[i] ?? "");
        const title = humanise(placeName(i));
        return (
            <button
                key={i}
                type="button"
                class={`deck-place at-${placeName(i)} ${name === null ? "free" : ""}`}
                aria-pressed={up === i}
                aria-label={`${title}: ${name ?? "nobody"}`}
                onClick={() => click(i)}
                onKeyDown={(event) => {
                    if (event.key === "Escape") setTaken(null);
                    else if (event.key === "Delete" && name !== null) remove(i);
                }}
            >
                <small>{title}</small>
                <b>{name ?? "–"}</b>
                {hero && <span>LV.{fact(hero, "LV")}</span>}
            </button>
        );
    };
    const benched = Math.min(
        Math.max(deck.heroes.length - formation.length + 1, 1),
        MOST_HEROES - formation.length,
    );
    const bench = Math.max(benched, deck.heroes.length - formation.length);
    return (
        <section class="deck-formation" aria-label="Heroes">
            <div class="deck-diamond">{formation.map((_, i) => place(i))}</div>
            <div class="deck-bench">
                {Array.from({ length: bench }, (_, i) => place(formation.length + i))}
            </div>
            <p class="deck-formation-words" role="status">
                {up === null ? (
                    "Click a hero to move it or to take it out."
                ) : (
                    <>
                        Where shall {nameOf(up)} stand?{" "}
                        <button type="button" class="small" onClick={() => remove(up)}>
                            Take {nameOf(up)} out
                        </button>
                    </>
                )}
            </p>
        </section>
    );
}
