import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { AddPart } from "./add-part.tsx";
import { OutlineContext } from "./outline-context.ts";
import type { OutlineActions } from "./use-outline-actions.tsx";

async function show() {
  const add = vi.fn<OutlineActions["add"]>(() => Promise.resolve());
  const outline = {
    courseId: 1,
    language: "en",
    mayEdit: true,
    timeZone: "UTC",
    actions: { add } as unknown as OutlineActions,
    askWhere: vi.fn(),
    askLibrary: vi.fn(),
  };
  const screen = await renderScreen(
    <OutlineContext value={outline}>
      <AddPart label="Add module" parent={{ kind: "course", id: 1 }} siblings={[]} />
    </OutlineContext>,
  );
  const title = screen.getByRole("textbox", { name: "Title" });
  return { ...screen, add, title, open: () => screen.getByRole("button").click() };
}

it("keeps a typed title when a press beside it closes the form", async () => {
  const { title, open } = await show();
  await open();
  await userEvent.fill(title, "Plants");
  // A press beside a popover lands on its underlay.
  await userEvent.click(document.body, { position: { x: 390, y: 600 }, force: true });
  await expect.element(title).not.toBeInTheDocument();
  await open();
  await expect.element(title).toHaveValue("Plants");
});

it("begins anew after adding and after cancelling", async () => {
  const { title, open, add, getByRole } = await show();
  await open();
  await userEvent.fill(title, "Plants");
  await userEvent.keyboard("{Enter}");
  await expect.element(title).not.toBeInTheDocument();
  expect(add.mock.calls).toEqual([
    [
      { kind: "course", id: 1 },
      { title: "Plants", order: 1 },
    ],
  ]);
  await open();
  await expect.element(title).toHaveValue("");
  await userEvent.fill(title, "Stones");
  await getByRole("button", { name: "Cancel" }).click();
  await open();
  await expect.element(title).toHaveValue("");
});
