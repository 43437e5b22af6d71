import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";

/** Dates of a course or module in the site's time zone. */
export function presentWindow(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  { timeZone }: SiteSettings,
) {
  return {
    start_date: startsAt && formatLocalDate(startsAt, timeZone),
    end_date: endsAt && formatLocalDate(endsAt, timeZone),
  };
}
