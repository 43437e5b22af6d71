import { checkAccessibility } from "./support/check-accessibility.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
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
import { resumeCourse } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { SectionEditor } from "./support/section-editor.ts";
import { WORDS } from "./support/words.ts";

const words = WORDS.en;

test.use({ fresh: true, site: "class by mouse" });

test("an empty site becomes a class of 30 that takes its first course, by mouse", async ({
  page,
  browser,
  server,
  mailbox,
}) => {
  test.setTimeout(240_000);

  await test.step("the first administrator names the site, and is told what to do first", async () => {
    await page.goto(await findSetupAddress(() => server.log()));
    const field = (name: string) => page.locator(`input[name="${name}"]`);
    await field("first_name").fill("Grace");
    await field("last_name").fill("Hopper");
    await field("email").fill("grace@example.org");
    await field("password").fill(PASSWORD);
    await field("site_name").fill("South School");
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole("link", { name: "Today" }).click();
    await expect(page.getByRole("heading", { name: "What to do first" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("a small course is written and published", async () => {
    await page.getByRole("link", { name: "New course" }).click();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByRole("button", { name: "Create course" }).click();
    const dialog = page.getByRole("dialog");
    for (const [button, title] of [
      ["Add module", "Ground"],
      ["Add page to Ground", "Under our feet"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await dialog.getByLabel("Title").fill(title);
      await dialog.getByRole("button", { name: /^(Add|Create)/ }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("link", { name: "Add sections" }).click();
    const editor = new SectionEditor(page);
    await editor.row(1).getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.type("Take a handful and look at it.");
    const poll = await editor.add("Select Unique with Graphic");
    await poll.getByLabel("Question").fill(POLL.question);
    for (const [index, option] of POLL.options.entries()) {
      if (index > 0) await poll.getByRole("button", { name: "Add option" }).click();
      await poll.getByRole("textbox", { name: `Option ${index + 1}` }).fill(option);
    }
    await editor.choose(poll, "Chart", "Bar chart");
    await editor.submit("Create sections");
    await editor.expectSaved();
    await page.getByRole("button", { name: "Publish" }).click();
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
  });

  await test.step("where one begins, the course asks for people", async () => {
    await page.getByRole("link", { name: "Today" }).click();
    const needs = page.getByRole("region", { name: "What needs you" });
    await expect(needs.getByRole("listitem")).toContainText(`Nobody takes “${TITLE}” yet`);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("thirty people come from one file and are invited", async () => {
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("link", { name: "People", exact: true }).click();
    await page.getByRole("link", { name: "Import a CSV file" }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    await (await chooser).setFiles(classFile());
    await page.getByText("Send each new person an invitation").click();
    await page.getByRole("button", { name: "Import 30 rows" }).click();
    await expect(page.getByText("The import is done")).toBeVisible({ timeout: 60_000 });
  });

  await test.step("two of them follow the mailed link, sign in and answer", async () => {
    for (const [index, email] of [CLASS[0]!, CLASS[29]!].entries()) {
      const context = await browser.newContext({ baseURL: server.url });
      const pupil = await context.newPage();
      await pupil.goto(await findInvitationPath(mailbox, email));
      await pupil.getByLabel(words.newPassword, { exact: true }).fill(`${PASSWORD} ${index}`);
      await pupil.locator('form button[type="submit"]').click();
      await pupil.getByRole("link", { name: words.signIn, exact: true }).click();
      await pupil.getByLabel(words.email).fill(email);
      await pupil.getByLabel(words.password, { exact: true }).fill(`${PASSWORD} ${index}`);
      await pupil.locator('form button[type="submit"]').click();
      await expect(pupil).toHaveURL("/student");
      // Not the heading of the screen shown after signing in.
      await expect(pupil.getByRole("heading", { name: TITLE })).toBeVisible();
      if (index === 0) await checkAccessibility(pupil);
      const course = await resumeCourse(pupil, TITLE, words);
      await course.goOn(1);
      await course.option(2, index).check();
      await course.sendAnswer(2);
      await context.close();
    }
  });

  await test.step("their teacher sees them at work", async () => {
    await page.getByRole("link", { name: "Today" }).click();
    await expect(courseRow(page)).toContainText("30 students · 2 active this week");
    await expect(page.getByText("Nothing needs you right now.")).toBeVisible();
  });
});
