// Who sits here: the character or side, and the person or bot who plays it.
import { Emblem } from "../../art/emblem";
import type { ViewSeat } from "../../protocol";
import { useShown } from "../../table/context";
import { Touch } from "../../table/touch";

export function Nameplate(props: { seat: ViewSeat; title?: string }) {
    const { seats, seat: own, actor } = useShown();
    const { seat, title } = props;
    const who = seats.find((other) => other.seat === seat.seat);
    const person =
        seat.seat === own ? "you" : who?.kind === "bot" ? `${who.level ?? ""} bot` : who?.name;
    const words = [title ?? seat.name, title ? seat.name : "", person].filter((word) => !!word);
    return (
        <Touch
            id={seat.id}
            class={`nameplate ${actor === seat.seat ? "acting" : ""}`}
            label={words.join(", ")}
        >
            <Emblem seat={seat.seat} />
            <b>{words[0]}</b>
            {words.slice(1).map((word) => (
                <span key={word} class={word === person ? "person" : ""}>
                    {word}
                </span>
            ))}
        </Touch>
    );
}
