// A player's place: pile, incoming tokens, meters, creature; and the Puzzle Dragon's.
import { Emblem } from "../../art/emblem";
import { Gem } from "../../art/gem";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Zone } from "../../table/zone";
import { GemCard } from "./card";
import { Pile } from "./pile";
import { colours, METER, plural, type Player, type Table } from "./shape";

function Tokens(props: { count: number }) {
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
    return (
        <div class={`incoming ${player.incoming === 0 ? "none" : ""} ${bust ? "bust" : ""}`}>
            <span>
                <b>{player.incoming}</b> incoming
            </span>
            <Tokens count={player.incoming} />
            {player.incoming > 0 && (
                <span class="after-drop">
                    {bust ? "would bust: " : "after a drop: "}
                    <b>{player.height_after}</b>
                </span>
            )}
            {drop && (
                <button
                    type="button"
                    class="board-button"
                    aria-label={drop.text}
                    onClick={() => picker.choose(drop)}
                >
                    Drop {player.falling.length}
                </button>
            )}
        </div>
    );
}

function Meters(props: { player: Player }) {
    const { player } = props;
    return (
        <div class="meters">
            {colours.map((colour) => {
                const filled = player.meters[colour];
                return (
                    <div
                        key={colour}
                        class={`meter tint-${colour} ${filled >= METER ? "full" : ""}`}
                        role="img"
                        aria-label={`${colour} meter: ${filled} of ${METER}`}
                    >
                        <Gem colour={colour} />
                        {Array.from({ length: METER }, (_, i) => (
                            <span key={i} class={`notch ${i < filled ? "filled" : ""}`} />
                        ))}
                    </div>
                );
            })}
        </div>
    );
}

function Name(props: { player: Player }) {
    const { seats, seat: own } = useShown();
    const { player } = props;
    const who = seats.find((other) => other.seat === player.seat);
    const person =
        player.seat === own ? "you" : who?.kind === "bot" ? `${who.level ?? ""} bot` : who?.name;
    return (
        <Touch id={player.id} class="puzzler-name" label={`${player.name}, ${person ?? ""}`}>
            <Emblem seat={player.seat} />
            <b>{player.name}</b>
            {person && <span class="person">{person}</span>}
        </Touch>
    );
}

const markSigns: Record<string, string> = { scepter: "♛ scepter", diamond: "◆ diamond" };

export function Puzzler(props: { player: Player; own: boolean }) {
    const { view, picker } = useShown();
    const { player, own } = props;
    const zone = (kind: string) =>
        view.zones.find((z) => z.seat === player.seat && z.kind === kind);
    const hand = zone("hand");
    const creature = zone("creature")?.cards?.[0];
    const discard = zone("discard");
    const top = zone("top");
    const turn = (view as Table).turn === player.seat && !view.over;
    return (
        <section
            class={`puzzler ${own ? "own" : "other"} ${turn ? "turn" : ""}`}
            aria-label={player.name}
        >
            <header>
                <Name player={player} />
                {(player.marks ?? []).map((mark) => (
                    <span key={mark} class={`mark ${mark}`}>
                        {markSigns[mark] ?? mark}
                    </span>
                ))}
                {(view as Table).stage === "finale" && (
                    <span class="mark">{player.score} scored</span>
                )}
            </header>
            <div class="puzzler-inside">
                <Pile player={player} />
                <div class="puzzler-facts">
                    <Incoming player={player} own={own} />
                    <Meters player={player} />
                    <p class="heights">
                        {plural(player.pile.length, "gem")}, bonus <b>+{player.bonus}</b>
                    </p>
                    <p class="own-cards">
                        {hand && !own && <span>hand {hand.count}</span>}
                        <span>deck {zone("deck")?.count ?? 0}</span>
                        <span>discard {discard?.count ?? 0}</span>
                    </p>
                    {creature && (
                        <GemCard card={creature} small note="creature">
                            {player.defeat !== undefined && (
                                <span class="gem-card-note">leaves after {player.defeat}</span>
                            )}
                        </GemCard>
                    )}
                </div>
            </div>
            {top && top.count > 0 && <Zone zone={top} />}
            {discard?.cards?.some((card) => picker.live.has(card.id)) && <Zone zone={discard} />}
        </section>
    );
}

/** The Dragon is no seat: it has power, tokens, and follows rules only. */
export function Dragon() {
    const { dragon, bust } = useShown().view as Table;
    if (!dragon) return null;
    return (
        <section class="puzzler dragon-place" aria-label="Puzzle Dragon">
            <header>
                <span class="puzzler-name">
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
                <span>
                    <b>{dragon.incoming}</b> of {bust} tokens
                </span>
                <Tokens count={dragon.incoming} />
            </div>
        </section>
    );
}
