import type { ManagedAnnouncement } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AnnouncementEditor } from "./announcement-editor.tsx";

const DRAFT = "/api/authoring/drafts/announcement%3A7";

const announcement: ManagedAnnouncement = {
  id: 7,
  title: "",
  html: "",
  course: { id: 1, title: "Soil" },
  group: null,
  is_direct: false,
  state: "draft",
  author: "Marta Ruiz",
  is_pinned: false,
  is_urgent: false,
  allows_comments: false,
  comments: 0,
  open_reports: 0,
  send_date: null,
  expiry_date: null,
  edited_at: null,
  readers: 0,
  files: [],
  version: 1,
  audience: 12,
  read: 0,
  withdrawn_reason: null,
  withdrawn_at: null,
  may_change: true,
  file_limit: 1024 ** 2,
  picture_limit: 1024 ** 2,
  time_zone: "UTC",
};

const calls = {
  [`GET ${DRAFT}`]: () => ({ draft: null }),
  [`PUT ${DRAFT}`]: () => ({ saved_at: "2026-11-20T12:04" }),
  [`DELETE ${DRAFT}`]: () => ({}),
  "GET /api/authoring/announcement-scopes": () => ({
    site: false,
    courses: [{ id: 1, title: "Soil" }],
  }),
  "GET /api/authoring/courses/1/people": () => ({ groups: [] }),
};
const PUT = "PUT /api/authoring/announcements/7";

const open = (shown: ManagedAnnouncement = announcement) =>
  renderScreen(<AnnouncementEditor announcement={shown} onDeleted={() => {}} />);

it("keeps what was typed when it is not saved, and shows why beside its field", async () => {
  startFakeServer({
    ...calls,
    [PUT]: () => refusal(422, { errors: { expiry_date: ["This date has passed."] } }),
  });
  const screen = await open();
  await userEvent.fill(screen.getByLabelText("Title"), "New dates");
  // The save bar may cover it.
  screen.getByRole("switch", { name: "Allow comments" }).element().focus();
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await expect.element(screen.getByText("This date has passed.")).toBeVisible();
  await expect.element(screen.getByLabelText("Title")).toHaveValue("New dates");
  await expect.element(screen.getByRole("switch", { name: "Allow comments" })).toBeChecked();
});

it("names whom it goes to if they were chosen", async () => {
  const reader = (id: number, name: string) => ({
    id,
    name,
    email: "",
    avatar: null,
    read_at: null,
  });
  startFakeServer({
    ...calls,
    "GET /api/authoring/announcements/7/readers": () => ({
      readers: [reader(1, "Ada Lovelace"), reader(2, "Grace Hopper")],
      next_cursor: null,
      time_zone: "UTC",
    }),
  });
  const screen = await open({ ...announcement, is_direct: true, audience: 2 });
  await expect.element(screen.getByText("2 people")).toBeVisible();
  await expect
    .element(screen.getByText("Ada Lovelace, Grace Hopper", { exact: true }))
    .toBeVisible();
});

it("begins with unsaved work of an earlier visit, and waits for it", async () => {
  const arrival = Promise.withResolvers<object>();
  startFakeServer({ ...calls, [`GET ${DRAFT}`]: () => arrival.promise });
  const screen = await open();
  await expect.element(screen.getByText(/^Loading/)).toBeInTheDocument();
  const { send_date, expiry_date, is_pinned } = announcement;
  const fields = {
    title: "Typed before",
    html: "<p>All of it.</p>",
    course_id: 1,
    group_id: null,
    send_date,
    expiry_date,
    is_pinned,
    is_urgent: true,
  };
  arrival.resolve({ draft: { body: { version: 1, fields }, saved_at: "2026-11-20T12:04" } });
  await expect.element(screen.getByLabelText("Title")).toHaveValue("Typed before");
  await expect.element(screen.getByText("All of it.")).toBeVisible();
  await expect.element(screen.getByRole("switch", { name: "Urgent" })).toBeChecked();
  // A draft from before the switch existed.
  await expect.element(screen.getByRole("switch", { name: "Allow comments" })).not.toBeChecked();
});

it("shows what readers say; what staff hide can be restored, and a comment not sent is kept", async () => {
  const sent = { ...announcement, state: "sent" as const, allows_comments: true, comments: 1 };
  const comment = {
    id: 3,
    author: "Mei Tanaka",
    created_at: "2026-03-10T12:00",
    hidden: false,
    decision: null,
    text: "Which bus do we take?",
    reports: [{ by: "Omar Haddad", reason: "Rude", at: "2026-03-10T12:05" }],
  };
  const discussed = { reports: [], comments: [comment], next_cursor: null, likes: 2 };
  const may = { may_comment: true, may_moderate: true };
  const COMMENTS = "/api/authoring/announcements/7/comments";
  const server = startFakeServer({
    ...calls,
    "GET /api/authoring/announcements/7/readers": () => ({
      readers: [],
      next_cursor: null,
      time_zone: "UTC",
    }),
    [`GET ${COMMENTS}`]: () => ({ ...discussed, ...may }),
    [`POST ${COMMENTS}/3/decision`]: () => ({
      decision: { hidden: true, by: "Marta Ruiz", at: "2026-03-10T12:06" },
      open_reports: 0,
    }),
    "POST /api/announcements/7/comments": () => refusal(409, { message: "Comments are closed." }),
  });
  const screen = await open(sent);
  await expect.element(screen.getByText("Omar Haddad: Rude")).toBeVisible();
  const hidden = { ...comment, hidden: true, reports: [] };
  server.on(`GET ${COMMENTS}`, () => ({ ...discussed, ...may, comments: [hidden] }));
  await userEvent.click(screen.getByRole("button", { name: "Hide the comment of Mei Tanaka" }));
  const restore = screen.getByRole("button", { name: "Restore the comment of Mei Tanaka" });
  await expect.element(restore).toBeVisible();
  expect(server.sent(`POST ${COMMENTS}/3/decision`)).toEqual([{ hidden: true, handled: true }]);
  const field = screen.getByLabelText("Your comment");
  await userEvent.fill(field, "Line 7");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  await expect.element(screen.getByText(/Comments are closed\./)).toBeVisible();
  await expect.element(field).toHaveValue("Line 7");
  await userEvent.clear(field);
});

it("keeps the title while the text is written, and says whom it reaches before it goes", async () => {
  const server = startFakeServer({
    ...calls,
    [PUT]: () => ({ ...announcement, title: "New dates", version: 2 }),
  });
  const screen = await open();
  await userEvent.fill(screen.getByLabelText("Title"), "New dates");
  const text = screen.getByRole("textbox", { name: "Text" });
  await userEvent.click(text);
  await userEvent.keyboard("A week later.");
  await expect.element(screen.getByLabelText("Title")).toHaveValue("New dates");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.element(screen.getByText("Soil: 12 people")).toBeVisible();
  expect(server.sent(PUT)).toMatchObject([
    { title: "New dates", html: "<p>A week later.</p>", version: 1 },
  ]);
});

it("does not ask to send it without a title or a text", async () => {
  const server = startFakeServer(calls);
  const { getByRole, getByText, getByLabelText } = await open({
    ...announcement,
    title: "",
    html: "<p></p>",
  });
  await userEvent.click(getByRole("button", { name: "Send" }));
  await expect.element(getByText("This field is required.").nth(1)).toBeVisible();
  await expect.element(getByLabelText("Title")).toHaveFocus();
  await userEvent.fill(getByLabelText("Title"), "New dates");
  await expect.element(getByText("This field is required.").nth(1)).not.toBeInTheDocument();
  expect(server.sent(PUT)).toEqual([]);
  server.on(PUT, () => ({ ...announcement, title: "New dates", version: 2 }));
  await userEvent.click(getByRole("button", { name: "Save draft" }));
  await expect.poll(() => server.sent(PUT)).toHaveLength(1);
  await expect.element(getByText("This field is required.")).not.toBeInTheDocument();
});

it("does not ask to schedule it for a date that has passed", async () => {
  const server = startFakeServer(calls);
  const { getByRole, getByText, getByLabelText } = await open({
    ...announcement,
    title: "New dates",
    html: "<p>Soon.</p>",
    send_date: "2020-12-30T10:00",
  });
  await userEvent.click(getByRole("button", { name: "Schedule" }));
  await expect.element(getByText("This date has passed.")).toBeVisible();
  await expect.element(getByLabelText("Send at")).toHaveFocus();
  expect(server.sent(PUT)).toEqual([]);
});

it("names the site's time zone, where the reader's is another, before it is scheduled", async () => {
  const planned = {
    ...announcement,
    title: "New dates",
    html: "<p>Soon.</p>",
    send_date: "2999-12-30T10:00",
    time_zone: "America/Lima",
  };
  startFakeServer({ ...calls, [PUT]: () => planned });
  const { getByRole } = await open(planned);
  await userEvent.click(getByRole("button", { name: "Schedule" }));
  const dialog = getByRole("alertdialog", { name: "Schedule this announcement?" });
  await expect.element(dialog.getByText(/2999.* \(America\/Lima\)/)).toBeVisible();
});
