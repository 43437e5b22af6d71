import { type SQL, sql } from "drizzle-orm";

// Views that other domains may join: in SQL, read-only, and limited to what they need to know.

/** Requests to join courses, with their outcome. */
export const requestsView = sql`(
  select user_id, course_id, state, message from sign_up_requests)`;

/** Number of `people` with an undecided request to join a course, and the latest of them as `user_id`. */
export function pendingRequestsOf(courseId: SQL): SQL {
  return sql`(
    select (array_agg(r.user_id order by r.position desc))[1] as user_id, count(*)::int as people
    from sign_up_requests r where r.course_id = ${courseId} and r.state = 'pending')`;
}
