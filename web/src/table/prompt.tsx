// The words of a question; the cards that they name can be read.
import { useMemo } from "preact/hooks";
import { linked, makeIndex } from "../book/links";
import { useShown } from "./context";
import { CardName } from "./log";

export function PromptWords(props: { words: string }) {
    const { catalogue, showCard } = useShown();
    const index = useMemo(() => makeIndex([], [...catalogue.values()], []), [catalogue]);
    const pieces = useMemo(() => linked(index, props.words), [index, props.words]);
    return (
        <>
            {pieces.map((piece, i) =>
                piece.to && "card" in piece.to ? (
                    <CardName key={i} card={piece.to.card} read={showCard} tabIndex={0}>
                        {piece.text}
                    </CardName>
                ) : (
                    piece.text
                ),
            )}
        </>
    );
}
