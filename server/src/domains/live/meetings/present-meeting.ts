import type { Locale, MeetingState } from "@paso/contract";

import type { liveMeetings } from "../../../database/tables/index.ts";
import { describeFailure } from "./describe-failure.ts";
import { MADE_BEFORE } from "./insert-meetings.ts";

type Meeting = Pick<
  typeof liveMeetings.$inferSelect,
  "externalId" | "isGone" | "error" | "errorDetail" | "tryAt"
>;

interface OccurrenceDates {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
}

/** The status of a date's meeting. */
export function presentMeeting(
  { startsAt, endsAt, cancelledAt }: OccurrenceDates,
  meeting: Meeting | null,
  { now, locale }: { now: Date; locale: Locale },
): MeetingState {
  const plain = (state: MeetingState["state"], at: Date | null = null) => ({
    state,
    reason: null,
    retry_at: at && at.toISOString(),
  });
  if (cancelledAt || endsAt <= now) return plain("none");
  if (!meeting) {
    const madeAt = new Date(startsAt.getTime() - MADE_BEFORE);
    return madeAt > now ? plain("later", madeAt) : plain("pending");
  }
  if (meeting.isGone) return plain("gone");
  if (meeting.error) {
    return {
      state: meeting.externalId === null ? "failed" : "outdated",
      reason: describeFailure(meeting.error, meeting.errorDetail, locale),
      retry_at: meeting.tryAt && meeting.tryAt.toISOString(),
    };
  }
  return plain(meeting.externalId === null ? "pending" : "ready");
}
