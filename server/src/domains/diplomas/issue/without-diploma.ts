import { and, count, eq, isNotNull, notExists, sql } from "drizzle-orm";

import { diplomas, enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Condition on `enrolments`: people who have finished a course and have no diploma of it. */
export function isWithoutDiploma({ database }: Pick<Context, "database">, courseId: number) {
  const theirs = database
    .select({ id: diplomas.id })
    .from(diplomas)
    .where(and(eq(diplomas.courseId, courseId), eq(diplomas.userId, enrolments.userId)));
  return and(
    eq(enrolments.courseId, courseId),
    isNotNull(enrolments.finishedAt),
    notExists(theirs),
  );
}

/** How many people have finished a course and have no diploma of it, and how many of these missed pages. */
export async function countWithoutDiploma(
  ctx: Context,
  courseId: number,
): Promise<{ people: number; missedPages: number }> {
  const [row] = await ctx.database
    .select({
      people: count(),
      missedPages: sql<number>`(count(*) filter (where ${enrolments.missedPages} > 0))::int`,
    })
    .from(enrolments)
    .where(isWithoutDiploma(ctx, courseId));
  return row ?? { people: 0, missedPages: 0 };
}
