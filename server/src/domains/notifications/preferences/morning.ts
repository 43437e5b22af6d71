import type { SiteSettings } from "../../../platform/context.ts";
import { nextLocalHour } from "../../../platform/local-date.ts";

/** The hour of digests and reminders, on the clocks of who gets them. */
export const MORNING = 7;

/** The time zone a person lives by: the site's, as long as people have none of their own. */
export function timeZoneOf(site: SiteSettings): string {
  return site.timeZone;
}

/** When a person's next digest is due. */
export function nextDigest(now: Date, site: SiteSettings): Date {
  return nextLocalHour(now, MORNING, timeZoneOf(site));
}
