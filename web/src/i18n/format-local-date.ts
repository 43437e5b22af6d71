/**
 * A date of the API in words, such as "1 September 2026 at 09:00".
 * @param value `YYYY-MM-DDTHH:mm`, local to the site's time zone: shown as it is, never converted
 */
export function formatLocalDate(value: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(`${value}:00Z`));
}
