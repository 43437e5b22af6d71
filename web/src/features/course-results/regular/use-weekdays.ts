import { useLingui } from "@lingui/react/macro";

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The weekdays by name, from Monday, which is 1. */
export function useWeekdays(): { day: number; name: string }[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { weekday: "long", timeZone: "UTC" });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    name: format.format(MONDAY + (day - 1) * 86_400_000),
  }));
}
