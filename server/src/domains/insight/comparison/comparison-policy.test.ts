import fc from "fast-check";
import { expect, test } from "vitest";

import { findShown } from "./comparison-policy.ts";

const people = fc.nat(14);
/** People in each group, and in none. */
const course = fc.record({ groups: fc.array(people, { maxLength: 6 }), inNone: people });
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Every choice among some values. */
function choicesOf<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: 2 ** values.length }, (_, chosen) =>
    values.filter((_value, index) => Math.floor(chosen / 2 ** index) % 2 === 1),
  );
}

const shownOf = ({ groups, inNone }: { groups: readonly number[]; inNone: number }) =>
  findShown({
    whole: sumOf(groups) + inNone,
    groups: new Map(groups.map((count, index) => [index, count])),
  });

test("nothing that is shown, and nothing that can be subtracted from it, is of one to four people", () => {
  fc.assert(
    fc.property(course, ({ groups, inNone }) => {
      const shown = shownOf({ groups, inNone });
      const whole = sumOf(groups) + inNone;
      expect(shown.whole).toBe(whole >= 5);
      if (!shown.whole) expect(shown.groups.size).toBe(0);
      const counts = [...shown.groups].map((id) => groups[id]!);
      for (const count of counts) expect(count).toBeGreaterThanOrEqual(5);
      for (const some of shown.whole ? choicesOf(counts) : []) {
        const rest = whole - sumOf(some);
        expect(rest === 0 || rest >= 5, `${rest} of ${whole} without ${some.join()}`).toBe(true);
      }
    }),
  );
});

test("nothing is hidden without need", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 20 }), { minLength: 1 }), (groups) => {
      expect(shownOf({ groups, inNone: 0 }).groups.size).toBe(groups.length);
    }),
  );
  expect([...shownOf({ groups: [20, 3, 30], inNone: 0 }).groups]).toEqual([2]);
  expect([...shownOf({ groups: [20, 3, 2], inNone: 0 }).groups]).toEqual([0]);
  expect([...shownOf({ groups: [20, 30], inNone: 2 }).groups]).toEqual([1]);
  expect([...shownOf({ groups: [12, 0], inNone: 0 }).groups]).toEqual([0]);
  expect(shownOf({ groups: [], inNone: 9 })).toEqual({ whole: true, groups: new Set() });
});
