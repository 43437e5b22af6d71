import { and, asc, eq, isNull } from "drizzle-orm";

import { signUpRequests, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { countFreeSeats } from "./count-free-seats.ts";
import { enrolUsers } from "./enrol-users.ts";
import type { SignUpRow } from "./lock-sign-up.ts";

/** Maximum number enrolled at once if there is no seat limit any more. */
const MOST = 1_000;

/**
 * Gives free seats to the waiting list, in the order in which they asked; even while sign-up is
 * closed, because they asked in time.
 * @param signUp locked in the caller's transaction
 * @param enrolledBy who freed the seats or approved; null for no one in particular
 * @returns the ids of those enrolled
 */
export async function fillSeats(
  ctx: Context,
  signUp: SignUpRow,
  enrolledBy: number | null = null,
): Promise<number[]> {
  const free = Math.min(MOST, await countFreeSeats(ctx, signUp));
  if (free === 0) return [];
  const { courseId } = signUp;
  const next = await ctx.database
    .select({ userId: signUpRequests.userId })
    .from(signUpRequests)
    .innerJoin(users, eq(users.id, signUpRequests.userId))
    .where(
      and(
        eq(signUpRequests.courseId, courseId),
        eq(signUpRequests.state, "waiting"),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(signUpRequests.position))
    .limit(free);
  if (next.length === 0) return [];
  const enrolled = await enrolUsers(ctx, {
    courseId,
    userIds: next.map(({ userId }) => userId),
    groupId: signUp.groupId ?? undefined,
    enrolledBy,
    hadAsked: true,
  });
  return enrolled ?? [];
}
