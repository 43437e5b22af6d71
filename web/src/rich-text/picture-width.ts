/** Width of the text column in pixels. */
export const COLUMN = 708;
/** Width in pixels below which a picture is a symbol within the text. */
const SMALLEST = 64;

/** Whole pixels within a picture's limits. */
export function fitWidth(width: number, most: number): number {
  return Math.round(Math.min(Math.max(width, Math.min(SMALLEST, most)), most));
}
