import { CoursePage } from "./support/course-page.ts";
import { bringStudentTo, copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { startSession } from "./support/people.ts";
import { watchApi } from "./support/watch-api.ts";
import { WORDS } from "./support/words.ts";

const words = WORDS.en;

test("what is finished stays readable with the viewer's and peers' answers, and reading it writes nothing", async ({
  page,
  server,
}) => {
  test.slow();
  const course = await copyDemoCourse(server, "en");
  // A peer, and a student who has finished the module.
  await bringStudentTo(server, course, { page: 2, section: 1 });
  const student = await bringStudentTo(server, course, { page: 4, section: 1 });
  await startSession(page, student);
  await page.goto("/student");
  const api = watchApi(page);

  await page.getByRole("link", { name: course.title, exact: true }).click();
  const [first] = course.modules[0]?.pages ?? [];
  await page.getByRole("link", { name: first?.title ?? "" }).click();
  const player = new CoursePage(page, words);
  const { sections } = first ?? { sections: [] };
  await expect(player.steps).toHaveCount(sections.length);
  await expect(
    page.getByRole("button", { name: new RegExp(`^(${words.next}|${words.goOn})$`) }),
  ).toHaveCount(0);

  await player.step(3).scrollIntoViewIfNeeded();
  await expect(player.option(3, 0)).toBeChecked();
  await expect(player.option(3, 0)).toBeDisabled();
  await expect(player.step(3).getByRole("figure")).toBeVisible();
  await expect(player.result(5)).toContainText(words.right);
  await expect(player.step(6).getByRole("blockquote")).toContainText("This is what Ada thinks");
  const peers = player.step(6).getByRole("region", { name: words.matesOpinions });
  await expect(peers.getByRole("listitem")).toHaveCount(1);

  await page.getByRole("button", { name: words.notes, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Go to the next page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    course.modules[0]?.pages[1]?.title ?? "",
  );
  await page.getByRole("link", { name: "Go to the next page" }).click();
  // The quiz summary, which used to advance by itself.
  await expect(player.steps.last().getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: words.endOfModule })).toBeVisible();

  expect(api.unsafe()).toEqual([]);
});
