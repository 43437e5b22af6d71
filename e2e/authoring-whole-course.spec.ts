import type { Page } from "@playwright/test";

import type { Authored } from "./support/authored.ts";
import { checkAccessibility } from "./support/check-accessibility.ts";
import { resumeCourse } from "./support/course-page.ts";
import { takeEveryKind, writeEveryKind } from "./support/every-kind.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, type Person, startSession } from "./support/people.ts";
import { paragraph } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

const TITLE = "Living soil";

test.use({ players: true });

test("a course with every kind of section is written, previewed, published and taken", async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
  const author = await createUser(server, "instructor", "Ida Noddack");
  const call = await signInByApi(server, author);
  const editor = new SectionEditor(page);
  await startSession(page, author);
  await page.goto("/authoring");

  const courseId = await test.step("from nothing to an empty page", async () => {
    await page.getByRole("link", { name: "New course" }).click();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByRole("button", { name: "Create course" }).click();
    await expect(page).toHaveURL(/\/authoring\/courses\/\d+$/);
    await addInPlace(page, "Add module", "Soil");
    await addInPlace(page, "Add page to Soil", "What soil is");
    return Number(page.url().split("/").at(-1));
  });

  const pageId = await test.step("every kind of section", async () => {
    await page.goto("/authoring/sections/new");
    await expect(page.getByRole("button", { name: "Create sections" })).toHaveCount(0);
    await page.goto(`/authoring/courses/${courseId}`);
    await page.getByRole("link", { name: "Add sections" }).click();
    await writeEveryKind(editor);
    await checkAccessibility(page);
    await editor.submit("Create sections");
    await editor.expectSaved();
    return Number(page.url().split("#page-")[1]);
  });
  await test.step("shows as it was written", async () => {
    const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
    expect(sections.map(({ order, type }) => `${order} ${type}`)).toEqual([
      "1 paragraph",
      "2 video",
      "3 radio",
      "4 radio-validated",
      "5 select-multiple",
      "6 select-multiple-validated",
      "7 textarea",
      "8 final_quiz_resume",
    ]);
    expect(sections[0]?.paragraph).toBe(
      "<p>Soil is <strong>alive</strong>.</p><ul><li><p>clay</p></li></ul>",
    );
    expect(sections[2]?.radio).toMatchObject({
      items: ["Clay", "Sand"],
      two_rounds: "true",
      // The empty one is dropped.
      examples: ["Clay: it sticks to the spade."],
    });
    expect(sections[3]?.radioValidated).toMatchObject({
      items: ["True.", "False."],
      valid_items: [true, false],
      reasons: ["Worms, for a start.", ""],
      final_quiz: "true",
    });
    expect(sections[5]?.selectMultipleValidated).toMatchObject({
      valid_items: [true, false, true, false],
      min: 1,
      max: 3,
    });
  });

  await test.step("a preview shows it as a student will see it", async () => {
    await page.getByRole("link", { name: "Edit sections" }).click();
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Soil is alive." })).toBeVisible();
    await preview.getByRole("link", { name: "Try what is saved" }).click();
    await expect(page.getByText("Preview: nothing is stored.")).toBeVisible();
    await takeEveryKind(page, "Lucía");
    await expect(page.getByRole("heading", { name: "Course finished" })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole("link", { name: "Back to the editor" }).click();
    await expect(page.getByRole("button", { name: "Modify Sections" })).toBeVisible();
  });

  await test.step("the check finds the poll with one untouched option, and publishes", async () => {
    await page.goto(`/authoring/courses/${courseId}`);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("dialog").getByRole("link")).toHaveText([
      "The question has fewer than two options.",
      "The course has no students yet.",
    ]);
    await page.getByRole("dialog").getByRole("button", { name: "Publish anyway" }).click();
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
  });

  const student = await createStudent(server, courseId, "Marie Curie");
  const theirs = await openAs(browser, server, student);
  await test.step("a student takes it to its end", async () => {
    await resumeCourse(theirs, TITLE, WORDS.en);
    await takeEveryKind(theirs, "No opinions found.");
    await expect(theirs.getByRole("heading", { name: "Course finished" })).toBeVisible();
  });

  await test.step("a section added afterwards does not undo the finish", async () => {
    await page.goto(`/authoring/courses/${courseId}`);
    await page.getByRole("link", { name: "Edit sections" }).click();
    await expect(editor.rows).toHaveCount(8);
    const added = await editor.add("Opinion");
    await added.getByLabel("Question").fill("What did you miss?");
    await editor.submit("Modify Sections");
    await editor.expectSaved();
    const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
    expect(sections).toHaveLength(9);

    await theirs.goto("/student");
    const course = theirs.getByRole("listitem").filter({ hasText: TITLE });
    await expect(course.getByText("Finished")).toBeVisible();
    await theirs.goto(`/student/courses/${courseId}/pages/${pageId}`);
    await expect(theirs.getByRole("heading", { name: "Course finished" })).toBeVisible();
  });
  await theirs.context().close();
});

test("dates and status of a published course are an admin's, in the form and on the server", async ({
  page,
  server,
  browser,
}) => {
  const author = await createUser(server, "instructor");
  const { courseId, call } = await createPage(server, author, [paragraph(1, "One")]);
  await call("POST", `/api/courses/${courseId}/update`, {
    status: "published",
    end_date: "2030-01-31T18:00",
  });
  const form = `/authoring/courses/${courseId}/edit`;

  await startSession(page, author);
  await page.goto(form);
  await expect(
    page.getByText("only an administrator can change its dates and status"),
  ).toBeVisible();
  await expect(page.getByLabel("Start date")).toBeDisabled();
  await expect(page.getByLabel("End date")).toBeDisabled();
  await expect(page.getByLabel("End date")).toHaveValue("2030-01-31T18:00");
  await expect(page.getByRole("button", { name: /Status$/ })).toBeDisabled();
  await checkAccessibility(page);
  await page.getByLabel("Title").fill("Soil, plants and air");
  await page.getByRole("button", { name: "Save course" }).click();
  await expect(page.getByRole("heading", { name: "Soil, plants and air" })).toBeVisible();
  for (const change of [
    { status: "draft" },
    { end_date: null },
    { start_date: "2029-01-01T00:00" },
  ]) {
    await expect(call("POST", `/api/courses/${courseId}/update`, change)).rejects.toThrow(/ 422 /);
  }

  const adminPage = await openAs(browser, server, await createUser(server, "admin"));
  await adminPage.goto(form);
  await expect(adminPage.getByLabel("End date")).toHaveValue("2030-01-31T18:00");
  await adminPage.getByLabel("End date").fill("2031-01-31T18:00");
  await new SectionEditor(adminPage).choose(
    adminPage.locator("main"),
    "Status",
    "Draft: only staff see it",
  );
  await adminPage.getByRole("button", { name: "Save course" }).click();
  await expect(adminPage.getByText("Draft", { exact: true })).toBeVisible();
  await adminPage.context().close();

  await page.goto(form);
  await expect(page.getByLabel("End date")).toHaveValue("2031-01-31T18:00");
  await expect(page.getByLabel("End date")).toBeEnabled();
});

/** Another browser, for another person to sign in. */
async function openAs(
  browser: { newPage(options: { baseURL: string }): Promise<Page> },
  server: PasoServer,
  person: Person,
): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.url });
  await startSession(page, person);
  await page.goto("/");
  return page;
}

async function addInPlace(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
}
