import type { Locale } from "@paso/contract";

/** British English, whose dates begin with the day as Spanish ones do. */
const languageOf = (locale: Locale): string => (locale === "en" ? "en-GB" : locale);

/** Writes days on the clocks of a time zone, such as "2 December 2026". */
export function dayFormat(timeZone: string, locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageOf(locale), { dateStyle: "long", timeZone });
}

/** Writes instants on the clocks of a time zone, such as "2 December 2026 at 17:00". */
export function timeFormat(timeZone: string, locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
}
