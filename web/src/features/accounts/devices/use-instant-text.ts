import { useLingui } from "@lingui/react/macro";

import { useUser } from "../../../session/session-query.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats an instant: date and time in the user's time zone, and roughly how long ago it was. */
export function useInstantText() {
  const { i18n, t } = useLingui();
  const timeZone = useUser()?.time_zone ?? undefined;
  const locale = i18n.locale === "en" ? "en-GB" : i18n.locale;
  return {
    date: (instant: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
        new Date(instant),
      ),
    ago: (instant: string) => {
      const age = Date.now() - Date.parse(instant);
      // Last use is recorded only every five minutes.
      if (age < 10 * MINUTE) return t`a few minutes ago`;
      const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
      if (age < HOUR) return words.format(-Math.round(age / MINUTE), "minute");
      if (age < DAY) return words.format(-Math.round(age / HOUR), "hour");
      return words.format(-Math.round(age / DAY), "day");
    },
  };
}
