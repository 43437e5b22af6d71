import { expect, it } from "vitest";

import { findTimeZone } from "./find-time-zone.ts";

it.each([
  ["Europe/Madrid", "Europe/Madrid"],
  ["europe/madrid ", "Europe/Madrid"],
  ["madrid", "Europe/Madrid"],
  ["Bogotá", "America/Bogota"],
  ["New York", "America/New_York"],
  ["utc", "UTC"],
])("%s is %s", (typed, zone) => {
  expect(findTimeZone(typed)).toBe(zone);
});

it.each(["", "Europe", "Atlantis"])("%o names none", (typed) => {
  expect(findTimeZone(typed)).toBe(typed);
});
