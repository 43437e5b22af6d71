import { and, eq, isNotNull, max, min } from "drizzle-orm";

import { pages, progress } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** When a person took the first and last steps of a course, without its survey; null before the first. */
export async function findStudyTime(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<{ first: Date; last: Date } | null> {
  const [row] = await database
    .select({ first: min(progress.updatedAt), last: max(progress.updatedAt) })
    .from(progress)
    .innerJoin(pages, eq(pages.id, progress.pageId))
    .where(
      and(eq(progress.userId, userId), eq(pages.courseId, courseId), isNotNull(pages.moduleId)),
    );
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
}
