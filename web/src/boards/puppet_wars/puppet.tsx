// A puppet on the field: its owner's colour and shape, its letters, its buttons, what it bears.
import { Emblem } from "../../art/emblem";
import { Picture } from "../../art/picture";
import type { GameEvent } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Crown, ThingIcon } from "./art";
import { puppetWords, type Puppet, type Table } from "./shape";

const gestures: Record<string, string> = {
    declare: "acts",
    rip: "struck",
    sewn: "mends",
    upgrade: "mends",
};

/** What a puppet does because of the latest events; of a Target only what happens to it. */
export function gesture(news: GameEvent[], id: string): string {
    let found = "";
    for (const event of news)
        if (event.kind === "declare" ? event.touch[0] === id : event.touch.includes(id))
            found = gestures[event.kind] ?? found;
    return found;
}

function Buttons(props: { rips: number; stitches: number }) {
    return (
        <span class="puppet-stitches" aria-hidden="true">
            {Array.from({ length: props.stitches }, (_, i) => (
                <i key={i} class={i < props.rips ? "ripped" : ""} />
            ))}
        </span>
    );
}

export const upgradeNames = (
    puppet: Puppet,
    catalogue: ReturnType<typeof useShown>["catalogue"],
): string[] => puppet.upgrades.map((id) => catalogue.get(id)?.name ?? id);

export function Piece(props: { puppet: Puppet; style: Record<string, string> }) {
    const { view, catalogue, news, moves } = useShown();
    const { puppet } = props;
    const table = view as Table;
    const master = catalogue.get(puppet.card)?.kind === "master";
    const odds = table.targets.find((target) => target.puppet === puppet.id);
    const exhausted = puppet.marks.includes("exhausted");
    const others = puppet.marks.filter((mark) => mark !== "exhausted");
    const act = gesture(news, puppet.id);
    const names = ["puppet", `seat-${puppet.seat}`];
    if (master) names.push("master");
    if (exhausted) names.push("exhausted");
    if (table.animated === puppet.id) names.push("animated");
    const owner = view.seats[puppet.seat]?.name ?? "";
    const words = puppetWords(puppet, owner, upgradeNames(puppet, catalogue));
    const place = table.spaces.find((space) => space.id === puppet.space)?.title ?? "";
    return (
        <Touch
            id={puppet.id}
            face={puppet.card}
            class={names.join(" ")}
            label={`${master ? "Master " : ""}${words}, at ${place}${odds ? `; an Attack succeeds in ${odds.percent} %` : ""}`}
            style={props.style}
        >
            <span key={act && moves} class={`puppet-figure ${act}`}>
                <Emblem seat={puppet.seat} />
                <Picture gallery="puppet_wars" of={puppet.card} />
                <span class="puppet-code">{puppet.code}</span>
                {master && <Crown />}
                <Buttons rips={puppet.rips} stitches={puppet.stitches} />
                {puppet.upgrades.length > 0 && (
                    <span class="pin upgrades">+{puppet.upgrades.length}</span>
                )}
                {others.length > 0 && <span class="pin marks">!</span>}
                {exhausted && <span class="pin tired">z</span>}
                {puppet.item && <ThingIcon kind={puppet.item} />}
            </span>
            {odds && <span class="odds">{odds.percent}%</span>}
        </Touch>
    );
}
