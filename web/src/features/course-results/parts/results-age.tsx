import { useLingui } from "@lingui/react/macro";
import type { ResultsAge as Age } from "@paso/contract";

/** How old the figures are, and whether they are being refreshed. */
export function ResultsAge({ as_of: asOf, refreshing }: Age) {
  const { t, i18n } = useLingui();
  const at = asOf === null ? "" : formatTime(asOf, i18n.locale);
  return (
    <p role="status" className="text-small text-muted">
      {asOf !== null && t`As of ${at}.`} {refreshing && t`New figures are being counted…`}
    </p>
  );
}

/** Only the time if it is today. */
function formatTime(instant: string, locale: string): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "long" } as const);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(date);
}
