// Why a hero has this ATK and DEF, and the cards that lie there, in full.
import { Dialog } from "../../dialog";
import { CardDetails } from "../../table/card";
import { useShown } from "../../table/context";
import { humanise } from "../../table/selection";
import type { Hero, Part } from "./shape";

interface StatProps {
    hero: Hero;
    name: "ATK" | "DEF";
    total: number;
    written: number;
    why: Part[];
}

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

function Stat(props: StatProps) {
    const { catalogue } = useShown();
    const { hero, name, written } = props;
    const card = catalogue.get(hero.blend ?? hero.hero);
    const waits = !hero.blend && written === 0 && Number(card?.[name] ?? 0) > 0;
    const sum = props.why.reduce((all, part) => all + part.amount, written);
    return (
        <table class="breakdown">
            <caption>
                {name} <b>{props.total}</b>
            </caption>
            <tbody>
                <tr>
                    <td>{written}</td>
                    <th scope="row">
                        {waits ? "until a gem activates it" : `written on ${card?.name ?? "it"}`}
                    </th>
                </tr>
                {props.why.map((part, i) => (
                    <tr key={i}>
                        <td>{signed(part.amount)}</td>
                        <th scope="row">
                            {part.card
                                ? (catalogue.get(part.card)?.name ?? humanise(part.card))
                                : "for the rest of the turn"}
                        </th>
                    </tr>
                ))}
                {sum < 0 && (
                    <tr>
                        <td>0</td>
                        <th scope="row">not below that</th>
                    </tr>
                )}
            </tbody>
        </table>
    );
}

export function Breakdown(props: { hero: Hero; close: () => void }) {
    const { catalogue } = useShown();
    const { hero } = props;
    const cards = [hero.blend, hero.hero, ...hero.gems.map((gem) => gem.card), ...hero.attached]
        .map((id) => (id ? catalogue.get(id) : undefined))
        .filter((card) => card !== undefined)
        .filter((card) => card.owner !== "basic gem");
    const title = (id: string | null) => (id && catalogue.get(id)?.name) || "";
    return (
        <Dialog
            title={hero.blend ? `${title(hero.hero)} as ${title(hero.blend)}` : title(hero.hero)}
            close={props.close}
        >
            <div class="breakdowns">
                <Stat
                    hero={hero}
                    name="ATK"
                    total={hero.atk}
                    written={hero.written_atk}
                    why={hero.why_atk}
                />
                <Stat
                    hero={hero}
                    name="DEF"
                    total={hero.def}
                    written={hero.written_def}
                    why={hero.why_def}
                />
            </div>
            {!hero.attacks && (
                <p class="faint">Bonuses while attacking come when the attack is declared.</p>
            )}
            {hero.gems.length > 0 && (
                <p>
                    Gems: {hero.gems.map(({ card, count }) => `${count} ${title(card)}`).join(", ")}
                </p>
            )}
            {cards.map((card) => (
                <section key={card.id}>
                    <h3>{card.name}</h3>
                    <CardDetails card={card} catalogue={catalogue} />
                </section>
            ))}
        </Dialog>
    );
}
