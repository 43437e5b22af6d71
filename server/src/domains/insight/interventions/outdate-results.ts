import { eq } from "drizzle-orm";

import { courseResults } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Marks a course's figures as stale: without a student's step, they would still count as current. */
export async function outdateResults({ database }: Context, courseId: number): Promise<void> {
  await database
    .update(courseResults)
    .set({ version: 0 })
    .where(eq(courseResults.courseId, courseId));
}
