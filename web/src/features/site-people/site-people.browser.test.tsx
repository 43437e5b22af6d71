import type { SitePerson } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { type FakeServer, refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen, USER_ID } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { SitePeople } from "./site-people.tsx";

const person = (id: number, name: string, more: Partial<SitePerson> = {}): SitePerson => ({
  id,
  first_name: name,
  last_name: "Byron",
  email: `${name.toLowerCase()}@example.org`,
  avatar: null,
  role: "student",
  state: "active",
  must_change_password: false,
  has_second_factor: false,
  invited_at: null,
  last_seen: "2026-03-10T12:00",
  leaving_at: null,
  mail_failure: null,
  ...more,
});

const PEOPLE = [
  person(USER_ID, "Ada", { role: "admin" }),
  person(7, "Bea"),
  person(8, "Cleo", {
    state: "new",
    last_seen: null,
    invited_at: "2026-03-01T12:00",
    mail_failure: "550 No such user",
  }),
];
const CHANGE = "POST /api/admin/people/change";
const ADD = "POST /api/authoring/courses/3/students";

const REQUIRE = "POST /api/admin/people/7/must-change-password";

async function open() {
  const server: FakeServer = startFakeServer({
    "GET /api/admin/people": () => ({
      people: PEOPLE,
      total: PEOPLE.length,
      next_cursor: null,
      is_sending: true,
    }),
    "GET /api/admin/people/8": () => ({
      person: PEOPLE[2],
      created_at: "2026-03-01T12:00",
      enrolments: [],
      staff_of: [],
    }),
    "GET /api/courses?ignoreStatus=true": () => ({ courses: [{ id: 3, title: "Soil" }] }),
    "GET /api/authoring/courses/3/people": () => ({ groups: [] }),
    [CHANGE]: (body) => ({ user_ids: (body as { user_ids: number[] }).user_ids }),
    [ADD]: () => ({ added: 2, people: [] }),
  });
  const screen = await renderScreen(
    <StaffKit>
      <SitePeople />
    </StaffKit>,
  );
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole("checkbox", { name, exact: true }), { force: true });
  };
  return { ...screen, server, choose };
}

it("disables those chosen but oneself, and enables them again", async () => {
  const { server, choose, getByRole, getByText } = await open();
  await choose("Choose all shown");
  await expect.element(getByText("3 chosen")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Disable", exact: true }));
  await expect.element(getByText("2 people cannot sign in any more")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Undo" }));
  await expect.element(getByText("2 people can sign in again")).toBeVisible();
  expect(server.sent(CHANGE)).toEqual([
    { action: "disable", user_ids: [7, 8] },
    { action: "enable", user_ids: [7, 8] },
  ]);
  await expect.element(getByText("Choose all shown")).toBeVisible();
});

it("chooses the whole list, also what is not on the screen", async () => {
  const { server, choose, getByRole, getByText } = await open();
  const part = { total: 5, is_sending: true };
  const list = "GET /api/admin/people?q=byron";
  const later = [person(20, "Dora"), person(21, "Edith", { state: "disabled" })];
  server.on(list, () => ({ ...part, people: PEOPLE, next_cursor: "3" }));
  server.on(`${list}&limit=100`, () => ({ ...part, people: PEOPLE, next_cursor: "8" }));
  server.on(`${list}&limit=100&cursor=8`, () => ({ ...part, people: later, next_cursor: null }));
  await userEvent.fill(getByRole("textbox", { name: "Search by name or address" }), "byron");
  await expect.element(getByText("3 of 5 people")).toBeVisible();

  await choose("Choose all shown");
  await userEvent.click(getByRole("button", { name: "Choose all 5" }));
  await expect.element(getByText("5 chosen")).toBeVisible();
  await expect.element(getByRole("button", { name: "Only the 3 shown" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(getByText("3 chosen")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(getByText("5 chosen")).toBeVisible();

  await userEvent.click(getByRole("button", { name: "Disable", exact: true }));
  await expect.element(getByText("3 people cannot sign in any more")).toBeVisible();
  expect(server.sent(CHANGE)).toEqual([{ action: "disable", user_ids: [7, 8, 20] }]);
  await expect.element(getByText("Choose all shown")).toBeVisible();
});

it("keeps what is chosen when the rest of the list does not load", async () => {
  const { server, choose, getByRole, getByText } = await open();
  server.on("GET /api/admin/people?q=byron", () => ({
    people: PEOPLE,
    total: 5,
    next_cursor: "3",
    is_sending: true,
  }));
  server.on("GET /api/admin/people?q=byron&limit=100", () =>
    refusal(500, { message: "It broke." }),
  );
  await userEvent.fill(getByRole("textbox", { name: "Search by name or address" }), "byron");
  await choose("Choose all shown");
  await userEvent.click(getByRole("button", { name: "Choose all 5" }));
  await expect.element(getByText(/It broke/)).toBeVisible();
  await expect.element(getByText("3 chosen")).toBeVisible();
});

it("invites only who has never signed in", async () => {
  const { server, choose, getByRole, getByText } = await open();
  await choose("Choose Bea Byron");
  const invite = getByRole("button", { name: "Send an invitation" });
  await expect.element(getByRole("button", { name: "Disable", exact: true })).toBeVisible();
  expect(invite.elements()).toHaveLength(0);
  await choose("Choose Cleo Byron");
  await userEvent.click(invite);
  await expect.element(getByText("1 invitation is on its way")).toBeVisible();
  expect(server.sent(CHANGE)).toEqual([{ action: "invite", user_ids: [8] }]);
});

it("adds those chosen to a course", async () => {
  const { server, choose, getByRole, getByText } = await open();
  await choose("Choose Bea Byron");
  await choose("Choose Cleo Byron");
  await userEvent.click(getByRole("button", { name: "Add to a course" }));
  const dialog = getByRole("dialog", { name: "Add 2 people to a course" });
  const add = dialog.getByRole("button", { name: "Add to the course" });
  await expect.element(add).toBeDisabled();
  await userEvent.click(dialog.getByRole("combobox", { name: "Course" }));
  await userEvent.click(getByRole("option", { name: "Soil" }));
  await userEvent.click(add);
  await expect.element(getByText("2 people now take “Soil”")).toBeVisible();
  expect(server.sent(ADD)).toEqual([{ text: "bea@example.org\ncleo@example.org" }]);
});

it("says that a mail did not arrive, and corrects the address", async () => {
  const { server, getByRole, getByText } = await open();
  const fix = "PUT /api/admin/people/8";
  server.on(fix, () => refusal(422, { errors: { email: ["Taken."] } }));
  await expect.element(getByText("Mail not delivered").last()).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Details of Cleo Byron" }));
  await expect.element(getByText("550 No such user")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Correct name or address" }));
  const dialog = getByRole("dialog", { name: "Correct name or address" });
  const address = dialog.getByRole("textbox", { name: "E-mail address" });
  await expect.element(address).toHaveValue("cleo@example.org");
  await userEvent.fill(address, "cleo@example.com");
  await expect.element(dialog.getByText(/A new invitation goes there/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await expect.element(dialog.getByText("Taken.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(getByRole("button", { name: "Correct name or address" }));
  await expect.element(address).toHaveValue("cleo@example.com");
  server.on(fix, () => ({ ...PEOPLE[2], email: "cleo@example.com", mail_failure: null }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await expect.element(getByText("Saved")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.sent(fix)).toEqual(
    Array.from({ length: 2 }, () => ({
      first_name: "Cleo",
      last_name: "Byron",
      email: "cleo@example.com",
    })),
  );
});

it("leads to the first wrong field of a new person", async () => {
  const { server, getByRole } = await open();
  server.on("POST /api/admin/people", () =>
    refusal(422, { errors: { last_name: ["Required."], email: ["Taken."] } }),
  );
  await userEvent.click(getByRole("button", { name: "New person" }));
  const dialog = getByRole("dialog", { name: "New person" });
  await userEvent.click(dialog.getByRole("button", { name: "Create the account" }));
  await expect.element(dialog.getByRole("textbox", { name: "Last name" })).toHaveFocus();
});

it("asks before it requires a new password", async () => {
  const { server, getByRole, getByText } = await open();
  server.on("GET /api/admin/people/7", () => ({
    person: PEOPLE[1],
    created_at: "2026-01-10T12:00",
    enrolments: [],
    staff_of: [],
  }));
  server.on(REQUIRE, () => ({}));
  await userEvent.click(getByRole("button", { name: "Details of Bea Byron" }));
  await userEvent.click(getByRole("button", { name: "Require a new password" }));
  const dialog = getByRole("alertdialog", { name: "Require a new password of Bea Byron?" });
  await expect.element(dialog).toBeVisible();
  expect(server.sent(REQUIRE)).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Require a new password" }));
  await expect.element(getByText("Bea Byron has to change the password now")).toBeVisible();
  expect(server.sent(REQUIRE)).toHaveLength(1);
});

it("offers whom the filters leave as spreadsheets", async () => {
  const { server, getByRole } = await open();
  const csv = getByRole("link", { name: "CSV" });
  await expect.element(csv).toHaveAttribute("href", "/api/admin/people/export/csv");
  server.on("GET /api/admin/people?q=bea", () => ({
    people: [PEOPLE[1]],
    total: 1,
    next_cursor: null,
    is_sending: true,
  }));
  await userEvent.fill(getByRole("textbox", { name: "Search by name or address" }), "bea");
  await expect.element(csv).toHaveAttribute("href", "/api/admin/people/export/csv?q=bea");
  await expect
    .element(getByRole("link", { name: "Excel" }))
    .toHaveAttribute("href", "/api/admin/people/export/xlsx?q=bea");
});
