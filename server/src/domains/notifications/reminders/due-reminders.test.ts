import { describe, expect, test } from "vitest";

import { dueReminders } from "./due-reminders.ts";

const at = (text: string | null) => (text === null ? null : new Date(`${text}Z`));

function due(dates: [start: string | null, end: string | null], now: string, zone = "UTC") {
  const module = { id: 1, courseId: 1, startsAt: at(dates[0]), endsAt: at(dates[1]) };
  return dueReminders(module, at(now)!, zone);
}

describe("a module that begins", () => {
  const noon: [string, null] = ["2026-03-10T12:00:00", null];
  const midnight: [string, null] = ["2026-03-10T00:00:00", null];

  test("is told of when it begins, for a day", () => {
    expect(due(noon, "2026-03-10T11:59:59")).toEqual([]);
    expect(due(noon, "2026-03-10T12:00:00")).toEqual(["module-begins"]);
    expect(due(noon, "2026-03-11T11:59:59")).toEqual(["module-begins"]);
    expect(due(noon, "2026-03-11T12:00:00")).toEqual([]);
  });

  test("waits for the morning where people live", () => {
    expect(due(midnight, "2026-03-10T06:59:59")).toEqual([]);
    expect(due(midnight, "2026-03-10T07:00:00")).toEqual(["module-begins"]);
    expect(due(midnight, "2026-03-10T05:59:59", "Europe/Madrid")).toEqual([]);
    expect(due(midnight, "2026-03-10T06:00:00", "Europe/Madrid")).toEqual(["module-begins"]);
    // There it is still the evening before.
    expect(due(midnight, "2026-03-10T00:00:00", "America/New_York")).toEqual(["module-begins"]);
  });
});

describe("a module that ends", () => {
  const evening: [null, string] = [null, "2026-03-12T20:00:00"];

  test("is told of on the morning two days before", () => {
    expect(due(evening, "2026-03-10T06:59:59")).toEqual([]);
    expect(due(evening, "2026-03-10T07:00:00")).toEqual(["module-ends"]);
    expect(due(evening, "2026-03-11T07:00:00")).toEqual([]);
    expect(due(evening, "2026-03-10T11:00:00", "America/New_York")).toEqual(["module-ends"]);
    expect(due(evening, "2026-03-10T10:59:59", "America/New_York")).toEqual([]);
  });

  test("keeps to the clocks where they change", () => {
    const sunday: [null, string] = [null, "2026-03-30T10:00:00"];
    expect(due(sunday, "2026-03-28T05:59:59", "Europe/Madrid")).toEqual([]);
    expect(due(sunday, "2026-03-28T06:00:00", "Europe/Madrid")).toEqual(["module-ends"]);
  });

  test("is not told of where it had not begun then, or has ended", () => {
    expect(due(["2026-03-10T08:00:00", "2026-03-12T20:00:00"], "2026-03-10T09:00:00")).toEqual([
      "module-begins",
    ]);
    expect(due([null, "2026-03-10T12:00:00"], "2026-03-10T12:00:00")).toEqual([]);
  });
});
