import { LONGEST_CLASS } from "@paso/contract";
import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";

import { liveClasses, liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { newSecret } from "../../../platform/new-secret.ts";

const DAY = 86_400_000;
/** How long before its start a meeting is created: providers limit creations per day. */
export const MADE_BEFORE = 14 * DAY;
/** Dates per statement. */
const BATCH = 500;

/** Queues the meetings to create: those of dates within two weeks that have none. */
export function insertNearMeetings(ctx: Context, classId?: number): Promise<void> {
  const horizon = new Date(ctx.clock.now().getTime() + MADE_BEFORE);
  return insertMeetings(
    ctx,
    and(
      lt(liveOccurrences.startsAt, horizon),
      classId === undefined ? undefined : eq(liveOccurrences.classId, classId),
    ),
  );
}

/** Queues meetings for those of these dates that will take place and have none. */
export async function insertMeetings(ctx: Context, condition: SQL | undefined): Promise<void> {
  const { database, clock } = ctx;
  const now = clock.now();
  const { courseId, startsAt, endsAt, cancelledAt, id } = liveOccurrences;
  const dates = await database
    .select({ occurrenceId: id, courseId, provider: liveClasses.provider })
    .from(liveOccurrences)
    .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
    .where(
      and(
        gt(endsAt, now),
        // A class that began earlier is over; the index is on the start.
        gt(startsAt, new Date(now.getTime() - LONGEST_CLASS * 60_000)),
        isNull(cancelledAt),
        sql`not exists (select from live_meetings m where m.occurrence_id = ${id})`,
        condition,
      ),
    )
    .orderBy(liveOccurrences.startsAt)
    .limit(BATCH);
  if (dates.length === 0) return;
  const rows = dates.map((date) => ({ ...date, key: newSecret(), tryAt: now, createdAt: now }));
  // Another process may have queued them in the meantime.
  await database.insert(liveMeetings).values(rows).onConflictDoNothing();
}
