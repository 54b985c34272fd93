// A chip: a disc of board with a ribbon in the colours of its banner, and its signs around that.
import "./chip.css";
import type { ComponentChildren } from "preact";
import { Gem } from "../../art/gem";
import { cardLabel, Provenance } from "../../table/card";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";
import { Arrow, Sign, WoundMark } from "./art";
import { gemValue, type Face } from "./shape";

export const gemCuts = ["", "green", "blue", "purple", "pink"]; // by the number on the gem

/** What playing it gives at once: arrows, chips, piggy banks, money. */
function Gains(props: { face: Face }) {
    const { face } = props;
    return (
        <span class="chip-gains" aria-hidden="true">
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

/** The ribbon in one colour, or in parts. */
function ribbonColours(banner: string[]): string {
    const part = 100 / banner.length;
    const stops = banner.map(
        (colour, i) => `var(--banner-${colour}) ${i * part}% ${(i + 1) * part}%`,
    );
    return `linear-gradient(90deg, ${stops.join(", ")})`;
}

/** What the disc shows: a gem, a Wound, or ribbon and signs. */
export function Disc(props: { face: Face }) {
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
        <span class={`chip-disc ${banner ? "" : "wound-disc"}`}>
            <span class="chip-signs" aria-hidden="true">
                {banner ? null : <WoundMark />}
                {face.icons.map((icon) => (
                    <Sign key={icon} sign={icon} />
                ))}
                {face.shields.map((colour) => (
                    <Sign key={colour} sign="shield" colour={colour} />
                ))}
            </span>
            <span
                class={`ribbon ${banner ?? "none"}`}
                style={banner ? { background: ribbonColours(face.banner) } : undefined}
            >
                {face.name}
            </span>
            <Gains face={face} />
        </span>
    );
}

interface ChipProps {
    id: string;
    face: string | null;
    class?: string;
    text?: boolean; // with its text below
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
            {face.provenance === "reconstructed" && <Provenance of={face.provenance} />}
            {props.text && !gemValue(face.id) && <span class="chip-text">{face.text}</span>}
            {props.children}
        </Touch>
    );
}
