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
  // The last step is the summary, which finishes by itself.
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
  await end.getByRole("link", { name: new RegExp(`^Begin ?: ${other.title}$`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    other.modules[0]?.pages[0]?.title ?? "",
  );
});
