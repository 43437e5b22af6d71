import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";

import { liveAttendances, liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob, everyMinute } from "../../../platform/jobs/job.ts";
import { readPersonKey } from "../access/person-key.ts";
import { asFailure, openProviderOf } from "../meetings/open-provider-of.ts";

const MINUTE = 60_000;
/** Milliseconds before and after a class in which people may be in its meeting. */
const EARLY = 15 * MINUTE;
const LATE = 60 * MINUTE;
/** Maximum seconds between two samples of the same stay. */
const GAP = 180;

/** Samples every minute who is in meetings whose providers keep no record of it. */
export const sampleAttendanceJob = defineJob<Context>({
  name: "live.sample-attendance",
  schedule: everyMinute,
  run: sampleAttendance,
});

async function sampleAttendance(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const running = await ctx.database
    .select({ meeting: liveMeetings, occurrenceId: liveOccurrences.id })
    .from(liveOccurrences)
    .innerJoin(liveMeetings, eq(liveMeetings.occurrenceId, liveOccurrences.id))
    .where(
      and(
        lte(liveOccurrences.startsAt, new Date(now.getTime() + EARLY)),
        gt(liveOccurrences.startsAt, new Date(now.getTime() - 24 * 60 * MINUTE - LATE)),
        gt(liveOccurrences.endsAt, new Date(now.getTime() - LATE)),
        isNull(liveOccurrences.cancelledAt),
        isNotNull(liveMeetings.externalId),
      ),
    )
    .orderBy(liveOccurrences.id);
  for (const one of running) await sample(ctx, one);
}

interface Running {
  occurrenceId: number;
  meeting: typeof liveMeetings.$inferSelect;
}

async function sample(ctx: Context, { occurrenceId, meeting }: Running): Promise<void> {
  const { key, externalId: id } = meeting;
  if (id === null) return;
  try {
    const { attendance } = await openProviderOf(ctx, meeting);
    if (attendance?.when !== "meanwhile") return;
    const present = await attendance.listPresent({ key, id });
    const userIds = present.flatMap(({ personKey }) => readPersonKey(personKey) ?? []);
    await noteSeen(ctx, occurrenceId, userIds);
  } catch (error) {
    // A failed provider is asked again in a minute; anything else, a bug, is rethrown.
    asFailure(error);
  }
}

/** Adds the time since each person was last seen; the first sample counts as a minute. */
async function noteSeen(
  { database, clock }: Context,
  occurrenceId: number,
  userIds: readonly number[],
): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const seconds = sql`extract(epoch from ${now} - ${liveAttendances.seenAt})::int`;
  await database.execute(sql`
    insert into live_attendances (occurrence_id, user_id, provider_seconds, seen_at)
    select ${occurrenceId}, u.id, 60, ${now} from users u
    where u.id = any(${sql.param([...new Set(userIds)])}::int[])
    on conflict (occurrence_id, user_id) do update set
      provider_seconds = coalesce(${liveAttendances.providerSeconds}, 0) + case
        when ${liveAttendances.seenAt} is null then 60
        when ${seconds} <= ${GAP} then greatest(${seconds}, 0)
        else 60 end,
      seen_at = ${now}`);
}
