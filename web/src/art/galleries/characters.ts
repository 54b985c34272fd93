import type { Gallery } from "../drawing";
import { firstTen } from "./characters/first_ten";
import { opponents } from "./characters/opponents";
import { shadowTen } from "./characters/shadow_ten";

export const gallery: Gallery = { ...firstTen, ...shadowTen, ...opponents };
