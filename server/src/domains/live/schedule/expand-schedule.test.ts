import type { ClassRepeat } from "@paso/contract";
import { describe, expect, test } from "vitest";

import { expandSchedule } from "./expand-schedule.ts";

const once: ClassRepeat = {
  frequency: "weekly",
  interval: 1,
  weekdays: [],
  month_by: "date",
  until: null,
  count: null,
};

/** The starts of a class of an hour in Madrid. */
function startsOf(starts: string, repeat: Partial<ClassRepeat>): string[] {
  const schedule = { starts, timeZone: "Europe/Madrid", duration: 60 };
  const dates = expandSchedule({ ...schedule, repeat: { ...once, ...repeat } });
  return dates.map(({ startsAt }) => startsAt.toISOString());
}

describe("a class", () => {
  test("that takes place once has one date, as long as it says", () => {
    const schedule = { starts: "2026-03-10T17:00", timeZone: "America/Lima", duration: 45 };
    expect(expandSchedule({ ...schedule, repeat: null })).toEqual([
      { startsAt: new Date("2026-03-10T22:00:00Z"), endsAt: new Date("2026-03-10T22:45:00Z") },
    ]);
  });

  test("keeps its time of day when the clocks of its zone change", () => {
    expect(startsOf("2026-03-19T17:00", { count: 3 })).toEqual([
      "2026-03-19T16:00:00.000Z",
      "2026-03-26T16:00:00.000Z",
      "2026-04-02T15:00:00.000Z",
    ]);
    expect(startsOf("2026-10-24T09:30", { frequency: "daily", count: 3 })).toEqual([
      "2026-10-24T07:30:00.000Z",
      "2026-10-25T08:30:00.000Z",
      "2026-10-26T08:30:00.000Z",
    ]);
  });

  test("takes place after the gap on the day when clocks skip its time", () => {
    expect(startsOf("2026-03-28T02:30", { frequency: "daily", count: 3 })).toEqual([
      "2026-03-28T01:30:00.000Z",
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
  });

  test("is on its days of the week until its last day, which counts", () => {
    const days = { weekdays: ["mo", "we"] as const, until: "2026-06-10" };
    expect(startsOf("2026-06-01T23:30", { ...days, weekdays: [...days.weekdays] })).toEqual([
      "2026-06-01T21:30:00.000Z",
      "2026-06-03T21:30:00.000Z",
      "2026-06-08T21:30:00.000Z",
      "2026-06-10T21:30:00.000Z",
    ]);
  });

  test("begins on the next day that fits", () => {
    expect(startsOf("2026-06-02T10:00", { weekdays: ["fr"], count: 2 })).toEqual([
      "2026-06-05T08:00:00.000Z",
      "2026-06-12T08:00:00.000Z",
    ]);
  });

  test("can leave weeks out", () => {
    expect(startsOf("2026-06-02T10:00", { interval: 2, count: 2 })).toEqual([
      "2026-06-02T08:00:00.000Z",
      "2026-06-16T08:00:00.000Z",
    ]);
  });

  test("is on the last day of months that are too short", () => {
    const monthly = { frequency: "monthly", count: 4 } as const;
    expect(startsOf("2027-01-31T10:00", monthly).map((start) => start.slice(0, 10))).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
    ]);
  });

  test("is on the same weekday of the month, or on its last one", () => {
    const monthly = { frequency: "monthly", month_by: "weekday", count: 3 } as const;
    const daysFrom = (starts: string) =>
      startsOf(starts, monthly).map((start) => start.slice(0, 10));
    expect(daysFrom("2026-06-09T10:00")).toEqual(["2026-06-09", "2026-07-14", "2026-08-11"]);
    expect(daysFrom("2026-06-29T10:00")).toEqual(["2026-06-29", "2026-07-27", "2026-08-31"]);
  });
});

describe("a rule is refused", () => {
  test.each([
    ["with neither an end nor a number", {}],
    ["with both", { until: "2026-07-01", count: 3 }],
    ["that ends before it begins", { until: "2026-05-31" }],
    ["with too many dates", { frequency: "daily" as const, until: "2099-01-01" }],
  ])("%s", (_, repeat) => {
    expect(() => startsOf("2026-06-01T10:00", repeat)).toThrow(
      expect.objectContaining({ code: "validation_failed" }),
    );
  });
});
