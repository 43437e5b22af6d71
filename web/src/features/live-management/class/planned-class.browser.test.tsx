import type { PlannedClass } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { plannedClass, plannedDate } from "../../../testing/sample-planned-class.ts";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { plannedClassQuery } from "../queries/class-queries.ts";
import { PlannedClassPage } from "./planned-class.tsx";

const READ = "GET /api/authoring/live-classes/9";
const DATE = "/api/authoring/live-classes/9/occurrences/22";

function Screen() {
  const { data } = useQuery(plannedClassQuery(9));
  return (
    data && <PlannedClassPage planned={data} occurrenceId={undefined} onDeleted={() => undefined} />
  );
}

async function open(planned: PlannedClass) {
  const server = startFakeServer({ [READ]: () => planned });
  const screen = await renderScreen(
    <StaffKit>
      <Screen />
    </StaffKit>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { ...screen, server };
}

it("moves one date of a class; what was chosen survives refusals and a lost connection", async () => {
  const planned = plannedClass();
  const { server, ...screen } = await open(planned);
  await userEvent.click(screen.getByRole("button", { name: /^More for Wednesday.*2 December/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Move" }));
  const starts = screen.getByLabelText("Date and time");
  const minutes = screen.getByLabelText("Duration in minutes");
  const move = screen.getByRole("button", { name: "Move this date" });
  await expect.element(starts).toHaveValue("2026-12-02T18:00");
  await expect.element(starts).toHaveAccessibleDescription("Time zone: Europe/Madrid");
  await userEvent.fill(starts, "2026-12-03T09:30");
  await userEvent.fill(minutes, "0");
  server.on(`PUT ${DATE}`, () =>
    refusal(422, { errors: { duration_minutes: ["The duration cannot be zero."] } }),
  );
  await userEvent.click(move);
  await expect.element(minutes).toHaveAccessibleDescription("The duration cannot be zero.");
  await userEvent.fill(minutes, "60");
  server.reachable = false;
  await userEvent.click(move);
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
  await expect.element(starts).toHaveValue("2026-12-03T09:30");
  server.reachable = true;
  const moved = {
    starts: "2026-12-03T09:30",
    starts_at: "2026-12-03T08:30:00.000Z",
    ends_at: "2026-12-03T09:30:00.000Z",
    is_moved: true,
  };
  const [first, , third] = planned.occurrences;
  server.on(`PUT ${DATE}`, () => ({
    ...planned,
    occurrences: [first, plannedDate(22, "2026-12-02", moved), third],
  }));
  await userEvent.click(move);
  await expect.element(screen.getByText("Date moved; its people are notified")).toBeVisible();
  await expect.element(screen.getByText("Moved", { exact: true })).toBeVisible();
  expect(server.sent(`PUT ${DATE}`).at(-1)).toEqual({
    starts: "2026-12-03T09:30",
    duration_minutes: 60,
  });
});

it("cancels one date with a reason that a failure does not lose, and lets it take place after all", async () => {
  const planned = plannedClass();
  const { server, ...screen } = await open(planned);
  const menu = screen.getByRole("button", { name: /^More for Wednesday.*2 December/ });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole("menuitem", { name: "Cancel this date" }));
  const reason = screen.getByLabelText("Reason");
  await userEvent.fill(reason, "A holiday");
  server.on(`POST ${DATE}/cancel`, () => refusal(409, { message: "This date was cancelled." }));
  const cancel = screen.getByRole("button", { name: "Cancel this date" });
  await userEvent.click(cancel);
  await expect.element(screen.getByText(/This date was cancelled\./)).toBeVisible();
  await expect.element(reason).toHaveValue("A holiday");
  const [first, , third] = planned.occurrences;
  const cancelled = plannedDate(22, "2026-12-02", {
    state: "cancelled",
    cancel_reason: "A holiday",
    meeting: { state: "none", reason: null, retry_at: null },
  });
  server.on(`POST ${DATE}/cancel`, () => ({
    ...planned,
    occurrences: [first, cancelled, third],
  }));
  await userEvent.click(cancel);
  await expect.element(screen.getByText("A holiday")).toBeVisible();
  expect(server.sent(`POST ${DATE}/cancel`).at(-1)).toEqual({ reason: "A holiday" });
  server.on(`POST ${DATE}/restore`, () => planned);
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole("menuitem", { name: "Let it take place" }));
  await expect.element(screen.getByText("It takes place after all")).toBeVisible();
  expect(screen.getByText("A holiday").elements()).toHaveLength(0);
});

it("says why a meeting could not be set up, and has it tried again", async () => {
  const failed = plannedDate(22, "2026-12-02", {
    meeting: {
      state: "failed",
      reason: "The service does not accept the credentials.",
      retry_at: "2026-11-20T10:00:00.000Z",
    },
  });
  const { server, ...screen } = await open(plannedClass({ repeat: null, occurrences: [failed] }));
  await expect.element(screen.getByText("The meeting could not be set up")).toBeVisible();
  await expect
    .element(screen.getByText("The service does not accept the credentials."))
    .toBeVisible();
  await expect.element(screen.getByText(/^We will try again automatically at/)).toBeVisible();
  const pending = plannedDate(22, "2026-12-02", {
    meeting: { state: "pending", reason: null, retry_at: null },
  });
  const ready = plannedDate(22, "2026-12-02");
  server.on(`POST ${DATE}/set-up`, () => plannedClass({ repeat: null, occurrences: [pending] }));
  server.on(READ, () => plannedClass({ repeat: null, occurrences: [ready] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  // Polled until it is ready.
  await expect.element(screen.getByText("The meeting is ready"), { timeout: 20_000 }).toBeVisible();
});

it("says that a change has not reached the service, whose meeting can be joined all the same", async () => {
  const outdated = plannedDate(22, "2026-12-02", {
    meeting: { state: "outdated", reason: "The service does not respond.", retry_at: null },
  });
  const screen = await open(plannedClass({ occurrences: [outdated] }));
  await expect.element(screen.getByText("Zoom has not taken the latest change")).toBeVisible();
  expect(screen.getByText("No meeting").elements()).toHaveLength(0);
});

it("shows hosts the password that Zoom may ask for", async () => {
  const screen = await open(plannedClass({ password: "soil*42", may_change: false }));
  await expect.element(screen.getByText("soil*42")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit" }).elements()).toHaveLength(0);
});
