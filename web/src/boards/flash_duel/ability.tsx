// An ability: its picture and its name; all of it is read beside it.
import { Picture } from "../../art/picture";
import type { ViewCard } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";

export type AbilityState = "ready" | "used" | "destroyed";

export function Ability(props: { card: ViewCard; state?: AbilityState }) {
    const { catalogue } = useShown();
    const { card, state = "ready" } = props;
    const known = card.card === null ? undefined : catalogue.get(card.card);
    if (!known) return null;
    return (
        <Touch
            id={card.id}
            face={card.card}
            class={`ability ${state}`}
            label={`${known.name}, ${state}. ${known.text}`}
        >
            <Picture gallery="flash_duel" of={known.id} />
            <span class="ability-words">
                <span class="ability-name">{known.name}</span>
                {state !== "ready" && <span class="ability-state">{state}</span>}
            </span>
        </Touch>
    );
}
