/** Lowest and highest grade of a scale. */
const LEAST = 0;
const GREATEST = 10;

/**
 * The values of options that form a scale: each begins with a whole number from 0 to 10, one step apart,
 * up or down, as in "10 Sobresaliente", "9" ... "1 Deficiente". Null for any other options.
 */
export function scaleValues(options: readonly { text: string }[]): number[] | null {
  const values = options.map(({ text }) => /^\s*(\d{1,2})(?=\s|$)/.exec(text)?.[1]).map(Number);
  const [first, second] = values;
  if (first === undefined || second === undefined) return null;
  const step = second - first;
  if (Math.abs(step) !== 1) return null;
  const isScale = values.every(
    (value, index) => value === first + index * step && value >= LEAST && value <= GREATEST,
  );
  return isScale ? values : null;
}
