import { useLingui } from "@lingui/react/macro";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";

/** Formats a date and time of the site, with its time zone where the viewer's is another. */
export function useSiteDate(): (local: string, siteZone: string) => string {
  const { i18n } = useLingui();
  const ownZone = useTimeZone();
  return (local, siteZone) => {
    const date = formatLocalDate(local, i18n.locale);
    return siteZone === ownZone ? date : `${date} (${siteZone})`;
  };
}
