import { expect, test } from "vitest";

import { nextDue } from "./next-due.ts";

const due = (after: string, weekday: number | null, timeZone = "UTC") =>
  nextDue(new Date(after), weekday, timeZone).toISOString();

test("a weekly one is due at seven on its day, a week later once that has come", () => {
  // 2026-03-09 is a Monday.
  expect(due("2026-03-08T12:00:00Z", 1)).toBe("2026-03-09T07:00:00.000Z");
  expect(due("2026-03-09T06:59:59Z", 1)).toBe("2026-03-09T07:00:00.000Z");
  expect(due("2026-03-09T07:00:00Z", 1)).toBe("2026-03-16T07:00:00.000Z");
  expect(due("2026-03-09T12:00:00Z", 7)).toBe("2026-03-15T07:00:00.000Z");
});

test("a monthly one is due on the first", () => {
  expect(due("2026-03-01T06:00:00Z", null)).toBe("2026-03-01T07:00:00.000Z");
  expect(due("2026-03-01T07:00:00Z", null)).toBe("2026-04-01T07:00:00.000Z");
  expect(due("2026-12-02T07:00:00Z", null)).toBe("2027-01-01T07:00:00.000Z");
});

test("the day and the hour are those of the site, also when clocks change", () => {
  // Sunday evening in Bogota, Monday in UTC.
  expect(due("2026-03-09T02:00:00Z", 1, "America/Bogota")).toBe("2026-03-09T12:00:00.000Z");
  expect(due("2026-03-23T12:00:00Z", 1, "Europe/Madrid")).toBe("2026-03-30T05:00:00.000Z");
});
