import { formatLocalDate, nextLocalHour } from "../../../platform/local-date.ts";

/** The hour at which spreadsheets are sent, in the site's local time: before the working day. */
const HOUR = 7;

/**
 * The first moment after this one at which a spreadsheet is due.
 * @param weekday from 1 for Monday to 7; null for the first of each month
 */
export function nextDue(after: Date, weekday: number | null, timeZone: string): Date {
  let due = nextLocalHour(after, HOUR, timeZone);
  while (!isDay(formatLocalDate(due, timeZone), weekday)) due = nextLocalHour(due, HOUR, timeZone);
  return due;
}

function isDay(local: string, weekday: number | null): boolean {
  const day = local.slice(0, "YYYY-MM-DD".length);
  if (weekday === null) return day.endsWith("-01");
  return new Date(day).getUTCDay() === weekday % 7;
}
