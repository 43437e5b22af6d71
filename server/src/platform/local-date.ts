import { TZDate } from "@date-fns/tz";

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

/**
 * The instant that clocks of a time zone show as `YYYY-MM-DDTHH:mm`. Where clocks skip it, the
 * time after the gap; where they show it twice, the first.
 */
export function parseLocalDate(text: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  const local = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return new Date(local.getTime());
}
