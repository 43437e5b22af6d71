import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";

import { liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../../../platform/jobs/job.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { claimMeeting } from "./claim-meeting.ts";
import { insertNearMeetings } from "./insert-meetings.ts";

/** Time budget of a run in milliseconds: the rest is left to another run, behind other jobs. */
const RUN = 20_000;
/** Milliseconds before the start within which a meeting is checked once more. */
const CHECKED_BEFORE = 30 * 60_000;

/** Runs when classes change, and every minute for meetings that are near or failed. */
export const keepMeetingsJob = defineJob<Context>({
  name: "live.keep-meetings",
  schedule: everyMinute,
  run: (ctx) => keepMeetings(ctx, RUN),
});

/** Creates, changes and cancels meetings at their providers until all match their classes. */
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

/** Has meetings checked shortly before they begin, so that a deleted one is noticed in time. */
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
