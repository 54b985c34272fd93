// A position of the field: the hero with its blend and gems, and what it is worth.
import "./hero.css";
import { useState } from "preact/hooks";
import { GemType } from "../../art/gem_type";
import { Picture } from "../../art/picture";
import { Provenance } from "../../table/card";
import { useShown } from "../../table/context";
import { humanise } from "../../table/selection";
import { Touch } from "../../table/touch";
import { Breakdown } from "./breakdown";
import { frontline, type Hero, type Locked, type Position, type Table } from "./shape";
import { plural } from "../../plural";

/** The gems are cards of the position: by their ids they are seen to come and go. */
function Gems(props: { hero: Hero }) {
    const { view, catalogue } = useShown();
    const { zone, invisible, attached } = props.hero;
    const cards = view.zones.find(({ id }) => id === zone)?.cards ?? [];
    return (
        <span class="hero-gems">
            {cards.map(
                ({ id, card }) =>
                    card !== null &&
                    catalogue.get(card)?.kind === "gem" && (
                        <span key={id} data-id={id}>
                            <GemType gem={card} />
                        </span>
                    ),
            )}
            {invisible.length > 0 && (
                <span class="hero-more" title={invisible.join(", ")}>
                    +{invisible.length} invisible
                </span>
            )}
            {attached.length > 0 && <span class="hero-more">+{attached.length} attached</span>}
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

/** What it does in the fight, and what has just happened to it. */
function useStates({ zone, attacks, blend }: Hero): string[] {
    const { view, news } = useShown();
    const { about, field } = view as Table;
    const did = (kind: string, end: "from" | "to") =>
        news.some((event) => event.kind === kind && event[end] === zone);
    const dropped = news.some(
        (event) => event.kind === "dropped_out" && event.touch.includes(zone),
    );
    return [
        blend ? "blended" : "bare",
        attacks ? "attacking" : "",
        field.some((other) => other.attacks === zone) ? "attacked" : "",
        about === zone ? "about" : "",
        did("attack", "from") ? "strikes" : "",
        did("attack", "to") ? "struck" : "",
        did("blended", "to") || did("deblended", "from") ? "changes" : "",
        dropped ? "dropped" : "",
    ].filter(Boolean);
}

/** So many columns to the right its attack goes, as this hero's side sees it. */
function columnsAside(hero: Hero, field: Hero[]): number {
    const facing = ["right", "center", "left"]; // of the other side, from left to right
    const attacked = field.find((other) => other.zone === hero.attacks);
    return attacked
        ? facing.indexOf(attacked.position) - frontline(true).indexOf(hero.position)
        : 0;
}

function Standing(props: { hero: Hero }) {
    const { view, catalogue } = useShown();
    const [open, setOpen] = useState(false);
    const { hero } = props;
    const { field } = view as Table;
    const card = catalogue.get(hero.blend ?? hero.hero);
    const states = useStates(hero);
    return (
        <div
            class={`hero seat-${hero.seat} ${states.join(" ")}`}
            data-position={hero.position}
            style={{ "--aside": columnsAside(hero, field) }}
        >
            <Touch
                id={hero.zone}
                face={hero.blend ?? hero.hero}
                read={() => setOpen(true)}
                class="hero-card"
                label={useHeroWords(hero)}
            >
                <HeroPicture key={card?.id} hero={hero.hero} blend={hero.blend} />
                <span class="hero-name">
                    {card?.name} {card && <Provenance of={card.provenance} />}
                </span>
                <span class="hero-under">
                    {hero.blend && <>{catalogue.get(hero.hero)?.name} </>}LV.{hero.level}
                </span>
                <Gems hero={hero} />
                <span
                    class={`hero-effect ${hero.works ? "" : "idle"}`}
                    title={hero.works ? undefined : "Struck out: it is not in force now"}
                >
                    {hero.effect_name || "no effect"}
                    {hero.effect_name && !hero.works && <small> {idleWords(hero)}</small>}
                </span>
                <span class="hero-marks">
                    {[...hero.marks, ...(states.includes("dropped") ? ["drops out"] : [])]
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
