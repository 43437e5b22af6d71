import { and, eq } from "drizzle-orm";

import { liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";

export type Occurrence = typeof liveOccurrences.$inferSelect;

interface Named {
  classId: number;
  occurrenceId: number;
}

/** @throws `not_found` */
export async function findOccurrence(
  { database }: Context,
  { classId, occurrenceId }: Named,
): Promise<Occurrence> {
  const [date] = await database
    .select()
    .from(liveOccurrences)
    .where(and(eq(liveOccurrences.id, occurrenceId), eq(liveOccurrences.classId, classId)));
  if (!date) throw notFound();
  return date;
}

/**
 * Refuses a date that no longer needs a meeting.
 * @throws `conflict`
 */
export function requireComing({ cancelledAt, endsAt }: Occurrence, now: Date): void {
  if (cancelledAt) throw conflict("class_cancelled", "This date was cancelled.");
  if (endsAt <= now) throw conflict("class_over", "This class is over.");
}

/**
 * Refuses a date that is not over.
 * @throws `conflict`
 */
export function requireOver({ endsAt }: Occurrence, now: Date): void {
  if (endsAt > now) throw conflict("class_not_over", "This class is not over yet.");
}
