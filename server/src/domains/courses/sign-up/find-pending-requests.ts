import { and, eq, sql } from "drizzle-orm";

import { signUpRequests } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Who asks to join a course and has no answer yet, and since when. */
export function findPendingRequests({ database }: Context, courseId: number) {
  return database
    .select({ userId: signUpRequests.userId, requestedAt: signUpRequests.requestedAt })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.courseId, courseId), eq(signUpRequests.state, "pending")));
}

/** How many people ask to join some course and have no answer yet, in SQL. */
export const askingPeople = sql`(
  select count(distinct r.user_id)::int from sign_up_requests r
  join courses c on c.id = r.course_id and c.deleted_at is null
  where r.state = 'pending')`;
