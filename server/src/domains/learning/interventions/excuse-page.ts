import { and, eq } from "drizzle-orm";

import { type KeptWay, pageFinishes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { pageExcused } from "../progression/learning-events.ts";
import { recordFinishedPage } from "../progression/record-finishes.ts";
import { findFinish, findMissedPages } from "./find-finish.ts";
import { type Changed, type LockedWish, NOTHING_KEPT } from "./intervention.ts";

/** Counts a page as finished without its answers, and excludes those already given from the grade. */
export async function excusePage(ctx: Context, wish: LockedWish): Promise<Changed> {
  const { userId, course, page, pageProgress, now } = wish;
  const enrolment = { userId, courseId: course.id };
  if (page.sections.length === 0) throw conflict("nothing_there", "This page is empty.");
  const finish = await findFinish(ctx, wish);
  if (finish?.excused) throw conflict("already_excused", "This page is excused already.");
  if (pageProgress.courseFinished) await emit(ctx, pageExcused, enrolment);
  const said = { before: { page_excused: false }, after: { page_excused: true } };
  if (finish) {
    await ctx.database
      .update(pageFinishes)
      .set({ excused: true })
      .where(and(eq(pageFinishes.userId, userId), eq(pageFinishes.pageId, page.id)));
    return { kept: { ...NOTHING_KEPT, finish }, ...said };
  }
  const missedBefore = await findMissedPages(ctx, enrolment);
  const left = await recordFinishedPage(
    ctx,
    userId,
    { course, page, now, isExcused: true },
    pageProgress,
  );
  const finishedCourse = left.courseFinished && !pageProgress.courseFinished;
  const kept: KeptWay = {
    ...NOTHING_KEPT,
    finishedCourse,
    madeUp: !finishedCourse && (await findMissedPages(ctx, enrolment)) < missedBefore,
  };
  return { kept, ...said };
}
