import type { CourseGroup, CoursePeople } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { GroupList } from "./group-list.tsx";

const group = (id: number, name: string, students: number): CourseGroup => ({
  id,
  name,
  is_default: id === 1,
  start_date: null,
  end_date: null,
  students,
});
const PEOPLE = {
  course: { id: 3, title: "Soil", language: "en" },
  groups: [group(1, "Morning", 4), group(2, "Evening", 12)],
  may_manage_students: true,
  time_zone: "UTC",
} as unknown as CoursePeople;

const open = () =>
  renderScreen(
    <StaffKit>
      <GroupList people={PEOPLE} />
    </StaffKit>,
  );

it("keeps what was typed for a group that is refused, and says why beside the field", async () => {
  const message = "The end must be after the start.";
  startFakeServer({
    "POST /api/authoring/courses/3/groups": () => refusal(422, { errors: { end_date: [message] } }),
  });
  const { getByRole, getByText } = await open();
  await userEvent.click(getByRole("button", { name: "New group" }));
  const dialog = getByRole("dialog", { name: "New group" });
  const create = dialog.getByRole("button", { name: "Create group" });
  await expect.element(create).toBeDisabled();
  const name = dialog.getByRole("textbox", { name: "Name" });
  await userEvent.fill(name, "Online");
  await userEvent.click(create);
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(name).toHaveValue("Online");
});

it("moves the students of a group that is deleted to the one that was chosen", async () => {
  const removal = "DELETE /api/authoring/courses/3/groups/2?move_to=1";
  const server = startFakeServer({ [removal]: () => ({ id: 2 }) });
  const { getByRole, getByText } = await open();
  await userEvent.click(getByRole("button", { name: "Change group Evening" }));
  await expect.element(getByText("Where its 12 students go")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Move and delete group" }));
  await expect.element(getByText("Group deleted")).toBeVisible();
  expect(server.sent(removal)).toHaveLength(1);
});
