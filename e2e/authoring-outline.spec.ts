import type { Locator, Page } from "@playwright/test";

import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";
import { SectionEditor } from "./support/section-editor.ts";

/** Creates a course with the form; ends at its outline. */
async function createCourse(page: Page, title: string): Promise<void> {
  await page.goto("/authoring/courses/new");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Create course" }).click();
  await expect(page).toHaveURL(/\/authoring\/courses\/\d+$/);
}

/** Adds a module to the course, or a page to a module, in the outline. */
async function addInPlace(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(row(page, title)).toBeVisible();
}

function row(page: Page, title: string): Locator {
  return page.getByRole("row", { name: new RegExp(String.raw`^\d+\. ${title}$`) });
}

/** The outline's rows in reading order. */
async function expectRows(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(() => page.getByRole("row").evaluateAll((rows) => rows.map((row) => row.ariaLabel)))
    .toEqual(names);
}

async function chooseInMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("an instructor builds a course, arranges it by keyboard, and undoes a deletion", async ({
  page,
  server,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  await startSession(page, await createUser(server, "instructor"));
  await page.goto("/authoring");

  await test.step("a course, with errors shown beside their fields", async () => {
    await page.getByRole("link", { name: "New course" }).click();
    await expect(page.getByRole("button", { name: "Create course" })).toBeHidden();
    await page.getByLabel("Title").fill("Bees");
    await page.getByLabel("Start date").fill("2027-02-01T09:00");
    await page.getByLabel("End date").fill("2027-01-01T09:00");
    pageErrors.expect(/^422 POST .*\/api\/courses\/create$/);
    await page.getByRole("button", { name: "Create course" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Error: The data sent has not passed the validation.",
    );
    await expect(page.getByText("The end must be after the start.")).toBeVisible();
    await expect(page.getByLabel("End date")).toBeFocused();
    await checkAccessibility(page);

    await page.getByLabel("End date").fill("2027-03-01T09:00");
    await expect(page.getByText("The end must be after the start.")).toBeHidden();
    await page.getByRole("button", { name: "Create course" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bees" })).toBeVisible();
    const empty = page.getByText("This course is still empty");
    await expect(empty).toBeVisible();
    const tabs = page.getByRole("link", { name: "Outline", exact: true });
    // Even with little content, it is grouped together.
    const gap = async () =>
      ((await empty.boundingBox())?.y ?? 0) - ((await tabs.boundingBox())?.y ?? 0);
    expect(await gap()).toBeLessThan(130);
    await checkAccessibility(page);
  });

  await test.step("a module and a page in place", async () => {
    await addInPlace(page, "Add module", "The hive");
    await addInPlace(page, "Add page to The hive", "Who lives there");
    await expectRows(page, ["1. The hive", "1. Who lives there"]);
    await checkAccessibility(page);
  });

  await test.step("a page by its form, with its parents filled in from the link", async () => {
    const outline = page.url();
    const course = outline.split("/").at(-1);
    await page.goto(`/authoring/pages/new?course=${course}`);
    await page.getByRole("combobox", { name: "Module" }).click();
    await page.getByRole("option", { name: "1. The hive" }).click();
    await expect(page).toHaveURL(/module=\d+/);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Course" })).toHaveValue("Bees");
    await expect(page.getByRole("combobox", { name: "Module" })).toHaveValue("1. The hive");
    await expect(page.getByText("The following numbers are already being used: 1")).toBeVisible();
    await page.getByLabel("Title").fill("What they eat");
    await page.getByLabel("Order").fill("1");
    pageErrors.expect(/^422 POST .*\/page\/create$/);
    await page.getByRole("button", { name: "Create page" }).click();
    await expect(page.getByText("This order number is already being used.")).toBeVisible();
    await expect(page.getByLabel("Order")).toBeFocused();
    await page.getByLabel("Order").fill("2");
    await page.getByRole("button", { name: "Create page" }).click();
    await expect(page).toHaveURL(new RegExp(`${outline}#page-\\d+$`));
    await expectRows(page, ["1. The hive", "1. Who lives there", "2. What they eat"]);
  });

  await test.step("the second page before the first, by keyboard alone", async () => {
    await row(page, "The hive").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(row(page, "What they eat")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    // Positions are visited one by one; the module itself is one of them.
    const wanted = page.getByRole("button", { name: /^Insert before 1\. Who/ });
    await expect(async () => {
      await page.keyboard.press("ArrowUp");
      await expect(wanted).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Page moved, now number 1: What they eat")).toBeVisible();
    const moved = ["1. The hive", "1. What they eat", "2. Who lives there"];
    await expectRows(page, moved);
    await page.reload();
    await expectRows(page, moved);
  });

  await test.step("to another module, from the menu", async () => {
    await addInPlace(page, "Add module", "The meadow");
    await chooseInMenu(page, "What they eat", "Move to…");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Module" }).fill("meadow");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    const apart = ["1. The hive", "1. Who lives there", "2. The meadow", "1. What they eat"];
    await expectRows(page, apart.with(1, "2. Who lives there"));
  });

  await test.step("deleted, undone, deleted again and restored from the trash", async () => {
    await chooseInMenu(page, "The meadow", "Delete");
    await expectRows(page, ["1. The hive", "2. Who lives there"]);
    const toast = page.getByRole("alertdialog", { name: "Module deleted: The meadow" });
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "What they eat")).toBeVisible();

    await chooseInMenu(page, "The meadow", "Delete");
    await expect(row(page, "The meadow")).toBeHidden();
    await expect(toast).toBeVisible();
    await page.goto("/authoring/trash");
    await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Restore The meadow" }).click();
    await page.getByRole("button", { name: "Show it" }).click();
    await expect(row(page, "What they eat")).toBeVisible();
  });

  await test.step("the check names what is missing, and leads there", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("link", { name: "The page has no sections." })).toHaveCount(2);
    await checkAccessibility(page);
    await dialog.getByRole("link", { name: "The page has no sections." }).first().click();
    await expect(page).toHaveURL(/\/authoring\/sections\/new\?course=\d+&module=\d+&page=\d+$/);
  });
});

test("what an author types survives a reload, and leaving asks @everywhere", async ({
  page,
  server,
}) => {
  await startSession(page, await createUser(server, "admin"));
  await page.goto("/authoring/courses/new");
  const title = page.locator("input[name=title]");
  await title.fill("Half a thought");
  await expect(page.getByText(/^(Draft kept|Borrador conservado a las) \d\d:\d\d/)).toBeVisible();

  await page.reload();
  await expect(title).toHaveValue("Half a thought");
  await checkAccessibility(page);

  await page.getByRole("link", { name: "Paso" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await checkAccessibility(page);
  await question.getByRole("button", { name: /^(Stay|Quedarme)$/ }).click();
  await expect(title).toHaveValue("Half a thought");

  await page.getByRole("link", { name: "Paso" }).click();
  await question.getByRole("button", { name: /^(Discard changes|Descartar los cambios)$/ }).click();
  await expect(page).toHaveURL("/authoring");
  await page.goto("/authoring/courses/new");
  await expect(title).toHaveValue("");
});

test("the pickers are searched by keyboard and clear what depends on them", async ({
  page,
  server,
}) => {
  await startSession(page, await createUser(server, "instructor"));
  await page.goto("/authoring");
  for (const title of ["Alpha", "Beta"]) {
    await createCourse(page, title);
    await addInPlace(page, "Add module", `${title} module`);
  }
  await page.goto("/authoring/modules/edit");
  const course = page.getByRole("combobox", { name: "Course" });
  const module = page.getByRole("combobox", { name: "Module" });
  await expect(course).toHaveAttribute("placeholder", "Select a course...");
  await expect(module).toBeHidden();

  await course.focus();
  await course.pressSequentially("nothing like it");
  await expect(page.getByText("No results matched")).toBeVisible();
  await checkAccessibility(page);
  await course.fill("alp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(module).toHaveAttribute("placeholder", "Select a module...");
  await expect(page.getByLabel("Title")).toBeHidden();
  await module.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(module).toHaveValue("1. Alpha module");
  await expect(page.getByLabel("Title")).toHaveValue("Alpha module");
  await expect(page.getByText("The following numbers are already being used:")).toBeHidden();

  await course.fill("bet");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(module).toHaveValue("");
  await expect(page.getByLabel("Title")).toBeHidden();
});

test("an archive is exported and imported; an invalid one is refused with its issues", async ({
  page,
  server,
  pageErrors,
}) => {
  await startSession(page, await createUser(server, "instructor"));
  await page.goto("/authoring");
  await createCourse(page, "To and fro");
  await addInPlace(page, "Add module", "First");
  const download = page.waitForEvent("download");
  await chooseInMenu(page, "To and fro", "Export archive");
  const archive = await (await download).path();

  await page.goto("/authoring");
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import course" }).click();
    await (await chooser).setFiles(file);
  };
  await choose(archive);
  await expect(page.getByText("The course was imported")).toBeVisible();
  await expect(page.getByText("1 module, 0 pages, 0 sections, 0 files")).toBeVisible();
  await checkAccessibility(page);

  pageErrors.expect(/^422 POST .*\/api\/authoring\/import$/);
  await choose({ name: "no.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") });
  await expect(page.getByRole("alert")).toContainText("The archive was not imported");
});

test("a viewer looks at an outline and changes nothing", async ({ page, server, browser }) => {
  const authorPage = await browser.newPage({ baseURL: server.url });
  await startSession(authorPage, await createUser(server, "admin"));
  await authorPage.goto("/authoring");
  await createCourse(authorPage, "Only to be seen");
  await addInPlace(authorPage, "Add module", "Window");
  const address = authorPage.url();
  await authorPage.getByRole("link", { name: "Create a survey" }).click();
  const question = new SectionEditor(authorPage).row(1);
  await question.getByLabel("Question").fill("How was it?");
  await authorPage.getByRole("button", { name: "Create sections" }).click();
  await expect(authorPage).toHaveURL(address);
  await authorPage.close();

  await startSession(page, await createUser(server, "viewer"));
  await page.goto("/authoring");
  await expect(page.getByRole("link", { name: "New course" })).toBeHidden();
  await page.goto(address);
  await expect(row(page, "Window")).toBeVisible();
  for (const action of [/Drag/, /Publish/, /New (module|page)/, /More for Window/]) {
    await expect(page.getByRole("button", { name: action })).toBeHidden();
  }
  await checkAccessibility(page);
  await page.getByRole("link", { name: "See the questions" }).click();
  await expect(page.getByRole("heading", { name: "1. How was it?" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Option 1$/ })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await checkAccessibility(page);
  await page.goto("/authoring/modules/new");
  await expect(page.getByText("You can view courses, but not change them.")).toBeVisible();
  await expect(page.getByRole("combobox")).toBeHidden();
});
