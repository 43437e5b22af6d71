import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";

import { liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../../../platform/jobs/job.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { claimMeeting } from "./claim-meeting.ts";
import { insertNearMeetings } from "./insert-meetings.ts";

/** Milliseconds after which a run makes room for other jobs; another goes on with the rest. */
const RUN = 20_000;
/** Milliseconds before its start in which a meeting is looked at once more. */
const CHECKED_BEFORE = 30 * 60_000;

/** Runs when classes change, and every minute for what is near or failed. */
export const keepMeetingsJob = defineJob<Context>({
  name: "live.keep-meetings",
  schedule: everyMinute,
  run: (ctx) => keepMeetings(ctx, RUN),
});

/** Makes, changes and cancels meetings at their providers until all are as their classes say. */
export async function keepMeetings(ctx: Context, run: number): Promise<void> {
  const endsAt = performance.now() + run;
  await insertNearMeetings(ctx);
  await checkNearMeetings(ctx);
  while (performance.now() < endsAt) {
    const meeting = await claimMeeting(ctx);
    if (!meeting) return;
    await bringUpToDate(ctx, meeting);
  }
  await enqueueJob(ctx, keepMeetingsJob, undefined);
}

/** Has meetings looked at shortly before they begin, so that one that was deleted is noticed in time. */
async function checkNearMeetings({ database, clock }: Context): Promise<void> {
  const now = clock.now();
  const near = new Date(now.getTime() + CHECKED_BEFORE);
  await database
    .update(liveMeetings)
    .set({ version: sql`${liveMeetings.version} + 1`, tryAt: now })
    .from(liveOccurrences)
    .where(
      and(
        eq(liveOccurrences.id, liveMeetings.occurrenceId),
        gt(liveOccurrences.startsAt, now),
        lt(liveOccurrences.startsAt, near),
        isNotNull(liveMeetings.externalId),
        eq(liveMeetings.isGone, false),
        eq(liveMeetings.doneVersion, liveMeetings.version),
        sql`${liveMeetings.doneAt} < ${liveOccurrences.startsAt} - ${CHECKED_BEFORE} * interval '1 millisecond'`,
      ),
    );
}
