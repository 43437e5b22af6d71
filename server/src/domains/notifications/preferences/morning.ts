import { nextLocalHour } from "../../../platform/local-date.ts";

/** The local hour of digests and reminders. */
export const MORNING = 7;

/** When the next digest is due in a time zone. */
export function nextDigest(now: Date, timeZone: string): Date {
  return nextLocalHour(now, MORNING, timeZone);
}
