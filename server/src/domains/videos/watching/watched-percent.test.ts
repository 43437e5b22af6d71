import { expect, test } from "vitest";

import { watchedPercent } from "./watched-percent.ts";

test.each<[watched: [number, number][], duration: number, percent: number]>([
  [[], 0, 0],
  [[], 100, 0],
  [[[0, 0.9]], 100, 0],
  [[[0, 33.9]], 100, 33],
  [
    [
      [0, 20],
      [50, 60],
    ],
    100,
    30,
  ],
  [[[0, 98.9]], 100, 98],
  [[[0, 99]], 100, 100],
  [[[0, 100]], 100, 100],
])("%j of %d seconds are %d percent", (watched, duration, percent) => {
  expect(watchedPercent({ position: 0, duration, watched })).toBe(percent);
});
