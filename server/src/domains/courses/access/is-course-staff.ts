import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether a person is on a course's staff, or an administrator; false for nobody.
 * @param courseId null for what concerns the whole site, where only administrators count
 */
export function isCourseStaff(userId: SQLWrapper, courseId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from users member where member.id = ${userId} and (member.role = 'admin' or exists (
      select from course_staff cs where cs.user_id = member.id and cs.course_id = ${courseId})))`;
}
