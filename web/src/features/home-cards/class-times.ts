interface Times {
  starts_at: string;
  ends_at: string;
  time_zone: string;
}

const languageOf = (locale: string) => (locale === "en" ? "en-GB" : locale);

/** When a class takes place, in a given time zone: "Wed 25 Nov, 17:00 – 17:45". */
export function classTimes(
  { starts_at, ends_at }: Times,
  timeZone: string,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return format.formatRange(new Date(starts_at), new Date(ends_at));
}

/** Its start in the time zone it was planned in; null if clocks there show the same as the viewer's. */
export function timeWherePlanned(
  { starts_at, time_zone }: Times,
  own: string,
  locale: string,
): string | null {
  const start = new Date(starts_at);
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit" } as const;
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(languageOf(locale), { ...options, timeZone }).format(start);
  const there = format(time_zone);
  return there === format(own) ? null : there;
}
