// Choosing a character: each with its three chips, to be read before the choice.
import { useShown } from "../../table/context";
import { Answer } from "../shared/answers";
import { Chip } from "./chip";

export function Characters() {
    const { picker, catalogue } = useShown();
    const options = picker.options.filter((option) => option.kind === "character");
    if (options.length === 0) return null;
    const chips = [...catalogue.values()].filter((card) => card.kind === "character");
    return (
        <section class="chip-characters" aria-label="Characters">
            {options.map((option) => (
                <div key={option.option} class="character">
                    <Answer option={option} />
                    {chips
                        .filter((chip) => chip.owner === option.text)
                        .map((chip) => (
                            <Chip
                                key={chip.id}
                                id={`face.${chip.id}`}
                                face={chip.id}
                                class="small"
                            />
                        ))}
                </div>
            ))}
        </section>
    );
}
