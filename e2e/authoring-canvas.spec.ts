import type { Page } from "@playwright/test";

import type { Authored } from "./support/authored.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { check, opinion, paragraph } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";

test("a page is written where it is read, reshaped, undone and saved", async ({ page, server }) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "Soil is alive."),
    check(2, "Which holds water?", ["Clay", "Sand"], "Look closer."),
    opinion(3, "What surprised you?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);

  await test.step("a click opens a section in place, and a mark is set at once", async () => {
    await editor.row(2).getByText("Which holds water?").click();
    await expect(editor.row(2).getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(editor.row(2).getByRole("textbox")).toHaveCount(0);
    await editor.row(2).locator("[data-writes^=mark]").nth(1).click();
    await expect(editor.row(2).getByRole("radio", { name: "Option 2 is right" })).toBeChecked();
    await checkScreen(page, LOOKS.en, "main");
  });

  await test.step("a slash in an empty line puts a section there, and undo takes it away", async () => {
    await editor.row(1).getByText("Soil is alive.").click();
    await expect(editor.row(1).getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("/");
    const kinds = page.getByRole("searchbox", { name: "Find a kind of section" });
    await expect(kinds).toBeFocused();
    await kinds.fill("opin");
    await page.keyboard.press("Enter");
    await expect(editor.row(2).getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.type("And you?");
    // The typed text, the section, and the empty line.
    for (let step = 0; step < 3; step++) {
      await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
    }
    await expect(editor.rows).toHaveCount(3);
  });

  await test.step("a section is turned into another kind and split by its menu", async () => {
    await editor.row(3).getByRole("button", { name: "More for section 3" }).click();
    await page.getByRole("menuitem", { name: "Turn into…" }).click();
    await page.getByRole("button", { name: /^Paragraph/ }).click();
    await expect(editor.row(4).getByRole("textbox", { name: "Text" })).toContainText(
      "What surprised you?",
    );
    await expect(editor.row(3)).toContainText("Deleted");
    await page.keyboard.press("Control+Home");
    for (let letter = 0; letter < "What".length; letter++) await page.keyboard.press("ArrowRight");
    await editor
      .row(4)
      .getByRole("button", { name: /^More for section/ })
      .click();
    await page.getByRole("menuitem", { name: "Split at the cursor" }).click();
    await expect(editor.rows).toHaveCount(5);
  });

  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ paragraph: html, radioValidated }) => html ?? radioValidated)).toEqual([
    "<p>Soil is alive.</p>",
    expect.objectContaining({ valid_items: [false, true] }),
    "<p>What</p>",
    "<p> surprised you?</p>",
  ]);
});

test("a page is folded, filled from its top and read beside, by keys alone, below the bell", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "Soil is alive."),
    check(2, "Which holds water?", ["Clay", "Sand"], "Look closer."),
    opinion(3, "What surprised you?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  await expect(editor.rows).toHaveCount(3);
  // It comes once the screen is drawn, and keeps a list that is closed.
  await expect(page.getByRole("button", { name: "Notifications" })).toBeVisible();
  const name = (number: number) => editor.row(number).getByRole("heading").getByRole("button");

  await test.step("the sheet of keys, and one section or all of them as a line", async () => {
    await tabTo(page, name(1));
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(name(1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(name(1)).toHaveText("1 · ParagraphSoil is alive.");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(name(3)).toHaveText("3 · OpinionWhat surprised you?");
    await checkScreen(page, LOOKS.en, "main");
    await page.reload();
    await expect(name(3)).toHaveText("3 · OpinionWhat surprised you?");
  });

  await test.step("Ctrl+Enter after the one at hand, Ctrl+Z, and the first of all", async () => {
    const kinds = page.getByRole("searchbox", { name: "Find a kind of section" });
    await tabTo(page, name(2));
    await page.keyboard.press("Enter");
    await expect(name(2)).toHaveText("2 · Select Unique Validated");
    await page.keyboard.press("Control+Enter");
    await expect(kinds).toBeFocused();
    await page.keyboard.type("opin");
    await page.keyboard.press("Enter");
    await expect(editor.row(3).getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(editor.rows).toHaveCount(3);
    const insert = page.getByRole("button", { name: "Add a section before section 1" });
    await insert.focus();
    await page.keyboard.press("Enter");
    await expect(kinds).toBeFocused();
    await page.keyboard.type("opin");
    await page.keyboard.press("Enter");
    await expect(editor.row(1).getByRole("textbox", { name: "Question" })).toBeFocused();
  });

  await test.step("the preview beside follows", async () => {
    const preview = page.getByRole("region", { name: "Preview" });
    await page.getByRole("button", { name: "Preview" }).focus();
    await page.keyboard.press("Enter");
    await expect(preview.getByText("Soil is alive.")).toBeVisible();
    await editor.row(1).getByRole("textbox", { name: "Question" }).focus();
    await page.keyboard.type("What is below your feet?");
    await expect(preview.getByText("What is below your feet?")).toBeVisible();
  });

  await page.getByRole("button", { name: "More ways to save" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Save and stay" }).press("Enter");
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ order, type }) => `${order} ${type}`)).toEqual([
    "1 textarea",
    "2 paragraph",
    "3 radio-validated",
    "4 textarea",
  ]);
});

test.describe("in Spanish, whose texts are longer", () => {
  test.use({ locale: "es-ES" });

  test("the header keeps its height while one types", async ({ page, server }) => {
    const author = await createUser(server, "instructor");
    const { query } = await createPage(server, author, [opinion(1, "What surprised you?")]);
    await startSession(page, author);
    await page.goto(`/authoring/sections/edit?${query}`);
    await expect(page.getByRole("button", { name: "Notificaciones" })).toBeVisible();
    const header = page.locator("header").first();
    const { height } = (await header.boundingBox()) ?? {};
    await page.getByText("What surprised you?").click();
    await page.keyboard.type(" And why?");
    await expect(page.getByText(/^Borrador conservado a las .* aún sin guardar$/)).toBeVisible();
    expect((await header.boundingBox())?.height).toBe(height);
  });
});

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("what is pasted into a page comes along, or is named where it is missing", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "Soil is alive."),
    check(2, "Which holds water?", ["Rock", "Sand"], ""),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);

  await test.step("lines become options, in both views", async () => {
    await editor.row(2).getByText("Sand").click();
    await expect(
      editor.row(2).getByRole("textbox", { name: "Option 2", exact: true }),
    ).toBeFocused();
    await page.keyboard.press("Control+a");
    await paste(page, { "text/plain": "1. Clay\n2. Peat" });
    await page.getByText("As a list").click();
    const third = editor.row(2).getByRole("textbox", { name: "Option 3", exact: true });
    await expect(third).toHaveValue("Peat");
    await third.focus();
    await page.keyboard.press("Enter");
    await expect(
      editor.row(2).getByRole("textbox", { name: "Option 4", exact: true }),
    ).toBeFocused();
    await paste(page, { "text/plain": "Loam\nChalk" });
    await expect(editor.row(2).getByRole("textbox", { name: "Option 5", exact: true })).toHaveValue(
      "Chalk",
    );
    await page.getByText("As a page").click();
  });

  const text = editor.row(1).getByRole("textbox", { name: "Text" });
  await test.step("a picture by its own data", async () => {
    await editor.row(1).getByText("Soil is alive.").click();
    await expect(text).toBeFocused();
    await page.keyboard.press("Control+End");
    const stored = page.waitForResponse(/\/images$/);
    await paste(page, {}, PNG);
    expect((await stored).ok()).toBe(true);
    await expect(text.locator("img[src]")).toHaveCount(1);
    await page.getByRole("textbox", { name: /^What the picture shows/ }).fill("A worm");
  });

  await test.step("a picture that only Word has, by its name in its place", async () => {
    await text.focus();
    await page.keyboard.press("Control+End");
    // While the picture is still selected, a paste would replace it.
    await expect(page.getByRole("textbox", { name: /^What the picture shows/ })).toHaveCount(0);
    const html = `<p>Before <img src="file:///C:/Users/ana/clip_image001.png"> after</p>`;
    await paste(page, { "text/html": html, "text/plain": "Before after" });
    await expect(text).toContainText("Before [Picture missing: clip_image001.png] after");
  });

  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections[0]?.paragraph).toMatch(/<img src="files\/[^"]+" alt="A worm"/);
  expect(sections[1]?.radioValidated).toMatchObject({
    items: ["Rock", "Clay", "Peat", "Loam", "Chalk"],
    valid_items: [true, false, false, false, false],
  });
});

/** Pastes at the focus: texts by their types, and a picture in base64. */
async function paste(page: Page, texts: Record<string, string>, picture?: string): Promise<void> {
  await page.evaluate(
    ({ texts, picture }) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
      }
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { texts, picture },
  );
}
