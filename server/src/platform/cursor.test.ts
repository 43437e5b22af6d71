import { describe, expect, test } from "vitest";

import { decodeCursor, decodeIdCursor, encodeCursor, readPlace, takePart } from "./cursor.ts";

test.each([[[1]], [[123_456, 1, 99, 2 ** 40]], [[Number.MAX_SAFE_INTEGER]]])(
  "%j decodes to what was encoded",
  (position) => {
    expect(decodeCursor(encodeCursor(position), 4)).toEqual(position);
  },
);

test.each([
  ["nothing", ""],
  ["no number", "-"],
  ["an end missing", "1-"],
  ["capitals", "A"],
  ["an underscore", "_"],
  ["zero", "0"],
  ["zero at the end", "1-0"],
  ["a number that is too long", "z".repeat(12)],
  ["a number beyond what is exact", "z".repeat(11)],
  ["more numbers than there may be", "1-1-1"],
  ["a cursor of an earlier version", Buffer.from("17").toString("base64url")],
])("reads as empty: %s", (_, cursor) => {
  expect(decodeCursor(cursor, 2)).toEqual([]);
});

test("an id beyond those of the tables reads as none", () => {
  expect(decodeIdCursor(encodeCursor([2 ** 31 - 1]))).toBe(2 ** 31 - 1);
  expect(decodeIdCursor(encodeCursor([2 ** 31]))).toBeNull();
  expect(decodeIdCursor(encodeCursor([1, 2]))).toBeNull();
});

test("an instant beyond those of the database reads as none", () => {
  const at = new Date("2026-03-10T12:00:00Z");
  expect(readPlace(at.getTime(), 7)).toEqual({ at, id: 7 });
  expect(readPlace(Number.MAX_SAFE_INTEGER, 7)).toBeNull();
  expect(readPlace(at.getTime(), 2 ** 31)).toBeNull();
  expect(readPlace(at.getTime(), 2 ** 31, 2 ** 40)).toEqual({ at, id: 2 ** 31 });
  expect(readPlace(at.getTime(), undefined)).toBeNull();
});

describe("takePart", () => {
  const position = (row: number) => [row];

  test("shows as many as wanted, and leads on after the last of them", () => {
    const { shown, nextCursor } = takePart([9, 8, 7], 2, position);
    expect(shown).toEqual([9, 8]);
    expect(decodeCursor(nextCursor ?? undefined)).toEqual([8]);
  });

  test.each([[[]], [[9]], [[9, 8]]])("of %j all are shown, and none follow", (rows) => {
    expect(takePart(rows, 2, position)).toEqual({ shown: rows, nextCursor: null });
  });
});
