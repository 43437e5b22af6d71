import { expect, type Page } from "@playwright/test";

import {
  checkedChoice,
  finalQuestions,
  type ArchivedCourse,
  type ArchivedPage,
  type ArchivedSection,
} from "./archived-course.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { chooseAnswer, type Answer } from "./choose-answer.ts";
import { letPeersTake } from "./class-peers.ts";
import { resumeCourse, type CoursePage } from "./course-page.ts";
import { importCourse } from "./import-course.ts";
import { createStudent, signIn } from "./people.ts";
import type { PasoServer } from "./start-server.ts";
import { takeSection } from "./take-section.ts";
import { WORDS } from "./words.ts";

/**
 * Imports a course, has others answer first, and takes its whole first module as a student: section
 * by section, up to the quiz summary and on to the next module.
 */
export async function finishModule(
  page: Page,
  server: PasoServer,
  course: ArchivedCourse,
): Promise<void> {
  const [module, nextModule] = course.modules;
  if (!module || !nextModule) throw new Error(`${course.title} has no two modules.`);
  const { pages } = module;
  const words = WORDS[course.language];
  const courseId = await importCourse(server, course.folder);
  await letPeersTake(server, courseId, pages);
  const student = await createStudent(server, courseId, "Ada Lovelace");

  await signIn(page, student);
  const player = await resumeCourse(page, course.title, words);
  const missed = questionsToMiss(pages);
  const answerTo = (section: ArchivedSection): Answer =>
    chooseAnswer(section, { name: "Ada", favourite: 1, misses: missed.has(section) });

  for (const [index, archived] of pages.entries()) {
    const before = pages[index - 1];
    if (before && turnsAtOnce(before)) await player.turnPage(before, archived);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(archived.title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await takePage(player, archived, course.folder, answerTo);
  }
  await readSummary(player, pages, missed);

  await player.press(page.getByRole("link", { name: words.nextModule }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    nextModule.pages[0]?.title ?? "",
  );
  await player.expectCurrent(1);
  await page.getByRole("link", { name: "Paso", exact: true }).click();
  const sections = course.modules.flatMap((each) => each.pages.flatMap((p) => p.sections));
  const taken = pages.flatMap((each) => each.sections);
  await expect(page.getByText(words.stepsDone(taken.length, sections.length))).toBeVisible();
}

/** Whether a step leaves the page: not on a summary, nor on a video that advances automatically. */
function turnsAtOnce({ sections }: ArchivedPage): boolean {
  const last = sections.at(-1);
  return last?.type !== "final_quiz_resume" && last?.type !== "video";
}

/** Questions that the student gets wrong: a third of the final quiz, and the first checked one of each page. */
function questionsToMiss(pages: readonly ArchivedPage[]): Set<ArchivedSection> {
  const firsts = pages.flatMap(({ sections }) => {
    const first = sections.find((section) => checkedChoice(section)?.final_quiz === "false");
    return first ?? [];
  });
  return new Set([...firsts, ...finalQuestions(pages).filter((_, index) => index % 3 === 1)]);
}

async function takePage(
  player: CoursePage,
  { sections }: ArchivedPage,
  folder: string,
  answerTo: (section: ArchivedSection) => Answer,
): Promise<void> {
  for (const [index, section] of sections.entries()) {
    const number = index + 1;
    await player.expectCurrent(number);
    await takeSection({ course: player, number, section, answer: answerTo(section), folder });
    const hasLeft = (await player.wayOn(number).count()) === 0;
    if (hasLeft) continue;
    if (number < sections.length) await player.goOn(number);
    else await player.press(player.wayOn(number));
  }
}

/** The summary: the score, with each row linking to its question. */
async function readSummary(
  player: CoursePage,
  pages: readonly ArchivedPage[],
  missed: ReadonlySet<ArchivedSection>,
): Promise<void> {
  const { page, words, steps } = player;
  const quiz = finalQuestions(pages);
  const right = quiz.filter((question) => !missed.has(question)).length;
  const share = new Intl.NumberFormat(words.locale, { style: "percent" });
  const summary = steps.last();
  await expect(summary.getByRole("heading").first()).toContainText(words.summary);
  await expect(summary).toContainText(
    `${right} ${words.of} ${quiz.length}${share.format(right / quiz.length)}`,
  );
  const rows = summary.getByRole("link");
  await expect(rows).toHaveCount(quiz.length);
  for (const [index, question] of quiz.entries()) {
    const row = rows.nth(index);
    await expect(row).toContainText(`${words.question} ${index + 1}`);
    await expect(row).toHaveText(
      new RegExp(`${missed.has(question) ? words.incorrect : `(?<!in)${words.correct}`}$`),
    );
  }
  await expect(page.getByRole("heading", { name: words.endOfModule })).toBeVisible();
  await checkAccessibility(page);

  const summaryAt = page.url();
  await player.press(rows.first());
  await expect(page).toHaveURL(/#section-\d+$/);
  const [first = ""] = quiz.map((each) => checkedChoice(each)?.question ?? "");
  const question = page.getByRole("heading", { name: first, exact: true });
  await expect(question).toBeInViewport();
  await expect(question).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(summaryAt);
  await expect(rows).toHaveCount(quiz.length);
}
