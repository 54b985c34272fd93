// A pile that anybody may look through: a button with its count, and all of it in a window.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../../dialog";
import type { ViewCard, ViewZone } from "../../protocol";

interface BrowseProps {
    zone: ViewZone;
    word: string; // on the button: "discard"
    title: string; // of the window
    show: (card: ViewCard) => ComponentChildren;
}

export function Browse(props: BrowseProps) {
    const [open, setOpen] = useState(false);
    const { zone, word } = props;
    return (
        <>
            <button
                type="button"
                class="browse"
                data-zone={zone.id}
                aria-disabled={zone.count === 0}
                onClick={() => zone.count > 0 && setOpen(true)}
            >
                <span>{word}</span> <b>{zone.count}</b>
            </button>
            {open && (
                <Dialog title={props.title} close={() => setOpen(false)}>
                    <div class="browsed">{(zone.cards ?? []).map(props.show)}</div>
                </Dialog>
            )}
        </>
    );
}
