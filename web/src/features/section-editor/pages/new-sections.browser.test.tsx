import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { startAuthoringServer } from "../testing/open-editor.tsx";
import { NewSections } from "./new-sections.tsx";

const CREATE = "POST /api/courses/7/sections/create";
const LIMITS = { file_limit: 1_000, picture_limit: 1_000, video_limit: 1_000 };

/** The form for new sections of a page that has these. */
async function openNew(orders: number[] = [], server = startAuthoringServer("sections-new")) {
  localStorage.clear();
  const sections = orders.map((order) => ({ id: order, order }));
  const onSaved = vi.fn<(address: string) => void>();
  const screen = await renderScreen(
    <NewSections
      pageId={7}
      existing={{ sections, ...LIMITS }}
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

it("names files that have to be chosen again, beside what came back or alone", async () => {
  const pdf = new File(["%PDF-1.7"], "doc.pdf", { type: "application/pdf" });
  const choosePdf = (screen: Element) =>
    userEvent.upload(screen.querySelector("fieldset input[type=file]")!, pdf);
  const note = "Files are not kept. Choose them again: doc.pdf";
  const back = "Your unsaved changes are back";
  const { server, ...first } = await openNew();
  const expectKept = (text: string) =>
    expect.poll(() => JSON.stringify(server.draft), { timeout: 10_000 }).toContain(text);
  await expect.element(first.text).toBeVisible();
  await choosePdf(first.container);
  await expectKept("doc.pdf");
  await first.unmount();

  const second = await openNew([], server);
  await expect.element(second.getByText(note)).toBeVisible();
  expect(second.getByText(back).elements()).toEqual([]);
  await expect.element(second.text).toBeVisible();
  await choosePdf(second.container);
  await expect.element(second.getByText(note)).not.toBeInTheDocument();
  await userEvent.fill(second.text, "Read this.");
  await expectKept("Read this.");
  await second.unmount();

  const third = await openNew([], server);
  await expect.element(third.getByText(back)).toBeVisible();
  await expect.element(third.getByText(note)).toBeVisible();
  await userEvent.click(third.save);
  const dialog = third.getByRole("alertdialog", { name: "Save without this file?" });
  await expect.element(dialog.getByText("doc.pdf")).toBeVisible();
  expect(server.sent(CREATE)).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Create sections" }));
  await expect.poll(() => server.sent(CREATE)).toHaveLength(1);
});

describe("the blank section that a page begins with", () => {
  it("is no step to undo", async () => {
    const { text, undo } = await openNew();
    await expect.element(text).toBeVisible();
    await expect.element(undo).toBeDisabled();
  });

  it("gives its place to the first kind that is chosen", async () => {
    const { kind, getByRole, save, server, onSaved } = await openNew();
    await userEvent.click(kind(/^Opinion/));
    await userEvent.fill(getByRole("textbox", { name: "Question" }), "Why?");
    expect(getByRole("heading", { name: /Paragraph/ }).elements()).toEqual([]);
    await userEvent.click(save);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.sent(CREATE)).toMatchObject([
      { sections: [{ order: 1, textarea: { question: "Why?" } }] },
    ]);
  });

  it("is not saved along with others, where it was never touched", async () => {
    const { kind, getByRole, save, server, onSaved } = await openNew();
    await userEvent.click(kind(/^Opinion/));
    await userEvent.fill(getByRole("textbox", { name: "Question" }), "Why?");
    await userEvent.click(getByRole("button", { name: "Add section" }));
    await expect.element(getByRole("textbox", { name: "Text" })).toBeVisible();
    await userEvent.click(save);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(server.sent(CREATE)).toMatchObject([{ sections: [{ textarea: { question: "Why?" } }] }]);
  });

  it("is not added to a page that has sections, and the server says what is missing", async () => {
    const { save, server, onSaved, getByText, text } = await openNew([1, 2]);
    const message = "Add at least one section.";
    server.on(CREATE, () => refusal(422, { message, errors: { sections: [message] } }));
    await expect.element(text).toBeVisible();
    await userEvent.click(save);
    await expect.element(getByText(`Error sections: ${message}`)).toBeVisible();
    expect(server.sent(CREATE)).toEqual([{ sections: [] }]);
    expect(onSaved).not.toHaveBeenCalled();
    await expect.element(text).toBeVisible();
  });
});
