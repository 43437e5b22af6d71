/** A day, `YYYY-MM-DD`, in words: the same in every time zone. */
export function formatCalendarDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
