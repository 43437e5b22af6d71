import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { courseStaff, users } from "../../../database/tables/index.ts";

/**
 * Whether a joined person, of `users`, is on a course's staff, or an administrator; false for nobody.
 * @param courseId null for what concerns the whole site, where only administrators count
 */
export function isCourseStaff(courseId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(coalesce(${users.role} = 'admin', false) or exists (
    select from ${courseStaff} where ${courseStaff.userId} = ${users.id} and ${courseStaff.courseId} = ${courseId}))`;
}
