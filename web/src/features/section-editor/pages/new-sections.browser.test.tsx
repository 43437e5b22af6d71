import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { startAuthoringServer } from "../testing/open-editor.tsx";
import { NewSections } from "./new-sections.tsx";

const CREATE = "POST /api/courses/7/sections/create";
const LIMITS = { file_limit: 1_000, picture_limit: 1_000, video_limit: 1_000 };

/** The form for new sections of a page that has these. */
async function openNew(orders: number[] = [], server = startAuthoringServer("sections-new")) {
  const sections = orders.map((order) => ({ id: order, order }));
  const onSaved = vi.fn<(address: string) => void>();
  const screen = await renderScreen(
    <NewSections
      pageId={7}
      existing={{ sections, ...LIMITS } as never}
      onSaved={onSaved}
      onStayed={() => {}}
      renderActions={(submit) => submit}
    />,
  );
  server.on(CREATE, (body) => ({
    redirect_to: "/authoring/courses/2",
    section_ids: (body as { sections: object[] }).sections.map((_, index) => index + 10),
    version: 1,
  }));
  return {
    ...screen,
    server,
    onSaved,
    text: screen.getByRole("textbox", { name: "Text" }),
    undo: screen.getByRole("button", { name: "Undo (Ctrl+Z)" }),
    save: screen.getByRole("button", { name: "Create sections" }),
    /** A kind to choose under "What comes next?". */
    kind: (name: RegExp) =>
      screen.getByRole("region", { name: "What comes next?" }).getByRole("button", { name }),
  };
}

describe("the blank section that a page begins with", () => {
  it("is no step to undo", async () => {
    const { text, undo } = await openNew();
    await expect.element(text).toBeVisible();
    await expect.element(undo).toBeDisabled();
  });
});
