import type { Locale } from "@paso/contract";

import type { FoundNotification } from "./found-notification.ts";

/**
 * When a live class begins, in its own time zone, which is named: a mail cannot know where it is read.
 * Empty if there is no date to come.
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
