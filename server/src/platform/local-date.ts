import { TZDate, tzOffset } from "@date-fns/tz";

const DAY = 86_400_000;

/** An instant as `YYYY-MM-DDTHH:mm` on the clocks of a time zone. */
export function formatLocalDate(instant: Date, timeZone: string): string {
  const local = new TZDate(instant.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  const year = String(local.getFullYear()).padStart(4, "0");
  return (
    `${year}-${two(local.getMonth() + 1)}-${two(local.getDate())}` +
    `T${two(local.getHours())}:${two(local.getMinutes())}`
  );
}

/** Days from one date to another on the calendar of a time zone, whatever the hour. */
export function daysUntil(date: Date, now: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(formatLocalDate(instant, timeZone).slice(0, 10));
  return Math.round((dayOf(date) - dayOf(now)) / DAY);
}

/**
 * The instant at which clocks of a time zone show `YYYY-MM-DDTHH:mm`. If clocks skip it, the time
 * after the gap; if they show it twice, the first.
 */
export function parseLocalDate(text: string, timeZone: string): Date {
  const asUtc = Date.parse(`${text}Z`);
  const before = asUtc - offsetAt(asUtc - DAY, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY, timeZone);
  const shown = [before, after]
    .toSorted((one, other) => one - other)
    .map((instant) => new Date(instant))
    .find((instant) => formatLocalDate(instant, timeZone) === text);
  return shown ?? new Date(before);
}

/** The first instant after this one at which clocks of a time zone show an hour, on the hour. */
export function nextLocalHour(instant: Date, hour: number, timeZone: string): Date {
  const today = formatLocalDate(instant, timeZone).slice(0, 10);
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  const time = `T${String(hour).padStart(2, "0")}:00`;
  const first = parseLocalDate(today + time, timeZone);
  return first > instant ? first : parseLocalDate(tomorrow + time, timeZone);
}

/** Milliseconds by which clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(instant)) * 60_000;
}
