// Between the two frontlines: who faces whom, the attack, and which moment is open for answers.
import { useShown } from "../../table/context";
import { frontline, type Hero, type Table } from "./shape";

/** The middle of a column, in percent. */
const column = (hero: Hero, bottom: number) =>
    (100 * (2 * frontline(hero.seat === bottom).indexOf(hero.position) + 1)) / 6;

interface Arrow {
    from: Hero;
    to: Hero;
    damage: number;
    settled: boolean; // the damage is calculated
}

const calculated = ["deblend to block", "damage comes"];

function arrowsOf(table: Table): Arrow[] {
    const settled = calculated.includes(table.window ?? "");
    return table.field.flatMap((from) => {
        const to = table.field.find((hero) => hero.zone === from.attacks);
        if (!to) return [];
        const damage = settled ? from.damage : Math.max(0, from.atk - to.def);
        return [{ from, to, damage, settled }];
    });
}

function Attack(props: { arrow: Arrow; bottom: number }) {
    const { arrow, bottom } = props;
    const up = arrow.from.seat === bottom;
    const x1 = column(arrow.from, bottom);
    const x2 = column(arrow.to, bottom);
    return (
        <line
            class={`attack-line seat-${arrow.from.seat}`}
            x1={`${x1}%`}
            y1={up ? "100%" : "0%"}
            x2={`${x2}%`}
            y2={up ? "14%" : "86%"}
            marker-end="url(#attack-head)"
        />
    );
}

const windowWords: Record<string, string> = {
    "attack declared": "The attack is declared",
    "action answered": "An action can be answered",
    "damage comes": "Damage is about to be inflicted",
    "deblend to block": "Blocking",
    "additional attack": "Additional attacks",
};

/** The open moment, and who may use it. */
function Moment() {
    const table = useShown().view as Table;
    const asked = table.seats.filter((seat) => table.pending.includes(seat.seat));
    if (!table.window || asked.length === 0) return null;
    const what = windowWords[table.window] ?? table.window;
    return (
        <p class="moment" role="status">
            {what.charAt(0).toUpperCase() + what.slice(1)}:{" "}
            <b>{asked.map((seat) => seat.name).join(" and ")}</b> may answer
        </p>
    );
}

export function Lanes(props: { bottom: number }) {
    const table = useShown().view as Table;
    const arrows = arrowsOf(table);
    const { bottom } = props;
    return (
        <div class={`lanes ${arrows.length > 0 ? "battle" : ""}`}>
            <svg class="lane-lines" aria-hidden="true">
                <defs>
                    <marker
                        id="attack-head"
                        viewBox="0 0 10 10"
                        refX="7"
                        refY="5"
                        markerWidth="3.4"
                        markerHeight="3.4"
                        orient="auto"
                    >
                        <path d="M0 0 10 5 0 10z" />
                    </marker>
                </defs>
                {[1, 3, 5].map((sixth) => (
                    <line
                        key={sixth}
                        class="lane-line"
                        x1={`${(100 * sixth) / 6}%`}
                        y1="8%"
                        x2={`${(100 * sixth) / 6}%`}
                        y2="92%"
                    />
                ))}
                {arrows.map((arrow) => (
                    <Attack key={arrow.from.zone} arrow={arrow} bottom={bottom} />
                ))}
            </svg>
            {arrows.map((arrow) => (
                <span
                    key={arrow.from.zone}
                    class="attack-sum"
                    style={{
                        left: `${(column(arrow.from, bottom) + column(arrow.to, bottom)) / 2}%`,
                    }}
                >
                    <span class="unseen">
                        {arrow.from.position} attacks {arrow.to.position}:{" "}
                    </span>
                    {arrow.settled ? "" : `${arrow.from.atk} − ${arrow.to.def} = `}
                    <b>{arrow.damage}</b>
                    {arrow.settled && " damage"}
                </span>
            ))}
            <Moment />
        </div>
    );
}
