import { useLingui } from "@lingui/react/macro";

/** Calendar days, `YYYY-MM-DD`, both inclusive. */
interface Period {
  from: string;
  to: string;
}

/** Formats periods for the locale, such as "2–8 Mar 2026": the same days in every time zone. */
export function usePeriodName(): (period: Period) => string {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return ({ from, to }) => format.formatRange(new Date(from), new Date(to));
}
