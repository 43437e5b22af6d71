import { type SQL, sql } from "drizzle-orm";

/**
 * Everyone who takes or took a course, with their group: a relation of `user_id`, `group_id` and
 * `finished_at`. A person is in one of the two tables at a time.
 */
export function takersOf(courseId: number): SQL {
  return sql`(
    select user_id, group_id, finished_at from enrolments where course_id = ${courseId}
    union all
    select user_id, group_id, finished_at from former_enrolments where course_id = ${courseId})`;
}
