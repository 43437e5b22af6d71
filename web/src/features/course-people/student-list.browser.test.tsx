import type { CourseGroup, CoursePeople, CourseStudent } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { StudentList } from "./student-list.tsx";

const group = (id: number, name: string): CourseGroup => ({
  id,
  name,
  is_default: id === 1,
  start_date: null,
  end_date: null,
  students: 1,
});
const student = (id: number, name: string, groupId: number): CourseStudent => ({
  id,
  first_name: name,
  last_name: "Byron",
  email: `${name.toLowerCase()}@example.org`,
  avatar: null,
  group_id: groupId,
  enrolled_at: "2026-03-10T12:00",
  end_date: null,
  finished_pages: 0,
  last_seen: null,
  finished_at: null,
  invited_at: null,
});
const PEOPLE: CoursePeople = {
  course: { id: 3, title: "Soil", language: "en" },
  staff: [],
  groups: [group(1, "Morning"), group(2, "Evening"), group(3, "Online")],
  students: 3,
  may_manage_staff: true,
  may_manage_students: true,
  may_invite_students: true,
  may_invite_staff: true,
  time_zone: "UTC",
};
const LIST = "GET /api/authoring/courses/3/students";
const MOVE = "POST /api/authoring/courses/3/students/move";
const WITHDRAW = "POST /api/authoring/courses/3/students/withdraw-invitation";
const EXTEND = "POST /api/authoring/courses/3/students/extend";

async function open(
  students = [student(7, "Ada", 1), student(8, "Bea", 2), student(9, "Cleo", 3)],
) {
  const part = { students, total: 3, pages: 2, next_cursor: null };
  const server = startFakeServer({
    [LIST]: () => part,
    [`${LIST}?quiet_for=7`]: () => ({ ...part, students: [], total: 0 }),
    [MOVE]: (body) => ({ user_ids: (body as { user_ids: number[] }).user_ids }),
  });
  const screen = await renderScreen(
    <StaffKit>
      <StudentList people={PEOPLE} />
    </StaffKit>,
  );
  const choose = (name: string) =>
    userEvent.click(screen.getByRole("checkbox", { name: `Choose ${name} Byron` }), {
      force: true,
    });
  return { ...screen, server, choose };
}

it("moves students to another group, and back to where each of them was", async () => {
  const { server, choose, getByRole, getByText } = await open();
  await choose("Ada");
  await choose("Bea");
  await userEvent.click(getByRole("button", { name: "Move to a group" }));
  await userEvent.click(getByRole("menuitem", { name: "Online" }));
  await expect.element(getByText("2 students moved to “Online”")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Undo" }));
  await expect.poll(() => server.sent(MOVE)).toHaveLength(3);
  expect(server.sent(MOVE)).toEqual([
    { user_ids: [7, 8], group_id: 3 },
    { user_ids: [7], group_id: 1 },
    { user_ids: [8], group_id: 2 },
  ]);
});

it("begins news to those chosen", async () => {
  const { server, choose, getByRole, router } = await open();
  const write = "POST /api/authoring/courses/3/results-messages";
  server.on(write, () => ({ announcement_id: 12, people: 2 }));
  await choose("Ada");
  await choose("Bea");
  await userEvent.click(getByRole("button", { name: "Write to them" }));
  await expect.poll(() => router.state.location.pathname).toBe("/authoring/news/12");
  expect(server.sent(write)).toEqual([{ student_ids: [7, 8] }]);
});

it("lists those who are quiet, and says so where there are none", async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText("3 of 3 students")).toBeVisible();
  await userEvent.click(getByRole("button", { name: /Activity/ }));
  await userEvent.click(getByRole("option", { name: "Quiet for 7 days" }));
  await expect.element(getByText("Nobody has been quiet for 7 days.")).toBeVisible();
});

it("asks for a date to give more time, and keeps it where it is refused", async () => {
  const { server, choose, getByRole, getByText } = await open();
  const message = "Choose a date that is still to come.";
  server.on(EXTEND, () => refusal(422, { errors: { end_date: [message] } }));
  await choose("Ada");
  await userEvent.click(getByRole("button", { name: "More time" }));
  const dialog = getByRole("dialog", { name: "More time for 1 student" });
  const give = dialog.getByRole("button", { name: "Give more time" });
  await expect.element(give).toBeDisabled();
  const field = dialog.getByLabelText("Open until", { exact: false }).first();
  await userEvent.fill(field, "2026-01-02T12:00");
  await userEvent.click(give);
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(field).toHaveValue("2026-01-02T12:00");
});

it("withdraws an invitation once that is confirmed, and keeps the focus in the list", async () => {
  const invited = { ...student(7, "Ada", 1), invited_at: "2026-03-10T12:00" };
  const { server, getByRole } = await open([invited, student(8, "Bea", 2)]);
  server.on(WITHDRAW, () => {
    const students = [student(8, "Bea", 2)];
    server.on(LIST, () => ({ students, total: 1, pages: 2, next_cursor: null }));
    return { user_ids: [7] };
  });
  await userEvent.click(getByRole("button", { name: "Withdraw the invitation to Ada Byron" }));
  expect(server.sent(WITHDRAW)).toEqual([]);
  const question = getByRole("alertdialog");
  await userEvent.click(question.getByRole("button", { name: "Withdraw the invitation" }));
  await expect.element(getByRole("heading", { name: /^Students/ })).toHaveFocus();
  expect(server.sent(WITHDRAW)).toEqual([{ user_ids: [7] }]);
});
