import type { Gallery } from "../../drawing";
import { emberfrost, gem, prisma, special } from "../../parts/gem_cuts";
import { card, shield } from "../../parts/tokens";
import * as t from "../../parts/toys";

export const gems: Gallery = {
    pyrogem: gem("pyro"),
    aquagem: gem("aqua"),
    terragem: gem("terra"),
    cryogem: gem("cryo"),
    electrogem: gem("electro"),
    nocturnagem: gem("nocturna"),
    luminagem: gem("lumina"),
    aerogem: gem("aero"),
    caprogem: gem("capro"),
    prismagem: prisma,
    emberfrost_gem: emberfrost,
    titan_terragem: special("terra", [{ of: shield, tint: "steel" }]),
    keen_aerogem: special("aero", [{ of: t.sword, turn: 30, by: 1.5, at: [32, 24] }]),
    echo_nocturnagem: special("nocturna", [{ of: card, tint: "violet", turn: 12 }]),
    halo_luminagem: special("lumina", [{ of: [t.heart], tint: "red" }]),
};
