// A position of the field: the hero with its blend and gems, and what it is worth.
import "./hero.css";
import { useState } from "preact/hooks";
import { GemType } from "../../art/gem_type";
import { Picture } from "../../art/picture";
import { useShown } from "../../table/context";
import { humanise } from "../../table/selection";
import { Touch } from "../../table/touch";
import { Breakdown } from "./breakdown";
import type { Hero, Locked, Position, Table } from "./shape";
import { plural } from "../../plural";

function Gems(props: { hero: Hero }) {
    return (
        <span class="hero-gems">
            {props.hero.gems.flatMap(({ card, count }) =>
                Array.from({ length: count }, (_, i) => <GemType key={card + i} gem={card} />),
            )}
            {props.hero.invisible.length > 0 && (
                <span class="hero-attached" title={props.hero.invisible.join(", ")}>
                    +{props.hero.invisible.length} invisible
                </span>
            )}
            {props.hero.attached.length > 0 && (
                <span class="hero-attached">+{props.hero.attached.length} attached</span>
            )}
        </span>
    );
}

/** The hero; in front of a blend, in which it is. */
function HeroPicture(props: { hero: string; blend?: string | null }) {
    return (
        <span class="hero-picture">
            <Picture gallery="gem_blenders" of={props.blend ?? props.hero} />
            {props.blend && <Picture gallery="gem_blenders" of={props.hero} class="hero-beneath" />}
        </span>
    );
}

/** Why an effect does nothing now. */
const idleWords = (hero: Hero): string =>
    hero.locked.includes("effect") ? "waits for a gem" : "not in force";

/** The whole position in words. */
function useHeroWords(hero: Hero): string {
    const { catalogue } = useShown();
    const name = (id: string) => catalogue.get(id)?.name ?? humanise(id);
    const gems = hero.gems.map(({ card, count }) => plural(count, name(card))).join(", ");
    return [
        `${humanise(hero.position)}: ${name(hero.hero)}${hero.blend ? ` as ${name(hero.blend)}` : ""}`,
        `LV.${hero.level}, ATK ${hero.atk}, DEF ${hero.def}`,
        gems || "no gems",
        ...hero.invisible.map((gem) => `invisible: ${gem}`),
        hero.effect_name && `${hero.effect_name}${hero.works ? "" : `, ${idleWords(hero)}`}`,
        ...hero.marks,
    ]
        .filter(Boolean)
        .join("; ");
}

function Stats(props: { hero: Hero; open: () => void }) {
    const { hero } = props;
    const state = (name: Locked, now: number, written: number) =>
        now > written
            ? "raised"
            : now < written
              ? "lowered"
              : hero.locked.includes(name)
                ? "asleep"
                : "";
    return (
        <button
            type="button"
            class="hero-stats"
            aria-label={`Why ATK ${hero.atk} and DEF ${hero.def}?`}
            title="Why?"
            onClick={props.open}
        >
            <span class={state("atk", hero.atk, hero.written_atk)}>
                <small>ATK</small> <b key={hero.atk}>{hero.atk}</b>
            </span>
            <span class={state("def", hero.def, hero.written_def)}>
                <small>DEF</small> <b key={hero.def}>{hero.def}</b>
            </span>
        </button>
    );
}

function Standing(props: { hero: Hero }) {
    const { view, catalogue } = useShown();
    const [open, setOpen] = useState(false);
    const { hero } = props;
    const table = view as Table;
    const card = catalogue.get(hero.blend ?? hero.hero);
    const attacked = table.field.some((other) => other.attacks === hero.zone);
    const names = ["hero", hero.blend ? "blended" : "bare", `seat-${hero.seat}`];
    if (hero.attacks) names.push("attacking");
    if (attacked) names.push("attacked");
    if (table.about === hero.zone) names.push("about");
    return (
        <div class={names.join(" ")} data-position={hero.position}>
            <Touch
                id={hero.zone}
                face={hero.blend ?? hero.hero}
                class="hero-card"
                label={useHeroWords(hero)}
            >
                <HeroPicture key={card?.id} hero={hero.hero} blend={hero.blend} />
                <span class="hero-name">{card?.name}</span>
                <span class="hero-under">
                    {hero.blend && <>{catalogue.get(hero.hero)?.name} </>}LV.{hero.level}
                </span>
                <Gems hero={hero} />
                <span class={`hero-effect ${hero.works ? "" : "idle"}`}>
                    {hero.effect_name || "no effect"}
                    {hero.effect_name && !hero.works && <small> {idleWords(hero)}</small>}
                </span>
                <span class="hero-marks">
                    {hero.marks
                        .filter((mark) => mark !== "no effect" || hero.effect_name)
                        .map((mark) => (
                            <span key={mark} class="mark">
                                {mark}
                            </span>
                        ))}
                </span>
            </Touch>
            <Stats hero={hero} open={() => setOpen(true)} />
            {open && <Breakdown hero={hero} close={() => setOpen(false)} />}
        </div>
    );
}

/** Before the heroes are turned up a position has a card, face down for others, or nobody. */
function Unturned(props: { seat: number; position: Position }) {
    const { view, catalogue } = useShown();
    const id = `seat${props.seat}.${props.position}`;
    const face = view.zones.find((zone) => zone.id === id)?.cards?.[0]?.card;
    const known = face ? catalogue.get(face) : undefined;
    const title = humanise(props.position);
    const words = face === undefined ? "nobody yet" : (known?.name ?? "a hero, face down");
    return (
        <div class="hero unturned" data-position={props.position}>
            <Touch
                id={id}
                face={face}
                class={`hero-card ${face === null ? "back" : ""}`}
                label={`${title}: ${words}`}
            >
                {face === undefined && <span class="hero-under">{title}</span>}
                {known && (
                    <>
                        <HeroPicture hero={known.id} />
                        <span class="hero-name">{known.name}</span>
                        <span class="hero-under">LV.{String(known.LV)}</span>
                        <span class="hero-effect">{known.text}</span>
                    </>
                )}
            </Touch>
        </div>
    );
}

export function HeroPlace(props: { seat: number; position: Position }) {
    const { field } = useShown().view as Table;
    const hero = field.find((h) => h.seat === props.seat && h.position === props.position);
    return hero ? <Standing hero={hero} /> : <Unturned {...props} />;
}
