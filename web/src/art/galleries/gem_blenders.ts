import type { Gallery } from "../drawing";
import { actions } from "./gem_blenders/actions";
import { blends } from "./gem_blenders/blends";
import { gems } from "./gem_blenders/gems";

export const gallery: Gallery = { ...blends, ...actions, ...gems };
