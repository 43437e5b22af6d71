import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Enrolment {
  userId: number;
  courseId: number;
}

/**
 * Locks a person's enrolment until the end of the transaction, and records the time of their step.
 * Reads nothing: a statement that had to wait for its lock sees a stale snapshot of other tables.
 */
export async function recordStep(ctx: Context, enrolment: Enrolment): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await updateLastStep(ctx.database).execute({ ...enrolment, at });
}

const updateLastStep = prepareStatement((database) =>
  database
    .update(enrolments)
    .set({ lastStepAt: sql`${sql.placeholder("at")}::timestamptz` })
    .where(
      and(
        eq(enrolments.userId, sql.placeholder("userId")),
        eq(enrolments.courseId, sql.placeholder("courseId")),
      ),
    )
    .prepare("record_step"),
);

/**
 * Records that a person finished lesson pages.
 * @param pages how many more; negative if they have to be finished again
 */
export async function countFinishedPages(
  { database }: Context,
  { userId, courseId, pages }: Enrolment & { pages: number },
): Promise<void> {
  await database
    .update(enrolments)
    .set({ finishedPages: sql`greatest(${enrolments.finishedPages} + ${pages}::int, 0)` })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
}
