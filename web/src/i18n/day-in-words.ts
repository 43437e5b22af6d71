/** Distance to a day: "today", "tomorrow", "in 5 days". */
export function daysInWords(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
}

/**
 * The day and the short month of a date of the API, separately.
 * @param value `YYYY-MM-DDTHH:mm`, local to the site's time zone
 */
export function dayParts(value: string, locale: string): { day: string; month: string } {
  const date = new Date(`${value}:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date);
  return { day: part({ day: "numeric" }), month: part({ month: "short" }) };
}
