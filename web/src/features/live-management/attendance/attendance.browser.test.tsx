import type { ClassAttendance, ClassAttendee } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { pastClass } from "../../../testing/sample-planned-class.ts";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { Attendance } from "./attendance.tsx";

const LIST = "GET /api/authoring/live-classes/9/occurrences/21/attendance";
const CHANGE = "PUT /api/authoring/live-classes/9/occurrences/21/attendance";

const mei: ClassAttendee = {
  user_id: 31,
  first_name: "Mei",
  last_name: "Tanaka",
  email: "mei@example.org",
  minutes: 30,
  provider_minutes: 30,
  is_by_hand: false,
  has_joined: true,
};

const attendance = (people: ClassAttendee[], more: Partial<ClassAttendance> = {}) => ({
  attendance: people,
  next_cursor: null,
  guests: [],
  fetch: { state: "done", reason: null, retry_at: null },
  present: people.filter(({ minutes }) => minutes).length,
  may_change: true,
  ...more,
});

async function open(list: object) {
  const server = startFakeServer({ [LIST]: () => list });
  const planned = pastClass();
  const screen = await renderScreen(
    <StaffKit>
      <Attendance planned={planned} date={planned.occurrences[0]!} />
    </StaffKit>,
  );
  await expect.element(screen.getByText("Mei Tanaka")).toBeVisible();
  return { ...screen, server };
}

it("counts minutes by hand, and goes back to what the service recorded", async () => {
  const { server, ...screen } = await open(attendance([mei]));
  await expect.element(screen.getByText("1 person was there.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Change the minutes of Mei Tanaka" }));
  const minutes = screen.getByLabelText("Minutes of Mei Tanaka");
  await userEvent.fill(minutes, "2000");
  server.on(CHANGE, () =>
    refusal(422, { errors: { minutes: ["A class lasts at most 24 hours."] } }),
  );
  const save = screen.getByRole("button", { name: "Save" });
  await userEvent.click(save);
  await expect.element(screen.getByText("A class lasts at most 24 hours.")).toBeVisible();
  await userEvent.fill(minutes, "45");
  server.reachable = false;
  await userEvent.click(save);
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
  await expect.element(minutes).toHaveValue(45);
  server.reachable = true;
  server.on(CHANGE, () => ({ user_ids: [31] }));
  server.on(LIST, () => attendance([{ ...mei, minutes: 45, is_by_hand: true }]));
  await userEvent.click(save);
  await expect.element(screen.getByText(/^45 minutes/)).toBeVisible();
  await expect.element(screen.getByText("by hand")).toBeVisible();

  server.on(LIST, () => attendance([mei]));
  await userEvent.click(screen.getByRole("button", { name: "Change the minutes of Mei Tanaka" }));
  await userEvent.click(screen.getByRole("button", { name: "As the service recorded it" }));
  await expect.element(screen.getByText("30 minutes")).toBeVisible();
  expect(server.sent(CHANGE).slice(-2)).toEqual([
    { user_ids: [31], minutes: 45 },
    { user_ids: [31], minutes: null },
  ]);
});

it("names others whom the service knows, and what could not be fetched", async () => {
  const screen = await open(
    attendance([{ ...mei, minutes: null, provider_minutes: null }], {
      guests: [{ name: "By phone", minutes: 12 }],
      fetch: { state: "failed", reason: "The service does not respond.", retry_at: null },
    }),
  );
  await expect.element(screen.getByText("joined, minutes not known")).toBeVisible();
  await expect.element(screen.getByText("By phone")).toBeVisible();
  await expect.element(screen.getByText("12 minutes")).toBeVisible();
  await expect.element(screen.getByText("The service does not respond.")).toBeVisible();
});

it("leads to the spreadsheet, and changes nothing for those who look on", async () => {
  const screen = await open(attendance([mei], { may_change: false }));
  await expect
    .element(screen.getByRole("link", { name: "CSV" }))
    .toHaveAttribute("href", "/api/authoring/live-classes/9/attendance-export/csv");
  expect(screen.getByRole("button", { name: /Change the minutes/ }).elements()).toHaveLength(0);
});
