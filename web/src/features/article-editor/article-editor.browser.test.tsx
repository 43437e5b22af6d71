import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen, USER_ID } from "../../testing/render-screen.tsx";
import { ArticleEditor } from "./article-editor.tsx";

const SHARE = "POST /api/courses/1/articles";

const open = (onSaved: (articleId: number) => void = () => {}) =>
  renderScreen(
    <ArticleEditor
      courseId={1}
      articleId={null}
      saved={null}
      userId={USER_ID}
      onSaved={onSaved}
      onCancel={() => {}}
    />,
  );

it("keeps what is typed when it is refused and over a reload, until the server has it", async () => {
  const server = startFakeServer({
    [SHARE]: () => refusal(422, { errors: { link: ["Enter the address of a page."] } }),
  });
  const screen = await open();
  await userEvent.fill(screen.getByLabelText("Title"), "Worms at work");
  await userEvent.fill(screen.getByRole("textbox", { name: "Link" }), "worms");
  await userEvent.fill(screen.getByLabelText("Tags"), "worms, soil");
  await userEvent.click(screen.getByRole("textbox", { name: "Text" }));
  await userEvent.keyboard("They turn the soil over.");
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  await expect.element(screen.getByText("Enter the address of a page.")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Link" })).toHaveFocus();
  await expect.element(screen.getByLabelText("Title")).toHaveValue("Worms at work");
  await screen.unmount();

  let saved: number | null = null;
  const again = await open((id) => (saved = id));
  await expect.element(again.getByLabelText("Tags")).toHaveValue("worms, soil");
  await expect.element(again.getByText("They turn the soil over.")).toBeVisible();
  await expect.element(again.getByText("Not sent yet. Kept on this device.")).toBeVisible();
  server.on(SHARE, () => ({ id: 7 }));
  await userEvent.fill(again.getByRole("textbox", { name: "Link" }), "");
  await userEvent.click(again.getByRole("button", { name: "Share" }));
  await expect.poll(() => saved).toBe(7);
  expect(server.sent(SHARE).at(-1)).toEqual({
    title: "Worms at work",
    text: "<p>They turn the soil over.</p>",
    link: null,
    tags: ["worms", "soil"],
  });
  await again.unmount();
  const fresh = await open();
  await expect.element(fresh.getByLabelText("Title")).toHaveValue("");
});
