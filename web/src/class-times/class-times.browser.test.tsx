import type { SessionUser } from "@paso/contract";
import { expect, it } from "vitest";

import { writeQuery } from "../api/index.ts";
import { sessionQuery } from "../session/session-query.ts";
import { startFakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { ClassTimes } from "./class-times.tsx";

/** Wednesdays at six in the evening in Madrid, for a viewer in New York. */
async function show(day: string, utc: string, zone = "America/New_York") {
  startFakeServer();
  const screen = await renderScreen(
    <ClassTimes
      startsAt={`${day}T${utc}:00.000Z`}
      endsAt={`${day}T${utc.slice(0, 3)}45:00.000Z`}
      timeZone="Europe/Madrid"
    />,
  );
  await writeQuery(screen.queryClient, sessionQuery, (session) => ({
    ...session!,
    user: { ...session!.user, time_zone: zone } as SessionUser,
  }));
  return screen;
}

it.each([
  ["both clocks are on summer time", "2026-10-21", "16:00", /12:00.*12:45 \(Eastern Time\)/],
  ["Europe's alone went back", "2026-10-28", "17:00", /13:00.*13:45 \(Eastern Time\)/],
  ["America's went back as well", "2026-11-04", "17:00", /12:00.*12:45 \(Eastern Time\)/],
])("shows the viewer's time beside the class's own when %s", async (_, day, utc, own) => {
  const screen = await show(day, utc);
  await expect.element(screen.getByText(own)).toBeVisible();
  await expect.element(screen.getByText(/18:00.*18:45 \(Central European Time\)/)).toBeVisible();
});

it("shows one time alone where both clocks say the same", async () => {
  const screen = await show("2026-10-28", "17:00", "Europe/Berlin");
  await expect.element(screen.getByText(/18:00.*18:45$/)).toBeVisible();
  expect(screen.getByText(/Central European Time/).elements()).toHaveLength(0);
});
