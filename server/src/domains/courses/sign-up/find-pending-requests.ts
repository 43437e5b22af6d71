import { and, eq, sql } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** People whose request to join a course is undecided, and since when. */
export function findPendingRequests({ database }: Context, courseId: number) {
  return database
    .select({ userId: signUpRequests.userId, requestedAt: signUpRequests.requestedAt })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.courseId, courseId), eq(signUpRequests.state, "pending")));
}

/** In SQL, how many people have an undecided request to join a course. */
export const askingPeople = sql`(
  select count(distinct r.user_id)::int from sign_up_requests r
  join courses c on c.id = r.course_id and c.deleted_at is null
  where r.state = 'pending')`;
