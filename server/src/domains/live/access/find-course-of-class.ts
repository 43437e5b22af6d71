import { eq } from "drizzle-orm";

import { liveClasses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The course of a live class, null for one of the site; undefined if the class is gone. */
export async function findCourseOfClass(
  { database }: Context,
  classId: number,
): Promise<number | null | undefined> {
  const [live] = await database
    .select({ courseId: liveClasses.courseId })
    .from(liveClasses)
    .where(eq(liveClasses.id, classId));
  return live?.courseId;
}
