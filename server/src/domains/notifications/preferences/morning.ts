import { nextLocalHour } from "../../../platform/local-date.ts";

/** The hour of digests and reminders, on the clocks of who gets them. */
export const MORNING = 7;

/** When the next digest of people in a time zone is due. */
export function nextDigest(now: Date, timeZone: string): Date {
  return nextLocalHour(now, MORNING, timeZone);
}
