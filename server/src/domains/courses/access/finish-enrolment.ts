import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Enrolment {
  userId: number;
  courseId: number;
}

const isOf = ({ userId, courseId }: Enrolment) =>
  and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));

/**
 * Records that a person has finished a course, for good.
 * @param missedPages lessons that were closed before the person finished them
 * @returns false if that was already recorded
 */
export async function finishEnrolment(
  { database, clock }: Context,
  { missedPages = 0, ...enrolment }: Enrolment & { missedPages?: number },
): Promise<boolean> {
  const finished = await database
    .update(enrolments)
    .set({ finishedAt: clock.now(), missedPages })
    .where(and(isOf(enrolment), isNull(enrolments.finishedAt)))
    .returning({ userId: enrolments.userId });
  return finished.length > 0;
}

/** Undoes {@link finishEnrolment}. */
export async function reopenEnrolment({ database }: Context, enrolment: Enrolment): Promise<void> {
  await database
    .update(enrolments)
    .set({ finishedAt: null, missedPages: 0 })
    .where(isOf(enrolment));
}

/** Records that a lesson of a finished course has to be taken again. */
export async function raiseMissedPages({ database }: Context, enrolment: Enrolment): Promise<void> {
  await database
    .update(enrolments)
    .set({ missedPages: sql`${enrolments.missedPages} + 1` })
    .where(isOf(enrolment));
}

/**
 * Caps the number of missed lessons of a finished course.
 * @param most number of unfinished lessons
 * @returns whether the last of them has just been made up
 */
export async function lowerMissedPages(
  { database }: Context,
  { most, ...enrolment }: Enrolment & { most: number },
): Promise<boolean> {
  const [lowered] = await database
    .update(enrolments)
    .set({ missedPages: sql`least(${enrolments.missedPages}, ${most}::int)` })
    .where(and(isOf(enrolment), gt(enrolments.missedPages, 0)))
    .returning({ missedPages: enrolments.missedPages });
  return lowered?.missedPages === 0;
}
