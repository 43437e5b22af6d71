/**
 * The median of whole numbers, given how often each occurs, from 0 up; the mean of the two in the middle
 * if there is an even number of them.
 * @param people at least one
 */
export function medianOf(people: readonly number[]): number {
  const all = people.reduce((sum, count) => sum + count, 0);
  const at = (place: number) => {
    let passed = 0;
    return people.findIndex((count) => (passed += count) > place);
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.ceil((all - 1) / 2))) / 2;
}
