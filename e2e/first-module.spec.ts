import { archivedCourses, checkedChoice } from "./support/archived-course.ts";
import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { importCourse } from "./support/import-course.ts";
import { createUser, enrol, signIn } from "./support/people.ts";
import { takeModuleByApi } from "./support/take-module-by-api.ts";
import { MATE, takePage } from "./support/take-page.ts";

/** English courses are taken on a desktop, Spanish ones on a phone. */
for (const course of archivedCourses()) {
  const device = course.language === "es" ? "@phone" : "";

  test(`a student finishes the first module of "${course.title}" ${device}`, async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000);
    const [module, nextModule] = course.modules;
    const pages = module?.pages ?? [];
    const quiz = pages
      .flatMap(({ sections }) => sections)
      .filter((section) => checkedChoice(section)?.final_quiz === "true");
    const [misses] = quiz;
    const id = await importCourse(server, course.folder);
    const mate = await createUser(server, "student", `${MATE} Hopper`);
    const student = await createUser(server, "student", "Ada Lovelace");
    for (const person of [mate, student]) await enrol(server, person, id);
    await takeModuleByApi(server, mate, id, pages);

    await signIn(page, student);
    await page.getByRole("link", { name: course.title }).first().click();
    await page
      .getByRole("link", { name: pages[0]?.title ?? "" })
      .first()
      .click();

    for (const [index, archived] of pages.entries()) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(archived.title);
      await takePage(page, archived, { firstName: "Ada", misses });
      if (index < pages.length - 1) await expect(page).toHaveURL(/\/pages\/\d+$/);
    }

    const summary = page.locator('li[id^="section-"]').last();
    const rows = summary.getByRole("link");
    await expect(summary).toContainText(new RegExp(`${quiz.length - 1} (of|de) ${quiz.length}`));
    await expect(rows).toHaveCount(quiz.length);
    await expect(rows.filter({ hasText: /incorrecta?$/ })).toHaveCount(1);
    await expect(rows.first()).toContainText(/incorrecta?$/);
    await checkAccessibility(page);

    await page.getByRole("link", { name: /next module|módulo siguiente/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      nextModule?.pages[0]?.title ?? "",
    );
  });
}
