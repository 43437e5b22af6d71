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
 * @returns false where that had been recorded before
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

/** Takes back that a person has finished a course. */
export async function reopenEnrolment({ database }: Context, enrolment: Enrolment): Promise<void> {
  await database
    .update(enrolments)
    .set({ finishedAt: null, missedPages: 0 })
    .where(isOf(enrolment));
}

/** Notes that a lesson of a finished course has to be taken again. */
export async function raiseMissedPages({ database }: Context, enrolment: Enrolment): Promise<void> {
  await database
    .update(enrolments)
    .set({ missedPages: sql`${enrolments.missedPages} + 1` })
    .where(isOf(enrolment));
}

/**
 * Notes how many of the missed lessons of a finished course can still be missing.
 * @param most lessons that are not finished
 * @returns whether this made up for the last of them
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
