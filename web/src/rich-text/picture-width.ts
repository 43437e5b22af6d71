/** Pixels that the column of a text is wide. */
export const COLUMN = 708;
/** Pixels below which a picture is a sign within the text. */
const SMALLEST = 64;

/** Whole pixels within what a picture can be drawn in. */
export function fitWidth(width: number, most: number): number {
  return Math.round(Math.min(Math.max(width, Math.min(SMALLEST, most)), most));
}
