import type { ClassChoices, PlannedClass } from "@paso/contract";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen, USER_ID } from "../../../testing/render-screen.tsx";
import { plannedClass } from "../../../testing/sample-planned-class.ts";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { EditClass } from "./edit-class.tsx";

const SAVE = "PUT /api/authoring/live-classes/9";
const choices: ClassChoices = {
  may_site: false,
  courses: [{ id: 3, title: "Soil", groups: [{ id: 4, name: "" }] }],
  providers: ["zoom"],
  hosts: [{ id: USER_ID, name: "Ada Byron" }],
  time_zone: "Europe/Madrid",
};

async function open(planned: PlannedClass = plannedClass()) {
  const server = startFakeServer({
    "GET /api/authoring/live-classes/choices?course=3": () => choices,
    "GET /api/authoring/drafts/live-class%3A9": () => ({ draft: null }),
    "POST /api/authoring/live-classes/dates": () => ({ dates: [] }),
  });
  const onSaved = vi.fn<(saved: PlannedClass) => void>();
  const screen = await renderScreen(
    <StaffKit>
      <EditClass planned={planned} onSaved={onSaved} />
    </StaffKit>,
  );
  const title = screen.getByLabelText("Title");
  await expect.element(title).toBeVisible();
  return { ...screen, server, onSaved, title, save: screen.getByRole("button", { name: "Save" }) };
}

/** Another user's version saved in the meantime. */
const theirs = () => plannedClass({ version: 4, title: "Their title" });
const stale = () =>
  refusal(409, {
    code: "stale_version",
    message: "Somebody else has changed this in the meantime.",
    current: theirs(),
  });

it("changes how a class repeats, and says that this is for all dates to come", async () => {
  const { server, onSaved, save, ...screen } = await open();
  await expect.element(screen.getByText(/^This changes all dates to come/)).toBeVisible();
  await userEvent.click(screen.getByText("Friday", { exact: true }));
  await userEvent.click(screen.getByRole("button", { name: /Ends/ }));
  await userEvent.click(screen.getByRole("option", { name: "on a day" }));
  await userEvent.fill(screen.getByLabelText("Last day"), "2026-12-18");
  server.on(SAVE, () => plannedClass({ version: 4 }));
  await userEvent.click(save);
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(server.sent(SAVE)).toMatchObject([
    { version: 3, repeat: { weekdays: ["fr"], until: "2026-12-18", count: null } },
  ]);
});

it("keeps what was typed where somebody else has changed the class, to be saved over it", async () => {
  const { server, onSaved, title, save, ...screen } = await open();
  await userEvent.fill(title, "My title");
  server.on(SAVE, stale);
  await userEvent.click(save);
  await expect
    .element(screen.getByText("Somebody else has changed this class in the meantime"))
    .toBeVisible();
  await expect.element(title).toHaveValue("My title");
  server.on(SAVE, () => plannedClass({ version: 5, title: "My title" }));
  await userEvent.click(screen.getByRole("button", { name: "Save mine" }));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(server.sent(SAVE).map((body) => (body as { version: number }).version)).toEqual([3, 4]);
});

it("shows what somebody else has saved instead, and goes on from there", async () => {
  const { server, onSaved, title, save, ...screen } = await open();
  await userEvent.fill(title, "My title");
  server.on(SAVE, stale);
  await userEvent.click(save);
  await userEvent.click(screen.getByRole("button", { name: "Show theirs" }));
  await expect.element(title).toHaveValue("Their title");
  server.on(SAVE, () => theirs());
  await userEvent.click(save);
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(server.sent(SAVE).at(-1)).toMatchObject({ version: 4, title: "Their title" });
});

it("keeps what was typed over an expired session and a reload", async () => {
  const first = await open();
  await userEvent.fill(first.title, "My title");
  first.server.on(SAVE, () => refusal(401, { code: "unauthenticated", message: "Sign in." }));
  await userEvent.click(first.save);
  await expect.poll(() => first.server.sent(SAVE)).toHaveLength(1);
  // The call waits for a new sign-in over the page; the user reloads it instead.
  await expect.element(first.title).toHaveValue("My title");
  await first.unmount();
  const again = await open();
  await expect.element(again.title).toHaveValue("My title");
  await expect.element(again.getByText("Your unsaved changes are back")).toBeVisible();
});
