import type { Articles, ListedArticle } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ArticleList } from "./article-list.tsx";

const LIST = "GET /api/courses/1/articles";

const article: ListedArticle = {
  id: 7,
  title: "Worms at work",
  author: "Mei",
  user: { avatar: null },
  created_at: "2026-03-10T12:00",
  link: null,
  tags: ["worms"],
  comments: 1,
  likes: 2,
  hidden: false,
  own: false,
  excerpt: "They turn the soil over.",
  commented: false,
  liked: false,
};
const part = (overrides: Partial<Articles> = {}): Articles => ({
  course: { id: 1, title: "Soil" },
  articles: [article],
  next_cursor: null,
  tags: ["worms"],
  may_share: true,
  time_zone: "UTC",
  ...overrides,
});

it("says that there is nothing yet, once it is known", async () => {
  const arrival = Promise.withResolvers<Articles>();
  startFakeServer({ [LIST]: () => arrival.promise });
  const screen = await renderScreen(<ArticleList courseId={1} />);
  await expect.element(screen.getByText(/^Loading/)).toBeInTheDocument();
  expect(screen.getByText("No articles yet").query()).toBeNull();
  arrival.resolve(part({ articles: [], tags: [] }));
  await expect.element(screen.getByText("No articles yet")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Share an article" })).toBeVisible();
});

it("is searched and filtered by a tag, and says where nothing fits", async () => {
  const server = startFakeServer({
    [LIST]: () => part(),
    [`${LIST}?tag=worms`]: () => part(),
    [`${LIST}?q=stone&tag=worms`]: () => part({ articles: [] }),
  });
  const screen = await renderScreen(<ArticleList courseId={1} />);
  const link = screen.getByRole("link", { name: "Worms at work" });
  await expect.element(link).toHaveAttribute("href", "/student/courses/1/articles/7");
  await userEvent.click(screen.getByRole("button", { name: "worms" }));
  await expect.element(link).toBeVisible();
  await userEvent.fill(screen.getByRole("searchbox", { name: "Search" }), "stone");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await expect.element(screen.getByText("No articles found")).toBeVisible();
  expect(server.sent(`${LIST}?q=stone&tag=worms`)).toHaveLength(1);
});

it("says why it could not be loaded", async () => {
  startFakeServer({ [LIST]: () => refusal(404) });
  const screen = await renderScreen(<ArticleList courseId={1} />);
  await expect.element(screen.getByText("This course is no longer available.")).toBeVisible();
});
