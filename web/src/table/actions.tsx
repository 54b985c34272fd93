// What can be done besides answering: hint, undo, pause, resign, rematch, invite.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { socket } from "../api";
import { Dialog } from "../dialog";
import { complain, tell } from "../notice";
import { navigate } from "../router";
import type { Offer, TableState } from "../protocol";
import { Preferences } from "./preferences";

export async function copy(text: string, done: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(text);
        tell(done);
    } catch {
        tell(text); // no clipboard here: show it to be copied by hand
    }
}

export const invite = (table: string) =>
    copy(`${location.origin}/table/${table}`, "The link is copied. Send it to a friend.");

export function request(state: TableState, what: string, more: object = {}): void {
    socket
        .request<{ table?: string }>({ do: what, table: state.table, ...more })
        .then((reply) => {
            if (reply.table) navigate(`/table/${reply.table}`); // all want to play again
        })
        .catch(complain);
}

const offerWords: Record<Offer["what"], string> = {
    takeback: "would like to take an answer back",
    pause: "would like to pause",
    resume: "would like to go on",
    rematch: "would like to play again",
};

export function Offers(props: { state: TableState }) {
    const { state } = props;
    return (
        <>
            {state.offers.map((offer) => {
                const who = state.seats.find((seat) => seat.seat === offer.by);
                const mine =
                    offer.by === state.seat ||
                    (state.seat !== null && offer.agreed.includes(state.seat));
                const agree = (yes: boolean) => request(state, "agree", { to: offer.what, yes });
                return (
                    <div class="offer" key={offer.what} role="status">
                        <p>
                            {mine ? "Waiting for the others: " : ""}
                            {offer.by === state.seat ? "you" : (who?.name ?? "Somebody")}{" "}
                            {offerWords[offer.what]}
                            {mine ? "" : "."}
                        </p>
                        {!mine && state.seat !== null && (
                            <p class="buttons">
                                <button type="button" class="primary" onClick={() => agree(true)}>
                                    Agree
                                </button>
                                <button type="button" onClick={() => agree(false)}>
                                    Decline
                                </button>
                            </p>
                        )}
                    </div>
                );
            })}
        </>
    );
}

function Resign(props: { state: TableState }) {
    const [asking, setAsking] = useState(false);
    return (
        <>
            <button type="button" onClick={() => setAsking(true)}>
                Resign
            </button>
            {asking && (
                <Dialog title="Resign?" close={() => setAsking(false)}>
                    <p>The game ends here, and you have lost it.</p>
                    <p class="buttons">
                        <button
                            type="button"
                            class="danger"
                            onClick={() => {
                                setAsking(false);
                                request(props.state, "resign");
                            }}
                        >
                            Resign
                        </button>
                        <button type="button" onClick={() => setAsking(false)}>
                            Play on
                        </button>
                    </p>
                </Dialog>
            )}
        </>
    );
}

const keyWords: [string, string][] = [
    ["1 to 9, a to z", "choose the option with that sign"],
    ["↑ ↓", "walk through the options; Enter chooses"],
    ["Tab", "goes to what lights up on the board; Enter or Space picks it"],
    ["Escape", "takes a click back"],
    ["h", "a hint, where there are hints"],
    ["u", "takes the last answer back"],
    ["Space", "shows the end of what the others do"],
    ["?", "this list"],
];

/** How a table is played without a mouse, and how with one. */
export function Keys(props: { close: () => void }) {
    return (
        <Dialog title="Keys and clicks" close={props.close}>
            <dl class="keys">
                {keyWords.map(([key, words]) => (
                    <div key={key}>
                        <dt>
                            <kbd>{key}</kbd>
                        </dt>
                        <dd>{words}</dd>
                    </div>
                ))}
            </dl>
            <p>
                Click what lights up: a thing with one use is used at once, one with several asks.
                Drag a thing onto another one, or click twice for what it does by itself. A right
                click or a long touch shows all of a card.
            </p>
        </Dialog>
    );
}

/** An entry of the menu that opens a window. */
function Opener(props: { words: string; window: (close: () => void) => ComponentChildren }) {
    const [open, setOpen] = useState(false);
    return (
        <>
            <button type="button" onClick={() => setOpen(true)}>
                {props.words}
            </button>
            {open && props.window(() => setOpen(false))}
        </>
    );
}

/** Done, for this time. */
const closeMenu = (event: MouseEvent) =>
    (event.currentTarget as Element).closest("details")?.removeAttribute("open");

/** A click beside the menu or Escape closes it; but not while one of its windows is open, which would
 * be gone with it and still hold everything else. */
function useClosingMenu() {
    const menu = useRef<HTMLDetailsElement>(null);
    useEffect(() => {
        const close = (event: Event) => {
            if (menu.current?.querySelector("dialog[open]")) return;
            const inside = menu.current?.contains(event.target as Node);
            const escape = event instanceof KeyboardEvent && event.key === "Escape";
            if (escape || (event.type === "pointerdown" && !inside))
                menu.current?.removeAttribute("open");
        };
        addEventListener("pointerdown", close);
        addEventListener("keydown", close);
        return () => {
            removeEventListener("pointerdown", close);
            removeEventListener("keydown", close);
        };
    }, []);
    return menu;
}

/** What is needed often stands there, the rest in a menu. */
export function Actions(props: {
    state: TableState;
    hint: () => void;
    turn: (() => void) | null; // for who only watches: another side comes to the bottom
}) {
    const { state } = props;
    const menu = useClosingMenu();
    const can = (what: string) => state.can.includes(what);
    return (
        <div class="actions" role="toolbar" aria-label="Table">
            {can("hint") && (
                <button type="button" onClick={props.hint} title="h">
                    Hint
                </button>
            )}
            {can("takeback") && (
                <button type="button" onClick={() => request(state, "takeback")} title="u">
                    Undo
                </button>
            )}
            {can("rematch") && state.status === "over" && (
                <button type="button" onClick={() => request(state, "rematch")}>
                    Rematch
                </button>
            )}
            {can("pause") && state.status === "paused" && (
                <button type="button" onClick={() => request(state, "pause")}>
                    Go on
                </button>
            )}
            <details ref={menu} class="menu">
                <summary class="button">Menu</summary>
                <div class="menu-items">
                    {can("pause") && state.status !== "paused" && (
                        <button
                            type="button"
                            onClick={(event) => {
                                closeMenu(event);
                                request(state, "pause");
                            }}
                        >
                            Pause
                        </button>
                    )}
                    <button
                        type="button"
                        onClick={(event) => {
                            closeMenu(event);
                            void invite(state.table);
                        }}
                    >
                        Copy link
                    </button>
                    <a class="button" href={`/rules/${state.game}`} target="_blank">
                        Rules
                    </a>
                    <Opener
                        words="Preferences"
                        window={(close) => (
                            <Dialog title="Preferences" close={close}>
                                <Preferences />
                            </Dialog>
                        )}
                    />
                    <Opener words="Keys and clicks" window={(close) => <Keys close={close} />} />
                    {props.turn && (
                        <button
                            type="button"
                            onClick={(event) => {
                                closeMenu(event);
                                props.turn?.();
                            }}
                        >
                            Turn the table
                        </button>
                    )}
                    {can("resign") && <Resign state={state} />}
                </div>
            </details>
        </div>
    );
}
