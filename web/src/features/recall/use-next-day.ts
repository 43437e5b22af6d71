import { useLingui } from "@lingui/react/macro";

import { formatCalendarDate } from "../../i18n/format-calendar-date.ts";
import { wallClock } from "../../i18n/zoned-time.ts";
import { useTimeZone } from "../../session/use-time-zone.ts";

/** The date of an instant in the viewer's time zone; null for none. */
export function useNextDay(instant: string | null): string | null {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  return instant && formatCalendarDate(wallClock(instant, timeZone).slice(0, 10), i18n.locale);
}
