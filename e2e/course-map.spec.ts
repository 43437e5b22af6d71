import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage, resumeCourse } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { paragraph } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import { WORDS } from "./support/words.ts";

for (const language of ["en", "es"] as const) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale });

    test("the map says how long it takes, and finds what was read and noted", async ({
      page,
      server,
    }) => {
      const course = await copyDemoCourse(server, language);
      const student = await bringStudentTo(server, course, { page: 1, section: 3 });
      const call = await signInByApi(server, student);
      await startSession(page, student);
      await page.goto("/student");
      const sections = course.modules.flatMap(({ pages }) =>
        pages.flatMap((each) => each.sections),
      );
      const percentage = Math.floor((2 / sections.length) * 100);
      const share = new Intl.NumberFormat(words.locale, { style: "percent" });
      await expect(page.getByText(share.format(percentage / 100), { exact: true })).toBeVisible();
      const player = await resumeCourse(page, course.title, words);
      await player.expectCurrent(3);
      const pageId = Number(new URL(page.url()).pathname.split("/").at(-1));
      await call("POST", `/api/courses/page/notes/${pageId}`, { text: "Ask: who was Ebbinghaus?" });

      await page.getByRole("link", { name: words.map, exact: true }).click();
      await expect(page.getByText(words.timeLeft)).toBeVisible();

      // Sections ahead are not searched: only the note is found. All by keyboard.
      const field = page.getByRole("searchbox", { name: words.search });
      await tabTo(page, field);
      await page.keyboard.type("ébbinghaus");
      const found = page.getByRole("search").getByRole("link");
      await expect(found).toHaveCount(1);
      await expect(found).toContainText(words.yourNote);
      await expect(page).toHaveURL(/\?q=/);
      await checkScreen(page, [
        { width: 1280, theme: "light" },
        { width: 390, theme: "dark" },
      ]);
      await tabTo(page, found);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(/Ebbinghaus/);
      await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
      await player.option(3, 0).check();
      await player.sendAnswer(3);
      await player.goOn(3);

      // The link back leads to the search, which now also finds the text.
      await page.getByRole("link", { name: words.map, exact: true }).click();
      await field.fill("Ebbinghaus");
      await expect(found).toHaveCount(2);
      await found.first().click();
      await expect(page).toHaveURL(/#section-\d+$/);
      await expect(new CoursePage(page, words).heading(4)).toBeFocused();
      await page.goBack();
      await expect(field).toHaveValue("Ebbinghaus");
      await expect(found).toHaveCount(2);

      await field.fill("zzzz");
      await expect(page.getByRole("search").getByRole("status")).toContainText("zzzz");
      await expect(found).toHaveCount(0);
      await tabTo(page, page.getByRole("button", { name: words.clearSearch }));
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
      await expect(page.getByRole("button", { name: words.clearSearch })).toHaveCount(0);
    });
  });
}

test("a module that has not begun shows as such on the map, and no link leads to an error", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, author, [paragraph(1, "The soil.")]);
  const create = async (path: string, body: object) =>
    (await call<{ id: number }>("POST", `/api/courses/${path}`, body)).id;
  const moduleId = await create(`${courseId}/module/create`, { title: "Spring", order: 2 });
  const later = await create(`${moduleId}/page/create`, { title: "Buds", order: 1 });
  await create(`${later}/sections/create`, { sections: [paragraph(1, "The buds.")] });
  const begins = (start_date: string) =>
    call("POST", `/api/courses/${courseId}/module/${moduleId}/update`, {
      title: "Spring",
      order: 2,
      start_date,
      end_date: "2041-05-01T10:00",
    });
  await begins("2040-05-01T10:00");
  await call("POST", `/api/courses/${courseId}/update`, { status: "published", title: "Plants" });
  const student = await createStudent(server, courseId);
  await startSession(page, student);
  await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
  const course = new CoursePage(page, WORDS.en);
  await course.press(course.wayOn(1));

  const map = `/student/courses/${courseId}`;
  const waits = page.getByText(
    "You can continue when the next module begins, on 1 May 2040 at 10:00",
  );
  await expect(page).toHaveURL(map);
  await expect(waits).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Buds" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Continue" })).toHaveCount(0);
  await checkScreen(page, LOOKS.en);
  await page.goto("/student");
  await expect(waits).toBeVisible();
  await expect(main.getByRole("article").getByRole("link")).toHaveText(["Plants"]);
  await page.goto(`${map}/pages/${pageId}`);
  await page.getByRole("link", { name: "See when the next module begins" }).click();
  await expect(page).toHaveURL(map);

  await begins("2020-05-01T10:00");
  await page.goto("/student");
  await main.getByRole("link", { name: "Continue" }).click();
  await expect(course.step(1)).toContainText("The buds.");
});
