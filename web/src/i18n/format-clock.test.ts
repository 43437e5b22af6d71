import { expect, it } from "vitest";

import { formatClock } from "./format-clock.ts";

it.each([
  [0, "0:00"],
  [83.9, "1:23"],
  [3723, "1:02:03"],
])("shows %f seconds as %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
