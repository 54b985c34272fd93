// The way into the guided first game: a real table against the novice bot.
import { useEffect, useState } from "preact/hooks";
import { loadGames, socket } from "../api";
import { useObservable } from "../observable";
import { playBot } from "./lobby";

export function LearnPage() {
    const link = useObservable(socket.link);
    const [refused, setRefused] = useState<string | null>(null);
    useEffect(() => {
        if (link !== "open") return;
        loadGames()
            .then((games) => {
                const game = games.find((g) => g.name === "flash_duel");
                if (!game) throw new Error("Flash Duel is not played here.");
                return playBot(game, "novice", true, true);
            })
            .catch((error: Error) => setRefused(error.message));
    }, [link === "open"]);
    return <p class="loading">{refused ?? "Laying out a first game…"}</p>;
}
