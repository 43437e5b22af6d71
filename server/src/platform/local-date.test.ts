import { describe, expect, it } from "vitest";

import { formatLocalDate, parseLocalDate } from "./local-date.ts";

const instantOf = (text: string, timeZone: string): string =>
  parseLocalDate(text, timeZone).toISOString();

describe("parseLocalDate", () => {
  it.each([
    ["Europe/Madrid", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["Europe/Madrid", "2026-10-25T02:00", "2026-10-25T00:00:00.000Z"],
    ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
    ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00.000Z"],
    ["America/Santiago", "2026-04-04T23:30", "2026-04-05T02:30:00.000Z"],
  ])("takes the first of two instants: %s, %s", (timeZone, text, instant) => {
    expect(instantOf(text, timeZone)).toBe(instant);
  });

  it.each([
    ["Europe/Madrid", "2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
    ["Europe/Madrid", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
    ["Asia/Kathmandu", "2026-01-01T00:00", "2025-12-31T18:15:00.000Z"],
    ["UTC", "2026-11-01T01:30", "2026-11-01T01:30:00.000Z"],
    ["UTC", "0001-01-01T00:00", "0001-01-01T00:00:00.000Z"],
  ])("reads what clocks show once: %s, %s", (timeZone, text, instant) => {
    expect(instantOf(text, timeZone)).toBe(instant);
  });

  it.each([
    ["Europe/Madrid", "2026-03-29T02:30", "2026-03-29T03:30"],
    ["America/Santiago", "2026-09-06T00:30", "2026-09-06T01:30"],
    ["Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45"],
  ])("moves what clocks skip past the gap: %s, %s", (timeZone, text, moved) => {
    expect(formatLocalDate(parseLocalDate(text, timeZone), timeZone)).toBe(moved);
  });
});
