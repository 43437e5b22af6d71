import { expect, test } from "vitest";

import { atMostRight } from "./at-most-right.ts";

const key = (...valid: boolean[]) => valid.map((one, index) => ({ id: index + 1, valid: one }));
const choosing =
  (...people: number[]) =>
  (id: number) =>
    people[id - 1] ?? 0;

test.each([
  ["one right option: those who chose it", key(true, false, false), [3, 6, 1], 0.3],
  ["one right option that no one chose", key(true, false), [0, 10], 0],
  ["several: the least chosen right one bounds it", key(true, true, false), [9, 4, 0], 0.4],
  ["several: so does the most chosen wrong one", key(true, true, false), [9, 9, 8], 0.2],
  ["all of them right", key(true, false, true), [10, 0, 10], 1],
  ["counts that are a moment apart", key(false, true), [11, 10], 0],
])("%s", (_, options, people, share) => {
  expect(atMostRight(options, 10, choosing(...people))).toBeCloseTo(share);
});
