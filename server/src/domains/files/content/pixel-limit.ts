/** Maximum megapixels that are decoded: more than phone cameras take. */
export const MOST_MEGAPIXELS = 60;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1e6;
