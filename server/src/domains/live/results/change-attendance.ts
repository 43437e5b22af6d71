import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveAttendances, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface Change {
  occurrenceId: number;
  userIds: readonly number[];
  /** Null removes what was entered by hand. */
  minutes: number | null;
}

/** Enters by hand how long people were in a class; returns the ids of those who exist. */
export async function changeAttendance(
  { database }: Context,
  { occurrenceId, userIds, minutes }: Change,
): Promise<number[]> {
  const people = await database
    .select({ id: users.id })
    .from(users)
    .where(isAnyOf(users.id, userIds))
    .orderBy(users.id);
  if (people.length === 0) return [];
  await database
    .insert(liveAttendances)
    .values(people.map(({ id: userId }) => ({ occurrenceId, userId, handMinutes: minutes })))
    .onConflictDoUpdate({
      target: [liveAttendances.occurrenceId, liveAttendances.userId],
      set: { handMinutes: sql`excluded.hand_minutes` },
    });
  return people.map(({ id }) => id);
}
