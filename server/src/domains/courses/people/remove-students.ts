import { and, eq, inArray, sql } from "drizzle-orm";

import { enrolments, formerEnrolments } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";

/** People of one course. */
export interface ChosenStudents {
  courseId: number;
  userIds: readonly number[];
}

/**
 * Ends people's enrolments. Their answers and progress stay, and they find them when they come back.
 * @returns the ids of those who were enrolled
 */
export function removeStudents(
  ctx: Context,
  { courseId, userIds }: ChosenStudents,
): Promise<number[]> {
  return withTransaction(ctx, async ({ database, clock }) => {
    // Waits for what these students are just doing, in the order in which others lock them.
    const chosen = and(eq(enrolments.courseId, courseId), inArray(enrolments.userId, [...userIds]));
    const ended = await database
      .select()
      .from(enrolments)
      .where(chosen)
      .orderBy(enrolments.userId)
      .for("update");
    if (ended.length === 0) return [];
    await database.delete(enrolments).where(chosen);
    const endedAt = clock.now();
    await database
      .insert(formerEnrolments)
      .values(ended.map((enrolment) => ({ ...enrolment, endedAt })))
      .onConflictDoUpdate({
        target: [formerEnrolments.userId, formerEnrolments.courseId],
        set: {
          groupId: sql`excluded.group_id`,
          enrolledAt: sql`excluded.enrolled_at`,
          finishedAt: sql`excluded.finished_at`,
          endedAt,
        },
      });
    return ended.map(({ userId }) => userId);
  });
}
