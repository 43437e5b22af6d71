import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { openEditor, UPDATE } from "../testing/open-editor.tsx";

const VIEWS = ["As a page", "As a list"];

describe.each(VIEWS)("%s, a section", (view) => {
  it("comes before the first one by its own button, which takes the focus back", async () => {
    onTestFinished(() => localStorage.clear());
    const { getByRole, getByText, question, save, server, onSaved } = await openEditor({
      1: "Why?",
      2: "How?",
    });
    if (view === "As a list") await userEvent.click(getByText(view));
    const insert = getByRole("button", { name: "Add a section before section 1" });
    await userEvent.click(insert);
    const kinds = getByRole("searchbox", { name: "Find a kind of section" });
    await expect.element(kinds).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(insert).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.fill(kinds, "opin");
    await userEvent.keyboard("{Enter}");
    await expect.element(question).toHaveFocus();
    await userEvent.keyboard("First of all?");
    const headings = getByRole("heading", { level: 2 }).elements();
    expect(headings[0]?.textContent).toMatch(/^1 · Opinion/);

    server.on(UPDATE, () => ({ redirect_to: "/authoring", version: 2 }));
    server.on("POST /api/courses/7/sections/create", () => ({
      redirect_to: "/authoring",
      version: 3,
      section_ids: [3],
    }));
    await userEvent.click(save);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.sent(UPDATE)).toMatchObject([{ sections: [{ order: 2 }, { order: 3 }] }]);
    expect(server.sent("POST /api/courses/7/sections/create")).toMatchObject([
      { sections: [{ order: 1, textarea: { question: "First of all?" } }] },
    ]);
  });
});

describe("the kinds to choose from", () => {
  it('take the place of the empty section that "New section" added', async () => {
    const { getByRole, question, save, server, onSaved } = await openEditor({ 1: "Why?" });
    await userEvent.click(getByRole("button", { name: "New section" }));
    const kinds = getByRole("region", { name: "What comes next?" });
    await userEvent.click(kinds.getByRole("button", { name: /^Opinion/ }));
    await expect.element(question).toHaveFocus();
    await userEvent.keyboard("And then?");
    const create = "POST /api/courses/7/sections/create";
    server.on(create, () => ({ redirect_to: "/authoring", version: 3, section_ids: [3] }));
    await userEvent.click(save);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.sent(create)).toMatchObject([
      { sections: [{ order: 2, type: "textarea", textarea: { question: "And then?" } }] },
    ]);
    expect((server.sent(create)[0] as { sections: [] }).sections).toHaveLength(1);
  });

  it("keep their places whichever was used, and offer the module's result once", async () => {
    const { getByRole, question } = await openEditor({ 1: "Why?" });
    const kinds = getByRole("region", { name: "What comes next?" }).getByRole("listitem");
    await expect.element(kinds.first()).toBeVisible();
    const names = () =>
      kinds.elements().map((kind) => kind.querySelector(".font-semibold")?.textContent);
    const before = names();
    const result = kinds.getByRole("button", { name: /^Final Quiz Resume/ });
    await userEvent.click(result);
    await expect.element(result).toBeDisabled();
    await expect.element(result.getByText(/^This page has it already/)).toBeVisible();
    await userEvent.click(kinds.getByRole("button", { name: /^Opinion/ }));
    await expect.element(question).toHaveFocus();
    expect(names()).toEqual(before);
    await userEvent.click(getByRole("button", { name: "Undo (Ctrl+Z)" }));
    await userEvent.click(getByRole("button", { name: "Undo (Ctrl+Z)" }));
    await expect.element(result).toBeEnabled();
  });
});
