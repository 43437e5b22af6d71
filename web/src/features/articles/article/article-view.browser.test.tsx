import type { OpenedArticle } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen, USER_ID } from "../../../testing/render-screen.tsx";
import { ArticleView } from "./article-view.tsx";

const ADDRESS = "/api/courses/1/articles/7";

const article: OpenedArticle = {
  id: 7,
  title: "Worms at work",
  author: "Mei",
  user: { avatar: null },
  created_at: "2026-03-10T12:00",
  link: { url: "https://example.org/worms", host: "example.org", preview: null },
  tags: [],
  comments: 0,
  likes: 0,
  hidden: false,
  own: false,
  course: { id: 1, title: "Soil" },
  text: "<p>They turn the soil over.</p>",
  form: null,
  edited: false,
  may_retry_preview: false,
  liked: false,
  reported: false,
  comment_list: [],
  next_cursor: null,
  time_zone: "UTC",
};

const open = () =>
  renderScreen(
    <ArticleView
      path={{ courseId: 1, articleId: 7 }}
      userId={USER_ID}
      mayReact
      editPath="/edit"
      onDeleted={() => {}}
      onTitle={() => {}}
    />,
  );

it("keeps a comment that was not sent, over a reload", async () => {
  startFakeServer({
    [`GET ${ADDRESS}`]: () => article,
    [`POST ${ADDRESS}/comments`]: () => refusal(422, { message: "Not now." }),
  });
  const screen = await open();
  const field = screen.getByLabelText("Your comment");
  await userEvent.fill(field, "How deep do they go?");
  await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
  await expect.element(screen.getByText("Your comment was not sent.")).toBeVisible();
  await expect.element(field).toHaveValue("How deep do they go?");
  await screen.unmount();
  const again = await open();
  const kept = again.getByLabelText("Your comment");
  await expect.element(kept).toHaveValue("How deep do they go?");
  await userEvent.clear(kept);
});

it("has a link that could not be read looked at again, and shows what comes of it", async () => {
  const server = startFakeServer({
    [`GET ${ADDRESS}`]: () => ({ ...article, may_retry_preview: true }),
    [`POST ${ADDRESS}/preview`]: () => ({ requested: true }),
  });
  const screen = await open();
  const again = screen.getByRole("button", { name: "Look again" });
  await expect.element(again).toBeVisible();
  server.on(`GET ${ADDRESS}`, () => article);
  await userEvent.click(again);
  await expect.element(screen.getByText("Checking the page again…")).toBeVisible();
  const preview = { title: "All about worms", text: "", site: "", picture: null };
  server.on(`GET ${ADDRESS}`, () => ({ ...article, link: { ...article.link!, preview } }));
  await expect.element(screen.getByText("All about worms"), { timeout: 30_000 }).toBeVisible();
  await expect.element(screen.getByText("Checking the page again…")).not.toBeInTheDocument();
});

it("says that too many attempts were made", async () => {
  startFakeServer({
    [`GET ${ADDRESS}`]: () => ({ ...article, may_retry_preview: true }),
    [`POST ${ADDRESS}/preview`]: () => refusal(429, { message: "Try again in 5 minutes." }),
  });
  const screen = await open();
  await userEvent.click(screen.getByRole("button", { name: "Look again" }));
  await expect.element(screen.getByText("Try again in 5 minutes.")).toBeVisible();
});

it("says that it is gone", async () => {
  startFakeServer({ [`GET ${ADDRESS}`]: () => refusal(404) });
  const screen = await open();
  await expect.element(screen.getByText("This article is no longer available.")).toBeVisible();
});
