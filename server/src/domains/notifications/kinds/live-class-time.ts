import type { Locale } from "@paso/contract";

import type { FoundNotification } from "./found-notification.ts";

/**
 * When a live class begins, on the clocks of its zone, which is named: a mail does not know where it is
 * read. Empty where no date is to come.
 */
export function liveClassTime(
  { liveStartsAt, liveTimeZone }: FoundNotification,
  locale: Locale,
): string {
  if (!liveStartsAt || !liveTimeZone) return "";
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: liveTimeZone,
  });
  return `${format.format(liveStartsAt)} (${liveTimeZone})`;
}
