import { useLingui } from "@lingui/react/macro";

/** Days of the calendar, `YYYY-MM-DD`, both of them included. */
interface Period {
  from: string;
  to: string;
}

/** Periods as the language writes them, such as "2–8 Mar 2026": the same days everywhere. */
export function usePeriodName(): (period: Period) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return ({ from, to }) => format.formatRange(new Date(from), new Date(to));
}
