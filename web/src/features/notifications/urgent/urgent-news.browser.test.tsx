import { createMemoryHistory } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { unreadQuery } from "../queries/notification-queries.ts";
import { UrgentNews } from "./urgent-news.tsx";

const UNREAD = "GET /api/notifications/unread";
const READ = "POST /api/announcements/7/read";
const urgent = { id: 7, title: "The excursion is moved" };

const show = (path = "/student/courses") => {
  const history = createMemoryHistory({ initialEntries: [path] });
  return renderScreen(
    <>
      <header>
        <UrgentNews />
      </header>
      <main>
        <h1>Your courses</h1>
      </main>
    </>,
    history,
  );
};

it("does not move what is on the screen, and has room on the next one", async () => {
  const arrival = Promise.withResolvers<object>();
  startFakeServer({ [UNREAD]: () => arrival.promise });
  const screen = await show();
  const heading = screen.getByRole("heading", { name: "Your courses" });
  const top = () => heading.element().getBoundingClientRect().top;
  const before = top();
  arrival.resolve({ unread: 1, urgent });
  const link = screen.getByRole("link", { name: urgent.title });
  await expect.element(link).toHaveAttribute("href", "/student/news/7");
  expect(top()).toBe(before);
  await expect.element(screen.getByText(`Urgent news: ${urgent.title}`)).toBeInTheDocument();
  await screen.router.navigate({ to: "/student/live" });
  await expect.poll(top).toBeGreaterThanOrEqual(before + 44);
  await expect.element(link).toBeVisible();
});

it("is read by a press, and back where that fails", async () => {
  const server = startFakeServer({
    [UNREAD]: () => ({ unread: 1, urgent }),
    [READ]: () => refusal(500),
  });
  const screen = await show();
  const link = screen.getByRole("link", { name: urgent.title });
  const read = screen.getByRole("button", { name: "Mark as read" });
  await userEvent.click(read);
  await expect.poll(() => server.sent(READ).length).toBe(1);
  await expect.element(link).toBeVisible();
  server.on(READ, () => ({ is_read: true }));
  server.on(UNREAD, () => ({ unread: 0, urgent: null }));
  await userEvent.click(read);
  await expect.element(link).not.toBeInTheDocument();
});

it.each(["/student/news/7", "/authoring/courses"])("is not on %s", async (path) => {
  startFakeServer({ [UNREAD]: () => ({ unread: 1, urgent }) });
  const screen = await show(path);
  await expect.poll(() => screen.queryClient.getQueryData(unreadQuery.queryKey)).toBeTruthy();
  expect(screen.getByRole("link", { name: urgent.title }).query()).toBeNull();
});
