import { daysInWords } from "../i18n/day-in-words.ts";
import { wallClock } from "../i18n/zoned-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From this many milliseconds on, {@link timeLeft} names a day. */
export const DAY = 24 * HOUR;

/**
 * The time left until an instant: "in 3 days", "5 hr, 12 min", or in the last hour "12:34".
 * @param timeZone whose midnight separates today from tomorrow
 */
export function timeLeft(until: number, now: number, timeZone: string, locale: string): string {
  const left = Math.max(0, until - now);
  if (left >= DAY) {
    return daysInWords(daysUntil(until, now, timeZone), locale);
  }
  if (left > HOUR) {
    const minutes = Math.ceil(left / MINUTE);
    const parts = [unit(Math.floor(minutes / 60), "hour", locale)];
    if (minutes % 60 > 0) parts.push(unit(minutes % 60, "minute", locale));
    return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(parts);
  }
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Days from today to an instant, by the midnights of a zone. */
export function daysUntil(until: number, now: number, timeZone: string): number {
  return (dayOf(until, timeZone) - dayOf(now, timeZone)) / DAY;
}

function unit(value: number, name: "hour" | "minute", locale: string): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit: name }).format(value);
}

/** Midnight of a day, as milliseconds in UTC, so that days of 23 and 25 hours count as one. */
function dayOf(instant: number, timeZone: string): number {
  const [day = ""] = wallClock(new Date(instant).toISOString(), timeZone).split("T");
  return Date.parse(day);
}
