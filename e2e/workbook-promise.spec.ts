import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { opinion } from "./support/sample-sections.ts";
import { WORDS } from "./support/words.ts";

const QUESTION = "What will you change?";

test("a text goes to those it was said to be for, whatever its author asks meanwhile", async ({
  page,
  server,
}) => {
  const author = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, author, [opinion(1, QUESTION)]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  /** Makes the question's answers visible to course mates, or only to the student. */
  const ask = async (workbookOnly: boolean) => {
    type Authored = { version: number; sections: { id: number; textarea: object }[] };
    const { version, sections } = await call<Authored>(
      "GET",
      `/api/courses/sections-update/${pageId}`,
    );
    const [section] = sections;
    const textarea = { ...section?.textarea, workbook_only: String(workbookOnly) };
    await call("POST", `/api/courses/${pageId}/sections/update`, {
      version,
      sections: [{ ...section, textarea }],
    });
  };
  const course = new CoursePage(page, WORDS.en);
  const open = async (name: string) => {
    await startSession(page, await createStudent(server, courseId, name));
    await page.goto(`/student/courses/${courseId}/pages/${pageId}`);
    await expect(course.step(1).getByRole("textbox")).toBeVisible();
  };
  const write = async (text: string) => {
    await course.step(1).getByRole("textbox").fill(text);
    await course.sendAnswer(1);
  };

  await ask(true);
  await open("Ada Mate");
  await expect(course.step(1)).toContainText("Only you will see this answer, in your workbook.");
  await ask(false);
  await write("Nobody else reads this.");
  await expect(course.step(1)).toContainText(WORDS.en.workbookOnly);
  await page.reload();
  await expect(course.step(1)).toContainText(WORDS.en.workbookOnly);

  await open("Grace Mate");
  await write("Everybody reads this.");
  await expect(course.step(1)).toContainText(WORDS.en.published);
  await ask(true);
  await page.reload();
  await expect(course.step(1)).toContainText(WORDS.en.published);
  const peers = course.step(1).getByRole("region", { name: WORDS.en.matesOpinions });
  await expect(peers.getByText("No opinions found.")).toBeVisible();
});
