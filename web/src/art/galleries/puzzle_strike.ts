import type { Gallery } from "../drawing";

export const gallery: Gallery = {};
