import type { AttendedOccurrence, LiveClass } from "@paso/contract";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { liveClassQuery } from "../queries/live-queries.ts";
import { JoinCard } from "./join-card.tsx";

const READ = "GET /api/live-classes/3";
const JOIN = "POST /api/live-classes/3/occurrences/7/join";
const START = Date.parse("2026-11-25T16:00:00.000Z");
const MINUTE = 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

/** How far the server's clock is ahead of the device's. */
let ahead = 0;
let queryClient: QueryClient;

function liveClass(more: Partial<AttendedOccurrence> = {}): LiveClass {
  const now = Date.now() + ahead;
  const state =
    now >= START + 45 * MINUTE ? "ended" : now >= START - 10 * MINUTE ? "open" : "planned";
  return {
    id: 3,
    title: "Questions on mixing",
    text: "",
    course: null,
    group: null,
    time_zone: "Europe/Madrid",
    hosts: ["Marta Ruiz"],
    is_host: false,
    may_present: false,
    provider: "jitsi",
    capacity: null,
    repeat: null,
    now: iso(now),
    occurrences: [
      {
        id: 7,
        starts_at: iso(START),
        ends_at: iso(START + 45 * MINUTE),
        joins_from: iso(START - 10 * MINUTE),
        state,
        is_moved: false,
        cancel_reason: "",
        is_ready: true,
        is_full: false,
        own_minutes: null,
        recordings: [],
        ...more,
      },
    ],
  };
}

function Card() {
  const { data } = useQuery(liveClassQuery(3));
  const [occurrence] = data?.occurrences ?? [];
  return data && occurrence && <JoinCard liveClass={data} occurrence={occurrence} />;
}

beforeEach(() => {
  ahead = 0;
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
    now: START - 12 * MINUTE,
  });
});
afterEach(() => void vi.useRealTimers());

/** Only once all fetches have settled, as those under way set the clock. A clock that is ahead stays so. */
async function goTo(instant: number): Promise<void> {
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  vi.setSystemTime(Math.max(instant, Date.now()));
  await vi.advanceTimersByTimeAsync(1_000);
}

it("counts down, becomes Join ten minutes before, and is over at the end, all by itself", async () => {
  const server = startFakeServer({ [READ]: () => liveClass() });
  const screen = await renderScreen(<Card />);
  ({ queryClient } = screen);
  const join = screen.getByRole("button", { name: "Join" });
  const timer = screen.getByRole("timer");
  await expect.poll(() => timer.element().textContent).toMatch(/^1[12]:\d\d$/);
  await expect.element(screen.getByText("Starts in")).toBeVisible();
  // The faked clock keeps running while a test waits: the time is approximate.
  await goTo(START - 10.75 * MINUTE);
  await expect.poll(() => timer.element().textContent).toMatch(/^10:\d\d$/);
  expect(join.elements()).toHaveLength(0);
  await goTo(START - 10 * MINUTE);
  await expect.element(join).toBeVisible();
  await expect.element(screen.getByText("You can join now.")).toBeVisible();
  // It is refetched then, as it may have been moved or cancelled.
  await expect.poll(() => server.sent(READ).length).toBeGreaterThan(1);
  await goTo(START);
  await expect.element(screen.getByText("The class has begun.")).toBeVisible();
  await expect.element(join).toBeVisible();
  await goTo(START + 45 * MINUTE);
  await expect.element(screen.getByText("This class is over.")).toBeVisible();
  expect(join.elements()).toHaveLength(0);
});

it("goes by the server's clock where the device's is wrong", async () => {
  ahead = 3 * MINUTE;
  startFakeServer({ [READ]: () => liveClass() });
  const screen = await renderScreen(<Card />);
  await expect.element(screen.getByRole("button", { name: "Join" })).toBeVisible();
  const timer = screen.getByRole("timer");
  await expect.poll(() => timer.element().textContent).toMatch(/^[89]:\d\d$/);
});

it("opens the address in another tab, and says why where there is none", async () => {
  vi.setSystemTime(START);
  const server = startFakeServer({
    [READ]: () => liveClass(),
    [JOIN]: () => refusal(503, { message: "Jitsi Meet does not respond. Try again in a moment." }),
  });
  const replace = vi.fn<(address: string) => void>();
  const close = vi.fn<() => void>();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace } };
  const open = vi.spyOn(window, "open").mockReturnValue({ ...tab, close } as unknown as Window);
  const screen = await renderScreen(<Card />);
  const join = screen.getByRole("button", { name: "Join" });
  await userEvent.click(join);
  await expect.element(screen.getByText(/Jitsi Meet does not respond/)).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  server.on(JOIN, () => ({ address: "https://meet.example.org/a", password: null }));
  await userEvent.click(join);
  await expect.element(screen.getByText(/The class is open in another tab/)).toBeVisible();
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://meet.example.org/a");
  open.mockRestore();
});

it("shows the password that the service may ask for, also where the browser opens no tab", async () => {
  vi.setSystemTime(START);
  startFakeServer({
    [READ]: () => liveClass(),
    [JOIN]: () => ({ address: "https://zoom.example.org/j/1", password: "soil*42" }),
  });
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const screen = await renderScreen(<Card />);
  const join = screen.getByRole("button", { name: "Join" });
  await expect.element(join).toBeVisible();
  expect(screen.getByText("soil*42").elements()).toHaveLength(0);
  await userEvent.click(join);
  await expect.element(screen.getByText("soil*42")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Open the class" }))
    .toHaveAttribute("href", "https://zoom.example.org/j/1");
  open.mockRestore();
});

it("waits for a meeting that is being set up", async () => {
  vi.setSystemTime(START);
  let isReady = false;
  startFakeServer({ [READ]: () => liveClass({ is_ready: isReady }) });
  const screen = await renderScreen(<Card />);
  await expect.element(screen.getByText("The meeting is being set up")).toBeVisible();
  isReady = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(screen.getByRole("button", { name: "Join" })).toBeVisible();
});

it("says that every seat is taken, and why a date was cancelled", async () => {
  vi.setSystemTime(START);
  startFakeServer({ [READ]: () => liveClass({ is_full: true }) });
  const screen = await renderScreen(<Card />);
  await expect.element(screen.getByText("Every seat is taken")).toBeVisible();
  startFakeServer({
    [READ]: () => liveClass({ state: "cancelled", cancel_reason: "Marta is ill." }),
  });
  await screen.queryClient.invalidateQueries();
  await expect.element(screen.getByText("Marta is ill.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Join" }).elements()).toHaveLength(0);
});
