import { eq } from "drizzle-orm";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findCredentialsOwner } from "../credentials/open-live-provider.ts";
import type { MeetingPlan } from "../providers/live-provider.ts";
import { type ClaimedMeeting, forgetMeeting, settleMeeting } from "./claim-meeting.ts";
import { meetingPlan } from "./meeting-plan.ts";
import { asFailure, type MeetingFailure, openProviderOf } from "./open-provider-of.ts";
import { retryTime } from "./retry-time.ts";

/** Failed attempts after which the cancellation of a meeting is given up. */
const MOST_CANCELS = 12;

/** Makes the provider's meeting match its date, and stores the outcome. */
export async function bringUpToDate(ctx: Context, meeting: ClaimedMeeting): Promise<void> {
  const wanted = await findWanted(ctx, meeting);
  if (wanted === "past") return settleMeeting(ctx, meeting, {});
  try {
    if (wanted === "none") {
      await cancel(ctx, meeting);
      return await forgetMeeting(ctx, meeting);
    }
    const made = await makeOrChange(ctx, meeting, wanted);
    return await settleMeeting(ctx, meeting, {
      ...made,
      doneVersion: meeting.version,
      doneAt: ctx.clock.now(),
      attempts: 0,
      error: null,
      errorDetail: "",
    });
  } catch (error) {
    return noteFailure(ctx, meeting, { failure: asFailure(error), isWanted: wanted !== "none" });
  }
}

interface Wanted {
  plan: MeetingPlan;
  /** Of the class; null for one of the site. */
  courseId: number | null;
}

/** The target state of the meeting; `none` if it is to be cancelled. */
async function findWanted(
  { database, clock }: Context,
  { occurrenceId }: ClaimedMeeting,
): Promise<Wanted | "none" | "past"> {
  if (occurrenceId === null) return "none";
  const [found] = await database
    .select({ date: liveOccurrences, live: liveClasses })
    .from(liveOccurrences)
    .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
    .where(eq(liveOccurrences.id, occurrenceId));
  if (!found || found.date.cancelledAt) return "none";
  const { live, date } = found;
  if (date.endsAt <= clock.now()) return "past";
  return { plan: meetingPlan(live, date), courseId: live.courseId };
}

async function makeOrChange(
  ctx: Context,
  meeting: ClaimedMeeting,
  { plan, courseId }: Wanted,
): Promise<{ externalId: string; courseId: number | null }> {
  const { key, externalId, provider: kind } = meeting;
  if (externalId !== null) {
    const provider = await openProviderOf(ctx, meeting);
    await provider.changeMeeting({ key, id: externalId }, plan);
    return { externalId, courseId: meeting.courseId };
  }
  const owner = await findCredentialsOwner(ctx, { courseId, kind });
  const ownerId = owner?.courseId ?? null;
  const provider = await openProviderOf(ctx, { courseId: ownerId, provider: kind });
  const { id } = await provider.createMeeting(key, plan);
  return { externalId: id, courseId: ownerId };
}

/** A meeting whose creation was never confirmed may remain there; no one is ever sent to it. */
async function cancel(ctx: Context, meeting: ClaimedMeeting): Promise<void> {
  const { key, externalId } = meeting;
  if (externalId === null) return;
  const provider = await openProviderOf(ctx, meeting);
  await provider.cancelMeeting({ key, id: externalId });
}

async function noteFailure(
  ctx: Context,
  meeting: ClaimedMeeting,
  { failure, isWanted }: { failure: MeetingFailure; isWanted: boolean },
): Promise<void> {
  const attempts = meeting.attempts + 1;
  const tryAt = retryTime(failure, attempts, ctx.clock.now());
  if (!isWanted && (tryAt === null || attempts >= MOST_CANCELS)) {
    return forgetMeeting(ctx, meeting);
  }
  return settleMeeting(ctx, meeting, {
    attempts,
    error: failure.reason,
    errorDetail: failure.detail,
    isGone: failure.reason === "gone",
    tryAt,
  });
}
