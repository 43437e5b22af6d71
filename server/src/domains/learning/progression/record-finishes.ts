import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { countFinishedPages, lowerMissedPages } from "../../courses/index.ts";
import { finishPage } from "./advance-writes.ts";
import type { PageProgress } from "./find-page-progress.ts";
import { finishCourse } from "./finish-course.ts";
import { missedPagesFinished } from "./learning-events.ts";
import type { OpenPage } from "./open-page.ts";
import { isCourseDone, missedPages } from "./progression.ts";

interface FinishedPage extends Pick<OpenPage, "course" | "page" | "now"> {
  /** Whether staff excuse it. */
  isExcused?: boolean | undefined;
}

/** Records the end of the page and of the course, if a person's last step completed them. */
export async function recordFinishes(
  ctx: Context,
  userId: number,
  { course, page, now }: Pick<OpenPage, "course" | "page" | "now">,
  pageProgress: PageProgress,
): Promise<PageProgress> {
  const pageDone = page.sections.every(
    ({ id }) => pageProgress.steps.get(id)?.status === "finished",
  );
  if (!pageDone || pageProgress.finishedPages.has(page.id)) return pageProgress;
  return recordFinishedPage(ctx, userId, { course, page, now }, pageProgress);
}

/** Records the end of a page, and of the course if it was the last one left. */
export async function recordFinishedPage(
  ctx: Context,
  userId: number,
  { course, page, now, isExcused }: FinishedPage,
  pageProgress: PageProgress,
): Promise<PageProgress> {
  const enrolment = { userId, courseId: course.id };
  await finishPage(ctx, { ...enrolment, pageId: page.id, isExcused });
  const finishedPages = new Set(pageProgress.finishedPages).add(page.id);
  if (page.moduleId === null) return { ...pageProgress, finishedPages };
  await countFinishedPages(ctx, { ...enrolment, pages: 1 });
  if (pageProgress.courseFinished) {
    const left = course.pages.filter(
      ({ id, sections }) => sections.length > 0 && !finishedPages.has(id),
    );
    const madeUp = await lowerMissedPages(ctx, { ...enrolment, most: left.length });
    if (madeUp) await emit(ctx, missedPagesFinished, enrolment);
    return { ...pageProgress, finishedPages };
  }
  if (!isCourseDone(course, { finishedPages }, now)) return { ...pageProgress, finishedPages };
  const missed = missedPages(course, { finishedPages }, now);
  await finishCourse(ctx, { ...enrolment, missedPages: missed.length });
  return { ...pageProgress, finishedPages, courseFinished: true };
}
