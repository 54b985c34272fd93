// What was chosen last for each game, on this device; and beginning a game with it.
import { socket } from "./api";
import { navigate } from "./router";
import { recall, remember } from "./settings";
import type { GameInfo, Setup } from "./protocol";

/** The setup that was chosen last, or null. */
export function lastSetup(game: GameInfo): Setup | null {
    try {
        const values: unknown = JSON.parse(recall(`setup.${game.name}`) ?? "null");
        return values !== null && typeof values === "object" ? (values as Setup) : null;
    } catch {
        return null;
    }
}

export const keepSetup = (game: GameInfo, values: Setup): void =>
    remember(`setup.${game.name}`, JSON.stringify(values));

async function create(game: GameInfo, setup: Setup, level: string): Promise<string> {
    const wanted = { game: game.name, setup };
    const { sides } = await socket.request<{ sides: string[] }>({ do: "sides", ...wanted });
    const seats = sides.map((_, seat) => (seat === 0 ? "me" : level));
    return (await socket.request<{ table: string }>({ do: "create", ...wanted, seats })).table;
}

/** Against bots at once: as last time, or as is good for a first game, which guided ones are. */
export async function playBot(
    game: GameInfo,
    level: string,
    guide = false,
    replace = false,
): Promise<void> {
    const last = guide ? null : lastSetup(game);
    const table = await create(game, last ?? game.first, level);
    navigate(`/table/${table}${guide ? "?guide" : ""}`, replace);
}
