// What every part of a shown table may need: the view, the cards' faces, the picker.
import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Catalogue } from "../api";
import type { Ask, GameEvent, Option, Seat, View } from "../protocol";
import { grouped, matching, pickable, sortsOf } from "./selection";

export interface Picker {
    live: Set<string>; // what can be clicked
    picks: string[]; // what has been clicked
    options: Option[]; // all, in the order in which they are shown
    remaining: Option[]; // those that fit what has been clicked, the closest first
    anchor: HTMLElement | null; // where the last click was
    hinted: Set<string>; // what the option under the pointer touches, or the one of a hint
    pick: (id: string, element: HTMLElement) => void;
    clear: () => void;
    choose: (option: Option) => void;
    point: (option: Option | null) => void; // the pointer or the focus is on this option
}

export interface Shown {
    view: View;
    seat: number | null; // whose eyes: this seat sits at the bottom
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
    pick: () => undefined,
    clear: () => undefined,
    choose: () => undefined,
    point: () => undefined,
};

/** Spaces say clearly where to go: one click is enough there. Elsewhere a list asks first. */
const decisive = (view: View, id: string) => !!view.spaces?.some((space) => space.id === id);

interface Picks {
    question: number; // clicks belong to one question, and are nothing for the next
    picks: string[];
    anchor: HTMLElement | null;
}

const noOptions: Option[] = [];
const noPicks: Picks = { question: -1, picks: [], anchor: null };

export function usePicker(
    view: View,
    ask: Ask | null,
    question: number,
    hint: Option | null,
    answer: (option: Option) => void,
): Picker {
    const [kept, setKept] = useState<Picks>(noPicks);
    const { picks, anchor } = ask && kept.question === question ? kept : noPicks;
    const clear = () => setKept(noPicks);
    const sorts = useMemo(() => sortsOf(view), [view]);
    const all = ask?.options ?? noOptions;
    const options = useMemo(() => grouped(all).flatMap((group) => group.options), [all]);
    const remaining = useMemo(() => matching(all, picks, sorts), [all, picks, sorts]);
    const live = useMemo(() => pickable(view, all, picks, sorts), [view, all, picks, sorts]);
    const [pointed, point] = useState<Option | null>(null);
    const meant = pointed && all.includes(pointed) ? pointed : hint;
    const hinted = useMemo(() => new Set(meant?.touch), [meant]);
    const choose = (option: Option) => {
        clear();
        answer(option);
    };
    const pick = (id: string, element: HTMLElement) => {
        if (picks.includes(id)) {
            const left = picks.filter((other) => other !== id);
            setKept({ question, picks: left, anchor: left.length > 0 ? anchor : null });
            return;
        }
        // A click that fits nothing picked so far begins a new selection.
        const together = [...picks, id];
        const next = matching(all, together, sorts).length > 0 ? together : [id];
        const left = matching(all, next, sorts);
        const only = left[0];
        if (only && left.length === 1 && (decisive(view, id) || next.length > 1)) choose(only);
        else if (left.length > 0) setKept({ question, picks: next, anchor: element });
    };
    return { live, picks, options, remaining, anchor, hinted, pick, clear, choose, point };
}
