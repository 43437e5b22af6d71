import type { AnnouncementState } from "@paso/contract";

/** The dates that decide whether an announcement is shown. */
export interface AnnouncementDates {
  visibleFrom: Date | null;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
}

export function announcementState(
  { visibleFrom, expiresAt, withdrawnAt }: AnnouncementDates,
  now: Date,
): AnnouncementState {
  if (visibleFrom === null) return "draft";
  if (withdrawnAt !== null) return "withdrawn";
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return visibleFrom > now ? "planned" : "sent";
}
