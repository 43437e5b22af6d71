import type { Locator, Page } from "@playwright/test";

import { askForNewPassword } from "./support/ask-for-new-password.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage, resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, findDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/open-section.ts";
import { createUser, fillSignIn, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { WORDS } from "./support/words.ts";

test.use({ demo: true });

/** The current section, the last one drawn. */
const CURRENT_STEP = 'li[id^="section-"]:last-child';

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];
  const check = (page: Page) => checkScreen(page, LOOKS[language]);
  const checkStep = (page: Page) => checkScreen(page, LOOKS[language], CURRENT_STEP);

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });
    test.slow();

    test("signing in, and screens that lead no further", async ({ page, server, pageErrors }) => {
      pageErrors.expect(/^422 POST .*\/api\/session$/);
      pageErrors.expect(/^404 GET .*\/api\//);
      pageErrors.expect(/^404 GET .*\/nowhere$/);
      const student = await createUser(server, "student");
      await page.goto("/login");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(page);
      await fillSignIn(page, { ...student, password: "not the password" });
      await expect(page.getByText(words.wrongPassword)).toBeVisible();
      await check(page);

      await startSession(page, student);
      await page.goto("/student");
      await expect(page.getByText(words.noCourses)).toBeVisible();
      await check(page);
      await page.getByRole("button", { name: student.name }).click();
      await expect(page.getByRole("button", { name: words.signOut })).toBeVisible();
      await check(page);
      await page.goto("/student/courses/999999");
      await expect(page.getByRole("alert")).toBeVisible();
      await check(page);
      await page.goto("/nowhere");
      await expect(page.getByText("404")).toBeVisible();
      await check(page);
    });

    test("a new password, and where staff begin", async ({ page, server }) => {
      await startSession(page, await createUser(server, "viewer"));
      await page.goto("/authoring");
      await expect(page.getByRole("listitem").first()).toBeVisible();
      await check(page);

      await askForNewPassword(page);
      await page.goto("/");
      await expect(page.getByText(words.mustChangePassword)).toBeVisible();
      await check(page);
    });

    test("a course from the student's home to a page's end", async ({ page, server }) => {
      const course = await findDemoCourse(server, language);
      await startSession(page, await bringStudentTo(server, course, { page: 1, section: 1 }));
      await page.goto("/student");
      const title = page.getByRole("link", { name: course.title, exact: true });
      await expect(title).toBeVisible();
      await check(page);
      await title.click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await check(page);
      await page.goBack();

      const player = await resumeCourse(page, course.title, words);
      await check(page);
      await player.goOn(1);
      await checkStep(page);
      await player.goOn(2);
      await answer(player, 3, () => player.option(3, 0).check(), checkStep);
      const chart = player.result(3).getByRole("figure");
      await chart.getByRole("button", { name: words.showTable }).click();
      await checkStep(page);
      await player.goOn(3);
      await player.goOn(4);
      await answer(player, 5, () => player.option(5, 0).check(), checkStep);
      await player.goOn(5);
      const text = "one two three four five six seven eight nine ten";
      await answer(player, 6, () => player.step(6).getByRole("textbox").fill(text), checkStep);

      await check(page);

      await page.getByRole("button", { name: words.notes, exact: true }).click();
      const notes = page.getByRole("dialog").getByRole("textbox");
      await notes.fill("A note");
      await check(page);
      await page.getByRole("button", { name: words.saveNotes }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
      await check(page);
    });

    test("questions with several answers, a pie and a private opinion", async ({
      page,
      server,
    }) => {
      const course = await findDemoCourse(server, language);
      const { player } = await openSection(page, server, { course, words, page: 2, section: 1 });
      await answer(player, 1, () => player.option(1, 0).check(), checkStep);
      await player.goOn(1);
      await player.goOn(2);
      const chooseTooMany = async () => {
        for (const index of [0, 1, 2, 3, 4]) await player.option(3, index).click();
        await expect(player.step(3)).toContainText(words.atMost(4));
      };
      await answer(player, 3, chooseTooMany, checkStep);
      await player.goOn(3);
      await player.goOn(4);
      const text = "one two three four five six seven eight";
      await answer(player, 5, () => player.step(5).getByRole("textbox").fill(text), checkStep);
    });

    test("a module's end with its quiz summary", async ({ page, server }) => {
      const course = await findDemoCourse(server, language);
      const { player } = await openSection(page, server, { course, words, page: 3, section: 4 });
      await answer(player, 4, () => player.option(4, 0).check(), checkStep);
      await player.goOn(4);
      await player
        .step(5)
        .getByRole("textbox")
        .fill("one two three four five six seven eight nine ten");
      await player.sendAnswer(5);
      await player.goOn(5);
      for (const index of [0, 2]) await player.option(6, index).check();
      await player.sendAnswer(6);
      await player.goOn(6);
      await player.option(7, 0).check();
      await player.sendAnswer(7);
      await player.goOn(7);
      await expect(page.getByRole("heading", { name: words.endOfModule })).toBeVisible();
      await expect(player.step(8).getByRole("link").first()).toBeVisible();
      await check(page);
    });
  });
}

test("a page is completed with the keyboard alone, with the focus always visible", async ({
  page,
  server,
}) => {
  test.slow();
  const words = WORDS.en;
  const course = await findDemoCourse(server, "en");
  const student = await bringStudentTo(server, course, { page: 1, section: 1 });
  const [first, second] = course.modules[0]?.pages ?? [];
  const { keyboard } = page;
  const player = new CoursePage(page, words);
  const press = async (target: Locator, key: "Enter" | "Space") => {
    await tabTo(page, target);
    await keyboard.press(key);
  };
  const goOn = async (number: number) => {
    await press(player.wayOn(number), "Enter");
    await player.expectCurrent(number + 1);
    await expect(player.heading(number + 1)).toBeFocused();
  };

  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: words.email }));
  await keyboard.type(student.email);
  await tabTo(page, page.getByLabel(words.password, { exact: true }));
  await keyboard.type(student.password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/student");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(
    page.getByRole("link", { name: new RegExp(`^${words.begin}.*${course.title}`) }),
    "Enter",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await goOn(1);
  await goOn(2);
  await tabTo(page, player.option(3, 0));
  await keyboard.press("Space");
  await keyboard.press("ArrowDown");
  await expect(player.option(3, 1)).toBeChecked();
  await press(player.wayOn(3), "Enter");
  await expect(player.result(3)).toBeFocused();
  const showTable = player.result(3).getByRole("button", { name: words.showTable });
  await expect(showTable).toBeVisible();
  await press(showTable, "Space");
  await expect(player.result(3).getByRole("rowheader").first()).toBeVisible();
  await goOn(3);
  await goOn(4);
  await tabTo(page, player.option(5, 0));
  await keyboard.press("ArrowDown");
  await expect(player.option(5, 1)).toBeChecked();
  await press(player.wayOn(5), "Space");
  await expect(player.result(5)).toBeFocused();
  await goOn(5);
  await tabTo(page, player.step(6).getByRole("textbox"));
  await keyboard.type("one two three four five six seven eight nine ten");
  await press(player.wayOn(6), "Enter");
  await expect(player.result(6)).toBeFocused();
  // Opinions that arrive later would shift the content below.
  await expect(player.result(6).getByRole("status")).toHaveCount(0);
  await goOn(6);
  await press(player.wayOn(7), "Enter");
  await player.turnPage({ title: first?.title ?? "" }, { title: second?.title ?? "" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second?.title ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const openNotes = page.getByRole("button", { name: words.notes, exact: true });
  await tabTo(page, openNotes, "Shift+Tab");
  await keyboard.press("Enter");
  const notes = page.getByRole("dialog");
  await expect(notes.getByRole("textbox")).toBeVisible();
  await keyboard.press("Escape");
  await expect(notes).toHaveCount(0);
  await expect(openNotes).toBeFocused();
});

/** Gives an answer, and checks the question with the choice, and with its result. */
async function answer(
  player: CoursePage,
  number: number,
  give: () => Promise<void>,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await player.expectCurrent(number);
  await give();
  await check(player.page);
  await player.sendAnswer(number);
  await expect(player.result(number).getByRole("status")).toHaveCount(0);
  await check(player.page);
}
