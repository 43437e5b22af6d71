import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { enrol, signIn } from "./support/people.ts";
import { WORDS } from "./support/words.ts";

test("a finished course ends with what was learned, and what comes next", async ({
  page,
  server,
}) => {
  test.slow();
  const course = await copyDemoCourse(server, "en");
  const other = await copyDemoCourse(server, "es");
  const pages = course.modules.flatMap((module) => module.pages);
  const last = { page: pages.length, section: pages.at(-1)?.sections.length ?? 0 };
  const student = await bringStudentTo(server, course, last);
  await enrol(server, student, other.id);
  await signIn(page, student);
  // The last step is the summary, which finishes automatically.
  await resumeCourse(page, course.title, WORDS.en);
  const end = page.getByRole("region", { name: "Course finished" });
  await expect(end).toContainText(`¡Enhorabuena! Has completado el curso «${course.title}».`);

  const steps = pages.flatMap(({ sections }) => sections).length;
  await expect(end.getByText(`${steps} steps`)).toBeVisible();
  await expect(end.getByText(`on ${pages.length} pages`)).toBeVisible();
  const quizzes = end.getByRole("region", { name: "Your final quizzes" });
  await expect(quizzes.getByRole("listitem")).toHaveCount(course.modules.length);
  await expect(end.getByRole("region", { name: "In your own words" })).toContainText("Ada");
  await expect(end.getByRole("link", { name: "Take the course survey" })).toBeVisible();
  await expect(end.getByRole("heading", { name: `Begin “${other.title}”` })).toBeVisible();
  await checkScreen(page, LOOKS.en, "section[aria-labelledby=page-end]");

  // It is found again from the course map.
  await page.goto(`/student/courses/${course.id}`);
  await page.getByRole("link", { name: "What you achieved" }).click();
  await expect(end.getByRole("heading", { name: "Course finished" })).toBeInViewport();
  await end.getByRole("button", { name: "Yes, ask me" }).click();
  await expect(
    end.getByRole("heading", { name: /^We will ask you again on \d+ \w+ \d{4}$/ }),
  ).toBeVisible();
  await end.getByRole("link", { name: new RegExp(`^Begin ?: ${other.title}$`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    other.modules[0]?.pages[0]?.title ?? "",
  );
});

test("who wants it is asked about a course again after a week, and sees what has stayed", async ({
  page,
  server,
}) => {
  const course = await copyDemoCourse(server, "en");
  const pages = course.modules.flatMap((module) => module.pages);
  const last = { page: pages.length, section: pages.at(-1)?.sections.length ?? 0 };
  const student = await bringStudentTo(server, course, last);
  await signIn(page, student);
  await page.goto(`/student/courses/${course.id}/again`);
  await page.getByRole("button", { name: "Yes, ask me" }).click();
  await expect(page.getByRole("button", { name: "Don’t ask me" })).toBeVisible();
  await server.prepare("ask-due-recalls", { daysLater: 8 });

  const asked = page.getByRole("link", { name: `What has stayed with you of ${course.title}?` });
  // The worker notifies the student in its own time.
  await expect(async () => {
    await page.goto("/notifications");
    await expect(asked).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await asked.click();
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
    await chooseSome(page);
    if (number === 2) {
      // Answers are kept; the next question waits, with the choice preserved.
      const chosen = page.getByRole("group").first().locator("input:checked");
      const valuesOf = () =>
        chosen.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));
      const values = await valuesOf();
      await page.reload();
      await expect(page.getByText("Question 2 of 3")).toBeVisible();
      await expect(chosen).toHaveCount(values.length);
      expect(await valuesOf()).toEqual(values);
    }
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText(/^In the course your answer was (not )?correct\.$/)).toBeVisible();
    if (number === 1) await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await expect(page.getByRole("heading", { name: /^\d of 3 correct$/ })).toBeFocused();
  await expect(page.getByText(/^The next questions come on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await checkScreen(page, LOOKS.en);
  await page.getByRole("button", { name: "Don’t ask me" }).click();
  await expect(page.getByRole("button", { name: "Don’t ask me" })).toHaveCount(0);
});

/** Chooses one option, or two if several are allowed. */
async function chooseSome(page: Page): Promise<void> {
  const question = page.getByRole("group").first();
  const boxes = question.getByRole("checkbox");
  await expect(question.getByRole("radio").or(boxes).first()).toBeVisible();
  if ((await boxes.count()) === 0) return question.getByRole("radio").first().check();
  for (const index of [0, 1]) await boxes.nth(index).check();
}
