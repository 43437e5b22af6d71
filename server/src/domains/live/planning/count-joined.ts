import { and, count, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveJoins, liveMeetings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How many people joined each of these dates, not counting hosts. */
export async function countJoined(
  { database }: Context,
  occurrenceIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: liveJoins.occurrenceId, people: count() })
    .from(liveJoins)
    .where(and(isAnyOf(liveJoins.occurrenceId, occurrenceIds), eq(liveJoins.isHost, false)))
    .groupBy(liveJoins.occurrenceId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

/** The meetings of these dates, by date. */
export async function findMeetings({ database }: Context, occurrenceIds: readonly number[]) {
  const rows = await database
    .select()
    .from(liveMeetings)
    .where(isAnyOf(liveMeetings.occurrenceId, occurrenceIds));
  return new Map(rows.map((meeting) => [meeting.occurrenceId, meeting]));
}
