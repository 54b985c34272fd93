// A gem pile as a glass: each gem as high as it counts, the bonuses beside it, the line at ten.
import "./pile.css";
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { useBefore } from "../shared/news";
import { gemCuts } from "./chip";
import { gemValue, type Pile } from "./shape";
import { plural } from "../../plural";

const bonuses = [
    { from: 3, chips: 1 },
    { from: 6, chips: 2 },
    { from: 9, chips: 3 },
];

function pileWords(pile: Pile, owner: string): string {
    const gems = (pile.cards ?? []).map((card) => gemValue(card.card)).join(", ");
    const parts = [`Gem pile of ${owner}: ${pile.sum} of ${pile.limit}`];
    if (gems) parts.push(`gems ${gems}`);
    parts.push(`${plural(pile.bonus, "more chip")} at the next draw`);
    if (pile.sum >= pile.limit) parts.push("full, whoever ends the turn like this loses");
    return parts.join("; ");
}

export function GemPile(props: { pile: Pile; owner: string }) {
    const { pile } = props;
    const { news, moves } = useShown();
    const before = useBefore(pile.count);
    const told = news.some(({ from, to }) => from !== undefined && to === pile.id); // they fly
    const come = told ? 0 : pile.count - (before ?? pile.count);
    const danger = pile.sum >= pile.limit ? "full" : pile.sum >= 7 ? "high" : "";
    const units = Math.max(12, pile.sum);
    const gems = [...(pile.cards ?? [])].sort((a, b) => gemValue(b.card) - gemValue(a.card));
    return (
        <div
            class={`gem-stack ${danger}`}
            role="group"
            data-pile={pile.id}
            data-zone={pile.id}
            aria-label={pileWords(pile, props.owner)}
        >
            <p class="stack-sum" aria-hidden="true">
                <b>{pile.sum}</b>
                {pile.bonus > 0 && (
                    <span>
                        <span class="draws">draws </span>+{pile.bonus}
                    </span>
                )}
            </p>
            <div class="stack-glass" style={{ "--units": units }}>
                <span class="stack-line" style={{ "--at": pile.limit }} aria-hidden="true">
                    {pile.limit}
                </span>
                {bonuses.map(({ from, chips }) => (
                    <span
                        key={from}
                        class={`stack-bonus ${pile.sum >= from ? "earned" : ""}`}
                        style={{ "--at": from }}
                        aria-hidden="true"
                    >
                        +{chips}
                    </span>
                ))}
                <div class="stack-gems">
                    {gems.map((card, i) => {
                        const value = gemValue(card.card);
                        const falls = i >= gems.length - come;
                        return (
                            <Touch
                                key={falls ? `${card.id} ${moves}` : card.id} // starts the fall
                                id={card.id}
                                class={`stack-gem value-${value} ${falls ? "falls" : ""}`}
                                label={`${value}-gem`}
                                style={{ "--value": value, "--nth": i - gems.length + come }}
                            >
                                <Gem colour={gemCuts[value] ?? "green"} />
                                <b>{value}</b>
                            </Touch>
                        );
                    })}
                </div>
            </div>
        </div>
    );
}
