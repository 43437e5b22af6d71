import { and, eq, gt, lte } from "drizzle-orm";

import { interventions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** Milliseconds for which an intervention can be undone. */
export const UNDOABLE = 24 * 60 * 60 * 1000;

/** Interventions made after this can still be undone. */
export function lastUndoable(now: Date): Date {
  return new Date(now.getTime() - UNDOABLE);
}

/** Deletes interventions that can no longer be undone; foreign keys cascade to answers set aside. */
export async function deleteOldInterventions({ database, clock }: Context): Promise<void> {
  await database.delete(interventions).where(lte(interventions.madeAt, lastUndoable(clock.now())));
}

/**
 * An intervention of the last day.
 * @throws `not_found` if it was undone, is older, or concerned another person
 */
export async function requireUndoable(
  { database, clock }: Context,
  { courseId, userId, interventionId }: Record<"courseId" | "userId" | "interventionId", number>,
): Promise<typeof interventions.$inferSelect> {
  const [row] = await database
    .select()
    .from(interventions)
    .where(
      and(
        eq(interventions.id, interventionId),
        eq(interventions.userId, userId),
        eq(interventions.courseId, courseId),
        gt(interventions.madeAt, lastUndoable(clock.now())),
      ),
    );
  if (!row) throw notFound();
  return row;
}
