import {
  COURSE_FOLDERS,
  readArchivedCourse,
  type ArchivedSection,
} from "./support/archived-course.ts";
import { chooseAnswer, optionsOf } from "./support/choose-answer.ts";
import { resumeCourse, type CoursePage } from "./support/course-page.ts";
import { copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { importCourse } from "./support/import-course.ts";
import { openSection } from "./support/open-section.ts";
import { createStudent, startSession } from "./support/people.ts";
import { bytesOf, watchApi, type ApiCall } from "./support/watch-api.ts";
import { WORDS } from "./support/words.ts";

/** As specified in design.md. */
const MOST_BYTES = 30_000;

test.use({ players: true });

for (const [origin, { en: folder }] of Object.entries(COURSE_FOLDERS)) {
  test(`each step of the ${origin} course is one request, and a small one`, async ({
    page,
    server,
  }) => {
    test.slow();
    const course = readArchivedCourse(folder);
    test.skip(course === undefined, `${folder} is not there.`);
    if (!course) return;
    const student = await createStudent(server, await importCourse(server, folder));
    await startSession(page, student);
    const passages = page.waitForResponse(/\/api\/courses\/page\/passages\/\d+$/);
    await page.goto("/student");
    const player = await resumeCourse(page, course.title, WORDS.en);
    const sections = course.modules[0]?.pages[0]?.sections ?? [];
    await player.goOn(1);
    await player.waitForLateCode();
    await passages;
    const api = watchApi(page);

    for (const [index, section] of sections.entries()) {
      const number = index + 1;
      if (number === 1 || number === sections.length) continue;
      const results: ApiCall[] = [];
      if (await enterAnswer(player, number, section)) {
        await player.sendAnswer(number);
        await expectResult(player, number, section);
        const [sent, ...more] = api.take();
        expect(sent?.path).toContain("/question/");
        expect(sent && (await bytesOf(sent))).toBeLessThan(MOST_BYTES);
        results.push(...more);
      }
      await player.goOn(number);
      const calls = api.take();
      // A result requested along with the answer may be sent after it.
      results.push(...calls.filter(isResult));
      expect(
        calls.filter((call) => !isResult(call)).map(({ method, path }) => `${method} ${path}`),
        `section ${number}`,
      ).toEqual([expect.stringMatching(/^POST /)]);
      // Peers' answers, as figures or a page of a list, and one's own opinion: never the list of the class.
      expect(results.filter((call) => !isResult(call))).toEqual([]);
      expect(results.length, `section ${number}`).toBeLessThanOrEqual(2);
      for (const call of [...calls, ...results]) {
        expect(await bytesOf(call)).toBeLessThan(MOST_BYTES);
      }
    }
  });
}

test("a first visit asks for the session, the page and its code once each, ahead of the app", async ({
  page,
  server,
}) => {
  const course = await copyDemoCourse(server, "en");
  const { player } = await openSection(page, server, { course, words: WORDS.en, section: 2 });
  const { pathname } = new URL(page.url());
  await page.waitForLoadState("networkidle");
  const api = watchApi(page);
  // The app itself is delayed until all have been requested.
  const isAsked = Promise.all(
    ["/api/session", "/api/courses/page/", "/assets/course-page-"].map((path) =>
      page.waitForRequest((request) => request.url().includes(path)),
    ),
  );
  await page.route("**/assets/vendor-*.js", async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.reload();
  await player.expectCurrent(2);
  const paths = api.take().map(({ path }) => path);
  // Before it come the late requests of the first visit.
  const first = paths.indexOf("/api/session");
  expect(paths.slice(first, first + 2)).toEqual([
    "/api/session",
    `/api/courses/page/${pathname.split("/").at(-1)}`,
  ]);
  expect(paths.filter((path) => path === paths[first])).toHaveLength(1);
  expect(paths.filter((path) => path === paths[first + 1])).toHaveLength(1);
});

/** Whether a call reads the answers to a question. */
function isResult({ method, path }: ApiCall): boolean {
  return method === "GET" && /\/(graphic|opinions)\//.test(path);
}

/** Waits for peers' answers. */
async function expectResult(
  player: CoursePage,
  number: number,
  { radio, selectMultiple, textarea }: ArchivedSection,
): Promise<void> {
  const result = player.result(number);
  if (radio || selectMultiple) await expect(result.getByRole("figure")).toBeVisible();
  if (textarea?.workbook_only === "false") {
    await expect(result.getByText("No opinions found.")).toBeVisible();
  }
}

/** Enters an answer if there is a question; false if there is none. */
async function enterAnswer(
  player: CoursePage,
  number: number,
  section: ArchivedSection,
): Promise<boolean> {
  const answer = chooseAnswer(section, { name: "Ada" });
  if (answer === null) return false;
  if (typeof answer === "string") await player.step(number).getByRole("textbox").fill(answer);
  for (const option of optionsOf(answer)) await player.option(number, option).check();
  return true;
}
