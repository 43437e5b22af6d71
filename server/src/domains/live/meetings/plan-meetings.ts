import { and, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { liveJoins, liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { insertMeetings, insertNearMeetings } from "./insert-meetings.ts";
import { keepMeetingsJob } from "./keep-meetings.ts";

/** Has the near meetings of a class created once the caller's transaction is committed. */
export async function setUpMeetings(ctx: Context, classId: number): Promise<void> {
  await insertNearMeetings(ctx, classId);
  await enqueueJob(ctx, keepMeetingsJob, undefined);
}

/** Has the meetings of dates follow a change: other times, or a cancellation. */
export async function changeMeetings(
  ctx: Context,
  occurrenceIds: readonly number[],
): Promise<void> {
  await ctx.database
    .update(liveMeetings)
    .set({
      ...NEW_VERSION,
      tryAt: sql`case when ${liveMeetings.isGone} then null else ${now(ctx)} end`,
    })
    .where(isAnyOf(liveMeetings.occurrenceId, occurrenceIds));
  await enqueueJob(ctx, keepMeetingsJob, undefined);
}

/** Has the meetings cancelled of dates that are removed or get another meeting. */
export async function releaseMeetings(
  ctx: Context,
  occurrenceIds: readonly number[],
): Promise<void> {
  if (occurrenceIds.length === 0) return;
  await ctx.database
    .update(liveMeetings)
    .set({ ...NEW_VERSION, occurrenceId: null, tryAt: ctx.clock.now() })
    .where(isAnyOf(liveMeetings.occurrenceId, occurrenceIds));
  await forgetTickets(ctx, occurrenceIds);
  await enqueueJob(ctx, keepMeetingsJob, undefined);
}

/** Has a date's meeting created now, or recreated if the provider no longer has it. */
export async function retryMeeting(ctx: Context, occurrenceId: number): Promise<void> {
  const { database } = ctx;
  await insertMeetings(ctx, eq(liveOccurrences.id, occurrenceId));
  const ofDate = eq(liveMeetings.occurrenceId, occurrenceId);
  const remade = await database
    .update(liveMeetings)
    .set({ key: newSecret(), externalId: null, isGone: false, doneVersion: 0 })
    .where(and(ofDate, eq(liveMeetings.isGone, true)))
    .returning({ id: liveMeetings.id });
  if (remade.length > 0) await forgetTickets(ctx, [occurrenceId]);
  await database
    .update(liveMeetings)
    .set({ ...NEW_VERSION, tryAt: ctx.clock.now() })
    .where(ofDate);
  await enqueueJob(ctx, keepMeetingsJob, undefined);
}

/** A new version of the meeting, which clears earlier failures. */
const NEW_VERSION = {
  version: sql`${liveMeetings.version} + 1`,
  attempts: 0,
  error: null,
  errorDetail: "",
};

const now = ({ clock }: Context) => sql`${clock.now().toISOString()}::timestamptz`;

/** A ticket for one meeting is worthless for another. */
async function forgetTickets(
  { database }: Context,
  occurrenceIds: readonly number[],
): Promise<void> {
  await database
    .update(liveJoins)
    .set({ ticket: null })
    .where(isAnyOf(liveJoins.occurrenceId, occurrenceIds));
}
