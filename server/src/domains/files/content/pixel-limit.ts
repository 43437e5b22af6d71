/** Millions of pixels that are decoded: more than cameras of phones take. */
export const MOST_MEGAPIXELS = 60;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1e6;
