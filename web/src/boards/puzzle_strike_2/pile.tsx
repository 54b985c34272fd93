// A pile of gems: 14 spaces, the bust line, what its height earns, and what would fall into it.
import "./pile.css";
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { useBefore } from "../shared/news";
import { fallen } from "./fallen";
import { type Player, type Table } from "./shape";
import { plural } from "../../plural";

/** The whole pile in words, for those who don't see it. */
function pileWords(table: Table, player: Player): string {
    const gems = player.pile.map((gem) => gem.color).join(", ");
    const parts = [`Pile of ${player.name}: ${plural(player.pile.length, "gem")}`];
    if (gems) parts.push(`from the bottom ${gems}`);
    parts.push(`height bonus ${player.bonus}`);
    if (player.falling.length > 0)
        parts.push(
            `a drop would bring ${player.falling.join(", ")}, ${plural(player.height_after, "gem")} then`,
        );
    if (player.height_after > table.bust) parts.push("that would be a bust");
    return parts.join("; ");
}

function PileGem(props: { gem: Player["pile"][number]; height: number; fall: number }) {
    const { gem, height, fall } = props;
    const { moves } = useShown();
    return (
        <Touch
            key={fall > 0 ? moves : 0} // starts the fall
            id={gem.id}
            class={`pile-gem ${fall > 0 ? "falls" : ""}`}
            label={`${gem.color} gem at height ${height}`}
            style={{ "--fall": fall }}
        >
            <Gem colour={gem.color} />
        </Touch>
    );
}

export function Pile(props: { player: Player }) {
    const { moves, ...shown } = useShown();
    const table = shown.view as Table;
    const { player } = props;
    const { pile } = player;
    const falling = player.falling.slice(0, Math.max(0, player.height_after - pile.length));
    const colours = pile.map((gem) => gem.color);
    const before = useBefore(colours);
    const { broken, falls } = fallen(before ?? colours, colours);
    const heights = table.bonus_row.map((_, height) => height).slice(1);
    return (
        <div
            class="gem-pile"
            role="group"
            aria-label={pileWords(table, player)}
            data-zone={`${player.id}.gems`}
        >
            {heights.reverse().map((height) => {
                const gem = pile[height - 1];
                const ghost = gem ? undefined : falling[height - 1 - pile.length];
                const bonus = table.bonus_row[height] ?? 0;
                const rises = bonus > (table.bonus_row[height - 1] ?? 0);
                const names = ["pile-space"];
                if (height > table.bust) names.push("beyond");
                if (height === table.bust) names.push("brink");
                return (
                    <div key={height} class={names.join(" ")}>
                        <span class="pile-height" aria-hidden="true">
                            {height}
                        </span>
                        {gem ? (
                            <PileGem gem={gem} height={height} fall={falls[height - 1] ?? 0} />
                        ) : (
                            <span class={`pile-gem ${ghost ? "ghost" : "free"}`} aria-hidden="true">
                                {ghost && <Gem colour={ghost} />}
                            </span>
                        )}
                        {broken
                            .filter(({ at }) => at === height - 1)
                            .map(({ colour }) => (
                                <span key={moves} class="burst" aria-hidden="true">
                                    <Gem colour={colour} />
                                </span>
                            ))}
                        <span
                            class={`pile-bonus ${pile.length >= height ? "earned" : ""}`}
                            aria-hidden="true"
                        >
                            {rises && `+${bonus}`}
                        </span>
                    </div>
                );
            })}
        </div>
    );
}
