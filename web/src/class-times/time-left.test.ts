import { describe, expect, it } from "vitest";

import { timeLeft } from "./time-left.ts";

const START = Date.parse("2026-11-25T16:00:00Z");
const left = (before: number, locale = "en", zone = "Europe/Madrid") =>
  timeLeft(START, START - before * 1_000, zone, locale);

describe("timeLeft", () => {
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [125, "2:05"],
    [3_600, "60:00"],
  ])("counts minutes and seconds in the last hour (%i s)", (seconds, expected) => {
    expect(left(seconds)).toBe(expected);
  });

  it("says hours and minutes on the last day", () => {
    expect(left(3_601)).toBe("1 hr, 1 min");
    expect(left(5 * 3_600)).toBe("5 hr");
    expect(left(5 * 3_600, "es")).toBe("5 h");
  });

  it("counts days by the viewer's midnights", () => {
    expect(left(25 * 3_600)).toBe("tomorrow");
    expect(left(25 * 3_600, "es")).toBe("mañana");
    expect(left(41 * 3_600)).toBe("tomorrow");
    expect(left(42 * 3_600)).toBe("in 2 days");
  });

  it("counts a day of 25 hours as one", () => {
    const start = Date.parse("2026-10-25T17:00:00Z");
    const now = Date.parse("2026-10-24T16:00:00Z");
    expect(timeLeft(start, now, "Europe/Madrid", "en")).toBe("tomorrow");
  });
});
