// A player's place: pile, incoming tokens, meters with their super moves, creature.
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Zone } from "../../table/zone";
import { Answer } from "../shared/answers";
import { Browse } from "../shared/browse";
import { Nameplate } from "../shared/nameplate";
import { useNews } from "../shared/news";
import { GemCard } from "./card";
import { Pile } from "./pile";
import { colours, METER, type Colour, type Player, type Table } from "./shape";
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
        <div class={`incoming ${player.incoming === 0 ? "none" : ""} ${bust ? "bust" : ""}`}>
            <span key={act ? moves : 0} class={act}>
                <b>{player.incoming}</b> incoming
            </span>
            <Tokens count={player.incoming} />
            {player.incoming > 0 && (
                <span class="after-drop">
                    {bust ? "would bust: " : "after a drop: "}
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
    const zone = (kind: string) =>
        view.zones.find((z) => z.seat === props.player.seat && z.kind === kind);
    const discard = zone("discard");
    return (
        <p class="own-cards">
            {!props.own && <span>hand {zone("hand")?.count ?? 0}</span>}
            <span>deck {zone("deck")?.count ?? 0}</span>
            {discard && (
                <Browse
                    zone={discard}
                    word="discard"
                    title={`Discard pile of ${props.player.name}`}
                    show={(card) => (
                        <GemCard key={card.id} card={{ ...card, id: `seen.${card.id}` }} />
                    )}
                />
            )}
        </p>
    );
}

export function Puzzler(props: { player: Player; own: boolean }) {
    const { view, picker } = useShown();
    const { player, own } = props;
    const zone = (kind: string) =>
        view.zones.find((z) => z.seat === player.seat && z.kind === kind);
    const creature = zone("creature")?.cards?.[0];
    const discard = zone("discard");
    const top = zone("top");
    const turn = (view as Table).turn === player.seat && !view.over;
    return (
        <section
            class={`place puzzler ${own ? "own" : "other"} ${turn ? "turn" : ""}`}
            aria-label={player.name}
        >
            <header>
                <Nameplate seat={player} />
                <Marks player={player} />
            </header>
            <div class="puzzler-inside">
                <Pile player={player} />
                <div class="puzzler-facts">
                    <Incoming player={player} own={own} />
                    <div class="meters">
                        {colours.map((colour) => (
                            <Meter key={colour} player={player} colour={colour} own={own} />
                        ))}
                    </div>
                    <p class="heights">
                        {plural(player.pile.length, "gem")}, bonus <b>+{player.bonus}</b>
                    </p>
                    <OwnCards player={player} own={own} />
                    {creature && (
                        <GemCard card={creature} small note="creature">
                            {player.defeat !== undefined && (
                                <span class="gem-card-note">leaves after {player.defeat}</span>
                            )}
                        </GemCard>
                    )}
                </div>
            </div>
            {top && top.count > 0 && (
                <p class="own-cards">
                    on top of the deck:{" "}
                    {(top.cards ?? []).map((card) => (
                        <GemCard key={card.id} card={card} small />
                    ))}
                </p>
            )}
            {discard?.cards?.some((card) => picker.live.has(card.id)) && <Zone zone={discard} />}
        </section>
    );
}
