import type { Gallery } from "../drawing";
import { puppets } from "./puppet_wars/puppets";

export const gallery: Gallery = { ...puppets };
