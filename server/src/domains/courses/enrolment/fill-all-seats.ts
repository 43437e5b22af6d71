import { and, eq, exists, isNull } from "drizzle-orm";

import { courses, courseSignUps, signUpRequests } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { lockGroups } from "../groups/lock-groups.ts";
import { fillSeats } from "./fill-seats.ts";
import { lockSignUp } from "./lock-sign-up.ts";

/** Fills seats that became free by themselves, for example when accounts were deleted. */
export async function fillAllSeats(ctx: Context): Promise<void> {
  const { database } = ctx;
  const isAwaited = exists(
    database
      .select({ userId: signUpRequests.userId })
      .from(signUpRequests)
      .where(
        and(
          eq(signUpRequests.courseId, courseSignUps.courseId),
          eq(signUpRequests.state, "waiting"),
        ),
      ),
  );
  const awaited = await database
    .select({ courseId: courseSignUps.courseId })
    .from(courseSignUps)
    .innerJoin(courses, and(eq(courses.id, courseSignUps.courseId), isNull(courses.deletedAt)))
    .where(isAwaited);
  for (const { courseId } of awaited) {
    await withTransaction(ctx, async (inner) => {
      await lockGroups(inner, courseId, "share");
      const signUp = await lockSignUp(inner, courseId);
      if (signUp) await fillSeats(inner, signUp);
    });
  }
}
