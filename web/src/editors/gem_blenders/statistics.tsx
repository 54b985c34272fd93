// What can be counted of a deck, and a hand of it on trial.
import { useState } from "preact/hooks";
import type { Catalogue } from "../../api";
import { shuffled, statisticsOf, type Bar, type Deck } from "./model";

const HAND = 7; // cards that a game begins with

function Bars(props: { title: string; bars: Bar[] }) {
    const { title, bars } = props;
    const most = Math.max(...bars.map((bar) => bar.count));
    if (bars.length === 0) return null;
    return (
        <table class="deck-bars">
            <caption>{title}</caption>
            <tbody>
                {bars.map((bar) => (
                    <tr key={bar.title}>
                        <th scope="row">{bar.title}</th>
                        <td>
                            <span class="bar" style={{ width: `${(bar.count / most) * 100}%` }} />
                            {bar.count}
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

export function Statistics(props: { deck: Deck; catalogue: Catalogue }) {
    const { heroes, blends, copies } = statisticsOf(props.deck, props.catalogue);
    if (heroes.length + blends.length + copies.length === 0) return null;
    return (
        <section class="deck-statistics" aria-label="Statistics">
            <h2>Statistics</h2>
            <Bars title="Heroes" bars={heroes} />
            <Bars title="Blends" bars={blends} />
            <Bars title="Blends and actions, by copies" bars={copies} />
        </section>
    );
}

const byChance = (most: number) => Math.floor(Math.random() * most);

interface TestHandProps {
    deck: Deck;
    catalogue: Catalogue;
    read: (id: string) => void;
}

/** A hand as it could come, and the cards after it. */
export function TestHand(props: TestHandProps) {
    const { deck, catalogue, read } = props;
    const [order, setOrder] = useState<string[]>([]);
    const [count, setCount] = useState(HAND);
    const draw = () => {
        setOrder(shuffled(deck, byChance));
        setCount(HAND);
    };
    const hand = order.slice(0, count).filter((id) => catalogue.has(id));
    const size = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
    if (size === 0) return null;
    return (
        <section class="test-hand" aria-label="A hand on trial">
            <h2>A hand on trial</h2>
            {hand.length > 0 && (
                <ol aria-live="polite">
                    {hand.map((id, i) => (
                        <li key={i} class={`kind-${catalogue.get(id)?.kind ?? ""}`}>
                            <button type="button" class="card-name" onClick={() => read(id)}>
                                {catalogue.get(id)?.name}
                            </button>
                        </li>
                    ))}
                </ol>
            )}
            <p class="buttons">
                <button type="button" class="small" onClick={draw}>
                    {hand.length > 0 ? "Draw again" : `Draw ${HAND}`}
                </button>
                {hand.length > 0 && count < order.length && (
                    <button type="button" class="small" onClick={() => setCount(count + 1)}>
                        One more
                    </button>
                )}
            </p>
        </section>
    );
}
