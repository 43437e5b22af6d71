import { expect, test } from "vitest";

import {
  decodeFairCursor,
  encodeFairCursor,
  MOST_SHOWN,
  type FairCursor,
  TOP,
} from "./fair-cursor.ts";

test("decodes to what was encoded", () => {
  const cursor: FairCursor = { before: 123_456, shown: [1, 99, 2 ** 40] };
  expect(decodeFairCursor(encodeFairCursor(cursor))).toEqual(cursor);
});

test("the longest cursor fits its query", () => {
  const shown = Array.from({ length: MOST_SHOWN }, (_, index) => 2 ** 31 - index);
  expect(encodeFairCursor({ before: 2 ** 31, shown }).length).toBeLessThan(1_000);
});

test.each([
  ["nothing", ""],
  ["no id", "-"],
  ["an end missing", "1-"],
  ["capitals", "A"],
  ["an underscore", "_"],
  ["zero", "0"],
  ["zero among the shown", "1-0"],
  ["an id that is too long", "z".repeat(12)],
  ["an id beyond what is exact", "z".repeat(11)],
  ["more shown than a cursor holds", Array.from({ length: MOST_SHOWN + 2 }, () => "1").join("-")],
])("nonsense begins at the top: %s", (_, cursor) => {
  expect(decodeFairCursor(cursor)).toEqual(TOP);
});
