// A chip: a disc of wood with its picture, a ribbon in the colours of its banner, signs at its rim.
import "./chip.css";
import type { ComponentChildren } from "preact";
import { Gem } from "../../art/gem";
import { Picture } from "../../art/picture";
import { cardLabel } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Arrow, Sign } from "./art";
import { gemValue, type Face } from "./shape";

export const gemCuts = ["", "green", "blue", "purple", "pink"]; // by the number on the gem

/** What playing it gives at once: arrows, chips, piggy banks, money. */
function Gains(props: { face: Face }) {
    const { face } = props;
    const gives = face.arrows.length + face.draws + face.piggy_banks + Math.abs(face.money);
    if (gives === 0) return null;
    return (
        <span class="chip-gains">
            {face.arrows.map((colour, i) => (
                <Arrow key={i} colour={colour} />
            ))}
            {face.draws > 0 && <span>+{face.draws}</span>}
            {Array.from({ length: face.piggy_banks }, (_, i) => (
                <Sign key={`pig${i}`} sign="pig" />
            ))}
            {face.money !== 0 && (
                <span>
                    {face.money < 0 ? "−" : "+"}${Math.abs(face.money)}
                </span>
            )}
        </span>
    );
}

function Signs(props: { face: Face }) {
    const { icons, shields } = props.face;
    if (icons.length + shields.length === 0) return null;
    return (
        <span class="chip-signs">
            {icons.map((icon) => (
                <Sign key={icon} sign={icon} />
            ))}
            {shields.map((colour) => (
                <Sign key={colour} sign="shield" colour={colour} />
            ))}
        </span>
    );
}

/** The ribbon in one colour, or in parts. */
function ribbonColours(banner: string[]): string {
    const part = 100 / banner.length;
    const stops = banner.map(
        (colour, i) => `var(--banner-${colour}) ${i * part}% ${(i + 1) * part}%`,
    );
    return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** What the disc shows: a gem with its number, or picture, ribbon and signs. */
function Disc(props: { face: Face }) {
    const { face } = props;
    const value = gemValue(face.id);
    if (value > 0)
        return (
            <span class="chip-disc gem-disc">
                <Gem colour={gemCuts[value] ?? "green"} />
                <b>{value}</b>
            </span>
        );
    const banner = face.banner[0];
    return (
        <span class={`chip-disc ${banner ? "" : "wound-disc"}`} aria-hidden="true">
            <Picture gallery="puzzle_strike" of={face.id} />
            <Signs face={face} />
            <span
                class={`ribbon ${banner ?? "none"}`}
                style={banner ? { background: ribbonColours(face.banner) } : undefined}
            >
                <span class="ribbon-name">{face.name}</span>
            </span>
            <Gains face={face} />
        </span>
    );
}

interface ChipProps {
    id: string;
    face: string | null;
    class?: string;
    note?: string; // for screen readers: price and count
    children?: ComponentChildren;
}

export function Chip(props: ChipProps) {
    const { catalogue } = useShown();
    const face = props.face === null ? undefined : (catalogue.get(props.face) as Face | undefined);
    if (!face)
        return (
            <Touch id={props.id} class={`round-chip ${props.class ?? ""}`} label="A hidden chip">
                <span class="chip-disc back" />
            </Touch>
        );
    const colours = face.banner.length > 0 ? `${face.banner.join(" and ")} banner` : "";
    const words = [cardLabel(face, face.id), colours, props.note];
    return (
        <Touch
            id={props.id}
            face={face.id}
            class={`round-chip ${props.class ?? ""}`}
            label={words.filter(Boolean).join(", ")}
        >
            <Disc face={face} />
            {props.children}
        </Touch>
    );
}
