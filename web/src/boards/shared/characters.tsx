// Choosing a character: each with what it brings, to be read before the choice.
import type { ComponentChildren } from "preact";
import type { CatalogueCard } from "../../protocol";
import { useShown } from "../../table/context";
import { Answer } from "./answers";
import { Portrait } from "./portrait";

/** The option says what the character brings, too: "Gwen: Shadow Plague, ...". */
const nameIn = (text: string): string => text.split(":")[0] ?? text;

/** `show` draws one of a character's cards. */
export function Characters(props: { show: (card: CatalogueCard) => ComponentChildren }) {
    const { picker, catalogue } = useShown();
    const options = picker.options.filter((option) => option.kind === "character");
    if (options.length === 0) return null;
    return (
        <section class="characters" aria-label="Characters">
            {options.map((option) => (
                <div key={option.option} class="character">
                    <Portrait character={nameIn(option.text)} />
                    <Answer option={option} words={nameIn(option.text)} />
                    {[...catalogue.values()]
                        .filter((card) => card.owner === nameIn(option.text))
                        .map(props.show)}
                </div>
            ))}
        </section>
    );
}
