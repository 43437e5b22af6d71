import { COURSE_FOLDERS, readArchivedCourse } from "./support/archived-course.ts";
import { finishModule } from "./support/finish-module.ts";
import { test } from "./support/fixtures.ts";

test.use({ players: true });

for (const [origin, folders] of Object.entries(COURSE_FOLDERS)) {
  for (const [language, folder] of Object.entries(folders)) {
    // English courses are taken on a desktop, Spanish ones on a phone in dark mode.
    const tag = language === "es" ? ["@phone"] : [];

    test(
      `a student finishes a module of the ${origin} course (${language})`,
      { tag },
      async ({ page, server }) => {
        test.setTimeout(300_000);
        const course = readArchivedCourse(folder);
        test.skip(course === undefined, `${folder} is not there.`);
        if (course) await finishModule(page, server, course);
      },
    );
  }
}
