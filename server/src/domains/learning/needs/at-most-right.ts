/** An option of a validated question. */
interface KeyedOption {
  id: number;
  valid: boolean;
}

/**
 * The maximum share of people who can have answered a question right, by how many chose each option.
 * With a single choice it is exact. With several, anyone who left out a right option or chose a wrong
 * one is wrong, so the share is bounded by the least chosen right option and the most chosen wrong
 * one.
 */
export function atMostRight(
  options: readonly KeyedOption[],
  people: number,
  choosing: (optionId: number) => number,
): number {
  const most = options.map(({ id, valid }) => (valid ? choosing(id) : people - choosing(id)));
  return Math.max(0, Math.min(people, ...most)) / people;
}
