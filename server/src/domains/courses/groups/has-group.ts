import { and, eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether a course has a certain group. */
export async function hasGroup(
  { database }: Context,
  { courseId, groupId }: { courseId: number; groupId: number },
): Promise<boolean> {
  const isOfCourse = and(eq(groups.id, groupId), eq(groups.courseId, courseId));
  return (await database.$count(groups, isOfCourse)) > 0;
}
