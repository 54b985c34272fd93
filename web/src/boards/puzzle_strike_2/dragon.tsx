// The Puzzle Dragon is no seat: it has power, tokens and a hoard, and follows rules only.
import { useShown } from "../../table/context";
import { Browse } from "../shared/browse";
import { GemCard } from "./card";
import { Tokens } from "./player";
import type { Table } from "./shape";

export function Dragon() {
    const table = useShown().view as Table;
    const { dragon, bust } = table;
    const hoard = table.zones.find((zone) => zone.id === "hoard");
    if (!dragon) return null;
    return (
        <section class="place dragon-place" aria-label="Puzzle Dragon">
            <header>
                <span class="nameplate">
                    <b>Puzzle Dragon</b>
                </span>
            </header>
            <svg class="dragon-head" viewBox="0 0 80 60" aria-hidden="true">
                <path d="M6 44c4-16 14-26 28-28l-6-13 17 11c14 1 24 9 29 20l-12 3 6 6-14 2c-5 7-13 11-23 10l5-8c-9 1-16 4-21 10 0-6-4-11-9-13z" />
                <circle cx="50" cy="28" r="3" />
            </svg>
            <p class="dragon-power" aria-label={`Power ${dragon.power}`}>
                <b>{dragon.power}</b> power
            </p>
            <div class={`incoming ${dragon.incoming > bust ? "bust" : ""}`}>
                <span class="after-drop">
                    <b>{dragon.incoming}</b> of {bust} tokens
                </span>
                <Tokens count={dragon.incoming} />
            </div>
            {hoard && (
                <p class="own-cards hoard" data-zone="hoard">
                    <Browse
                        zone={hoard}
                        word="hoard"
                        title="Hoard of the Dragon"
                        show={(card) => (
                            <GemCard key={card.id} card={{ ...card, id: `seen.${card.id}` }} />
                        )}
                    />
                </p>
            )}
        </section>
    );
}
