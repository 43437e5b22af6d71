import { eq } from "drizzle-orm";

import { gradeSchemes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How a course is graded; null if it has no grades. */
export async function findScheme({ database }: Context, courseId: number) {
  const [row] = await database
    .select()
    .from(gradeSchemes)
    .where(eq(gradeSchemes.courseId, courseId));
  return row ?? null;
}

/** The weight of a module: 1 unless staff have set another. */
export function weightOf(
  scheme: { weights: Readonly<Record<string, number>> } | null,
  moduleId: number,
): number {
  return scheme?.weights[String(moduleId)] ?? 1;
}
