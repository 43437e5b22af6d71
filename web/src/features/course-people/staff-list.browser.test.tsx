import type { CoursePeople, StaffMember } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { StaffList } from "./staff-list.tsx";

const member = (id: number, first_name: string): StaffMember => ({
  id,
  first_name,
  last_name: "",
  email: `${first_name.toLowerCase()}@example.org`,
  avatar: null,
  role: "owner",
  invited_at: null,
});
const PEOPLE = {
  course: { id: 3, title: "Soil", language: "en" },
  staff: [member(7, "Bea"), member(8, "Cleo")],
  may_manage_staff: true,
  may_invite_staff: false,
} as unknown as CoursePeople;
const STAFF = "/api/authoring/courses/3/staff";

it("forgets why an attempt was refused once another is made", async () => {
  const [taken, last] = ["Nobody has this address.", "Somebody has to lead the course."];
  const server = startFakeServer({
    [`POST ${STAFF}`]: () => refusal(422, { errors: { email: [taken] } }),
    [`DELETE ${STAFF}/7`]: () => refusal(409, { message: last }),
    [`DELETE ${STAFF}/8`]: () => ({}),
  });
  const { getByRole, getByText } = await renderScreen(
    <StaffKit>
      <StaffList people={PEOPLE} />
    </StaffKit>,
  );
  await userEvent.fill(getByRole("textbox", { name: /^E-mail address/ }), "nobody@example.org");
  await userEvent.click(getByRole("button", { name: "Add to the staff" }));
  await expect.element(getByText(taken)).toBeVisible();

  await userEvent.click(getByRole("button", { name: "Remove Bea from staff" }));
  await expect.element(getByText(last)).toBeVisible();
  await expect.element(getByText(taken)).not.toBeInTheDocument();

  await userEvent.click(getByRole("button", { name: "Remove Cleo from staff" }));
  await expect.element(getByText("Removed from staff")).toBeVisible();
  await expect.element(getByText(last)).not.toBeInTheDocument();
  expect(server.sent(`DELETE ${STAFF}/8`)).toHaveLength(1);
});
