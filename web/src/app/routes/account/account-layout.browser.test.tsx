import type { SessionUser } from "@paso/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it } from "vitest";

import { writeQuery } from "../../../api/index.ts";
import { sessionQuery } from "../../../session/session-query.ts";
import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AccountLayout } from "./account-layout.tsx";

async function open(role: SessionUser["role"]) {
  startFakeServer({ "GET /api/navigation": () => ({ areas: { courses: { waiting: 0 } } }) });
  const screen = await renderScreen(
    <AccountLayout>Profile</AccountLayout>,
    createMemoryHistory({ initialEntries: ["/account"] }),
  );
  await writeQuery(screen.queryClient, sessionQuery, (before) =>
    before?.user ? { ...before, user: { ...before.user, role } } : before,
  );
  return screen;
}

it("keeps the navigation of staff, with nothing lit", async () => {
  const screen = await open("admin");
  const main = screen.getByRole("navigation", { name: "Main" });
  await expect.element(main.getByRole("link", { name: "Administration" })).toBeInTheDocument();
  await expect.element(main.getByRole("link", { name: "Today" })).toBeVisible();
  expect(screen.container.querySelector("[aria-current]")).toBeNull();
});

it("keeps the navigation of students", async () => {
  const screen = await open("student");
  const main = screen.getByRole("navigation", { name: "Main" });
  await expect.element(main.getByRole("link", { name: "Home" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Today" })).not.toBeInTheDocument();
});
