import { sql } from "drizzle-orm";

/**
 * Whether a person is in a survey's audience: a condition on a row `u` of `users` and a row `s` with the
 * survey's `roles`, `course_ids` and `group_ids`. Staff of a course belong to it, but to no group.
 */
export const isAsked = sql`(
  u.disabled_at is null and u.role = any(s.roles)
  and (
    cardinality(s.course_ids) + cardinality(s.group_ids) = 0
    or exists (
      select from enrolments e
      where e.user_id = u.id and (e.course_id = any(s.course_ids) or e.group_id = any(s.group_ids)))
    or exists (
      select from course_staff cs where cs.user_id = u.id and cs.course_id = any(s.course_ids))))`;
