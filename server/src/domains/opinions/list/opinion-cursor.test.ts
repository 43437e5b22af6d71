import { expect, test } from "vitest";

import { type Cursor, MOST_SHOWN, decodeCursor, TOP, encodeCursor } from "./opinion-cursor.ts";

test("a cursor says the same when it is read", () => {
  const place: Cursor = { before: 123_456, shown: [1, 99, 2 ** 40] };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test("the longest cursor fits its query", () => {
  const shown = Array.from({ length: MOST_SHOWN }, (_, index) => 2 ** 31 - index);
  expect(encodeCursor({ before: 2 ** 31, shown }).length).toBeLessThan(1_000);
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
  ["more shown than a place holds", Array.from({ length: MOST_SHOWN + 2 }, () => "1").join("-")],
])("nonsense begins at the top: %s", (_, cursor) => {
  expect(decodeCursor(cursor)).toEqual(TOP);
});
