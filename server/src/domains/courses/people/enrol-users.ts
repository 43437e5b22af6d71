import { and, eq, inArray, isNull } from "drizzle-orm";

import { courses, enrolments, formerEnrolments, groups } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Lets people take a course: those who left it come back to their earlier group and progress, others
 * come into its default one. Those who are here stay as they are.
 * @returns the ids of those who came in; null when there is no such course
 */
export function enrolUsers(
  ctx: Context,
  { courseId, userIds }: { courseId: number; userIds: readonly number[] },
): Promise<number[] | null> {
  return withTransaction(ctx, async ({ database, clock }) => {
    const [course] = await database
      .select({ groupId: groups.id })
      .from(courses)
      .innerJoin(groups, and(eq(groups.courseId, courses.id), groups.isDefault))
      .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
    if (!course) return null;
    if (userIds.length === 0) return [];
    const former = await database
      .delete(formerEnrolments)
      .where(
        and(
          eq(formerEnrolments.courseId, courseId),
          inArray(formerEnrolments.userId, [...userIds]),
        ),
      )
      .returning();
    const earlier = new Map(
      former.map(({ endedAt: _, ...enrolment }) => [enrolment.userId, enrolment]),
    );
    const enrolledAt = clock.now();
    // In one order, so that concurrent calls cannot deadlock.
    const rows = [...new Set(userIds)]
      .toSorted((one, other) => one - other)
      .map(
        (userId) =>
          earlier.get(userId) ?? { userId, courseId, groupId: course.groupId, enrolledAt },
      );
    const enrolled = await database
      .insert(enrolments)
      .values(rows)
      .onConflictDoNothing()
      .returning({ userId: enrolments.userId });
    return enrolled.map(({ userId }) => userId);
  });
}
