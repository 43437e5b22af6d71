import type { ClassChoices, PlannedClass } from "@paso/contract";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen, USER_ID } from "../../../testing/render-screen.tsx";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { NewClass } from "./new-class.tsx";

const CREATE = "POST /api/authoring/live-classes";
const CHOICES = "GET /api/authoring/live-classes/choices";
const choices: ClassChoices = {
  may_site: false,
  courses: [{ id: 3, title: "Soil", groups: [{ id: 4, name: "" }] }],
  providers: ["zoom"],
  hosts: [{ id: USER_ID, name: "Ada Byron" }],
  time_zone: "Europe/Madrid",
};

async function open(more: Partial<ClassChoices> = {}) {
  const server = startFakeServer({
    [CHOICES]: () => ({ ...choices, ...more }),
    [`${CHOICES}?course=3`]: () => ({ ...choices, ...more }),
    "GET /api/authoring/drafts/live-class-new": () => ({ draft: null }),
  });
  const onCreated = vi.fn<(planned: PlannedClass) => void>();
  const screen = await renderScreen(
    <StaffKit>
      <NewClass courseId={null} onCreated={onCreated} />
    </StaffKit>,
  );
  await expect.element(screen.getByLabelText("Title")).toBeVisible();
  return { ...screen, server, onCreated };
}

it("says what is wrong beside each field, keeps what was typed, and plans it then", async () => {
  const { server, onCreated, ...screen } = await open();
  server.on(CREATE, () =>
    refusal(422, {
      errors: {
        duration_minutes: ["The duration cannot be zero."],
        password: ["Use up to 10 characters: letters, digits and @ - _ *."],
      },
    }),
  );
  await userEvent.fill(screen.getByLabelText("Title"), "Questions on mixing");
  await userEvent.fill(screen.getByLabelText("Date and time"), "2026-11-25T17:00");
  const duration = screen.getByLabelText("Duration in minutes");
  await userEvent.fill(duration, "0");
  const password = screen.getByLabelText("Password of the meeting");
  await userEvent.fill(password, "no spaces!");
  const plan = screen.getByRole("button", { name: "Plan the class" });
  await userEvent.click(plan);
  await expect.element(duration).toHaveAccessibleDescription("The duration cannot be zero.");
  await expect.element(password).toHaveAccessibleDescription(/^Empty for none.*digits and @/);
  await expect.element(duration).toHaveFocus();
  await expect.element(screen.getByText(/^2 things are missing or wrong/)).toBeVisible();
  await expect.element(password).toHaveValue("no spaces!");

  await userEvent.fill(duration, "45");
  await expect.element(screen.getByText(/^1 thing is missing or wrong/)).toBeVisible();
  await userEvent.fill(password, "abc-123");
  server.on(CREATE, () => ({ id: 9 }));
  await userEvent.click(plan);
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(server.sent(CREATE).at(-1)).toEqual({
    title: "Questions on mixing",
    text: "",
    course_id: 3,
    group_id: null,
    starts: "2026-11-25T17:00",
    duration_minutes: 45,
    time_zone: "Europe/Madrid",
    repeat: null,
    password: "abc-123",
    capacity: null,
    provider: "zoom",
    is_recorded: false,
    host_ids: [USER_ID],
  });
});

it("chooses none of several courses by itself, and asks for one beside the field", async () => {
  const courses = [...choices.courses, { id: 5, title: "Water", groups: [] }];
  const { server, onCreated, ...screen } = await open({ courses, providers: [] });
  const course = screen.getByRole("combobox", { name: "Course" });
  await expect.element(course).toHaveValue("");
  expect(screen.getByText("Add credentials first").query()).toBeNull();
  server.on(CREATE, () => refusal(422, { errors: { course_id: ["Choose a course."] } }));
  await userEvent.click(screen.getByRole("button", { name: "Plan the class" }));
  await expect.element(course).toHaveAccessibleDescription("Choose a course.");
  expect(server.sent(CREATE)).toMatchObject([{ course_id: 0 }]);
  await userEvent.fill(course, "So");
  await userEvent.click(screen.getByRole("option", { name: "Soil" }));
  await expect.element(course).not.toHaveAccessibleDescription("Choose a course.");
  await expect.element(screen.getByText("Add credentials first")).toBeVisible();
});

it("keeps what was typed where the server cannot be reached, and over a reload", async () => {
  const { server, ...screen } = await open();
  await userEvent.fill(screen.getByLabelText("Title"), "Questions on mixing");
  server.reachable = false;
  await userEvent.click(screen.getByRole("button", { name: "Plan the class" }));
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
  await expect.element(screen.getByLabelText("Title")).toHaveValue("Questions on mixing");
  await screen.unmount();
  const again = await open();
  await expect.element(again.getByLabelText("Title")).toHaveValue("Questions on mixing");
  await expect.element(again.getByText("Your unsaved changes are back")).toBeVisible();
});

it("asks for credentials first, and leads to where they are added", async () => {
  const { server, ...screen } = await open({ providers: [] });
  server.on(CREATE, () => refusal(422, { errors: { provider: ["Add credentials first."] } }));
  await expect.element(screen.getByText("Add credentials first")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Add credentials" }))
    .toHaveAttribute("href", "/authoring/courses/3/live");
  await userEvent.click(screen.getByRole("button", { name: "Plan the class" }));
  await expect.element(screen.getByText(/^1 thing is missing or wrong/)).toBeVisible();
  expect(server.sent(CREATE)).toMatchObject([{ provider: null }]);
});

it("shows the dates that a repeated class comes to, in the viewer's zone as well", async () => {
  const { server, ...screen } = await open();
  server.on("POST /api/authoring/live-classes/dates", () => ({
    dates: [
      { starts_at: "2026-10-22T16:00:00.000Z", ends_at: "2026-10-22T16:45:00.000Z" },
      { starts_at: "2026-10-29T17:00:00.000Z", ends_at: "2026-10-29T17:45:00.000Z" },
    ],
  }));
  await userEvent.fill(screen.getByLabelText("Date and time"), "2026-10-22T18:00");
  await userEvent.click(screen.getByRole("button", { name: /Repeats/ }));
  await userEvent.click(screen.getByRole("option", { name: "Every week" }));
  await userEvent.fill(screen.getByLabelText("Number of classes"), "2");
  await expect.element(screen.getByText("2 dates")).toBeVisible();
  await expect
    .poll(() => server.sent("POST /api/authoring/live-classes/dates").at(-1))
    .toMatchObject({ repeat: { frequency: "weekly", interval: 1, count: 2, until: null } });
  await expect.element(screen.getByText(/22 October 2026.*18:00/)).toBeVisible();
  await expect.element(screen.getByText(/29 October 2026.*18:00/)).toBeVisible();
});
