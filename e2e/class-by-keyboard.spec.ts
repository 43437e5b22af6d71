import type { Locator, Page } from "@playwright/test";

import { checkAccessibility } from "./support/check-accessibility.ts";
import {
  CLASS,
  classFile,
  courseRow,
  findInvitationPath,
  findSetupAddress,
  PASSWORD,
  POLL,
  TITLE,
} from "./support/class-of-thirty.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { tabTo } from "./support/press-keys.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { WORDS } from "./support/words.ts";

const words = WORDS.en;

test.use({ fresh: true, site: "class by keyboard" });

test("the same by keyboard: a site, a course, a class, and a first answer", async ({
  page,
  browser,
  server,
  mailbox,
}) => {
  test.setTimeout(240_000);

  await test.step("the first administrator names the site", async () => {
    await page.goto(await findSetupAddress(() => server.log()));
    const field = (name: string) => page.locator(`input[name="${name}"]`);
    for (const [name, value] of [
      ["first_name", "Grace"],
      ["last_name", "Hopper"],
      ["email", "grace@example.org"],
      ["password", PASSWORD],
      ["site_name", "South School"],
    ] as const) {
      await expect(field(name)).toBeVisible();
      await type(page, field(name), value);
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin$/);
    await press(page, page.getByRole("link", { name: "Today" }), "Shift+Tab");
    await expect(page.getByRole("heading", { name: "What to do first" })).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step("a small course is written and published", async () => {
    await press(page, page.getByRole("link", { name: "New course" }));
    await type(page, page.getByLabel("Title"), TITLE);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    // The button for a new page precedes the one for a new module, which has the focus then.
    for (const [button, title, key] of [
      ["Add module", "Ground", "Tab"],
      ["Add page to Ground", "Under our feet", "Shift+Tab"],
    ] as const) {
      await expect(page.getByRole("button", { name: button })).toBeVisible();
      await press(page, page.getByRole("button", { name: button }), key);
      await expect(dialog.getByLabel("Title")).toBeFocused();
      await page.keyboard.type(title);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
    }
    // The module's row has the focus; the page's is below it.
    await expect(page.getByRole("row", { name: "1. Ground" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await press(page, page.getByRole("link", { name: "Add sections" }));
    const row = new SectionEditor(page).row(1);
    await choose(page, row.getByRole("button", { name: /Type$/ }), "Select Unique with Graphic");
    await type(page, row.getByLabel("Question"), POLL.question);
    await type(page, row.getByRole("textbox", { name: "Option 1" }), POLL.options[0]!);
    await page.keyboard.press("Enter");
    await page.keyboard.type(POLL.options[1]!);
    await choose(page, row.getByRole("button", { name: /Chart$/ }), "Bar chart", "Shift+Tab");
    await press(page, page.getByRole("button", { name: "Create sections" }), "Shift+Tab");
    await new SectionEditor(page).expectSaved();
    await press(page, page.getByRole("button", { name: "Publish" }), "Shift+Tab");
    await press(page, dialog.getByRole("button", { name: "Publish now" }));
    await expect(page.getByRole("button", { name: "Check", exact: true })).toBeFocused();
  });

  await test.step("thirty people come from one file and are invited", async () => {
    await press(page, page.getByRole("link", { name: "Administration" }), "Shift+Tab");
    await press(page, page.getByRole("link", { name: "People", exact: true }), "Shift+Tab");
    await press(page, page.getByRole("link", { name: "Import a CSV file" }));
    const chooser = page.waitForEvent("filechooser");
    await press(page, page.getByRole("button", { name: "Choose a file" }));
    await (await chooser).setFiles(classFile());
    const invite = page.getByRole("checkbox", { name: /Send each new person an invitation/ });
    await expect(invite).toBeAttached();
    await tabTo(page, invite);
    await page.keyboard.press("Space");
    await press(page, page.getByRole("button", { name: "Import 30 rows" }));
    await expect(page.getByText("The import is done")).toBeVisible({ timeout: 60_000 });
  });

  await test.step("a student signs in by the mailed link and answers", async () => {
    const email = CLASS[0]!;
    const context = await browser.newContext({ baseURL: server.url });
    const pupil = await context.newPage();
    await pupil.goto(await findInvitationPath(mailbox, email));
    await type(pupil, pupil.getByLabel(words.newPassword, { exact: true }), `${PASSWORD} 1`);
    await pupil.keyboard.press("Enter");
    await press(pupil, pupil.getByRole("link", { name: words.signIn, exact: true }));
    await type(pupil, pupil.getByLabel(words.email), email);
    await type(pupil, pupil.getByLabel(words.password, { exact: true }), `${PASSWORD} 1`);
    await pupil.keyboard.press("Enter");
    await expect(pupil).toHaveURL("/student");
    await press(
      pupil,
      pupil.getByRole("link", { name: new RegExp(`^${words.begin} ?: ${TITLE}$`) }),
    );
    const course = new CoursePage(pupil, words);
    await course.expectCurrent(1);
    await tabTo(pupil, course.option(1, 0));
    await pupil.keyboard.press("Space");
    await press(pupil, course.wayOn(1));
    await expect(course.result(1)).toBeFocused();
    await context.close();
  });

  await test.step("their teacher sees them at work", async () => {
    await press(page, page.getByRole("link", { name: "Today" }), "Shift+Tab");
    await expect(courseRow(page)).toContainText("30 students · 1 active this week");
  });
});

async function press(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

/** Replaces the content of a field. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  if (!(await field.evaluate((element) => element === document.activeElement))) {
    await tabTo(page, field);
  }
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Opens a list by its button and goes to an option. */
async function choose(page: Page, button: Locator, option: string, key?: string): Promise<void> {
  await press(page, button, key);
  const wanted = page.getByRole("option", { name: option, exact: true });
  await expect(wanted).toBeVisible();
  await page.keyboard.type(option);
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
  // It gets the focus back a frame after the list has gone.
  await expect(button).toBeFocused();
}
