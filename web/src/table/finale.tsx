// The end, over the board, for those who were there when it came: who has won, and why. It goes by
// itself and by a click; the result stays beside the board.
import { useEffect, useRef, useState } from "preact/hooks";
import { Emblem } from "../art/emblem";
import { Gem } from "../art/gem";
import type { TableState } from "../protocol";
import { endTitle, outcome, whyWords } from "./result";

const STAYS = 6000; // milliseconds: to read two sentences and be glad
const GEMS = ["purple", "blue", "pink", "green", "yellow"];
const FALLING = 28;

/** Gems rain for who has won; each at a place and time of its own. */
function Rain() {
    return (
        <div class="rain">
            {Array.from({ length: FALLING }, (_, i) => (
                <span
                    key={i}
                    style={{
                        left: `${(i * 61) % 100}%`,
                        animationDelay: `${((i * 37) % 24) / 10}s`,
                        width: `${14 + ((i * 7) % 5) * 4}px`,
                    }}
                >
                    <Gem colour={GEMS[i % GEMS.length] ?? "blue"} />
                </span>
            ))}
        </div>
    );
}

export function Finale(props: { state: TableState }) {
    const { state } = props;
    const { result } = state;
    const wasThere = useRef(result === null);
    const [gone, setGone] = useState(false);
    const shows = result !== null && wasThere.current && !gone;
    useEffect(() => {
        if (!shows) return undefined;
        scrollTo({ top: 0 }); // a phone may have scrolled to the log
        const go = () => setGone(true);
        const timer = setTimeout(go, STAYS);
        addEventListener("keydown", go);
        return () => {
            clearTimeout(timer);
            removeEventListener("keydown", go);
        };
    }, [shows]);
    if (!shows) return null;
    const end = outcome(result, state.seat);
    const first = result.seats.filter((seat) => seat.place === 1);
    return (
        <div class={`finale ${end}`} aria-hidden="true" onClick={() => setGone(true)}>
            {end === "won" && <Rain />}
            <div class="finale-words">
                {end !== "void" && (
                    <p class="finale-emblems">
                        {first.map((seat) => (
                            <Emblem key={seat.seat} seat={seat.seat} />
                        ))}
                    </p>
                )}
                <strong>{endTitle(state, result)}</strong>
                <p>{whyWords(result, state.seats)}</p>
            </div>
        </div>
    );
}
