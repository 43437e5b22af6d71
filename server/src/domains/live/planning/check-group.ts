import { and, eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";

/**
 * Refuses a group that is not of the course.
 * @throws `invalid`
 */
export async function checkGroup(
  { database }: Context,
  { courseId, groupId }: { courseId: number | null; groupId: number | null },
): Promise<void> {
  if (groupId === null) return;
  const found =
    courseId === null
      ? 0
      : await database.$count(groups, and(eq(groups.id, groupId), eq(groups.courseId, courseId)));
  if (found === 0) throw invalid({ group_id: ["Choose a group of this course."] });
}
