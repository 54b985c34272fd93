// The way into a guided first game: a real table against the novice bot.
import { useEffect, useState } from "preact/hooks";
import { loadGames, socket } from "../api";
import { playBot } from "../begun";
import { lessonsOf } from "../boards/board";
import { useObservable } from "../observable";

/** Without a game: the first one that has lessons. */
export function LearnPage(props: { game: string | null }) {
    const { game: wanted } = props;
    const isOpen = useObservable(socket.link) === "open";
    const [refused, setRefused] = useState<string | null>(null);
    useEffect(() => {
        if (!isOpen) return;
        loadGames()
            .then((games) => {
                const game = games.find(
                    (g) => lessonsOf(g.name).length > 0 && g.name === (wanted ?? g.name),
                );
                if (!game) throw new Error("There is no guided game of that here.");
                return playBot(game, "novice", true, true);
            })
            .catch((error: Error) => setRefused(error.message));
    }, [isOpen, wanted]);
    return <p class="loading">{refused ?? "Laying out a first game…"}</p>;
}
