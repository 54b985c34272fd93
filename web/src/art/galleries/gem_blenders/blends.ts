import type { Gallery } from "../../drawing";
import * as b from "../../parts/blends";
import * as t from "../../parts/toys";
import { box, disc, limb, oval, star } from "../../shapes";

const { blend, both } = b;

const ofTwo: Gallery = {
    usher: blend({
        gems: ["nocturna", "capro"],
        skin: "umber",
        helm: "coal",
        on: [
            "rose M18 18Q17 4 32 4t14 14q-14-4-28 0z",
            "gold M17 15q15-4 30 0v5q-15-4-30 0z",
            `gold ${disc(32, 5, 2.5)}`,
        ],
        before: [`iron ${limb(48, 46, 50, 58, 3.6)}`, "coal M42 38h11l-2 8h-7z"],
        behind: ["yellow M48 40 40 2h22z"],
    }),
    bishop: blend({
        gems: ["pyro", "lumina"],
        helm: "white",
        on: [
            "white M14 22Q14 10 32 0q18 10 18 22-18-5-36 0z",
            "gold M32 3v17m-9-9h18",
            "gold M15 19q17-5 34 0v5q-17-5-34 0z",
        ],
        before: [
            `gold ${limb(55, 20, 55, 62, 2)}`,
            "gold M57 22c6-2 6-14-2-15-8 1-9 9-4 12 4 0 4-4 2-6 4 2 3 6-1 7z",
        ],
    }),
    cone: blend({
        gems: ["lumina", "aero"],
        helm: "pink",
        face: b.grin,
        on: [
            "tan M17 18 32-3 47 18q-15-5-30 0z",
            "thin M23 10l13 5m5-5-13 5M28 3l10 5",
            `pink M14 22q-3-6 4-7 3-4 7 0 4-4 7 0 4-4 7 0 4-4 7 0 7 1 4 7-5 4-8 0-5 4-9 0-4 4-9 0-5 4-10 0z`,
        ],
    }),
    guard: blend({
        gems: ["terra", "cryo"],
        helm: "stone",
        face: b.grim,
        on: ["stone M12 20V3h9v6h6V3h10v6h6V3h9v17q-20-5-40 0z", "thin M14 14h10m6-2h9m4 3h8"],
        before: [
            "teal M40 40q9 0 11-4 3 4 11 4 1 16-11 23-12-7-11-23z",
            "light M43 43q6 0 8-2v17q-8-6-8-15z",
        ],
    }),
    gull: blend({
        gems: ["aqua", "aero"],
        helm: "white",
        behind: both([{ of: t.wing, at: [11, 36], by: 0.5, turn: 20 }]),
        on: [...b.eyes(), b.beak],
    }),
    hornet: blend({
        gems: ["terra", "aero"],
        helm: "gold",
        face: b.grim,
        behind: both(b.fly),
        on: [
            ...both(b.antenna),
            "coal M17 19q15-6 30 0l2 6q-5-4-17-4t-17 4z",
            "coal M13 40q-.500-4 0-6l6 2v6zM51 40q.500-4 0-6l-6 2v6z",
        ],
        before: ["steel M50 36l10 25-14-18z"],
    }),
    electron: blend({
        gems: ["electro", "aero"],
        helm: "sky",
        behind: [
            { of: b.ring("steel"), turn: 35, at: [32, 26] },
            { of: b.ring("steel"), turn: -35, at: [32, 26] },
        ],
        before: [
            `yellow ${disc(8, 9, 5)}${disc(57, 43, 5)}`,
            `red ${disc(56, 9, 5)}`,
            "thin M54 9h4M6 9h4m45 34h4",
        ],
    }),
    magnet: blend({
        gems: ["terra", "electro"],
        helm: "iron",
        on: [
            "red M11 26V2h11v12q2 5 10 5t10-5V2h11v24q-21-8-42 0z",
            "white M11 2h11v7H11zM42 2h11v7H42z",
            "shade M53 9v17q-4-2-9-3V9z",
        ],
    }),
    ghost: blend({
        gems: ["electro", "nocturna"],
        helm: "white",
        face: [`spot ${oval(26, 30, 3.4, 4.6)}${oval(38, 30, 3.4, 4.6)}${oval(32, 40, 3, 3.6)}`],
        skin: "white",
        before: ["white M2 40q8-8 12 0l1 8-4-1-3 4-2-5-4 0zM62 40q-8-8-12 0l-1 8 4-1 3 4 2-5 4 0z"],
        on: ["white M29 10q-4-8 5-9 6 0 5 5-4-2-5 2 0 3 3 4z"],
    }),
    reflector: blend({
        gems: ["aqua", "cryo"],
        helm: "steel",
        face: [],
        skin: "sky",
        behind: [`gold ${star(32, 26, 12, 27, 22)}`],
        on: [
            "light M22 34 34 23q4 0 6 2L25 42q-3-3-3-8z",
            "light M30 44l12-14 2 4-8 9z",
            `gold ${disc(32, 14, 4)}`,
        ],
    }),
    virus: blend({
        gems: ["terra", "nocturna"],
        helm: "lime",
        skin: "ash",
        face: b.grin,
        behind: b.around([`lime ${limb(32, 5, 32, 20, 2)}`, `moss ${disc(32, 5, 4.4)}`], 35, 7),
        on: [`moss ${disc(22, 19, 3)}${disc(36, 14, 3.4)}${disc(46, 23, 2.4)}`],
    }),
    mountaineer: blend({
        gems: ["terra", "capro"],
        skin: "tan",
        helm: "wood",
        behind: both(b.goatHorn),
        on: [
            "stone M13 24 26 4l5 6 5-8 15 22q-19-6-38 0z",
            "white M20 13 26 4l5 6 5-8 8 12-5-1-4 3-4-4-5 4-2-3z",
        ],
        before: [b.staff(56, 26), "iron M46 26q10-10 17 3-8-5-17-3z"],
    }),
    anchor: blend({
        gems: ["aqua", "capro"],
        skin: "umber",
        helm: "navy",
        on: ["white M16 19Q14 5 32 5t16 14q-16-5-32 0z", "navy M15 17q17-5 34 0v5q-17-5-34 0z"],
        before: [
            "iron M48 30h6v6h7v6h-7v13q5-1 6-7l4 4q-3 11-13 11t-13-11l4-4q1 6 6 7V42h-7v-6h7z",
            `iron ${disc(51, 27, 5)}`,
            `white ${disc(51, 27, 1.6)}`,
        ],
    }),
    stoker: blend({
        gems: ["pyro", "capro"],
        helm: "coal",
        face: b.grim,
        skin: "tan",
        on: [
            { of: b.flame, at: [32, 7], by: 0.36 },
            "iron M22 16h20v6H22z",
            "iron M18 11h28v6H18z",
            "orange M20 20h24v3H20z",
        ],
        before: [
            `wood ${limb(56, 60, 50, 40, 2.2)}`,
            "iron M40 28l14-4 4 12q-6 6-13 3z",
            `coal ${disc(46, 29, 3.4)}${disc(52, 27, 3)}`,
        ],
    }),
    sparker: blend({
        gems: ["pyro", "electro"],
        helm: "white",
        face: b.shout,
        behind: [`yellow ${star(32, 11, 9, 14, 7)}`],
        on: [
            "steel M27 5h10v6H27z",
            "iron M21 10h22v7H21z",
            "red M14 26q2-8 6-10h24q4 2 6 10-18-8-36 0z",
        ],
    }),
    imp: blend({
        gems: ["pyro", "nocturna"],
        helm: "red",
        skin: "red",
        face: [
            `yellow ${oval(26, 32, 4, 3.4)}${oval(38, 32, 4, 3.4)}`,
            `spot ${disc(27, 32, 1.6)}${disc(37, 32, 1.6)}`,
            "white M24 38q8 4 16 0-2 6-8 6t-8-6z",
        ],
        behind: [...both(["wine M14 44 2 34l2 8-4 0 6 12z"]), ...both(b.bullHorn)],
        before: [
            `bark ${limb(55, 34, 55, 62, 2)}`,
            "iron M45 18l4 3v8h3V14l3-4 3 4v15h3v-8l3-3q1 18-9 18t-10-18z",
        ],
    }),
    owl: blend({
        gems: ["nocturna", "aero"],
        helm: "plum",
        behind: both(["plum M14 22 7 1l18 9z"]),
        on: [
            `yellow ${disc(22, 18, 8)}${disc(42, 18, 8)}`,
            `spot ${disc(23, 18, 3.4)}${disc(41, 18, 3.4)}`,
            "orange M28 20h8l-4 10z",
        ],
    }),
    squid: blend({
        gems: ["aqua", "nocturna"],
        helm: "violet",
        skin: "skin",
        behind: ["violet M32-1 54 22H10z"],
        on: [...b.eyes("yellow")],
        before: both([
            "violet M13 38q-10 2-9 12 2 6 7 4-3-6 2-8zM20 44q-8 6-3 17 4 1 6-2-4-6 1-12z",
            `pink ${disc(8, 50, 1.2)}`,
        ]),
    }),
    buoy: blend({
        gems: ["aqua", "electro"],
        helm: "red",
        skin: "tan",
        on: ["white M17 17q15-6 30 0l3 7q-5-5-18-5t-18 5z", { of: b.bolt, at: [32, 11], by: 0.4 }],
        before: [
            "white M4 50q28 10 56 0v9q-28 10-56 0z",
            "red M12 52.500l9 2v9l-9-2zM43 54.500l9-2v9l-9 2z",
        ],
    }),
    glider: blend({
        gems: ["cryo", "aero"],
        helm: "teal",
        behind: [
            "red M32 1 63 22l-16-1-15-6-15 6-16 1z",
            "shade M32 1 63 22l-16-1-15-6z",
            "line M12 22l8 26M52 22l-8 26",
        ],
        on: [{ of: b.goggles, at: [32, 38] }],
    }),
    coil: blend({
        gems: ["cryo", "electro"],
        helm: "brass",
        face: b.grim,
        behind: [
            { of: b.bolt, at: [10, 14], by: 0.4, turn: -30 },
            { of: b.bolt, at: [54, 14], by: 0.4, turn: 30 },
        ],
        on: [
            `rust ${limb(21, 19, 43, 17, 3)}${limb(22, 13, 42, 11, 3)}${limb(23, 7, 41, 5, 3)}`,
            `steel ${disc(32, 3.5, 3.4)}`,
        ],
    }),
};

const ofThree: Gallery = {
    burn_fowl: blend({
        gems: ["pyro", "nocturna", "aero"],
        helm: "rust",
        behind: [
            { of: b.flame, at: [32, 9], by: 0.44 },
            { of: b.flame, at: [16, 15], by: 0.42, turn: -38 },
            { of: b.flame, at: [48, 15], by: 0.42, turn: 38 },
        ],
        on: [...b.eyes("yellow"), b.beak, "red M29 28q-2 7 3 9 5-2 3-9l-3 3z"],
        face: b.grim,
    }),
    slip_knotter: blend({
        gems: ["terra", "nocturna", "aero"],
        helm: "bark",
        skin: "tan",
        on: [
            "blond M14 24q0-8 7-8 3-8 11-8t11 8q7 0 7 8-8-5-18-5t-18 5z",
            "thin M21 16q6 4 11-2 6 6 11 2M32 8q-6 4 0 6",
        ],
        before: [
            "pale M24 48Q44 56 50 26",
            `red ${disc(50, 20, 11)}`,
            `gold ${disc(50, 20, 4)}`,
            "light M42 18q2-6 8-7-4 3-5 8z",
        ],
    }),
    royal_buzzer: blend({
        gems: ["terra", "electro", "aero"],
        helm: "yellow",
        behind: both(b.fly),
        on: [
            "coal M16 21q16-6 32 0l2 6q-6-5-18-5t-18 5z",
            "coal M12.500 38l7 0 2 6-8-.500zM51.500 38l-7 0-2 6 8-.500z",
            b.crown,
            `red ${disc(32, 9, 2)}`,
        ],
    }),
    diamond_driller: blend({
        gems: ["terra", "cryo", "electro"],
        helm: "iron",
        skin: "umber",
        face: b.grim,
        on: [
            "steel M15 20 32-2 49 20q-17 8-34 0z",
            "line M19 15q12 5 20 1M24 9q7 3 11 1",
            "sky M27 20h10l3 4-8 6-8-6z",
        ],
        before: ["steel M58 22 63 46H47z", "line M51 40l10-2m-8-6 7-2", "brass M45 46h18v8H45z"],
    }),
    berg_inflicter: blend({
        gems: ["aqua", "cryo", "capro"],
        helm: "navy",
        behind: [
            { of: b.shard, at: [10, 36], by: 0.72, turn: -16 },
            { of: b.shard, at: [54, 36], by: 0.72, turn: 16 },
        ],
        face: b.grim,
        on: ["white M12 26 18 9l6 4 7-11 8 10 6-3 7 17q-20-7-40 0z", "sky M31 2l-4 17h10l2-7z"],
    }),
    hail_dominator: blend({
        gems: ["terra", "cryo", "capro"],
        helm: "navy",
        face: b.shout,
        on: [{ of: b.cloud, at: [32, 11], by: 0.86 }],
        before: [
            `white ${disc(8, 36, 4)}${disc(56, 32, 4)}${disc(12, 48, 3.4)}${disc(54, 47, 4.4)}${disc(4, 56, 3)}`,
        ],
    }),
    catalyst_controller: blend({
        gems: ["pyro", "electro", "nocturna"],
        helm: "white",
        on: ["brass M14 20q18-7 36 0v4q-18-7-36 0z", { of: b.goggles, at: [32, 30] }],
        before: [
            "white M47 24h8v12l8 18q0 8-7 8H46q-7 0-7-8l8-18z",
            "lime M43 46q8-3 16 0l4 8q0 8-7 8H46q-7 0-7-8z",
            `light ${disc(48, 53, 2.4)}${disc(54, 50, 1.6)}`,
        ],
    }),
    pearl_deceptor: blend({
        gems: ["aqua", "nocturna", "aero"],
        helm: "plum",
        behind: [
            "pink M32 30 1 26Q1 12 10 10q2-8 11-8 5-4 11 0 6-4 11 0 9 0 11 8 9 2 9 16z",
            "thin M32 26 12 12m20 14L22 4m10 22L42 4M32 26l20-14",
        ],
        on: [
            `white ${disc(32, 14, 7)}`,
            `light ${disc(30, 12, 2)}`,
            "shade M38 12a7 7 0 0 1-10 8q8 0 10-8z",
        ],
        face: [
            `spot ${oval(37, 33, 1.8, 2.4)}`,
            "thin M24 33q3 2.500 6 0",
            `red ${oval(32, 39.5, 2.6, 1.6)}`,
        ],
    }),
    toxic_ram: blend({
        gems: ["electro", "nocturna", "capro"],
        helm: "lime",
        face: b.grim,
        skin: "ash",
        on: [
            ...both(b.ramHorn),
            t.drop(24, 19, 3.4, "violet"),
            t.drop(40, 21, 3.4, "violet"),
            "moss M26 10q6-6 12 0-1 5-6 5t-6-5z",
        ],
    }),
    bolt_ram: blend({
        gems: ["pyro", "electro", "capro"],
        helm: "wine",
        face: b.grim,
        on: [...both(b.ramHorn), { of: b.bolt, at: [32, 12], by: 0.42 }],
    }),
    ice_creamer: blend({
        gems: ["aqua", "terra", "cryo"],
        helm: "white",
        face: b.grin,
        on: [
            `paper ${disc(19, 15, 8)}`,
            `bark ${disc(45, 15, 8)}`,
            `pink ${disc(32, 9, 9)}`,
            "pink M22 10q2 8 5 3 3 8 6 2 4 6 6 0l2-5z",
            `red ${disc(32, 1.5, 2.6)}`,
        ],
        before: ["tan M44 46h18l-9 17z", `sky ${disc(53, 40, 9)}`, "thin M49 49l8 6m2-6-8 6"],
    }),
    flare_launcher: blend({
        gems: ["pyro", "lumina", "aero"],
        helm: "orange",
        skin: "tan",
        on: [{ of: b.goggles }],
        before: [`iron ${limb(44, 52, 56, 24, 5.5)}`],
        behind: [
            {
                of: [`yellow ${star(32, 32, 8, 30, 13)}`, `red ${disc(32, 32, 11)}`],
                at: [54, 14],
                by: 0.46,
            },
        ],
    }),
    tide_caller: blend({
        gems: ["aqua", "lumina", "aero"],
        behind: [{ of: b.wave, at: [30, 22], by: 0.98 }],
        helm: "blue",
        skin: "umber",
        face: b.shout,
        on: ["white M14 24q2-8 8-6 4-6 10-2 6-5 10 1 6-1 8 7-18-6-36 0z"],
        before: [
            "paper M38 42q4-8 14-8 12-2 11 10-2 10-12 8-6 0-13-10z",
            "thin M48 36q-2 8 4 14m4-17q-2 10 3 15",
        ],
    }),
    satchel_carrier: blend({
        gems: ["pyro", "aqua", "lumina"],
        helm: "moss",
        skin: "tan",
        behind: ["rust M6 14q0-8 8-8h36q8 0 8 8v44H6z", "blond M4 2h56v10H4z"],
        on: ["moss M15 22Q14 8 32 8t17 14q-17-6-34 0z", "moss M10 24q22-9 44 0-22-2-44 0z"],
        before: [
            "rust M38 44h24v18H38z",
            "bark M38 44h24v7q-12 5-24 0z",
            `gold ${box(47, 49, 6, 6)}`,
        ],
    }),
    eel_charger: blend({
        gems: ["aqua", "electro", "aero"],
        helm: "navy",
        face: b.grim,
        on: [
            "navy M14 22Q8 2 32 2t18 20q-18-7-36 0z",
            ...b.eyes("yellow"),
            "white M18 21l4 5 3-6 4 5 3-5 3 5 4-5 3 6 4-5q-14-4-28 0z",
        ],
        behind: [
            "navy M46 52q16 0 14-18-2-10-10-8 4 6 0 12z",
            { of: b.bolt, at: [8, 26], by: 0.42, turn: -20 },
            { of: b.bolt, at: [57, 16], by: 0.36, turn: 20 },
        ],
    }),
    ink_diver: blend({
        gems: ["aqua", "electro", "nocturna"],
        helm: "brass",
        behind: ["plum M4 40Q-2 20 10 10q4-10 16-6 14-6 22 4 14 2 12 16 6 12-4 22z"],
        on: [
            "brass M18 34a14 14 0 1 1 28 0 14 14 0 1 1-28 0h4a10 10 0 1 0 20 0 10 10 0 1 0-20 0z",
            "light M24 30q2-6 8-6-4 3-5 8z",
            `spot ${disc(20, 24, 1.2)}${disc(44, 24, 1.2)}${disc(20, 43, 1.2)}${disc(44, 43, 1.2)}`,
            "iron M27 5h10v7H27z",
        ],
    }),
    gyro_spinner: blend({
        gems: ["terra", "cryo", "aero"],
        helm: "orange",
        face: b.shout,
        behind: [{ of: b.ring("sky"), at: [32, 14], turn: -10 }],
        on: [
            "red M8 13q0-6 21-7l1-6h4l1 6q21 1 21 7-2 7-24 11Q10 20 8 13z",
            "white M8 13q24 8 48 0l-3 5q-21 7-42 0z",
        ],
    }),
    turbine_rider: blend({
        gems: ["cryo", "electro", "aero"],
        helm: "steel",
        behind: b.around(
            ["white M30 32Q14 16 26 0q12 2 11 14 0 8-5 18z", "shade M32 1q6 3 5 13 0 8-5 18z"],
            72,
            5,
            [32, 27],
        ),
        on: [{ of: b.goggles }],
        face: b.grin,
    }),
    ash_peddler: blend({
        gems: ["pyro", "terra", "nocturna"],
        helm: "coal",
        skin: "ash",
        face: b.grin,
        on: [
            "coal M19 16 21 0h22l2 16z",
            "wine M19.500 9h25l.5 6h-26z",
            "coal M6 17q26-7 52 0-3 7-12 5-14-3-28 0-9 2-12-5z",
        ],
        before: [
            "paper M38 46q10-6 22 0 6 16-2 17H42q-8-2-4-17z",
            "rust M40 44q9 4 18 0l-3-6-5 3-5-3z",
            `stone ${oval(49, 55, 5, 4)}`,
        ],
    }),
    forge_bull: blend({
        gems: ["pyro", "terra", "capro"],
        helm: "bark",
        skin: "tan",
        face: [
            `spot ${disc(26, 31, 2)}${disc(38, 31, 2)}`,
            "thin M22 27l6 2m14-2-6 2",
            `pink ${oval(32, 39, 8, 5)}`,
            `spot ${disc(29, 38, 1.3)}${disc(35, 38, 1.3)}`,
            "line M29 41q-1 6 3 6t3-6",
        ],
        behind: both([{ of: b.bullHorn, at: [32, 34], by: 1.05 }]),
        on: [{ of: b.flame, at: [32, 11], by: 0.36 }],
        before: ["iron M38 48h24v6q-5 0-6 4h3v5H42v-5h3q-1-4-7-5z"],
    }),
};

const ofFour: Gallery = {
    shard_buster: blend({
        gems: ["aqua", "terra", "cryo", "capro"],
        helm: "sky",
        face: [...b.calm, `red ${oval(32, 39.5, 2.4, 1.6)}`],
        behind: b.around([{ of: b.shard, at: [32, 12], by: 0.5 }], 30, 5),
        on: ["teal M15 24q17-9 34 0l-4-6q-13-5-26 0z", "white M32 14l4 5-4 6-4-6z"],
    }),
    storm_weaver: blend({
        gems: ["aqua", "electro", "nocturna", "aero"],
        helm: "plum",
        behind: [
            ...both(["line M16 30 6 20 2 28M16 36 4 36l-3 8M18 22 12 8 5 9"]),
            { of: b.cloud, at: [32, 10], by: 0.6 },
        ],
        on: [
            `yellow ${disc(24, 19, 3.6)}${disc(40, 19, 3.6)}${disc(29, 13, 2.4)}${disc(35, 13, 2.4)}`,
        ],
        before: [{ of: b.bolt, at: [54, 46], by: 0.5, turn: 12 }],
        face: b.grim,
    }),
    horizon_gazer: blend({
        gems: ["pyro", "aqua", "lumina", "aero"],
        helm: "navy",
        skin: "tan",
        behind: [`gold ${star(32, 28, 14, 29, 21)}`],
        on: ["navy M8 16q24 10 48 0-6-15-24-15T8 16z", "gold M20 15q12 4 24 0v4q-12 4-24 0z"],
        before: [
            `brass ${limb(38, 34, 48, 38, 4)}`,
            `brass ${limb(49, 38, 58, 42, 5.5)}`,
            `sky ${oval(60, 43, 3, 5.5)}`,
        ],
    }),
    gourmet_guider: blend({
        gems: ["pyro", "aqua", "terra", "lumina"],
        helm: "white",
        skin: "tan",
        face: [
            `spot ${disc(27, 31, 2)}${disc(37, 31, 2)}`,
            "bark M32 36q-5-3-10 2 5 3 10 1 5 2 10-1-5-5-10-2z",
            "thin M29 42q3 2 6 0",
        ],
        on: [
            "white M16 24V16Q6 14 9 6q5-7 12-3 5-6 11-4 6-2 11 4 7-4 12 3 3 8-7 10v8q-16-6-32 0z",
            "thin M24 20v-7m8 6v-7m8 8v-7",
        ],
        before: [
            "steel M40 52a11 11 0 0 1 22 0z",
            `steel ${limb(39, 54, 63, 54, 2)}`,
            `gold ${disc(51, 40, 2.4)}`,
        ],
    }),
    dread_blader: blend({
        gems: ["pyro", "electro", "nocturna", "capro"],
        helm: "coal",
        behind: [
            { of: t.sword, at: [14, 28], turn: -30 },
            { of: t.sword, at: [50, 28], turn: 30 },
        ],
        face: b.glow("red"),
        on: ["coal M28 20 32 0l4 20-4 8z", "red M24 12l-8-6 2 10zM40 12l8-6-2 10z"],
    }),
    herd_necromancer: blend({
        gems: ["pyro", "terra", "nocturna", "capro"],
        helm: "plum",
        face: b.glow("lime"),
        on: [
            "white M20 8q12-6 24 0 2 8-5 12l-3 9h-8l-3-9q-7-4-5-12z",
            `spot ${oval(26, 13, 2.6, 3.4)}${oval(38, 13, 2.6, 3.4)}`,
            "spot M30 24h1.600l-.600 3zM32.500 24H34l-.400 3z",
        ],
        behind: both(["bark M22 12Q4 14 2 0q8 6 22 4z"]),
        before: [b.staff(56, 24), `lime ${disc(56, 22, 6)}`, `light ${disc(54, 20, 2)}`],
    }),
    orbit_juggler: blend({
        gems: ["terra", "cryo", "electro", "aero"],
        helm: "teal",
        face: b.grin,
        behind: ["pale M6 44A28 26 0 1 1 58 44"],
        on: [
            "red M14 24Q12 4 2 10q4-10 16-8l14 8 14-8q12-2 16 8-10-6-12 14-18-7-36 0z",
            `gold ${disc(3, 12, 3)}${disc(61, 12, 3)}`,
        ],
        before: [
            `red ${disc(8, 34, 5.5)}`,
            `blue ${disc(56, 34, 5.5)}`,
            `gold ${disc(7, 50, 5)}`,
            `green ${disc(57, 50, 5)}`,
        ],
    }),
    toll_gatherer: blend({
        gems: ["pyro", "terra", "nocturna", "aero"],
        helm: "moss",
        face: b.grin,
        on: [
            "wine M14 22Q14 6 32 6t18 16q-18-6-36 0z",
            "wine M12 23q20-8 40 0 3 4-2 4-18-7-36 0-5 0-2-4z",
            `gold ${disc(32, 14, 5)}`,
            "line M32 12v4",
        ],
        before: [
            "bark M40 44q9-4 18 0 7 18-3 19H43q-10-1-3-19z",
            "bark M44 38q5 3 10 0l2 6H42z",
            `gold ${disc(41, 35, 4)}${disc(50, 32, 4)}${disc(58, 36, 4)}`,
            `gold ${disc(49, 54, 4)}`,
        ],
    }),
    phoenix_herald: blend({
        gems: ["pyro", "terra", "lumina", "aero"],
        helm: "orange",
        behind: [
            ...both([{ of: b.flame, at: [9, 38], by: 0.62, turn: -28 }]),
            ...b.around(["red M32 2q6 8 0 18-6-10 0-18z", `gold ${disc(32, 5, 3.4)}`], 38, 3),
        ],
        on: [...b.eyes("yellow"), b.beak],
    }),
};

const ofFive: Gallery = {
    ion_banger: blend({
        gems: ["pyro", "terra", "electro", "nocturna", "capro"],
        helm: "plum",
        face: b.shout,
        behind: [`yellow ${star(32, 28, 11, 30, 21)}`],
        on: [
            { of: b.bolt, at: [22, 14], by: 0.32 },
            { of: b.bolt, at: [42, 14], by: 0.32, flip: true },
        ],
        before: both([
            `coal ${disc(9, 44, 8)}`,
            "light M4 42q1-4 5-5-3 2-3 5z",
            "line M9 36q0-5 5-6",
            `yellow ${star(15, 29, 5, 4.4, 2)}`,
        ]),
    }),
    mantis_slasher: blend({
        gems: ["aqua", "terra", "electro", "nocturna", "aero"],
        helm: "lime",
        skin: "lime",
        face: [
            `red ${oval(24, 30, 5, 6)}${oval(40, 30, 5, 6)}`,
            "light M21 27l3-2v6zM37 27l3-2v6z",
            "line M29 40l3 3 3-3",
        ],
        behind: both(["line M24 12Q20 2 8 1"]),
        on: ["lime M14 24 20 6l12 8 12-8 6 18q-18-10-36 0z"],
        before: both(["steel M2 62Q-4 30 16 16 10 34 14 54z", `green ${limb(15, 60, 5, 55, 4)}`]),
    }),
    avalanche_bringer: blend({
        gems: ["aqua", "terra", "cryo", "lumina", "capro"],
        helm: "white",
        skin: "sky",
        face: b.grim,
        behind: [
            "white M8 62Q-2 48 6 36q-4-10 6-16 0-12 12-14Q32-2 40 6q12 2 12 14 10 6 6 16 8 12-2 26z",
            ...both(b.goatHorn),
        ],
        on: ["white M20 40l3 6 3-3 3 6 3-4 3 4 3-6 3 3 3-6q-12 8-24 0z"],
        before: [
            `white ${disc(8, 54, 8)}${disc(57, 53, 7.5)}${disc(52, 60, 4)}`,
            "shade M64 53a7.500 7.500 0 0 1-13 5q10 1 10-10 3 2 3 5z",
        ],
    }),
    carousel_emperor: blend({
        gems: ["terra", "cryo", "electro", "lumina", "aero"],
        helm: "navy",
        skin: "umber",
        on: [
            "red M6 20 32 3l26 17q-4 6-8 1-4 6-9 1-4 6-9 0-5 6-9 0-5 5-9-1-4 5-8-1z",
            "white M32 3 20 22q3 4 7 0zM32 3l12 19q-3 4-7 0z",
            "gold M32-1v6",
            `gold ${disc(32, 3, 3)}`,
        ],
        behind: [`gold ${limb(10, 20, 10, 62, 1.6)}${limb(54, 20, 54, 62, 1.6)}`],
        before: both([{ of: t.horse, at: [10, 46], by: 0.36, flip: true }]),
    }),
    sunrise_conductor: blend({
        gems: ["pyro", "aqua", "terra", "lumina", "aero"],
        helm: "orange",
        behind: [`yellow ${star(32, 28, 12, 31, 20)}`],
        on: ["gold M16 22Q18 9 32 9t16 13q-16-7-32 0z", "light M19 18q4-7 12-7-6 3-8 7z"],
        face: [`spot ${oval(37, 33, 1.8, 2.4)}${oval(27, 33, 1.8, 2.4)}`, "thin M27 38q5 5 10 0"],
        before: [
            `white ${limb(49, 50, 60, 20, 1.8)}`,
            `bark ${limb(48, 54, 50, 47, 2.4)}`,
            `skin ${disc(48, 54, 4.4)}`,
        ],
    }),
    doom_collector: blend({
        gems: ["pyro", "aqua", "terra", "nocturna", "aero"],
        helm: "coal",
        face: b.glow("white"),
        behind: ["coal M12 44Q4 8 32 2q28 6 20 42z"],
        before: [
            b.staff(56, 16),
            "steel M59 18Q46-2 20 4q20 2 30 16z",
            "bark M4 46q8-4 16 0 6 16-3 17H7q-9-2-3-17z",
            `violet ${star(12, 42, 4, 6, 4)}`,
            `teal ${star(5, 44, 4, 5, 3.4)}`,
            `red ${star(19, 44, 4, 5, 3.4)}`,
        ],
    }),
};

export const blends: Gallery = { ...ofTwo, ...ofThree, ...ofFour, ...ofFive };
