import { and, eq, inArray, isNull, notExists } from "drizzle-orm";

import { courses, enrolments, formerEnrolments, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enrolUsers } from "./enrol-users.ts";

/**
 * Enrols a person in the groups that an identity provider vouches for. If they already take the course
 * they stay in the group that staff put them in; if they were removed from it they stay out.
 */
export async function enrolVouched(
  ctx: Context,
  { userId, groupIds }: { userId: number; groupIds: readonly number[] },
): Promise<void> {
  const { database } = ctx;
  const isHereOr = (table: typeof enrolments | typeof formerEnrolments) =>
    database
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.courseId, groups.courseId)));
  const found = await database
    .select({ id: groups.id, courseId: groups.courseId })
    .from(groups)
    .innerJoin(courses, and(eq(courses.id, groups.courseId), isNull(courses.deletedAt)))
    .where(
      and(
        inArray(groups.id, [...groupIds]),
        notExists(isHereOr(enrolments)),
        notExists(isHereOr(formerEnrolments)),
      ),
    );
  // The first group named wins if a course has several; a fixed lock order avoids deadlocks.
  const wanted = new Map<number, number>();
  for (const groupId of groupIds) {
    const group = found.find(({ id }) => id === groupId);
    if (group && !wanted.has(group.courseId)) wanted.set(group.courseId, groupId);
  }
  for (const [courseId, groupId] of [...wanted].toSorted(([one], [other]) => one - other)) {
    await enrolUsers(ctx, { courseId, userIds: [userId], groupId, enrolledBy: null });
  }
}
