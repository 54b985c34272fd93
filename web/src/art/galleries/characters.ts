import type { Gallery } from "../drawing";
import { firstTen } from "../parts/first_ten";
import { opponents } from "../parts/opponents";
import { shadowTen } from "../parts/shadow_ten";

export const gallery: Gallery = { ...firstTen, ...shadowTen, ...opponents };
