interface Point {
  figure: number;
  /** The option's whole text. */
  label: string;
}

/** A scale of fewer points is read faster as a list. */
const FEWEST = 5;

/**
 * Reads options as the points of a scale: consecutive whole numbers, ascending or descending, of which only
 * the ends may be named, as in "10 Sobresaliente", "9" ... "1 Deficiente". Null for any other options.
 */
export function readScale(options: readonly string[]): Point[] | null {
  const points = options.map((label, index) => {
    const isEnd = index === 0 || index === options.length - 1;
    const figure = (isEnd ? /^(\d{1,2})(?:\s|$)/ : /^(\d{1,2})$/).exec(label.trim())?.[1];
    return { figure: Number(figure ?? Number.NaN), label };
  });
  const [first, second] = points;
  if (points.length < FEWEST || !first || !second) return null;
  const step = second.figure - first.figure;
  const isScale = points.every(({ figure }, index) => figure === first.figure + index * step);
  return isScale && Math.abs(step) === 1 ? points : null;
}
