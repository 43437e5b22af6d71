import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse, type DemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION, OPINION_TEXT, POLL, openSection } from "./support/open-section.ts";
import { createUser, startSession } from "./support/people.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

/** A module that closes while a student is in it. */

test.slow();

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("says so on the page, keeps what was written, and stays readable", async ({
      page,
      server,
      pageErrors,
    }) => {
      pageErrors.expect(/^409 POST .*\/question\/\d+$/);
      const course = await copyDemoCourse(server, language);
      const { player } = await openSection(page, server, { course, words, section: OPINION });
      await player.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
      await endFirstModule(server, course, "2020-01-01T00:00");

      await player.wayOn(OPINION).click();
      await expect(page.getByText(words.moduleClosed)).toBeVisible();
      await expect(player.step(OPINION)).toContainText(words.closedBefore);
      await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
      await expect(player.heading(OPINION)).toBeFocused();
      await expect(player.wayOn(OPINION)).toHaveCount(0);
      await page.reload();
      await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
      await expect(player.step(OPINION)).toContainText(words.closedBefore);
      await expect(player.option(POLL, 0)).toBeDisabled();
      await expect(player.result(POLL).getByRole("figure")).toBeVisible();
      await checkScreen(page, LOOKS[language]);

      await endFirstModule(server, course, null);
      await page.reload();
      await expect(player.step(OPINION).getByRole("textbox")).toHaveValue(OPINION_TEXT);
      await player.sendAnswer(OPINION);
    });

    test("holds nobody up: what was missed is named, and the next module is open", async ({
      page,
      server,
    }) => {
      const course = await copyDemoCourse(server, language);
      const [first, second] = course.modules;
      await startSession(page, await bringStudentTo(server, course, { page: 1, section: POLL }));
      await endFirstModule(server, course, "2020-01-01T00:00");
      await page.goto("/student");
      const player = await resumeCourse(page, course.title, words);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(second?.pages[0]?.title ?? "");

      await page.goto(`/student/courses/${course.id}`);
      const steps = page.locator("li.path-step");
      const missed = steps.filter({ hasText: words.closedUnfinished });
      await expect(missed).toHaveCount(first?.pages.length ?? 0);
      const locked = steps.filter({ hasText: second?.pages[1]?.title ?? "" });
      const opening = locked.getByRole("link", { name: second?.pages[0]?.title ?? "" });
      await expect(opening).toBeVisible();
      await checkScreen(page, LOOKS[language]);

      await missed.first().getByRole("link").click();
      await expect(player.step(POLL)).toContainText(words.notAnswered);
      await expect(player.option(POLL, 0)).toBeDisabled();
      await expect(player.wayOn(POLL)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: words.closedUnfinished })).toBeVisible();
      await page.getByRole("link", { name: words.nextModule }).click();
      await expect(title).toHaveText(second?.pages[0]?.title ?? "");
      await player.expectCurrent(1);
    });
  });
}

/** Closes the course's first module at a time of the site's clock, or reopens it. */
async function endFirstModule(
  server: PasoServer,
  course: DemoCourse,
  end_date: string | null,
): Promise<void> {
  const call = await signInByApi(server, await createUser(server, "admin"));
  const { modules } = await call<{
    modules: { id: number; title: string; order: number; start_date: string | null }[];
  }>("GET", `/api/courses/modules/${course.id}`);
  const [first] = modules;
  if (!first) throw new Error(`${course.title} has no module.`);
  const { id, ...fields } = first;
  await call("POST", `/api/courses/${course.id}/module/${id}/update`, { ...fields, end_date });
}
