import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { modules, pageFinishes, pages } from "../../../database/tables/index.ts";
import type { FinishedPageCounter } from "../../courses/index.ts";

/** How many people finished each remaining lesson of a course, by lesson id; without zero counts. */
export const countFinishedLessons: FinishedPageCounter = async (
  { database },
  { courseId, userIds },
) => {
  const rows = await database
    .select({ userId: pageFinishes.userId, finished: count() })
    .from(pageFinishes)
    .innerJoin(pages, and(eq(pages.id, pageFinishes.pageId), isNull(pages.deletedAt)))
    .innerJoin(modules, and(eq(modules.id, pages.moduleId), isNull(modules.deletedAt)))
    .where(and(eq(pageFinishes.courseId, courseId), isAnyOf(pageFinishes.userId, userIds)))
    .groupBy(pageFinishes.userId);
  return new Map(rows.map(({ userId, finished }) => [userId, finished]));
};

/** Whether a person has finished a page `p`, in SQL. */
export function hasFinishedPage(userId: SQL): SQL {
  return sql`exists (
    select from page_finishes f
    where f.user_id = ${userId} and f.course_id = p.course_id and f.page_id = p.id)`;
}
