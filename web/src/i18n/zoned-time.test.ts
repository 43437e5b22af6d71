import { describe, expect, it } from "vitest";

import { formatSpan, wallClock, zoneName } from "./zoned-time.ts";

const AT = "2026-11-25T16:00:00.000Z";
const span = { starts: AT, ends: "2026-11-25T16:45:00.000Z" };

describe("wallClock", () => {
  it.each([
    ["Europe/Madrid", "2026-11-25T17:00"],
    ["America/New_York", "2026-11-25T11:00"],
    ["Asia/Kolkata", "2026-11-25T21:30"],
    ["Pacific/Auckland", "2026-11-26T05:00"],
    ["UTC", "2026-11-25T16:00"],
  ])("reads the clocks of %s", (zone, expected) => {
    expect(wallClock(AT, zone)).toBe(expected);
  });

  it("follows both changes of the clocks", () => {
    const clock = (instant: string) => wallClock(instant, "Europe/Madrid");
    expect(clock("2026-03-29T00:59:00Z")).toBe("2026-03-29T01:59");
    expect(clock("2026-03-29T01:00:00Z")).toBe("2026-03-29T03:00");
    expect(clock("2026-10-25T00:30:00Z")).toBe("2026-10-25T02:30");
    expect(clock("2026-10-25T01:30:00Z")).toBe("2026-10-25T02:30");
  });

  it("says midnight as the beginning of its day", () => {
    expect(wallClock("2026-11-24T23:00:00Z", "Europe/Madrid")).toBe("2026-11-25T00:00");
  });
});

describe("formatSpan", () => {
  it("says the day once, in the language, and keeps both times on one line", () => {
    expect(formatSpan(span, "Europe/Madrid", "en")).toMatch(
      /^Wednesday,? 25 November 2026.*17:00\s?\u2060–\s?\u206017:45$/,
    );
    expect(formatSpan(span, "Europe/Madrid", "es")).toMatch(
      /^miércoles, 25 de noviembre de 2026.*17:00\s?\u2060–\s?\u206017:45$/,
    );
  });

  it("says both days of what goes past midnight", () => {
    const text = formatSpan({ ...span, ends: "2026-11-25T17:30:00Z" }, "Asia/Tokyo", "en");
    expect(text).toContain("26 November");
    const late = formatSpan(
      { starts: "2026-11-25T14:30:00Z", ends: "2026-11-25T15:30:00Z" },
      "Asia/Tokyo",
      "en",
    );
    expect(late).toMatch(/25 November.*26 November/);
  });
});

describe("zoneName", () => {
  it("is what people call it", () => {
    expect(zoneName("Europe/Madrid", "en")).toBe("Central European Time");
    expect(zoneName("Europe/Madrid", "es")).toBe("hora de Europa central");
    expect(zoneName("UTC", "en")).toBe("Coordinated Universal Time");
  });
});
