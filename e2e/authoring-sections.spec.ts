import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Authored } from "./support/authored.ts";
import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, enrol, startSession } from "./support/people.ts";
import { opinion, paragraph, poll } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

test("errors are shown above and beside their fields, and nothing typed is lost", async ({
  page,
  server,
  pageErrors,
}) => {
  const author = await createUser(server, "instructor");
  const { query } = await createPage(server, author, [paragraph(1, "First")]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/new?${query}`);
  const editor = new SectionEditor(page);
  await expect(page.getByText("The following numbers are already being used: 1")).toBeVisible();
  await editor.choose(editor.row(1), "Type", "Select Unique Validated");
  await editor.row(1).getByLabel("Order").fill("1");
  await editor.row(1).getByLabel("Question").fill("Which one?");

  pageErrors.expect(/^422 POST .*\/sections\/create$/);
  await editor.submit("Create sections");
  await expect(page.getByText("Error: The data sent has not passed the validation.")).toBeVisible();
  await expect(
    page.getByText("Error 1.radioValidated.items: Option 1 needs a text."),
  ).toBeVisible();
  const option = editor.row(1).getByRole("textbox", { name: "Option 1", exact: true });
  await expect(option).toHaveAttribute("aria-invalid", "true");
  await expect(option).toBeFocused();
  await expect(editor.row(1).getByText("Mark exactly one option as correct.")).toHaveCount(0);
  // At the scroll position of the focus, the header would cover the middle of what is above.
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);

  await expect(page.getByText(/^Draft kept \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await editor.open(1);
  await expect(editor.row(1).getByLabel("Question")).toHaveValue("Which one?");

  await editor.row(1).getByRole("button", { name: "True / False" }).click();
  await editor.row(1).getByRole("radio", { name: "Option 1 is right" }).check();
  await editor.submit("Create sections");
  await expect(editor.row(1).getByText("This order number is already being used.")).toBeVisible();
  await editor.row(1).getByLabel("Order").fill("2");
  await editor.submit("Create sections");
  await editor.expectSaved();
});

test("sections are moved by keyboard, deleted, restored and inserted", async ({ page, server }) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    paragraph(1, "One"),
    paragraph(2, "Two"),
    opinion(3, "Three?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  await expect(editor.rows).toHaveCount(3);
  await editor.row(1).getByRole("button", { name: "Move section 1" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(editor.row(2)).toContainText("One");
  await expect(editor.row(2).getByRole("button", { name: "Move section 2" })).toBeFocused();

  await editor.row(3).getByRole("button", { name: "More for section 3" }).click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move section" });
  await checkAccessibility(page);
  await dialog.getByRole("button", { name: /Place$/ }).click();
  await page.getByRole("option", { name: "At the beginning" }).click();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(editor.row(1)).toContainText("Three?");
  const toast = page.getByRole("alertdialog", { name: "Moved: now section 1" });
  await toast.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();

  for (const number of [2, 3]) {
    await editor.open(number);
    await editor.row(number).getByRole("button", { name: "Delete section" }).click();
    await expect(editor.row(number)).toContainText("Deleted");
  }
  await editor.open(1);
  await expect(editor.row(1).getByRole("button", { name: "Delete section" })).toHaveCount(0);
  await editor.row(2).getByRole("button", { name: "Undo" }).click();
  // An element scrolled halfway under the header counts as a smaller target.
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);

  const added = await editor.add("Opinion");
  await added.getByLabel("Question").fill("Four?");
  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(
    sections.map(({ order, textarea, paragraph: html }) => [order, textarea?.question ?? html]),
  ).toEqual([
    [1, "Three?"],
    [2, "<p>Two</p>"],
    [4, "Four?"],
  ]);
});

test("options keep their votes, and a chosen one is not removed without asking", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "admin");
  const student = await createUser(server, "student");
  const { courseId, pageId, query, call } = await createPage(server, author, [
    poll(1, "Which soil?", ["Clay", "Sand", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  await enrol(server, student, courseId);
  const answer = await signInByApi(server, student);
  const { sections } = await answer<{ sections: Record<string, { id: number }> }>(
    "GET",
    `/api/courses/page/${pageId}`,
  );
  const [sectionId] = Object.keys(sections);
  await answer("POST", `/api/courses/page/${pageId}/question/${sectionId}`, { answer: "1" });

  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}#section-${sectionId}`);
  const row = new SectionEditor(page).row(1);
  await expect(
    row.getByText("1 answer: options keep their vote when you reword them"),
  ).toBeVisible();
  await row.getByRole("textbox", { name: "Option 2" }).fill("Fine sand");
  await row.getByRole("button", { name: "Move option 2" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(row.getByRole("textbox", { name: "Option 1" })).toHaveValue("Fine sand");
  await row.getByRole("button", { name: "Delete option 1" }).click();
  await expect(row.getByText("“Sand”: 1 answer loses its option")).toBeVisible();

  await page.getByRole("button", { name: "Modify Sections" }).click();
  const question = page.getByRole("alertdialog", { name: "1 answer loses its option" });
  await expect(question).toBeVisible();
  await checkAccessibility(page);
  await question.getByRole("button", { name: "Go back" }).click();
  await row.getByRole("button", { name: "Bring back" }).click();
  await page.getByRole("button", { name: "Modify Sections" }).click();
  await new SectionEditor(page).expectSaved();

  const chart = await answer<{ current_user_answers: number[] }>(
    "GET",
    `/api/courses/graphic/${sectionId}/bar`,
  );
  const after = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  const items = after.sections[0]?.radio?.items ?? [];
  expect(items[chart.current_user_answers.indexOf(1)]).toBe("Sand");
});

test("two authors on one page do not overwrite each other", async ({
  page,
  server,
  browser,
  pageErrors,
}) => {
  const author = await createUser(server, "instructor");
  const other = await createUser(server, "admin");
  const { pageId, query, call } = await createPage(server, author, [
    opinion(1, "One?"),
    opinion(2, "Two?"),
    opinion(3, "Three?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const mine = new SectionEditor(page);
  await (await mine.open(1)).getByLabel("Question").fill("One, as I say?");
  await (await mine.open(2)).getByLabel("Question").fill("Two, as I say?");

  const context = await browser.newContext({ baseURL: server.url });
  const otherPage = await context.newPage();
  await startSession(otherPage, other);
  await otherPage.goto(`/authoring/sections/edit?${query}`);
  const theirs = new SectionEditor(otherPage);
  await (await theirs.open(2)).getByLabel("Question").fill("Two, as they say?");
  await (await theirs.open(3)).getByLabel("Question").fill("Three, as they say?");
  await theirs.submit("Modify Sections");
  await theirs.expectSaved();
  await context.close();

  pageErrors.expect(/^409 POST .*\/sections\/update$/);
  await mine.submit("Modify Sections");
  const conflict = page.getByRole("region", {
    name: /The same sections were also changed elsewhere/,
  });
  await expect(conflict.getByRole("listitem")).toHaveCount(1);
  await expect(conflict.getByRole("region", { name: "Yours" })).toContainText("Two, as I say?");
  await expect(conflict.getByRole("region", { name: "The other version" })).toContainText(
    "Two, as they say?",
  );
  await checkAccessibility(page);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(conflict).toHaveCount(0);
  await mine.submit("Modify Sections");
  await mine.expectSaved();

  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ textarea }) => textarea?.question)).toEqual([
    "One, as I say?",
    "Two, as I say?",
    "Three, as they say?",
  ]);
});

test("a lost connection while saving loses nothing", async ({
  page,
  server,
  context,
  pageErrors,
}) => {
  const author = await createUser(server, "instructor");
  const { query } = await createPage(server, author, [opinion(1, "One?")]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  const row = await editor.open(1);
  pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\)/);
  await context.setOffline(true);
  await row.getByLabel("Question").fill("One, offline?");
  await editor.submit("Modify Sections");
  await expect(page.getByText("This device is offline.")).toBeVisible();
  await expect(row.getByLabel("Question")).toBeEnabled();
  await expect(page.getByText(/Kept on this device/)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back")).toBeVisible();
  await editor.open(1);
  await expect(row.getByLabel("Question")).toHaveValue("One, offline?");
  await editor.submit("Modify Sections");
  await editor.expectSaved();
});

test("files are refused before they are sent, or reported, without undoing the save", async ({
  page,
  server,
  pageErrors,
}, testInfo) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [paragraph(1, "Files")]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  const row = await editor.open(1);
  const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
  // No file on disk has such a name, but a browser accepts it from a page's File object.
  const input = row.getByRole("group", { name: "Files to download" }).locator('input[type="file"]');
  await input.evaluate((element, text) => {
    const made = new DataTransfer();
    made.items.add(new File([text], "../../up.pdf", { type: "application/pdf" }));
    (element as HTMLInputElement).files = made.files;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, `${pdf}\n\n`);
  await expect(row.getByText("up.pdf")).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await row.getByRole("button", { name: "Add files" }).click();
  const files = {
    "program.exe": "MZ",
    "empty.pdf": "",
    "page.pdf": "<html>no</html>",
    "huge.zip": " ".repeat(26 * 1024 ** 2),
    "a, b 🌱.pdf": pdf,
    [`${"n".repeat(196)}.pdf`]: `${pdf}\n`,
  };
  const paths = await writeFiles(testInfo.outputPath(), files);
  await (await chooser).setFiles(paths);
  const refused = row.getByRole("alert");
  await expect(refused).toContainText("program.exe: Only zip, pdf, doc, docx");
  await expect(refused).toContainText("empty.pdf: This file is empty.");
  await expect(refused).toContainText("huge.zip: This file is larger than 25 MB.");
  // An element scrolled halfway under the header counts as a smaller target.
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);

  pageErrors.expect(/^422 POST .*\/upload-files$/);
  await editor.submit("Modify Sections");
  const report = page.getByText("The sections are saved, but these files could not be uploaded");
  await expect(report).toBeVisible();
  await expect(
    page.getByText("page.pdf: The content of this file is not PDF, whatever its name says."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(report).toBeVisible();
  await page.getByRole("button", { name: "Go on without them" }).click();
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections[0]?.files.map(({ name }) => name).toSorted()).toEqual([
    "a- b 🌱.pdf",
    `${"n".repeat(196)}.pdf`,
    "up.pdf",
  ]);
});

/** Writes files into a folder; returns their paths. */
async function writeFiles(folder: string, files: Record<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}

test("a course's survey is written, changed and removed", async ({ page, server }) => {
  const author = await createUser(server, "instructor");
  const { courseId } = await createPage(server, author, [paragraph(1, "One")]);
  await startSession(page, author);
  await page.goto(`/authoring/surveys/new?course=${courseId}`);
  const editor = new SectionEditor(page);
  const first = editor.row(1);
  await expect(first.getByRole("textbox", { name: "Option 1" })).toHaveValue("Option 1");
  await expect(first.getByRole("button", { name: /Delete (section|option)/ })).toHaveCount(0);
  await first.getByLabel("Question").fill("How was it?");
  await first.getByRole("button", { name: "Add 10-1" }).click();
  await expect(first.getByRole("textbox", { name: /^Option/ })).toHaveCount(10);
  await expect(first.getByRole("textbox", { name: "Option 1", exact: true })).toHaveValue(
    "10 Sobresaliente",
  );
  await expect(first.getByRole("textbox", { name: "Option 10" })).toHaveValue("1 Deficiente");
  await page.getByRole("button", { name: "Add section" }).click();
  await editor.row(2).getByLabel("Question").fill("Once more?");
  await page.getByRole("button", { name: "Add a free text" }).click();
  await editor.row(3).getByLabel("Question").fill("What would you change?");
  await expect(page.getByText("“Create sections” saves the survey.")).toBeVisible();
  await checkAccessibility(page);
  await editor.submit("Create sections");
  await expect(page).toHaveURL(`/authoring/courses/${courseId}`);

  await page.goto(`/authoring/surveys/new?course=${courseId}`);
  await page.getByRole("link", { name: "Edit survey" }).click();
  await editor.open(2);
  await editor.row(2).getByRole("button", { name: "Delete section" }).click();
  await editor.submit("Modify Sections");
  await expect(page).toHaveURL(`/authoring/courses/${courseId}`);
  await page.goto(`/authoring/surveys/edit?course=${courseId}`);
  await expect(editor.rows).toHaveCount(2);
  await expect(editor.row(2)).toContainText("What would you change?");
  await page.getByRole("button", { name: "Remove the survey" }).click();
  await expect(page).toHaveURL(`/authoring/courses/${courseId}`);
});
