// A player's place: pile, incoming tokens, meters with their super moves, creature.
import "./player.css";
import { Gem } from "../../art/gem";
import type { ViewZone } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Answer } from "../shared/answers";
import { Browse } from "../shared/browse";
import { Nameplate } from "../shared/nameplate";
import { Portrait } from "../shared/portrait";
import { useNews } from "../shared/news";
import { GemCard } from "./card";
import { Pile } from "./pile";
import { colours, METER, zoneOf, type Colour, type Player, type Table } from "./shape";
import { plural } from "../../plural";

export function Tokens(props: { count: number }) {
    return (
        <span class="tokens" aria-hidden="true">
            {Array.from({ length: Math.min(props.count, 14) }, (_, i) => (
                <span key={i} class="token" />
            ))}
        </span>
    );
}

function Incoming(props: { player: Player; own: boolean }) {
    const { view, picker } = useShown();
    const table = view as Table;
    const { player } = props;
    const drop = props.own && picker.options.find((option) => option.kind === "drop");
    const bust = player.height_after > table.bust;
    const { kinds, moves } = useNews(`${player.id}.incoming`);
    const act = kinds.includes("block") ? "blocked" : kinds.length > 0 ? "hit" : "";
    return (
        <div
            class={`incoming ${player.incoming === 0 ? "none" : ""} ${bust ? "bust" : ""}`}
            data-zone={`${player.id}.incoming`}
        >
            <span key={act ? moves : 0} class={act}>
                <b>{player.incoming}</b> incoming
            </span>
            <Tokens count={player.incoming} />
            {player.incoming > 0 && (
                <span class="after-drop">
                    <span class="after-words">{bust ? "would bust: " : "after a drop: "}</span>
                    <b>{player.height_after}</b>
                </span>
            )}
            {drop && <Answer option={drop} words={`Drop ${player.falling.length}`} />}
        </div>
    );
}

/** A meter, and the super move that happens when it is full. */
function Meter(props: { player: Player; colour: Colour; own: boolean }) {
    const table = useShown().view as Table;
    const { player, colour } = props;
    const filled = player.meters[colour];
    const { kinds, moves } = useNews(`${player.id}.${colour}`);
    const state = `${filled >= METER ? "full" : ""} ${kinds.length > 0 ? "gained" : ""}`;
    const move = table.supers.find((one) => one.color === colour);
    const words = `${colour} meter: ${filled} of ${METER}; when full ${move?.name}: ${move?.text}`;
    return (
        <div
            key={kinds.length > 0 ? moves : 0}
            class={`meter tint-${colour} ${state}`}
            title={words}
        >
            <Touch id={`${player.id}.${colour}`} class="meter-notches" label={words}>
                <Gem colour={colour} />
                {Array.from({ length: METER }, (_, i) => (
                    <span key={i} class={`notch ${i < filled ? "filled" : ""}`} />
                ))}
                <span class="super-name">{move?.name}</span>
            </Touch>
            {props.own && <span class="super-text">{move?.text}</span>}
        </div>
    );
}

const markSigns: Record<string, string> = { scepter: "♛ scepter", diamond: "◆ diamond" };

function Marks(props: { player: Player }) {
    const { stage, dragon } = useShown().view as Table;
    const { player } = props;
    const late = stage === "over" || (stage === "finale" && !dragon);
    const scored = late ? [`${player.score} ${dragon ? "in the end" : "scored"}`] : [];
    return (
        <>
            {[...(player.marks ?? []), ...scored].map((mark) => (
                <span key={mark} class={`mark ${mark === "bust" ? "bust" : ""}`}>
                    {markSigns[mark] ?? mark}
                </span>
            ))}
        </>
    );
}

function OwnCards(props: { player: Player; own: boolean }) {
    const { view } = useShown();
    const { player } = props;
    const deck = zoneOf(view, player.seat, "deck");
    const discard = zoneOf(view, player.seat, "discard");
    const hand = zoneOf(view, player.seat, "hand");
    return (
        <p class="own-cards">
            {!props.own && <span data-zone={hand?.id}>hand {hand?.count ?? 0}</span>}
            <span data-zone={deck?.id}>deck {deck?.count ?? 0}</span>
            {discard && (
                <Browse
                    zone={discard}
                    word="discard"
                    title={`Discard pile of ${player.name}`}
                    show={(card) => (
                        <GemCard key={card.id} card={{ ...card, id: `seen.${card.id}` }} />
                    )}
                />
            )}
        </p>
    );
}

function Creature(props: { player: Player }) {
    const { player } = props;
    const zone = zoneOf(useShown().view, player.seat, "creature");
    const creature = zone?.cards?.[0];
    return (
        <div class="creature" data-zone={zone?.id}>
            {creature && (
                <GemCard card={creature} small note="creature">
                    {player.defeat !== undefined && (
                        <span class="gem-card-note">leaves after {player.defeat}</span>
                    )}
                </GemCard>
            )}
        </div>
    );
}

/** Cards of a zone that is not always looked at: what is on top of the deck, what can be taken. */
function Looks(props: { zone: ViewZone | undefined; title: string; choice?: boolean }) {
    const { zone } = props;
    if (!zone || zone.count === 0) return null;
    return (
        <p class={`looks ${props.choice ? "choice" : ""}`}>
            <span>{props.title}</span>
            {(zone.cards ?? []).map((card) => (
                <GemCard key={card.id} card={card} small />
            ))}
        </p>
    );
}

export function Puzzler(props: { player: Player; own: boolean; near: boolean }) {
    const { view, picker } = useShown();
    const { player, own, near } = props;
    const discard = zoneOf(view, player.seat, "discard");
    const turn = (view as Table).turn === player.seat && !view.over;
    return (
        <section
            class={`place puzzler ${near ? "near" : "far"} ${turn ? "turn" : ""}`}
            aria-label={player.name}
        >
            <div class="pile-place">
                <p class="heights" title={`${plural(player.pile.length, "gem")}, height bonus`}>
                    <b>{player.pile.length}</b> <span>+{player.bonus}</span>
                </p>
                <Pile player={player} />
            </div>
            <div class="puzzler-facts">
                <header>
                    <Portrait character={player.character} />
                    <Nameplate seat={player} />
                    <Marks player={player} />
                </header>
                <OwnCards player={player} own={own} />
                <Incoming player={player} own={own} />
                <div class="meters">
                    {colours.map((colour) => (
                        <Meter key={colour} player={player} colour={colour} own={own} />
                    ))}
                </div>
                <Creature player={player} />
                <Looks zone={zoneOf(view, player.seat, "top")} title="on top" />
                {discard?.cards?.some((card) => picker.live.has(card.id)) && (
                    <Looks zone={discard} title="discard pile" choice />
                )}
            </div>
        </section>
    );
}
