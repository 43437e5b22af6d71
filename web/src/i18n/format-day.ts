/**
 * The day of a date of the API, such as "1 Sept 2026".
 * @param value `YYYY-MM-DDTHH:mm`, local to the site's time zone: shown as it is, never converted
 */
export function formatDay(value: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "medium",
    timeZone: "UTC",
  }).format(new Date(`${value}:00Z`));
}
