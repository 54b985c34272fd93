// What every part of a shown table may need: the view, the cards' faces, the picker.
import { createContext } from "preact";
import { useContext, useMemo, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../api";
import type { Ask, GameEvent, Option, Seat, View } from "../protocol";
import { confirms } from "../settings";
import { grouped, loneOption, matching, pickable, sortsOf } from "./selection";

export interface Picker {
    live: Set<string>; // what can be clicked
    picks: string[]; // what has been clicked
    options: Option[]; // all, in the order in which they are shown
    remaining: Option[]; // those that fit what has been clicked, the closest first
    anchor: HTMLElement | null; // where the last click was
    hinted: Set<string>; // what the option under the pointer touches, or the one of a hint
    unsure: Option | null; // it was chosen, and has to be confirmed
    pick: (id: string, element: HTMLElement) => void;
    insist: (id: string) => void; // clicked twice or laid out: what it does by itself
    take: (id: string) => void; // it is being dragged
    drop: (id: string, element: HTMLElement) => void; // what was taken, here
    clear: () => void;
    choose: (option: Option) => void;
    point: (option: Option | null) => void; // the pointer or the focus is on this option
}

export interface Shown {
    view: View;
    seat: number | null; // whose eyes
    bottom: number; // whose side is at the bottom
    seats: Seat[]; // who plays
    catalogue: Catalogue;
    news: GameEvent[]; // what has just happened: to be animated
    actor: number | null; // the seat that does it, while others act
    fresh: Set<string>; // what it touches
    recent: Set<string>; // what has moved since this person was asked last
    moves: number;
    picker: Picker;
    showCard: (card: string) => void;
}

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
    const shown = useContext(ShownContext);
    if (!shown) throw new Error("There is no table around this part.");
    return shown;
}

const nothing: Set<string> = new Set();

export const idlePicker: Picker = {
    live: nothing,
    picks: [],
    options: [],
    remaining: [],
    anchor: null,
    hinted: nothing,
    unsure: null,
    pick: () => undefined,
    insist: () => undefined,
    take: () => undefined,
    drop: () => undefined,
    clear: () => undefined,
    choose: () => undefined,
    point: () => undefined,
};

interface Picks {
    question: number; // clicks belong to one question, and are nothing for the next
    picks: string[];
    anchor: HTMLElement | null;
    unsure: Option | null;
}

const noOptions: Option[] = [];
const noPicks: Picks = { question: -1, picks: [], anchor: null, unsure: null };

/** Whether this person wants to be asked before it is sent. */
const isAskedAbout = (option: Option) =>
    confirms.value === "all" || (confirms.value === "dangerous ones" && !!option.danger);

export function usePicker(
    view: View,
    ask: Ask | null,
    question: number,
    hint: Option | null,
    answer: (option: Option) => void,
): Picker {
    const [kept, show] = useState<Picks>(noPicks);
    const latest = useRef(noPicks); // the second of two clicks may come before all is drawn again
    const setKept = (next: Picks) => {
        latest.current = next;
        show(next);
    };
    const { picks, anchor, unsure } = ask && kept.question === question ? kept : noPicks;
    const clear = () => setKept(noPicks);
    const sorts = useMemo(() => sortsOf(view), [view]);
    const all = ask?.options ?? noOptions;
    const options = useMemo(() => grouped(all).flatMap((group) => group.options), [all]);
    const remaining = useMemo(() => matching(all, picks, sorts), [all, picks, sorts]);
    const live = useMemo(() => pickable(view, all, picks, sorts), [view, all, picks, sorts]);
    const [pointed, point] = useState<Option | null>(null);
    const meant = pointed && all.includes(pointed) ? pointed : hint;
    const hinted = useMemo(() => new Set(meant?.touch), [meant]);
    const keep = (next: string[], element: HTMLElement | null) =>
        setKept({ question, picks: next, anchor: element, unsure: null });
    const choose = (option: Option) => {
        if (unsure !== option && isAskedAbout(option)) {
            setKept({ question, picks: [], anchor: null, unsure: option });
            return;
        }
        clear();
        answer(option);
    };
    /** What fits is sent if it is the only one, and asked about beside the thing if it is not. */
    const narrow = (next: string[], element: HTMLElement) => {
        const left = matching(all, next, sorts);
        const only = left[0];
        if (only && left.length === 1) choose(only);
        else if (left.length > 0) keep(next, element);
        else clear();
    };
    const pick = (id: string, element: HTMLElement) => {
        if (picks.includes(id)) {
            const left = picks.filter((other) => other !== id);
            keep(left, left.length > 0 ? anchor : null);
            return;
        }
        // A click that fits nothing picked so far begins a new selection.
        const together = [...picks, id];
        narrow(matching(all, together, sorts).length > 0 ? together : [id], element);
    };
    const insist = (id: string) => {
        const now = latest.current;
        if (now.question !== question || !now.picks.includes(id)) return; // it was the one before
        const alone = loneOption(all, id, sorts);
        if (alone) choose(alone);
        else if (!now.anchor) clear(); // it was dragged
    };
    const take = (id: string) => keep([id], null);
    const drop = (id: string, element: HTMLElement) => {
        const taken = picks[0];
        if (taken !== undefined) narrow([taken, id], element);
    };
    return {
        live,
        picks,
        options,
        remaining,
        anchor,
        hinted,
        unsure,
        pick,
        insist,
        take,
        drop,
        clear,
        choose,
        point,
    };
}
