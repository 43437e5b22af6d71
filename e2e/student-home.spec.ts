import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { createStudent, signIn } from "./support/people.ts";
import { WORDS } from "./support/words.ts";

test("the home leads a new student in, one under way on, and one who has finished back", async ({
  page,
  server,
  browser,
}) => {
  const words = WORDS.en;
  const course = await copyDemoCourse(server, "en");
  const pages = course.modules.flatMap((module) => module.pages);
  const [first] = pages;
  const sections = first?.sections.length ?? 0;

  await test.step("new: begin", async () => {
    await signIn(page, await createStudent(server, course.id, "Lucía Ferrer"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good \w+, Lucía$/);
    const card = page.getByRole("region", { name: first?.title ?? "", exact: true });
    await expect(card).toContainText(`Step 1`);
    await checkScreen(page, LOOKS.en);
    await card.getByRole("link", { name: words.begin }).click();
    await new CoursePage(page, words).expectCurrent(1);
  });

  await test.step("under way: the question at hand", async () => {
    const student = await bringStudentTo(server, course, { page: 1, section: 3 });
    const context = await browser.newContext({ baseURL: server.url });
    const home = await context.newPage();
    await signIn(home, student);
    const card = home.getByRole("region", { name: first?.title ?? "", exact: true });
    await expect(card).toContainText(`2 of ${sections} steps done`);
    await card.getByRole("link", { name: words.goOn }).click();
    await new CoursePage(home, words).expectCurrent(3);
    await context.close();
  });

  await test.step("finished: look back", async () => {
    const last = pages.at(-1)?.sections.length ?? 0;
    const end = { page: pages.length, section: last + 1 };
    const student = await bringStudentTo(server, course, end);
    const context = await browser.newContext({ baseURL: server.url });
    const home = await context.newPage();
    await signIn(home, student);
    await expect(home.getByRole("heading", { name: "Finished courses" })).toBeVisible();
    await expect(home.getByRole("link", { name: words.goOn })).toHaveCount(0);
    await home.getByRole("link", { name: /^Look back/ }).click();
    await expect(home.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
    await context.close();
  });
});
