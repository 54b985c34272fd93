import type { Gallery } from "../drawing";
import { actions } from "./gem_blenders/actions";
import { blends } from "./gem_blenders/blends";
import { gems } from "./gem_blenders/gems";
import { heroes } from "./gem_blenders/heroes";

export const gallery: Gallery = { ...heroes, ...blends, ...actions, ...gems };
