import { expect, it } from "vitest";

import { readLength, readTags } from "./read-typed.ts";

it.each([
  ["", null],
  ["  ", null],
  ["0:07", 7],
  [" 4:05 ", 245],
  ["90:00", 5_400],
  ["1:02:03", 3_723],
  ["0:00", undefined],
  ["4:60", undefined],
  ["4:5", undefined],
  ["1:2:03", undefined],
  ["four", undefined],
])("reads the length %j as %j", (typed, seconds) => {
  expect(readLength(typed)).toBe(seconds);
});

it("reads tags apart by commas", () => {
  expect(readTags(" soil, ,clean water,")).toEqual(["soil", "clean water"]);
  expect(readTags("")).toEqual([]);
});
