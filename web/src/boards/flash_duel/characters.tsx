// Choosing a character: all of them by their faces, with the abilities that they bring.
import { useShown } from "../../table/context";
import { Portrait } from "../shared/portrait";

export function Characters() {
    const { picker, catalogue, bottom } = useShown();
    const names = new Set([...catalogue.values()].map((card) => card.owner ?? ""));
    const options = picker.options.filter((option) => option.kind === "character");
    return (
        <section class="fencers" aria-label="Characters">
            {options.map((option) => {
                const name = [...names].find((one) => one && option.text.startsWith(`${one}:`));
                return (
                    <button
                        key={option.option}
                        type="button"
                        class="board-button"
                        aria-label={option.text}
                        title={option.text}
                        onClick={() => picker.choose(option)}
                        onFocus={() => picker.point(option)}
                        onPointerEnter={() => picker.point(option)}
                    >
                        {name && <Portrait character={name} seat={bottom} />}
                        {name ?? option.text}
                    </button>
                );
            })}
        </section>
    );
}
