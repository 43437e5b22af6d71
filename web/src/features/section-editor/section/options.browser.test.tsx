import type { AuthoredSection, PageSections } from "@paso/contract";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { buildPage, openEditor } from "../testing/open-editor.tsx";

const LINES = "a) Clay\r\nb) Sand\n\nc) Peat\n";

/** A page of one question with two options. */
function buildQuestion(): PageSections {
  const section = {
    id: 1,
    order: 1,
    type: "radio-validated",
    radioValidated: {
      question: "Which soil?",
      items: ["Rock", ""],
      item_ids: [1, 2],
      valid_items: [true, false],
      reasons: ["", ""],
      final_quiz: "false",
    },
    answers: 0,
    item_answers: [0, 0],
  };
  return { ...buildPage({}), sections: [section as unknown as AuthoredSection] };
}

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe.each(["As a page", "As a list"])("%s, the options of a question", (view) => {
  async function openOptions() {
    onTestFinished(() => localStorage.clear());
    const screen = await openEditor(buildQuestion());
    if (view === "As a list") await userEvent.click(screen.getByText(view));
    const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
    await expect.element(field("Option 2")).toBeVisible();
    const texts = () =>
      screen
        .getByRole("textbox", { name: /^Option \d$/ })
        .elements()
        .map((element) => (element as HTMLTextAreaElement).value);
    return { ...screen, field, texts };
  }

  it("become several by several pasted lines, in one step", async () => {
    const { field, texts, getByRole } = await openOptions();
    field("Option 2").element().focus();
    paste(LINES);
    await vi.waitFor(() => expect(texts()).toEqual(["Rock", "Clay", "Sand", "Peat"]));
    await expect.element(field("Option 4")).toHaveFocus();
    await userEvent.click(getByRole("button", { name: "Undo (Ctrl+Z)" }));
    await vi.waitFor(() => expect(texts()).toEqual(["Rock", ""]));
  });

  it("are gone through by the arrows, texts and explanations apart", async () => {
    const { field } = await openOptions();
    field("Option 1").element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field("Option 2")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field("Option 2")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field("Option 1")).toHaveFocus();
    field("Explanation of option 1").element().focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field("Explanation of option 2")).toHaveFocus();
  });

  it("follow in the preview beside, a moment after the last key", async () => {
    const { field, getByRole } = await openOptions();
    await userEvent.click(getByRole("button", { name: "Preview" }));
    const isBeside = innerWidth >= 1280;
    const preview = getByRole(isBeside ? "region" : "dialog", { name: "Preview" });
    const says = (text: string) =>
      expect.poll(() => preview.element().textContent, { timeout: 15_000 }).toContain(text);
    await says('"items":["Rock",""]');
    // On a narrow screen it lies over the editor.
    if (!isBeside) return;
    field("Option 2").element().focus();
    await userEvent.keyboard("Clay");
    await says('"items":["Rock","Clay"]');
  });
});
