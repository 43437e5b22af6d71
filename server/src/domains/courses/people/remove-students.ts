import { and, eq, inArray, sql } from "drizzle-orm";

import { enrolments, formerEnrolments } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { fillSeats } from "../enrolment/fill-seats.ts";
import { lockSignUp } from "../enrolment/lock-sign-up.ts";
import { lockEnrolments } from "../groups/lock-enrolments.ts";
import { lockGroups } from "../groups/lock-groups.ts";

/** People of one course. */
export interface ChosenStudents {
  courseId: number;
  userIds: readonly number[];
}

/**
 * Ends people's enrolments. Their answers and progress are kept for when they come back.
 * Their seats go to the waiting list.
 * @returns the ids of those who were enrolled
 */
export function removeStudents(
  ctx: Context,
  { courseId, userIds }: ChosenStudents,
): Promise<number[]> {
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    await lockGroups(inner, courseId, "share");
    const signUp = await lockSignUp(inner, courseId);
    const ended = await lockEnrolments(inner, courseId, userIds);
    if (ended.length === 0) return [];
    await database
      .delete(enrolments)
      .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.userId, [...userIds])));
    const endedAt = clock.now();
    await database
      .insert(formerEnrolments)
      .values(ended.map((enrolment) => ({ ...enrolment, endedAt })))
      .onConflictDoUpdate({
        target: [formerEnrolments.userId, formerEnrolments.courseId],
        set: {
          groupId: sql`excluded.group_id`,
          enrolledAt: sql`excluded.enrolled_at`,
          endsAt: sql`excluded.ends_at`,
          finishedAt: sql`excluded.finished_at`,
          lastStepAt: sql`excluded.last_step_at`,
          finishedPages: sql`excluded.finished_pages`,
          missedPages: sql`excluded.missed_pages`,
          endedAt,
        },
      });
    if (signUp) await fillSeats(inner, signUp);
    return ended.map(({ userId }) => userId);
  });
}
