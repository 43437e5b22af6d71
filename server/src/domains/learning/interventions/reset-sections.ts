import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import {
  answers,
  type KeptWay,
  pageFinishes,
  playbacks,
  progress,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { countFinishedPages, raiseMissedPages } from "../../courses/index.ts";
import { recountAnswers } from "../tallies/recount-answers.ts";
import { findFinish } from "./find-finish.ts";
import { answersSetAside } from "./intervention-events.ts";
import type { Changed, LockedWish } from "./intervention.ts";

/** Resets one section or a whole page to the state before the student began it. */
export async function resetSections(
  ctx: Context,
  wish: LockedWish,
  interventionId: number,
): Promise<Changed> {
  const { page, section, pageProgress } = wish;
  const taken = section ? [section] : page.sections;
  const begun = taken.filter(({ id }) => pageProgress.steps.has(id) || pageProgress.early.has(id));
  const isFinished = pageProgress.finishedPages.has(page.id);
  if (begun.length === 0 && (section !== null || !isFinished)) {
    throw conflict("nothing_to_reset", "This student has not begun it.");
  }
  const sectionIds = taken.map(({ id }) => id);
  const steps = await takeSteps(ctx, wish, sectionIds);
  const watched = await takePlaybacks(ctx, wish, sectionIds);
  const answerIds = await setAnswersAside(ctx, wish, { sectionIds, interventionId });
  const finish = isFinished ? await takeFinish(ctx, wish) : null;
  if (finish && pageProgress.courseFinished) {
    await raiseMissedPages(ctx, { userId: wish.userId, courseId: wish.course.id });
  }
  return {
    kept: { steps, playbacks: watched, finish, finishedCourse: false, madeUp: false },
    before: { steps: steps.length, answers: answerIds.length, page_finished: isFinished },
    after: { steps: 0, answers: 0, page_finished: false },
  };
}

async function takeSteps(
  { database }: Context,
  { userId, page }: LockedWish,
  sectionIds: readonly number[],
): Promise<KeptWay["steps"]> {
  const rows = await database
    .delete(progress)
    .where(
      and(
        eq(progress.userId, userId),
        eq(progress.pageId, page.id),
        isAnyOf(progress.sectionId, sectionIds),
      ),
    )
    .returning();
  return rows.map(({ sectionId, status, updatedAt }) => {
    return { sectionId, status, updatedAt: updatedAt.toISOString() };
  });
}

async function takePlaybacks(
  { database }: Context,
  { userId }: LockedWish,
  sectionIds: readonly number[],
): Promise<KeptWay["playbacks"]> {
  const rows = await database
    .delete(playbacks)
    .where(and(eq(playbacks.userId, userId), isAnyOf(playbacks.sectionId, sectionIds)))
    .returning();
  return rows.map(({ sectionId, video, position, duration, watched }) => {
    return { sectionId, video, position, duration, watched };
  });
}

async function setAnswersAside(
  ctx: Context,
  { userId, course, tallyGroupId }: LockedWish,
  { sectionIds, interventionId }: { sectionIds: readonly number[]; interventionId: number },
): Promise<number[]> {
  const rows = await ctx.database
    .update(answers)
    .set({ userId: null, setAsideBy: interventionId })
    .where(and(eq(answers.userId, userId), isAnyOf(answers.sectionId, sectionIds)))
    .returning();
  const answerIds = rows.map(({ id }) => id);
  if (answerIds.length === 0) return answerIds;
  await recountAnswers(ctx, { course, userId, groupId: tallyGroupId, answers: rows, people: -1 });
  await ctx.events.emit(ctx, answersSetAside, { answerIds });
  return answerIds;
}

/** The page counts as unfinished again. */
async function takeFinish(ctx: Context, wish: LockedWish): Promise<KeptWay["finish"]> {
  const { userId, course, page } = wish;
  const finish = await findFinish(ctx, wish);
  await ctx.database
    .delete(pageFinishes)
    .where(
      and(
        eq(pageFinishes.userId, userId),
        eq(pageFinishes.courseId, course.id),
        eq(pageFinishes.pageId, page.id),
      ),
    );
  await countFinishedPages(ctx, { userId, courseId: course.id, pages: -1 });
  return finish;
}
