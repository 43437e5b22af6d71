import type { Page } from "@playwright/test";

import { askForNewPassword } from "./support/ask-for-new-password.ts";
import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expectChart } from "./support/expect-chart.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION, OPINION_TEXT, POLL, openSection } from "./support/open-section.ts";
import { createUser, fillSignIn, startSession } from "./support/people.ts";
import { WORDS, type Words } from "./support/words.ts";

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("a wrong password is reported beside the field, and nothing typed is lost", async ({
      page,
      server,
      pageErrors,
    }) => {
      const student = await createUser(server, "student");
      pageErrors.expect(/^422 POST .*\/api\/session$/);
      await page.goto("/login");
      const email = page.getByRole("textbox", { name: words.email });
      const password = page.getByLabel(words.password, { exact: true });

      await page.getByRole("button", { name: words.signIn, exact: true }).click();
      await expect(email).toHaveAccessibleDescription(/./);
      await expect(email).toBeFocused();

      await fillSignIn(page, { ...student, password: "not the password" });
      await expect(email).toHaveAccessibleDescription(words.wrongPassword);
      await expect(email).toHaveValue(student.email);
      await expect(password).toHaveValue("not the password");

      await password.fill(student.password);
      await page.getByRole("button", { name: words.signIn, exact: true }).click();
      await expect(page).toHaveURL("/student");
    });

    test("an opinion survives the end of the session, and is sent after signing in in place", async ({
      page,
      server,
      pageErrors,
    }) => {
      const course = await copyDemoCourse(server, language);
      pageErrors.expect(/^401 POST .*\/question\/\d+$/);
      // The old session's token: the browser gets a new one and signs in with that.
      pageErrors.expect(/^419 POST .*\/api\/session$/);
      const { player, student } = await openSection(page, server, {
        course,
        words,
        section: OPINION,
      });
      const field = player.step(OPINION).getByRole("textbox");
      await field.fill(OPINION_TEXT);

      const otherTab = await page.context().newPage();
      await otherTab.goto("/student");
      await otherTab.getByRole("button", { name: student.name }).click();
      await otherTab.getByRole("button", { name: words.signOut }).click();
      await expect(otherTab).toHaveURL("/login");

      await player.wayOn(OPINION).click();
      const dialog = page.getByRole("dialog", { name: words.signInAgain });
      await expect(dialog).toBeVisible();
      await expect(field).toHaveValue(OPINION_TEXT);
      await expect(dialog.getByRole("textbox", { name: words.email })).toHaveValue(student.email);
      await dialog.getByLabel(words.password, { exact: true }).fill(student.password);
      await dialog.getByRole("button", { name: words.signIn, exact: true }).click();

      await expect(dialog).toHaveCount(0);
      await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
      await player.goOn(OPINION);
    });

    test("a student who does not sign in again keeps the text, and can sign in later", async ({
      page,
      server,
      pageErrors,
    }) => {
      const course = await copyDemoCourse(server, language);
      pageErrors.expect(/^401 /);
      const { player, student } = await openSection(page, server, {
        course,
        words,
        section: OPINION,
      });
      await player.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
      await player.waitForLateData();
      await page.context().clearCookies();

      await player.wayOn(OPINION).click();
      await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
      await expect(player.interruption(OPINION)).toContainText(words.signedOut);
      await expect(player.tryAgain(OPINION)).toBeFocused();
      await expect(player.step(OPINION).getByRole("textbox")).toHaveValue(OPINION_TEXT);

      // As after the browser was closed: the text waits for the same person.
      await page.reload();
      await fillSignIn(page, student);
      await expect(player.step(OPINION).getByRole("textbox")).toHaveValue(OPINION_TEXT);
      await player.sendAnswer(OPINION);
    });

    test("a new password is chosen in place, and the text is sent", async ({
      page,
      server,
      pageErrors,
    }) => {
      const course = await copyDemoCourse(server, language);
      pageErrors.expect(/^403 /);
      const { player, student } = await openSection(page, server, {
        course,
        words,
        section: OPINION,
      });
      const field = player.step(OPINION).getByRole("textbox");
      await field.fill(OPINION_TEXT);
      await askForNewPassword(page);

      await player.wayOn(OPINION).click();
      const dialog = page.getByRole("dialog", { name: words.mustChangePassword });
      await expect(dialog.getByLabel(words.currentPassword)).toBeFocused();
      await checkScreen(page, LOOKS[language], "dialog");
      await dialog.getByRole("button", { name: words.close }).click();
      await expect(player.interruption(OPINION)).toContainText(words.mustChangePassword);
      await expect(field).toHaveValue(OPINION_TEXT);

      await player.tryAgain(OPINION).click();
      await dialog.getByLabel(words.currentPassword).fill(student.password);
      await dialog.getByLabel(words.newPassword).fill("four unrelated plain words");
      await dialog.getByRole("button", { name: words.changePassword }).click();
      await expect(dialog).toHaveCount(0);
      await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
      await player.goOn(OPINION);
    });

    test("after a reload a new password is chosen first, and leads back to the text", async ({
      page,
      server,
    }) => {
      const course = await copyDemoCourse(server, language);
      const { player, student } = await openSection(page, server, {
        course,
        words,
        section: OPINION,
      });
      const field = player.step(OPINION).getByRole("textbox");
      await field.fill(OPINION_TEXT);
      await player.waitForLateData();
      await askForNewPassword(page);

      await page.reload();
      await expect(page.getByText(words.mustChangePassword)).toBeVisible();
      await page.getByLabel(words.currentPassword).fill(student.password);
      await page.getByLabel(words.newPassword).fill("four unrelated plain words");
      await page.getByRole("button", { name: words.changePassword }).click();
      await page.getByRole("link", { name: words.goOnThere }).click();
      await expect(field).toHaveValue(OPINION_TEXT);
      await player.sendAnswer(OPINION);
    });

    test("an answer that does not reach the server is kept, and sent again automatically", async ({
      page,
      server,
      pageErrors,
    }) => {
      test.slow();
      const course = await copyDemoCourse(server, language);
      // The answer, and whatever the page loads while the server is stopping or down.
      pageErrors.expect(/^failed .*ERR_CONNECTION_REFUSED|^503 GET .*\.(mp4|js)$/);
      const { player } = await openSection(page, server, { course, words, section: POLL });
      await player.option(POLL, 1).check();
      await player.waitForLateCode();

      await server.pause();
      await player.wayOn(POLL).click();
      await expect(player.interruption(POLL)).toContainText(words.unreachable);
      await expect(player.option(POLL, 1)).toBeChecked();

      // It is retried automatically.
      await server.resume();
      await expect(player.result(POLL)).toBeFocused();
      await expect(player.interruption(POLL)).toHaveCount(0);
      await player.goOn(POLL);
    });

    test("an answer whose response is lost counts once", async ({
      page,
      server,
      pageErrors,
      browser,
    }) => {
      const course = await copyDemoCourse(server, language);
      pageErrors.expect(/^failed .* POST .*\/question\/\d+$/);
      const { player } = await openSection(page, server, { course, words, section: POLL });
      await player.option(POLL, 1).check();

      await page.route(
        "**/question/*",
        async (route) => {
          await route.fetch();
          await route.abort("connectionreset");
        },
        { times: 1 },
      );
      await player.wayOn(POLL).click();
      await expect(player.interruption(POLL)).toContainText(words.unreachable);
      await player.press(player.tryAgain(POLL));
      await expect(player.result(POLL)).toBeFocused();

      const items = course.modules[0]?.pages[0]?.sections[POLL - 1]?.radio?.items ?? [];
      // Enough others for a chart; all of them chose the first option.
      for (let others = 0; others < 3; others += 1) {
        await bringStudentTo(server, course, { page: 1, section: POLL + 1 });
      }
      const peer = await bringStudentTo(server, course, { page: 1, section: POLL });
      const context = await browser.newContext({ baseURL: server.url, locale: words.locale });
      const peersPage = await context.newPage();
      await startSession(peersPage, peer);
      await peersPage.goto("/student");
      const matesPlayer = await resumeCourse(peersPage, course.title, words);
      await matesPlayer.option(POLL, 0).check();
      await matesPlayer.sendAnswer(POLL);
      const peers = items.map((_, index) => [3, 1][index] ?? 0);
      const chart = { kind: "bar", items, peers, own: [0] };
      await expectChart(matesPlayer.step(POLL), chart, words);
      await context.close();
    });

    test("what does not exist, or not yet, is reported with status, message and code", async ({
      page,
      server,
      pageErrors,
    }) => {
      const course = await copyDemoCourse(server, language);
      pageErrors.expect(/^404 GET /);
      pageErrors.expect(/^409 GET /);
      await openSection(page, server, { course, words, section: 1 });
      const first = page.url().replace(/#.*/, "");
      const next = first.replace(/\d+$/, (id) => String(Number(id) + 1));

      await page.goto("/student/courses/999999");
      await expectErrorScreen(page, words, {
        status: words.notFound,
        code: "404-course-999999",
        message: words.noCourse,
      });
      await page.goto(`/student/courses/${course.id}/pages/999999`);
      await expectErrorScreen(page, words, {
        status: words.notFound,
        code: "404-999999",
        message: words.notFoundMessage,
      });
      await page.goto(`/student/courses/${course.id}/pages/first`);
      await expectErrorScreen(page, words, {
        status: words.notFound,
        code: "404-first",
        message: words.notFoundMessage,
      });
      await page.goto(next);
      const refusal = page.getByRole("alert");
      await expect(refusal.getByRole("heading", { level: 1 })).toHaveText(words.notOpenYet);
      await expect(refusal).toContainText(
        words.finishFirst(course.modules[0]?.pages[0]?.title ?? ""),
      );
      await refusal.getByRole("link", { name: words.goToStep }).click();
      await expect(page).toHaveURL(new RegExp(`${first}#section-\\d+$`));

      const file = await page.goto("/student/courses/file/999999/plan.pdf");
      expect(file?.status()).toBe(404);
      await expect(page.getByText(words.notFoundMessage)).toBeVisible();

      // For a section that is not on the page, the page itself is shown.
      await page.goto(`${first}#section-999999`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        course.modules[0]?.pages[0]?.title ?? "",
      );
    });
  });
}

async function expectErrorScreen(
  page: Page,
  words: Words,
  { status, code, message }: { status: string; code: string; message: string },
): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("heading", { level: 1 })).toHaveText(words.errorTitle);
  const terms = [words.status, words.code, words.message, words.request];
  await expect(alert.getByRole("term")).toHaveText(terms);
  await expect(alert.getByRole("definition")).toHaveText([status, code, message, /^[\da-f-]{36}$/]);
  await expect(alert).toContainText(words.contact);
  await page.getByRole("link", { name: words.backToStart }).click();
  await expect(page).toHaveURL("/student");
}
