import type { Gallery } from "../drawing";
import { actions } from "./puppet_wars/actions";
import { puppets } from "./puppet_wars/puppets";
import { upgrades } from "./puppet_wars/upgrades";

export const gallery: Gallery = { ...puppets, ...upgrades, ...actions };
