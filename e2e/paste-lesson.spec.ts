import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locator } from "@playwright/test";

import type { Authored } from "./support/authored.ts";
import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { paragraph } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";

const LESSON = `# Three ways to begin

Put the text away and write down what comes back.

https://youtu.be/dQw4w9WgXcQ

1. Which of these makes you recall?
a) Highlighting
*b) Closing the book # Even a wrong attempt helps.

2. Who knows more a week later?
a) Those who read four times
b) Those who wrote from memory

Is this part of the text?

// written by me

3. What do you remember so far? (8 to 150 words)`;

test("a lesson is pasted by keyboard, corrected, survives a reload and becomes sections", async ({
  page,
  context,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "First"),
    paragraph(2, "Last"),
  ]);
  await startSession(page, author);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  await editor.open(1);
  await page.evaluate((text) => navigator.clipboard.writeText(text), LESSON);
  await page.getByRole("button", { name: "Paste a lesson" }).focus();
  await page.keyboard.press("Control+V");

  const dialog = page.getByRole("dialog", { name: "Paste a lesson" });
  await expect(dialog.getByText("added after section 1")).toBeVisible();
  const parts = dialog.getByRole("listitem", { name: /^Part \d+$/ });
  await expect(parts).toHaveCount(7);
  await expect(dialog.getByText("2 to look at")).toBeVisible();
  await expect(parts.nth(5)).toContainText("A comment of the file: // written by me");
  await checkAccessibility(page);

  await parts.nth(3).getByRole("button", { name: "No, let me mark the right one" }).click();
  await parts
    .nth(3)
    .getByRole("radio", { name: /^Option 2 of part 4 is right/ })
    .check();
  await parts.nth(4).getByRole("button", { name: "No, it is part of the text" }).click();
  await parts.nth(4).getByRole("button", { name: "More for part 5" }).click();
  await page.getByRole("menuitem", { name: "Leave out" }).click();
  await expect(dialog.getByText("to look at")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Add 5 sections" })).toBeVisible();

  await dialog.getByLabel("Your text").press("Control+End");
  await page.keyboard.type(" And more?");
  await expect(parts.nth(6)).toContainText("And more?");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("And more?");
  await page.reload();
  await expect(parts.nth(6)).toContainText("And more?");
  await expect(parts.nth(3).getByRole("radio", { name: /^Option 2/ })).toBeChecked();

  await dialog.getByRole("button", { name: "Add 5 sections" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(editor.rows).toHaveCount(7);
  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ order, type }) => [order, type])).toEqual([
    [1, "paragraph"],
    [2, "paragraph"],
    [3, "paragraph"],
    [4, "video"],
    [5, "radio-validated"],
    [6, "radio-validated"],
    [7, "textarea"],
  ]);
  await page.goto(`/authoring/sections/edit?${query}`);
  await expect(editor.rows).toHaveCount(7);
  await expect(dialog).toBeHidden();

  await pasteFromGoogle(page.locator("body"));
  await expect(parts).toHaveCount(2);
  await expect(parts.nth(0)).toContainText("[Picture missing]");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "More for section 1" }).click();
  await page.getByRole("menuitem", { name: "Copy as text" }).click();
  await expect(page.getByText("Copied as text")).toBeVisible();
  await page.getByRole("button", { name: "Paste a lesson" }).focus();
  await page.keyboard.press("Control+V");
  await expect(parts).toHaveCount(1);
  await expect(dialog.getByText("to look at")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Copy all as text" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("[x] Closing the book\n  > Even a wrong attempt helps.");
});

/** Pastes a text with a picture that only Google can load. */
async function pasteFromGoogle(target: Locator): Promise<void> {
  const clipboards = join(import.meta.dirname, "../web/src/lesson-text/clipboards");
  const copied = readFileSync(join(clipboards, "google-docs.html"), "utf8");
  await target.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "Leaves");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, copied);
}

const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("files become sections with their pictures, whatever their encoding", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author);
  await startSession(page, author);
  await page.goto(`/authoring/sections/new?${query}`);
  await page.getByRole("button", { name: "Paste a lesson" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste a lesson" });
  const parts = dialog.getByRole("listitem", { name: /^Part \d+$/ });
  const choose = async (file: Parameters<typeof input.setInputFiles>[0]) =>
    input.setInputFiles(file);
  const input = dialog.locator('input[type="file"]');

  await choose({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0, 1, 2, 3, 0x1a]),
  });
  await expect(dialog.getByRole("alert")).toContainText("photo.png: Only texts");
  await choose(join(import.meta.dirname, "support/lessons/leaves.docx"));
  await expect(parts).toHaveCount(2);
  await expect(parts.nth(0)).toContainText("1 picture");
  await expect(parts.nth(1).getByRole("radio", { name: /^Option 2 .*: Red$/ })).toBeChecked();
  // "¿Qué es el año?" in windows-1252, which is invalid UTF-8.
  const gift = Buffer.from("\u00bfQu\u00e9 es el a\u00f1o? {=365 d\u00edas ~12 horas}", "latin1");
  await choose({ name: "banco.gift", mimeType: "", buffer: gift });
  await expect(parts.nth(2)).toContainText("¿Qué es el año?");
  await expect(parts.nth(2).getByRole("radio", { name: /365 días$/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Add 3 sections" }).click();

  const editor = new SectionEditor(page);
  await expect(editor.rows).toHaveCount(3);
  await editor.submit("Create sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ type }) => type)).toEqual([
    "paragraph",
    "radio-validated",
    "radio-validated",
  ]);
  expect(sections[0]?.paragraph).toMatch(
    /^<h2>Leaves<\/h2><p>Water is H<sub>2<\/sub>O, and <strong>light<\/strong> does the rest\.<\/p><p><img src="files\/[^"]+" alt="A red leaf"><\/p>$/,
  );

  await page.goto(`/authoring/sections/edit?${query}`);
  await editor.open(1);
  const text = editor.row(1).getByRole("textbox", { name: "Text", exact: true });
  const alternative = editor.row(1).getByLabel("What the picture shows");
  const chooser = page.waitForEvent("filechooser");
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("My own:");
  await editor.row(1).getByRole("button", { name: "Picture", exact: true }).click();
  const own = { name: "own.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await (await chooser).setFiles(own);
  await alternative.fill("A seed");
  await expect(editor.row(1).getByText("Uploading picture…")).toBeHidden();
  await text.press("Control+End");
  await expect(alternative).toBeHidden();
  await page.keyboard.press("Enter");
  await pasteFromGoogle(text);
  await expect(text).toContainText("[Picture missing]");
  await page.getByRole("button", { name: "Modify Sections" }).click();
  await editor.expectSaved();
  const after = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(after.sections[0]?.paragraph).toMatch(
    /My own:<img src="files\/[^"]+" alt="A seed">.*<p>Water is H<sub>2<\/sub>O, <u>and<\/u> <strong>light<\/strong>/,
  );
  expect(after.sections[0]?.paragraph).toContain("<p>[Picture missing]</p>");
});
