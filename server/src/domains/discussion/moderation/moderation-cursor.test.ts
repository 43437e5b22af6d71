import { expect, test } from "vitest";

import { encodeCursor } from "../../../platform/cursor.ts";
import { decodeModerationCursor, encodeModerationCursor } from "./moderation-cursor.ts";

const TOP = { part: "reported", before: Number.MAX_SAFE_INTEGER };

test("goes on after an opinion, in its part of the list", () => {
  const after = (openReports: number) =>
    decodeModerationCursor(encodeModerationCursor({ id: "17", openReports }));
  expect(after(2)).toEqual({ part: "reported", before: 17 });
  expect(after(0)).toEqual({ part: "rest", before: 17 });
});

test.each([
  undefined,
  "",
  "A",
  "rest-17",
  "reported-17",
  encodeCursor([1]),
  encodeCursor([3, 17]),
  encodeCursor([1, 17, 5]),
])("begins at the top with %j", (cursor) => {
  expect(decodeModerationCursor(cursor)).toEqual(TOP);
});
