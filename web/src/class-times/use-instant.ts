import { useLingui } from "@lingui/react";

import { useTimeZone } from "../session/use-time-zone.ts";

/** An instant as a date and time by the viewer's clock. */
export function useInstant(): (instant: string) => string {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale === "en" ? "en-GB" : i18n.locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: useTimeZone(),
  });
  return (instant) => format.format(new Date(instant));
}
