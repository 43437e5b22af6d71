import { eq } from "drizzle-orm";

import { courseResults } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Has the figures of a course counted again on the next look, which no step of a student asks for. */
export async function outdateResults({ database }: Context, courseId: number): Promise<void> {
  await database
    .update(courseResults)
    .set({ version: 0 })
    .where(eq(courseResults.courseId, courseId));
}
