import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { lockEnrolments, withEnrolmentDates } from "../../courses/index.ts";
import { findPageProgress } from "../progression/find-page-progress.ts";
import type { LockedWish, Wish } from "./intervention.ts";

/**
 * Locks the student's enrolment, and then loads their progress on a page.
 * @throws `not_found` if they do not take the course
 */
export async function lockWay(ctx: Context, wish: Wish): Promise<LockedWish> {
  const { userId, course, page } = wish;
  const key = { userId, courseId: course.id, pageId: page.id };
  await lockEnrolments(ctx, course.id, [userId]);
  const found = await findPageProgress(ctx.database, key);
  if (!found) throw notFound();
  const { pageProgress, dates, tallyGroupId } = found;
  return {
    ...wish,
    course: withEnrolmentDates(course, dates),
    pageProgress,
    tallyGroupId,
    now: ctx.clock.now(),
  };
}
