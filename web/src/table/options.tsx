// The question: its words, and every option as a button with a key; what remains of a click
// beside the thing that was clicked.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../api";
import { useObservable } from "../observable";
import type { Ask, Option, Suggestion } from "../protocol";
import type { AutoPass } from "./autopass";
import { useShown, type Picker } from "./context";
import { keys } from "../settings";
import { PassOn } from "./passing";
import { grouped, humanise, shortcut } from "./selection";

const percent = (win: number) => `${Math.round(win * 100)} %`;

/** What a choice of a name brings: the cards of that owner. */
function owned(catalogue: Catalogue, name: string): string {
    return [...catalogue.values()]
        .filter((card) => card.owner === name)
        .map((card) => card.name)
        .join(", ");
}

interface OptionButtonProps {
    option: Option;
    hint?: Suggestion;
    best?: boolean;
    out?: boolean; // doesn't fit what has been clicked
}

function OptionButton(props: OptionButtonProps) {
    const { option, hint, best } = props;
    const ref = useRef<HTMLButtonElement>(null);
    useEffect(() => {
        if (best) ref.current?.scrollIntoView({ block: "nearest" });
    }, [best]);
    const { catalogue, picker } = useShown();
    const answersByKey = useObservable(keys);
    const brings = option.touch.length === 0 ? owned(catalogue, option.text) : "";
    return (
        <button
            ref={ref}
            type="button"
            class={`option ${props.best ? "best" : ""} ${props.out ? "out" : ""}`}
            data-option={option.option}
            data-kind={option.kind}
            onClick={() => picker.choose(option)}
            onPointerEnter={() => picker.point(option)}
            onPointerLeave={() => picker.point(null)}
            onFocus={() => picker.point(option)}
            onBlur={() => picker.point(null)}
        >
            {answersByKey && (
                <kbd aria-hidden="true">{shortcut(picker.options.indexOf(option))}</kbd>
            )}
            <span class="option-text">
                {option.text}
                {brings && <small>{brings}</small>}
            </span>
            {hint && hint.win !== null && hint.win !== undefined && (
                <span class="estimate" title="The bot's estimate of your success">
                    {props.best ? "★ " : ""}
                    {percent(hint.win)}
                </span>
            )}
        </button>
    );
}

const TOOLS = 44; // the height of the tools, which stand in front of the options

/** How many options lie below the edge of the box that scrolls. */
function useBelow(list: { current: HTMLElement | null }, options: Option[]): number {
    const [below, setBelow] = useState(0);
    useEffect(() => {
        const box = list.current?.closest(".dock");
        const buttons = [...(list.current?.querySelectorAll("button.option") ?? [])];
        const hidden = new Set<Element>();
        if (!box) return undefined;
        box.scrollTop = 0; // a new question begins with its words
        const observer = new IntersectionObserver(
            (entries) => {
                for (const { target, intersectionRatio, boundingClientRect, rootBounds } of entries)
                    if (
                        intersectionRatio < 0.7 &&
                        boundingClientRect.bottom > (rootBounds?.bottom ?? 0)
                    )
                        hidden.add(target);
                    else hidden.delete(target);
                setBelow(hidden.size);
            },
            { root: box, rootMargin: `0px 0px -${TOOLS}px 0px`, threshold: [0, 0.7, 1] },
        );
        buttons.forEach((button) => observer.observe(button));
        return () => observer.disconnect();
    }, [list, options]);
    return below;
}

/** Says that there is more, and goes there. The keyboard needs no such button. */
function More(props: { count: number }) {
    if (props.count === 0) return null;
    return (
        <button
            type="button"
            class="more-below"
            tabIndex={-1}
            aria-hidden="true"
            onClick={(event) => {
                const box = event.currentTarget.closest(".dock");
                box?.scrollBy({ top: box.clientHeight * 0.7 });
            }}
        >
            ▾ {props.count} more
        </button>
    );
}

interface OptionsProps {
    ask: Ask;
    question: number; // its number at this table
    hints: Suggestion[] | null;
    busy: boolean;
    pass?: AutoPass; // not in a lesson
}

export function Options(props: OptionsProps) {
    const { picker } = useShown();
    const hintOf = (option: Option) => props.hints?.find((hint) => hint.option === option.option);
    const best = props.hints?.[0]?.option;
    const forced = props.ask.options.length === 1; // the server answers it if nobody does
    const list = useRef<HTMLDivElement>(null);
    const below = useBelow(list, props.ask.options);
    return (
        <div
            ref={list}
            class={`options ${props.busy ? "busy" : ""} ${forced ? "forced" : ""}`}
            data-question={props.question}
            role="group"
            aria-label="What you can do"
        >
            {grouped(props.ask.options).map((group) => (
                <div
                    class="option-group"
                    key={group.kind}
                    role="group"
                    aria-label={humanise(group.kind)}
                >
                    {group.options.map((option) => (
                        <OptionButton
                            key={option.option}
                            option={option}
                            hint={hintOf(option)}
                            best={best === option.option}
                            out={!picker.remaining.includes(option)}
                        />
                    ))}
                    {props.pass && group.options.some((option) => option.pass) && (
                        <PassOn ask={props.ask} pass={props.pass} />
                    )}
                </div>
            ))}
            <More count={below} />
        </div>
    );
}

/** What was chosen, for whoever wants to be asked twice. */
export function Unsure() {
    const { picker } = useShown();
    const { unsure } = picker;
    const ref = useRef<HTMLButtonElement>(null);
    useEffect(() => ref.current?.focus({ preventScroll: true }), [unsure]);
    if (!unsure) return null;
    return (
        <div class="unsure" role="alertdialog" aria-label="Are you sure?">
            <p>
                Are you sure? <b>{unsure.text}</b>
            </p>
            <button
                ref={ref}
                type="button"
                class={unsure.danger ? "danger" : "primary"}
                onClick={() => picker.choose(unsure)}
            >
                Yes
            </button>
            <button type="button" onClick={picker.clear}>
                No, something else
            </button>
        </div>
    );
}

const MARGIN = 8;

/** The remaining options beside the clicked object. */
export function Choices() {
    const { picker, catalogue, view } = useShown();
    const ref = useRef<HTMLDivElement>(null);
    const [place, setPlace] = useState<{ left: string; top: string } | null>(null);
    useLayoutEffect(() => {
        const list = ref.current;
        const anchor = picker.anchor?.getBoundingClientRect();
        if (!list || !anchor) {
            setPlace(null);
            return;
        }
        const { offsetWidth: wide, offsetHeight: high } = list;
        const middle = anchor.left + anchor.width / 2 - wide / 2;
        const left = Math.max(
            MARGIN,
            Math.min(middle, document.documentElement.clientWidth - wide - MARGIN),
        );
        // Below, because what a thing belongs to, a name or a pile, is written above it.
        const above = anchor.top - high - MARGIN;
        const below = anchor.bottom + MARGIN;
        const lowest = innerHeight - high - MARGIN;
        const top = below <= lowest ? below : above >= MARGIN ? above : Math.max(MARGIN, lowest);
        setPlace({ left: `${left + scrollX}px`, top: `${top + scrollY}px` });
    }, [picker.anchor, picker.remaining]);
    // At once: an effect that waits could take the focus back from where Escape has put it.
    const isPlaced = place !== null;
    useLayoutEffect(() => {
        if (isPlaced) ref.current?.querySelector("button")?.focus({ preventScroll: true });
    }, [isPlaced, picker.remaining]);
    if (!picker.anchor) return null;
    const lastPick = picker.picks[picker.picks.length - 1];
    const face = view.zones
        .flatMap((zone) => zone.cards ?? [])
        .find((card) => card.id === lastPick)?.card;
    const card = face ? catalogue.get(face) : undefined;
    return (
        <div
            ref={ref}
            class="choices"
            role="group"
            aria-label="What you can do with it"
            style={place ?? { left: "0", top: "0", visibility: "hidden" }}
        >
            {card && card.kind !== "number" && <p class="choices-card">{card.text}</p>}
            {picker.remaining.map((option) => (
                <OptionButton key={option.option} option={option} />
            ))}
        </div>
    );
}

const typing = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    (target.matches("input, textarea, select") || !!target.closest("dialog"));

/** Digits and letters choose, Escape takes clicks back, arrows walk over the options. */
export function useKeys(picker: Picker, more: Record<string, () => void>): void {
    const latest = useRef({ picker, more });
    latest.current = { picker, more };
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
            const { picker: now, more: others } = latest.current;
            const index = now.options.findIndex((_, i) => shortcut(i) === event.key.toLowerCase());
            const option = keys.value ? now.options[index] : undefined;
            if (option) now.choose(option);
            else if (event.key === "Escape" && (now.picks.length > 0 || now.unsure)) {
                now.anchor?.focus();
                now.clear();
            } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
                if (!walk(event.key === "ArrowDown" ? 1 : -1)) return;
            } else if (keys.value && others[event.key]) others[event.key]?.();
            else return;
            event.preventDefault();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
}

/** Moves the focus among the options of the list that has it. */
function walk(step: number): boolean {
    const active = document.activeElement;
    const list = active?.closest(".options, .choices");
    if (!list) return false;
    const buttons = [...list.querySelectorAll<HTMLButtonElement>("button.option")];
    const at = buttons.findIndex((button) => button === active);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    return true;
}
