import type { NextClass, SessionUser } from "@paso/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { writeQuery } from "../../api/index.ts";
import { sessionQuery } from "../../session/session-query.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { NextClassCard } from "./next-class-card.tsx";

const START = Date.parse("2026-11-25T17:00:00Z");
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

const next: NextClass = {
  id: 7,
  title: "Questions on spacing",
  course: { id: 1, title: "Learning that lasts" },
  text: "Bring one thing you forgot this week.",
  host: "Marta Ruiz",
  starts_at: at(0),
  ends_at: at(45),
  joins_at: at(-10),
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  path: "/student/live/7",
  calendar_path: "/api/live-classes/7/calendar.ics",
  people: null,
};

/** Renders it that many minutes after the start, on a device whose clock is an hour slow. */
const show = (minutes: number, more: Partial<NextClass> = {}) =>
  renderScreen(
    <NextClassCard next={{ ...next, ...more }} now={at(minutes)} receivedAt={Date.now()} />,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the next live class", () => {
  it("is put into a calendar before it can be joined, and can be joined ten minutes before", async () => {
    const screen = await show(-20);
    const calendar = screen.getByRole("link", { name: "Add to calendar" });
    expect(calendar.element().getAttribute("href")).toBe("/api/live-classes/7/calendar.ics");
    expect(screen.getByRole("link", { name: /^Join/ }).elements()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    const join = screen.getByRole("link", { name: /^Join ?: Questions on spacing$/ });
    await expect.element(join).toHaveAttribute("href", "/student/live/7");
    expect(calendar.elements()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    await expect.element(screen.getByText("On now")).toBeVisible();
    await vi.advanceTimersByTimeAsync(45 * MINUTE);
    await expect.element(screen.getByText("Questions on spacing")).not.toBeInTheDocument();
  });

  it("says who holds it, and when where it was planned if clocks differ there", async () => {
    const here = -new Date(START).getTimezoneOffset();
    const time_zone = here === 540 ? "America/Lima" : "Asia/Tokyo";
    const screen = await show(-1_440, { time_zone });
    expect(screen.getByText("with Marta Ruiz · Learning that lasts").elements()).toHaveLength(1);
    expect(
      screen.getByText(new RegExp(`\\w+,? \\d\\d:\\d\\d in ${time_zone}$`)).elements(),
    ).toHaveLength(1);
    expect(screen.getByText("tomorrow").elements()).toHaveLength(1);
  });

  it("goes by the time zone of one's profile, whatever the device's is", async () => {
    // Five in the afternoon in London is the next day in Tokyo.
    const screen = await show(-120, { time_zone: "Europe/London" });
    await writeQuery(screen.queryClient, sessionQuery, (session) => ({
      ...session!,
      user: { ...session!.user, time_zone: "Asia/Tokyo" } as SessionUser,
    }));
    await expect.element(screen.getByText(/Thu,? 26 Nov,? 02:00/)).toBeVisible();
    await expect.element(screen.getByText(/17:00 in Europe\/London$/)).toBeVisible();
  });

  it("lets its staff prepare it", async () => {
    const screen = await show(-20, { people: 23, calendar_path: null });
    expect(screen.getByText("23 people are invited.").elements()).toHaveLength(1);
    const prepare = screen.getByRole("link", { name: /^Prepare ?: Questions on spacing$/ });
    expect(prepare.element().getAttribute("href")).toBe("/student/live/7");
  });
});
