import { describe, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal } from "../../../testing/fake-server.ts";
import { openEditor, UPDATE } from "../testing/open-editor.tsx";

/** Three opinions, the first one open. */
async function openThree(server?: Parameters<typeof openEditor>[1]) {
  onTestFinished(() => localStorage.clear());
  const screen = await openEditor({ 1: "Why?", 2: "How?", 3: "When?" }, server);
  const name = (number: number) => screen.getByRole("button", { name: `${number} · Opinion` });
  await expect.element(screen.getByRole("button", { name: "More for section 3" })).toBeVisible();
  return { ...screen, name };
}

describe("a folded section", () => {
  it("shows its number, kind and first words, and is shown whole again", async () => {
    const { getByRole, getByText, name } = await openThree();
    await userEvent.click(getByRole("button", { name: "Fold section 2" }));
    await expect.element(getByRole("button", { name: "2 · Opinion How?" })).toBeVisible();
    expect(getByText("Students write here, then read each other.").elements()).toHaveLength(2);
    await userEvent.click(getByRole("button", { name: "Unfold section 2" }));
    await expect.element(name(2)).toBeVisible();
    expect(getByText("Students write here, then read each other.").elements()).toHaveLength(3);
  });

  it("that is open closes, and its name keeps the focus by the arrow keys", async () => {
    const { getByRole, question, name } = await openThree();
    name(1).element().focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(getByRole("button", { name: "1 · Opinion Why?" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(name(1)).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await expect.element(getByRole("button", { name: "3 · Opinion When?" })).toBeVisible();
    await expect.element(getByRole("button", { name: "Unfold all" })).toBeVisible();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect.element(name(3)).toBeVisible();
  });

  it("is one of all with one press, and stays on this device until it is opened", async () => {
    const first = await openThree();
    await userEvent.click(first.getByRole("button", { name: "Fold all" }));
    await expect.element(first.getByRole("button", { name: "1 · Opinion Why?" })).toBeVisible();
    await first.unmount();

    // The address leads to the first one.
    const { getByRole, question, name } = await openThree();
    await expect.element(question).toHaveValue("Why?");
    await userEvent.click(getByRole("button", { name: "2 · Opinion How?" }));
    await expect.element(question).toHaveValue("How?");
    await userEvent.keyboard("{Escape}");
    await expect.element(name(2)).toBeVisible();
    await expect.element(getByRole("button", { name: "3 · Opinion When?" })).toBeVisible();
  });

  it("opens where a save finds something wrong in it", async () => {
    const { getByRole, save, server, question } = await openThree();
    server.on(UPDATE, () =>
      refusal(422, {
        message: "The data sent has not passed the validation.",
        deep_errors: [{ "3.textarea.question": ["Write a question."] }],
      }),
    );
    await userEvent.fill(question, "Why not?");
    await userEvent.click(getByRole("button", { name: "Fold all" }));
    await userEvent.click(save);
    await expect.element(question).toHaveValue("When?");
    await expect.element(question).toHaveFocus();
    await userEvent.click(getByRole("button", { name: "Fold section 3" }));
    await expect
      .element(getByRole("button", { name: "3 · Opinion When? Needs fixing" }))
      .toBeVisible();
  });

  it("is no change: undo takes back what was written, and shows it", async () => {
    const { getByRole, question } = await openThree();
    await userEvent.fill(question, "Why not?");
    await userEvent.click(getByRole("button", { name: "Fold all" }));
    await expect.element(getByRole("button", { name: "1 · Opinion Why not?" })).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Undo (Ctrl+Z)" }));
    await expect.element(question).toHaveValue("Why?");
    await expect.element(getByRole("button", { name: "Undo (Ctrl+Z)" })).toBeDisabled();
    await expect.element(getByRole("button", { name: "2 · Opinion How?" })).toBeVisible();
    await userEvent.click(getByRole("button", { name: "Redo (Ctrl+Shift+Z)" }));
    await expect.element(question).toHaveValue("Why not?");
  });
});
