import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { NewCourseForm } from "./new-course-form.tsx";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

it("waits while a chosen file is not a picture, until it is removed or replaced", async () => {
  const server = startFakeServer();
  server.on("GET /api/authoring/drafts/course-new", () => ({ draft: null }));
  const screen = await renderScreen(<NewCourseForm timeZone="UTC" onSaved={vi.fn()} />);
  const address = screen.getByRole("textbox", { name: "Thumbnail" });
  const submit = screen.getByRole("button", { name: "Create course" });
  const remove = screen.getByRole("button", { name: "Remove the picture" });
  const choose = async (name: string, content: BlobPart) => {
    const input = screen.container.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File([content], name, { type: "image/png" }));
  };
  await userEvent.fill(screen.getByRole("textbox", { name: "Title" }), "Plants");
  await expect.element(submit).toBeVisible();

  await choose("broken.png", "no picture");
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("This file cannot be shown as a picture.");
  await expect.element(submit).not.toBeInTheDocument();
  await remove.click();
  await expect.element(address).toHaveFocus();
  await expect.element(submit).toBeVisible();

  await choose("broken.png", "no picture");
  await expect.element(submit).not.toBeInTheDocument();
  await choose(
    "pixel.png",
    Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
  );
  await expect.element(screen.getByRole("img", { name: "Preview of the thumbnail" })).toBeVisible();
  await expect.element(submit).toBeVisible();
});
