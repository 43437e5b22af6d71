import { type SQL, sql } from "drizzle-orm";

/** Condition on a `section_id` that keeps the sections of a course, removed ones included. */
export function inCourse(courseId: number): SQL {
  return sql`section_id in (
    select s.id from sections s join pages p on p.id = s.page_id where p.course_id = ${courseId})`;
}
