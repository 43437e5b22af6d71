import type { ManagedAnnouncement } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AnnouncementEditor } from "./announcement-editor.tsx";

const DRAFT = "/api/authoring/drafts/announcement%3A7";

const announcement: ManagedAnnouncement = {
  id: 7,
  title: "",
  html: "",
  course: { id: 1, title: "Soil" },
  group: null,
  state: "draft",
  author: "Marta Ruiz",
  is_pinned: false,
  is_urgent: false,
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

it("keeps the title while the text is written, and says whom it reaches before it goes", async () => {
  const PUT = "PUT /api/authoring/announcements/7";
  const server = startFakeServer({
    [`GET ${DRAFT}`]: () => ({ draft: null }),
    [`PUT ${DRAFT}`]: () => ({ saved_at: "2026-11-20T12:04" }),
    [`DELETE ${DRAFT}`]: () => ({}),
    "GET /api/authoring/announcement-scopes": () => ({
      site: false,
      courses: [{ id: 1, title: "Soil" }],
    }),
    "GET /api/authoring/courses/1/people": () => ({ groups: [] }),
    [PUT]: () => ({ ...announcement, title: "New dates", version: 2 }),
  });
  const screen = await renderScreen(
    <AnnouncementEditor announcement={announcement} onDeleted={() => {}} />,
  );
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
