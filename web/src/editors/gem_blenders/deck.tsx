// The deck builder of Gem Blenders: the cards on one side, the deck on the other.
import "./deck.css";
import { useState } from "preact/hooks";
import { useCatalogue, type Catalogue } from "../../api";
import type { CatalogueCard } from "../../protocol";
import type { EditorProps } from "../editor";
import { PlainEditor } from "../plain";
import type { Way } from "../history";
import { useReadCard } from "../../table/card";
import { Cards, noFilter } from "./catalogue";
import { Formation } from "./formation";
import { DeckList, Totals } from "./list";
import { Statistics, TestHand } from "./statistics";
import {
    countOf,
    isHero,
    readDeck,
    withCount,
    withHero,
    withoutHero,
    writeDeck,
    type Deck,
} from "./model";

/** A setup has only letters of ASCII: "Frühling" becomes "Fruhling". */
const plainName = (name: string) => name.normalize("NFD").replace(/[^ -~]/g, "");

const TITLE = 39; // characters of a deck's own name

/** The text as it is: for what is no deck, and for those who like to paste. */
function AsText(props: EditorProps & { fault: string | null; done: () => void }) {
    const { fault } = props;
    return (
        <div class="deck-as-text">
            {fault !== null && (
                <p class="deck-fault" role="alert">
                    {fault} Mend it here, open another file, or start over.
                </p>
            )}
            <PlainEditor {...props} />
            <p class="buttons">
                <button type="button" disabled={fault !== null} onClick={props.done}>
                    Back to the cards
                </button>
                <span class="faint">
                    {props.text.length} of {props.most} characters
                </span>
            </p>
        </div>
    );
}

interface BuilderProps extends EditorProps {
    catalogue: Catalogue;
    deck: Deck;
    asText: () => void;
}

function Builder(props: BuilderProps) {
    const { deck, catalogue } = props;
    const { read, dialog } = useReadCard(props.game);
    const [filter, setFilter] = useState(noFilter);
    const [side, setSide] = useState<"cards" | "deck">("cards"); // on a phone: one at a time
    const [full, setFull] = useState(false);
    const change = (next: Deck, way: Way = "step") => {
        const text = writeDeck(next, catalogue);
        setFull(text.length > props.most);
        if (text.length <= props.most) props.change(text, way);
    };
    const setCount = (card: CatalogueCard, count: number) => {
        if (!isHero(card)) change(withCount(deck, card.id, count));
        else if (count > countOf(deck, card)) change(withHero(deck, card.id));
        else change(withoutHero(deck, deck.heroes.lastIndexOf(card.id)));
    };
    const turn = (to: "cards" | "deck", title: string) => (
        <button type="button" class="small" aria-pressed={side === to} onClick={() => setSide(to)}>
            {title}
        </button>
    );
    return (
        <div class={`deck-builder show-${side}`}>
            <div class="deck-head">
                <Totals deck={deck} catalogue={catalogue} />
                <p class="deck-sides" role="group" aria-label="Shown">
                    {turn("cards", "Cards")}
                    {turn("deck", "Your deck")}
                </p>
                {full && (
                    <p class="deck-fault" role="alert">
                        There is no room for that: a deck's text has at most {props.most}{" "}
                        characters. Shorten its title.
                    </p>
                )}
            </div>
            <Cards
                catalogue={catalogue}
                deck={deck}
                filter={filter}
                change={setFilter}
                setCount={setCount}
                read={read}
            />
            <section class="deck-side" aria-label="Your deck">
                <p class="deck-title">
                    <input
                        aria-label="The deck's title"
                        placeholder="Title of the list"
                        maxLength={TITLE}
                        value={deck.name}
                        onInput={(event) =>
                            change({ ...deck, name: plainName(event.currentTarget.value) }, "typed")
                        }
                    />
                    <button type="button" class="small" onClick={props.asText}>
                        As text
                    </button>
                </p>
                <Formation
                    deck={deck}
                    catalogue={catalogue}
                    change={change}
                    findHeroes={() => {
                        setFilter({ ...noFilter, kind: "hero" });
                        setSide("cards");
                    }}
                />
                <DeckList
                    deck={deck}
                    catalogue={catalogue}
                    setCount={(id, count) => change(withCount(deck, id, count))}
                    read={read}
                />
                <div class="deck-trial">
                    <Statistics deck={deck} catalogue={catalogue} />
                    <TestHand deck={deck} catalogue={catalogue} read={read} />
                </div>
            </section>
            {dialog}
        </div>
    );
}

export function DeckEditor(props: EditorProps) {
    const catalogue = useCatalogue(props.game);
    const [asText, setAsText] = useState(false);
    if (!catalogue) return <p class="loading">Sorting the cards…</p>;
    const deck = readDeck(props.text, catalogue);
    const fault = typeof deck === "string" ? deck : null;
    if (asText || typeof deck === "string")
        return (
            <AsText
                {...props}
                fault={fault}
                change={(text, way) => {
                    setAsText(true); // typing goes on, also when it has become a deck
                    props.change(text, way);
                }}
                done={() => setAsText(false)}
            />
        );
    return <Builder {...props} catalogue={catalogue} deck={deck} asText={() => setAsText(true)} />;
}
