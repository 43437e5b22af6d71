import type { Authored } from "./support/authored.ts";
import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";
import { opinion } from "./support/sample-sections.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

test("a session that ends while saving is renewed, and the save continues", async ({
  page,
  server,
  context,
  pageErrors,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [opinion(1, "One?")]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  const row = await editor.open(1);
  await row.getByLabel("Question").fill("One, before the session ends?");
  await expect(page.getByText(/^Draft kept \d/)).toBeVisible();

  pageErrors.expect(/^401 POST .*\/sections\/update$/);
  pageErrors.expect(/^419 POST .*\/api\/session$/);
  await context.clearCookies();
  await editor.submit("Modify Sections");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.locator('input[name="password"]').fill(author.password);
  await page.keyboard.press("Enter");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections[0]?.textarea?.question).toBe("One, before the session ends?");
});

test("changes made in two tabs are merged", async ({ page, server, context, pageErrors }) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [
    opinion(1, "One?"),
    opinion(2, "Two?"),
  ]);
  await startSession(page, author);
  await page.goto(`/authoring/sections/edit?${query}`);
  const first = new SectionEditor(page);
  await expect(first.rows).toHaveCount(2);
  const otherTab = await context.newPage();
  await otherTab.goto(`/authoring/sections/edit?${query}`);
  const second = new SectionEditor(otherTab);
  await (await second.open(2)).getByLabel("Question").fill("Two, in the second tab?");
  await (await first.open(1)).getByLabel("Question").fill("One, in the first tab?");
  await second.submit("Modify Sections");
  await second.expectSaved();

  pageErrors.expect(/^409 POST .*\/sections\/update$/);
  await first.submit("Modify Sections");
  await expect(page.getByText(/This page was also changed elsewhere meanwhile/)).toBeVisible();
  await expect(first.row(1)).toContainText("One, in the first tab?");
  await expect(first.row(2)).toContainText("Two, in the second tab?");
  await checkAccessibility(page);
  await first.submit("Modify Sections");
  await first.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ textarea }) => textarea?.question)).toEqual([
    "One, in the first tab?",
    "Two, in the second tab?",
  ]);
});

test("what was created, though its response was lost, is not created twice", async ({
  page,
  server,
  pageErrors,
}) => {
  const author = await createUser(server, "instructor");
  const { pageId, query, call } = await createPage(server, author, [opinion(1, "One?")]);
  await startSession(page, author);
  pageErrors.expect(/^failed \(net::ERR_FAILED\): POST/);
  const loseAnswerOf = (path: string) =>
    page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );

  await page.goto("/authoring/courses/new");
  await page.getByLabel("Title").fill("Only once");
  await loseAnswerOf("**/api/courses/create");
  await page.getByRole("button", { name: "Create course" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText(/^Draft kept \d/)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Create course" }).click();
  await expect(page).toHaveURL(/\/authoring\/courses\/\d+$/);
  const { courses } = await (
    await signInByApi(server, author)
  )<{ courses: { title: string }[] }>("GET", "/api/courses?ignoreStatus=true");
  expect(courses.filter(({ title }) => title === "Only once")).toHaveLength(1);

  await page.goto(`/authoring/sections/edit?${query}`);
  const editor = new SectionEditor(page);
  await expect(editor.rows).toHaveCount(1);
  const added = await editor.add("Opinion");
  await added.getByLabel("Question").fill("Two?");
  await loseAnswerOf(`**/api/courses/${pageId}/sections/create`);
  await editor.submit("Modify Sections");
  await expect(page.getByRole("alert")).toBeVisible();
  await editor.submit("Modify Sections");
  await editor.expectSaved();
  const { sections } = await call<Authored>("GET", `/api/courses/sections-update/${pageId}`);
  expect(sections.map(({ textarea }) => textarea?.question)).toEqual(["One?", "Two?"]);
});
