import { and, eq, inArray } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";
import { lockEnrolments } from "./lock-enrolments.ts";

interface Extension {
  courseId: number;
  userIds: readonly number[];
  /** Local to the site; null restores the dates of group and course. */
  endDate: string | null;
}

/**
 * Gives students an end date of their own, before which neither the course nor its modules close for
 * them.
 * @returns the ids of those who are enrolled
 * @throws `invalid` on a date in the past
 */
export function extendStudents(
  ctx: Context,
  { courseId, userIds, endDate }: Extension,
): Promise<number[]> {
  const endsAt = endDate === null ? null : parseLocalDate(endDate, ctx.site.timeZone);
  if (endsAt && endsAt <= ctx.clock.now()) {
    throw invalid({ end_date: ["Choose a date that is still to come."] });
  }
  return withTransaction(ctx, async (inner) => {
    const ids = (await lockEnrolments(inner, courseId, userIds)).map(({ userId }) => userId);
    if (ids.length === 0) return [];
    await inner.database
      .update(enrolments)
      .set({ endsAt })
      .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.userId, ids)));
    return ids;
  });
}
