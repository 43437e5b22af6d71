import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal } from "../../../testing/fake-server.ts";
import { ToastRegion } from "../../../ui/staff/toast-region.tsx";
import { clearToasts, showToast } from "../../../ui/staff/toast.ts";
import { buildPage, DRAFT, openEditor, UPDATE } from "../testing/open-editor.tsx";

const sentQuestions = (body: unknown) =>
  (body as { sections: { textarea: { question: string } }[] }).sections.map(
    ({ textarea }) => textarea.question,
  );

describe("saving a page", () => {
  it("sends all sections with the version they came from, once, and goes where the server says", async () => {
    const { question, save, server, onSaved, getByText } = await openEditor(
      { 1: "Why?", 2: "How?" },
      undefined,
      <ToastRegion />,
    );
    onTestFinished(clearToasts);
    const { promise, resolve } = Promise.withResolvers<object>();
    server.on(UPDATE, () => promise);
    await userEvent.fill(question, "What for?");
    await userEvent.click(save);
    await expect.element(question).toBeDisabled();
    await userEvent.keyboard("{Control>}s{/Control}");
    resolve({ redirect_to: "/authoring/courses/2", version: 2 });
    await vi.waitFor(() => expect(onSaved.mock.calls).toEqual([["/authoring/courses/2"]]));
    await expect.element(getByText("Saved", { exact: true })).toBeVisible();
    expect(server.sent(UPDATE)).toHaveLength(1);
    expect(server.sent(UPDATE)[0]).toMatchObject({ version: 1 });
    expect(sentQuestions(server.sent(UPDATE)[0])).toEqual(["What for?", "How?"]);
    await expect.poll(() => server.sent(`DELETE ${DRAFT}`)).not.toHaveLength(0);
    await expect.poll(() => localStorage).toHaveLength(0);
  });

  it("that is refused says why, at the top and beside the field, and the form stays as it is", async () => {
    const { question, save, server, onSaved, getByRole, getByText } = await openEditor({
      1: "Why?",
    });
    server.on(UPDATE, () =>
      refusal(422, {
        message: "The data sent has not passed the validation.",
        deep_errors: [{ "1.textarea.question": ["Write a question."] }],
      }),
    );
    await userEvent.fill(question, " ");
    await userEvent.click(save);
    await expect
      .element(getByRole("button", { name: "1 · Opinion · Question · Write a question." }))
      .toBeVisible();
    await expect.element(question).toHaveFocus();
    await expect.element(question).toBeInvalid();
    await expect.element(question).toBeEnabled();
    await userEvent.fill(question, "What for?");
    await expect.element(question).toBeValid();
    expect(getByText("Error 1.textarea.question", { exact: false }).elements()).toEqual([]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("that makes the course too large says so, and keeps what was typed", async () => {
    const { question, save, server, onSaved, getByRole, getByText } = await openEditor({
      1: "Why?",
    });
    const message = "A page has at most 60 sections.";
    server.on(UPDATE, () => refusal(409, { code: "course_too_large", message }));
    await userEvent.fill(question, "What for?");
    await userEvent.click(save);
    await expect.element(getByRole("alert")).toHaveTextContent(`Error: ${message}`);
    await expect.element(question).toHaveValue("What for?");
    await expect.element(question).toBeEnabled();
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    expect(JSON.stringify(server.draft)).toContain("What for?");
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("that found no connection says so until it is back, and keeps what was typed", async () => {
    const { question, save, server, onSaved, getByRole } = await openEditor({ 1: "Why?" });
    await userEvent.fill(question, "What for?");
    server.reachable = false;
    await userEvent.click(save);
    await expect
      .element(getByRole("alert"))
      .toHaveTextContent("Error: The server cannot be reached. Try again in a moment.");
    server.reachable = true;
    dispatchEvent(new Event("online"));
    await expect.element(getByRole("alert")).not.toBeInTheDocument();
    await expect.element(question).toHaveValue("What for?");
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("asks where another author changed the same section, and sends what is chosen", async () => {
    const { question, save, server, onSaved, getByRole, getByText } = await openEditor({
      1: "Why?",
    });
    server.on(UPDATE, () =>
      refusal(409, { code: "stale_version", current: buildPage({ 1: "Theirs?" }, 2) }),
    );
    await userEvent.fill(question, "Mine?");
    await userEvent.click(save);
    const theirs = getByRole("region", { name: "The other version" });
    await expect.element(getByRole("region", { name: "Yours" }).getByText("Mine?")).toBeVisible();
    await expect.element(theirs.getByText("Theirs?")).toBeVisible();
    await userEvent.click(save);
    expect(server.sent(UPDATE)).toHaveLength(1);

    server.on(UPDATE, () => ({ redirect_to: "/authoring", version: 3 }));
    await userEvent.click(getByRole("button", { name: "Keep mine" }));
    await expect.element(getByText("What you chose is in place")).toBeVisible();
    await userEvent.click(save);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.sent(UPDATE)[1]).toMatchObject({ version: 2 });
    expect(sentQuestions(server.sent(UPDATE)[1])).toEqual(["Mine?"]);
  });
});

describe("the button that saves", () => {
  it("has a menu with what comes after: going on here, or the outline", async () => {
    const { question, server, onSaved, onStayed, getByRole } = await openEditor({ 1: "Why?" });
    server.on(UPDATE, () => ({ redirect_to: "/authoring/courses/2", version: 2 }));
    server.on("GET /api/courses/sections-update/7", () => buildPage({ 1: "What for?" }, 2));
    await userEvent.fill(question, "What for?");
    const more = getByRole("button", { name: "More ways to save" });
    await userEvent.click(more);
    await expect
      .element(getByRole("menuitem", { name: "Modify Sections" }))
      .toHaveAccessibleDescription("Then to the outline");
    await userEvent.click(getByRole("menuitem", { name: "Save and stay" }));
    await vi.waitFor(() => expect(onStayed.mock.calls).toEqual([[1]]));
    await expect.element(question).toHaveValue("What for?");
    expect(onSaved).not.toHaveBeenCalled();
    await expect.element(more).toBeEnabled();
    more.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(getByRole("menuitem", { name: "Save and stay" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });
});

describe("the page that one writes on", () => {
  it("opens where it is clicked, with the cursor at the letter, and closes by Escape", async () => {
    const { getByText, getByRole, question } = await openEditor({ 1: "Why?", 2: "What is it?" });
    const text = getByText("What is it?");
    await expect.element(text).toBeVisible();
    const { left, height } = text.element().getBoundingClientRect();
    const range = document.createRange();
    range.setStart(text.element().firstChild!, 0);
    range.setEnd(text.element().firstChild!, 4);
    const x = range.getBoundingClientRect().right - left;
    await userEvent.click(text, { position: { x, y: height / 2 } });
    await expect.element(question).toHaveFocus();
    await expect.element(question).toHaveValue("What is it?");
    expect((question.element() as HTMLTextAreaElement).selectionStart).toBe(4);
    await userEvent.keyboard("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(getByRole("button", { name: "2 · Opinion" })).toHaveFocus();
  });

  it("is shown as a list on this device, once that was chosen, with the same fields", async () => {
    const first = await openEditor({ 1: "Why?", 2: "How?" });
    await userEvent.click(first.getByText("As a list"));
    await expect.element(first.question).toHaveValue("Why?");
    await expect.element(first.getByRole("button", { name: "2 · Opinion How?" })).toBeVisible();
    await first.unmount();
    const { getByRole } = await openEditor({ 1: "Why?", 2: "How?" });
    await expect.element(getByRole("radio", { name: "As a list" })).toBeChecked();
    await expect.element(getByRole("button", { name: "2 · Opinion How?" })).toBeVisible();
    localStorage.clear();
  });
});

describe("a section that is deleted", () => {
  it("shows a badge in place of its fields until it is brought back, and is the last one never", async () => {
    const { question, getByRole, getByText } = await openEditor({ 1: "Why?", 2: "How?" });
    const remove = getByRole("button", { name: "Delete section" });
    await userEvent.click(remove);
    await expect.element(getByText("Deleted")).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await userEvent.click(getByRole("button", { name: /2 · / }));
    await expect.element(question).toHaveValue("How?");
    await expect.element(remove).not.toBeInTheDocument();
    await userEvent.click(getByRole("button", { name: "Undo" }));
    await expect.element(remove).toBeVisible();
  });
});

describe("the editor's keys", () => {
  const press = (keys: string) => userEvent.keyboard(keys);

  /** Ctrl+Enter, Escape, Ctrl+Z and "?" after a section was deleted by mouse. */
  async function expectKeys({ getByRole, getByText }: Awaited<ReturnType<typeof openEditor>>) {
    await userEvent.click(getByRole("button", { name: "Delete section" }));
    await expect.element(getByText("Deleted")).toBeVisible();
    await press("{Control>}z{/Control}");
    await expect.element(getByText("Deleted")).not.toBeInTheDocument();
    await press("{Escape}{Control>}{Enter}{/Control}");
    await expect.element(getByRole("button", { name: /^Opinion/ })).toBeVisible();
    await press("{Escape}");
    await press("?");
    await expect.element(getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  }

  it("work beside a closed popover of the header, such as the bell's", async () => {
    const screen = await openEditor({ 1: "Why?", 2: "How?" });
    const popover = document.body.appendChild(document.createElement("div"));
    popover.popover = "auto";
    popover.role = "dialog";
    onTestFinished(() => popover.remove());
    await expectKeys(screen);
  });

  it("work while a toast says what was done", async () => {
    const screen = await openEditor({ 1: "Why?", 2: "How?" }, undefined, <ToastRegion />);
    showToast({ text: "Moved: now section 2" });
    await expect.element(screen.getByText("Moved: now section 2")).toBeVisible();
    onTestFinished(clearToasts);
    await expectKeys(screen);
  });

  it("are a dialog's own while it is open, but for saving", async () => {
    const { question, getByText, getByRole } = await openEditor({ 1: "Why?", 2: "How?" });
    await userEvent.click(getByRole("button", { name: "Delete section" }));
    await press("?");
    await expect.element(getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await press("{Control>}z{/Control}");
    await press("{Escape}");
    await expect.element(getByText("Deleted")).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});

describe("unsaved work", () => {
  it("is kept on the device and the server, comes back, and can be given up", async () => {
    const first = await openEditor({ 1: "Why?" });
    await userEvent.fill(first.question, "What for?");
    await expect.element(first.getByText("Keeping the draft…")).toBeVisible();
    await expect.element(first.getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    await first.unmount();
    localStorage.clear();

    const { question, getByText, getByRole, server } = await openEditor(
      { 1: "Why?" },
      first.server,
    );
    await expect.element(getByText("Your unsaved changes are back")).toBeVisible();
    await expect.element(question).toHaveValue("What for?");
    await userEvent.click(getByRole("button", { name: "Discard them" }));
    await expect.element(question).toHaveValue("Why?");
    await expect.poll(() => server.draft).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it("is no more once everything is as it was", async () => {
    const { question, getByText, server } = await openEditor({ 1: "Why?" });
    await userEvent.fill(question, "What for?");
    await expect.element(getByText("Keeping the draft…")).toBeVisible();
    await userEvent.fill(question, "Why?");
    await expect.element(getByText("Keeping the draft…")).not.toBeInTheDocument();
    await expect.poll(() => server.draft).toBeNull();
  });
});
