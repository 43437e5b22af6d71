import { and, count, isNotNull, isNull } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveRecordings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How many recordings of each of these dates are released. */
export async function countRecordings(
  { database }: Context,
  occurrenceIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: liveRecordings.occurrenceId, released: count() })
    .from(liveRecordings)
    .where(
      and(
        isAnyOf(liveRecordings.occurrenceId, occurrenceIds),
        isNotNull(liveRecordings.releasedAt),
        isNull(liveRecordings.removedAt),
      ),
    )
    .groupBy(liveRecordings.occurrenceId);
  return new Map(rows.map(({ id, released }) => [id, released]));
}
