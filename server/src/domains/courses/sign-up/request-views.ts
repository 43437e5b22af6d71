import { type SQL, sql } from "drizzle-orm";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Who asked to join which course, with what came of it. */
export const requestsView = sql`(
  select user_id, course_id, state, message from sign_up_requests)`;

/** How many `people` ask to join a course and have no answer yet, and the latest of them as `user_id`. */
export function pendingRequestsOf(courseId: SQL): SQL {
  return sql`(
    select (array_agg(r.user_id order by r.position desc))[1] as user_id, count(*)::int as people
    from sign_up_requests r where r.course_id = ${courseId} and r.state = 'pending')`;
}
