import { and, eq, inArray, isNull } from "drizzle-orm";

import {
  courses,
  enrolments,
  formerEnrolments,
  signUpRequests,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { findTarget, lockGroups } from "../groups/lock-groups.ts";
import { studentsEnrolled } from "./courses-events.ts";
import { lockSignUp } from "./lock-sign-up.ts";

interface Newcomers {
  courseId: number;
  userIds: readonly number[];
  /** The group for those who have not been here; the default one if omitted. */
  groupId?: number | undefined;
  /** Null for a command and the waiting list. */
  enrolledBy: number | null;
  /** Whether they had requested it. */
  hadAsked?: boolean;
  /** Whether they are notified in another way. */
  isAnnounced?: boolean;
}

/**
 * Enrols people in a course: those who left it return to their earlier group and progress, others
 * join the given one. Those already enrolled stay as they are. Free seats are checked by sign-up,
 * which locks them; staff and codes may exceed them.
 * @returns the ids of those newly enrolled; null when there is no such course
 * @throws `invalid` when the course has no such group
 */
export function enrolUsers(
  ctx: Context,
  { courseId, userIds, groupId, enrolledBy, hadAsked, isAnnounced }: Newcomers,
): Promise<number[] | null> {
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    const [course] = await database
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
    if (!course) return null;
    if (userIds.length === 0) return [];
    const group = findTarget(await lockGroups(inner, courseId, "share"), groupId);
    await lockSignUp(inner, courseId);
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
    // In a fixed order, so that concurrent calls cannot deadlock.
    const rows = [...new Set(userIds)]
      .toSorted((one, other) => one - other)
      .map((userId) => earlier.get(userId) ?? { userId, courseId, groupId: group.id, enrolledAt });
    const enrolled = await database
      .insert(enrolments)
      .values(rows)
      .onConflictDoNothing()
      .returning({ userId: enrolments.userId });
    const ids = enrolled.map(({ userId }) => userId);
    await database
      .delete(signUpRequests)
      .where(
        and(eq(signUpRequests.courseId, courseId), inArray(signUpRequests.userId, [...userIds])),
      );
    if (ids.length > 0) {
      await emit(inner, studentsEnrolled, {
        courseId,
        userIds: ids,
        enrolledBy,
        ...(hadAsked && { askedAt: enrolledAt.toISOString() }),
        ...(isAnnounced && { isAnnounced }),
      });
    }
    return ids;
  });
}
