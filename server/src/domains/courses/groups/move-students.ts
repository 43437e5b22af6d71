import { and, eq, inArray } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { studentsMoved } from "./group-events.ts";
import { lockEnrolments } from "./lock-enrolments.ts";
import { findTarget, lockGroups } from "./lock-groups.ts";

/**
 * Moves students of a course to another group of it, with the counts of their answers.
 * @returns the ids of those who were in another one
 * @throws `invalid` when the course has no such group
 */
export function moveStudents(
  ctx: Context,
  { courseId, userIds, groupId }: { courseId: number; userIds: readonly number[]; groupId: number },
): Promise<number[]> {
  return withTransaction(ctx, async (inner) => {
    findTarget(await lockGroups(inner, courseId, "share"), groupId);
    const students = (await lockEnrolments(inner, courseId, userIds))
      .filter((enrolment) => enrolment.groupId !== groupId)
      .map((enrolment) => ({ userId: enrolment.userId, from: enrolment.groupId }));
    const moved = students.map(({ userId }) => userId);
    if (moved.length === 0) return [];
    await inner.database
      .update(enrolments)
      .set({ groupId })
      .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.userId, moved)));
    await ctx.events.emit(inner, studentsMoved, { courseId, students, to: groupId });
    return moved;
  });
}
