/** A day, `YYYY-MM-DD`, in words: the same day everywhere. */
export function formatCalendarDate(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
