import type { Page } from "@playwright/test";

import { checkScreen } from "./support/check-screen.ts";
import { CoursePage, resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse, type DemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION, OPINION_TEXT, POLL, openSection } from "./support/open-section.ts";
import { fillSignIn, startSession, type Person } from "./support/people.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import { WORDS } from "./support/words.ts";

const OTHER_TEXT = "ten nine eight seven six five four three two one";

const words = WORDS.en;
const LOOKS = [
  { width: 1280, theme: "light" },
  { width: 390, theme: "dark" },
] as const;

let course: DemoCourse;
let student: Person;

test.slow();

/** A student of a fresh course, before a section of its first page. */
async function begin(
  { page, server }: { page: Page; server: Parameters<typeof copyDemoCourse>[0] },
  section: number,
): Promise<CoursePage> {
  course = await copyDemoCourse(server, "en");
  const prepared = await openSection(page, server, { course, words, section });
  student = prepared.student;
  return prepared.player;
}

/** The same page in another tab of the same browser. */
async function openSecondTab({ page }: CoursePage): Promise<CoursePage> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return new CoursePage(tab, words);
}

test.describe("an answer", () => {
  test("is marked as not sent until the server has it", async ({ page, server }) => {
    const player = await begin({ page, server }, POLL);
    const mark = player.step(POLL).getByText(words.notSent);
    await expect(mark).toHaveCount(0);
    await player.option(POLL, 2).check();
    await expect(mark).toBeVisible();
    await page.reload();
    await expect(player.option(POLL, 2)).toBeChecked();
    await expect(mark).toBeVisible();
    await player.sendAnswer(POLL);
    await expect(mark).toHaveCount(0);
  });

  test("written offline waits, and is sent as soon as the connection is back", async ({
    page,
    server,
    pageErrors,
  }) => {
    // The answer, and whatever sections above load meanwhile.
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED.* (POST .*\/question\/\d+|GET .*)$/);
    const player = await begin({ page, server }, OPINION);
    const field = player.step(OPINION).getByRole("textbox");
    await field.pressSequentially("one two three");
    await player.waitForLateCode();
    await page.context().setOffline(true);
    await field.fill(OPINION_TEXT);
    await player.wayOn(OPINION).click();
    await expect(player.interruption(OPINION)).toContainText(words.offline);
    await expect(player.tryAgain(OPINION)).toBeFocused();
    await expect(field).toHaveValue(OPINION_TEXT);
    await checkScreen(page, LOOKS, 'li[id^="section-"]:last-child');

    // An edit meanwhile is not sent without the student's knowledge.
    await field.fill(`${OPINION_TEXT} eleven`);
    await expect(player.interruption(OPINION)).toHaveCount(0);
    await player.wayOn(OPINION).click();
    await expect(player.interruption(OPINION)).toBeVisible();

    await page.context().setOffline(false);
    await expect(player.result(OPINION)).toBeFocused();
    await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(`${OPINION_TEXT} eleven`);
  });

  test("is sent again automatically when the busy server asked for it", async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(/^503 POST .*\/question\/\d+$/);
    const player = await begin({ page, server }, POLL);
    await page.route(
      "**/question/*",
      (route) =>
        route.fulfill({
          status: 503,
          headers: { "retry-after": "1" },
          json: { message: "Too busy.", code: "busy" },
        }),
      { times: 1 },
    );
    await player.option(POLL, 1).check();
    await player.wayOn(POLL).click();
    await expect(player.interruption(POLL)).toContainText(words.busy);
    await expect(player.result(POLL)).toBeFocused();
    await expect(player.interruption(POLL)).toHaveCount(0);
  });

  test("that fails in the server keeps page and text, and is sent when asked to", async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(/^500 POST .*\/question\/\d+$/);
    const player = await begin({ page, server }, OPINION);
    const source = { file: "/srv/paso/advance.ts", line: 42 };
    await page.route(
      "**/question/*",
      (route) =>
        route.fulfill({
          status: 500,
          json: { message: "Something went wrong.", code: "internal_error", ...source },
        }),
      { times: 1 },
    );
    await player.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
    await player.wayOn(OPINION).click();

    const alert = player.step(OPINION).getByRole("alert");
    await expect(alert).toContainText(words.kept);
    await alert.getByText("If it keeps happening").click();
    const pageId = /pages\/(\d+)/.exec(page.url())?.[1];
    await expect(alert.getByRole("definition")).toHaveText([
      "Internal server error",
      `500-${pageId}`,
      "Something went wrong.",
      source.file,
      String(source.line),
    ]);
    await expect(alert).toContainText(words.contact);
    await expect(player.step(OPINION).getByRole("textbox")).toHaveValue(OPINION_TEXT);
    await checkScreen(page, LOOKS);

    await player.tryAgain(OPINION).click();
    await expect(player.result(OPINION)).toBeVisible();
    await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
  });

  test("is not sent as another user who signed in in another tab", async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(/^419 POST /);
    const player = await begin({ page, server }, POLL);
    const peer = await bringStudentTo(server, course, { page: 1, section: POLL });
    await player.option(POLL, 1).check();
    const otherTab = await page.context().newPage();
    await otherTab.goto("/student");
    await otherTab.getByRole("button", { name: student.name }).click();
    await otherTab.getByRole("button", { name: words.signOut }).click();
    await fillSignIn(otherTab, peer);
    await expect(otherTab).toHaveURL("/student");

    await player.wayOn(POLL).click();
    const dialog = page.getByRole("dialog", { name: words.signInAgain });
    await expect(dialog.getByRole("textbox", { name: words.email })).toHaveValue(student.email);
    await dialog.getByRole("button", { name: words.close }).click();
    const call = await signInByApi(server, peer);
    const pageId = /pages\/(\d+)/.exec(page.url())?.[1];
    const { sections } = await call<{ sections: Record<string, { status: string }> }>(
      "GET",
      `/api/courses/page/${pageId}`,
    );
    expect(Object.values(sections).at(-1)?.status).toBe("pending");
  });
});

test.describe("two tabs of one student", () => {
  test("the second shows the first one's step without scrolling", async ({ page, server }) => {
    const first = await begin({ page, server }, POLL);
    const second = await openSecondTab(first);
    await second.expectCurrent(POLL);
    await first.option(POLL, 1).check();
    // A choice in one tab shows in the other, which had no input of its own.
    await expect(second.option(POLL, 1)).toBeChecked();
    await second.option(POLL, 1).focus();
    const before = await second.page.evaluate(() => scrollY);
    await first.sendAnswer(POLL);
    await expect(second.result(POLL)).toBeVisible();
    await expect(second.option(POLL, 1)).toBeDisabled();
    await expect(second.heading(POLL)).toBeFocused();
    expect(await second.page.evaluate(() => scrollY)).toBe(before);
    await second.goOn(POLL);
    await expect(first.steps).toHaveCount(POLL + 1);
  });

  test("a text that comes second is kept and shown beside the committed answer", async ({
    page,
    server,
  }) => {
    const first = await begin({ page, server }, OPINION);
    const second = await openSecondTab(first);
    const field = second.step(OPINION).getByRole("textbox");
    await first.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
    await expect(field).toHaveValue(OPINION_TEXT);
    await field.fill(OTHER_TEXT);
    await first.sendAnswer(OPINION);

    const leftOver = second.step(OPINION).getByRole("status").filter({ hasText: OTHER_TEXT });
    await expect(leftOver).toBeVisible();
    await expect(second.step(OPINION).getByRole("blockquote").first()).toHaveText(OPINION_TEXT);
    await expect(second.heading(OPINION)).toBeFocused();
    await second.page.reload();
    await expect(leftOver).toBeVisible();
    await checkScreen(second.page, LOOKS, 'li[id^="section-"]:last-child');
    await leftOver.getByRole("button", { name: "Discard" }).click();
    await expect(leftOver).toHaveCount(0);
  });

  test("an answer that another device gave first is shown as committed", async ({
    page,
    server,
    browser,
  }) => {
    const player = await begin({ page, server }, OPINION);
    const context = await browser.newContext({ baseURL: server.url, locale: words.locale });
    const elsewhere = await context.newPage();
    await startSession(elsewhere, student);
    await elsewhere.goto("/student");
    const other = await resumeCourse(elsewhere, course.title, words);
    await other.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
    await other.sendAnswer(OPINION);
    await other.goOn(OPINION);

    await player.step(OPINION).getByRole("textbox").fill(OTHER_TEXT);
    await player.wayOn(OPINION).click();
    await expect(player.step(OPINION).getByRole("blockquote").first()).toHaveText(OPINION_TEXT);
    await expect(player.step(OPINION)).toContainText(OTHER_TEXT);
    await player.expectCurrent(OPINION + 1);
    await context.close();
  });
});

test.describe("notes", () => {
  const open = (page: Page) => page.getByRole("button", { name: words.notes }).click();
  const field = (page: Page) => page.getByRole("dialog").getByRole("textbox");
  const save = (page: Page) =>
    page.getByRole("dialog").getByRole("button", { name: words.saveNotes }).click();

  test("load when their dialog opens, survive a reload, and are saved", async ({
    page,
    server,
  }) => {
    await begin({ page, server }, 1);
    await open(page);
    await expect(field(page)).toHaveAttribute("rows", "20");
    await expect(field(page)).toBeFocused();
    await field(page).fill("Plants need light.");
    await page.reload();
    await open(page);
    await expect(field(page)).toHaveValue("Plants need light.");
    await expect(page.getByRole("dialog")).toContainText("Not saved yet. Kept on this device.");
    await save(page);
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Notes saved.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await open(page);
    await expect(field(page)).toHaveValue("Plants need light.");
  });

  test("that were changed in another tab meanwhile are merged", async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(/^409 POST .*\/notes\/\d+$/);
    const first = await begin({ page, server }, 1);
    const second = await openSecondTab(first);
    for (const tab of [page, second.page]) {
      await open(tab);
      await expect(field(tab)).toHaveValue("");
    }
    await field(page).fill("From the first tab.");
    await save(page);
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Notes saved.");
    await field(second.page).fill("From the second tab.");
    await save(second.page);
    await expect(field(second.page)).toHaveValue(/From the second tab\.[^]*From the first tab\./);
    await checkScreen(second.page, LOOKS, "dialog");
    await save(second.page);
    await expect(second.page.getByRole("dialog").getByText("Notes saved.")).toBeVisible();
    await page.keyboard.press("Escape");
    await open(page);
    await expect(field(page)).toHaveValue(/From the second tab\.[^]*From the first tab\./);
  });

  test("that were not saved say why, and are sent once the connection is back", async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(/^500 POST .*\/notes\/\d+$/);
    pageErrors.expect(/ERR_INTERNET_DISCONNECTED.* (POST .*\/notes\/\d+|GET .*)$/);
    await begin({ page, server }, 1);
    await open(page);
    await field(page).fill("Plants need light.");
    await page.route("**/notes/*", (route) => route.fulfill({ status: 500, body: "" }), {
      times: 1,
    });
    await save(page);
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect(alert).toContainText("Your notes were not saved.");
    await expect(alert).toContainText("Internal server error");
    await expect(field(page)).toHaveValue("Plants need light.");
    await checkScreen(page, LOOKS, "dialog");

    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(words.offline);
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog").getByText("Notes saved.")).toBeVisible();
  });
});
