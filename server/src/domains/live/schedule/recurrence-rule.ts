import type { ClassRepeat, Weekday } from "@paso/contract";

/** Starting on Sunday, as `Date` counts them. */
const WEEKDAYS: readonly Weekday[] = ["su", "mo", "tu", "we", "th", "fr", "sa"];
/** The last day that every month has. */
const SHORTEST_MONTH = 28;

/**
 * A class's rule in RFC 5545 terms, without DST changes; see `expandSchedule`.
 * @param starts `YYYY-MM-DDTHH:mm` of the start
 */
export function recurrenceRule(repeat: ClassRepeat, starts: string): string {
  const { frequency, interval, until, count } = repeat;
  return [
    `FREQ=${frequency.toUpperCase()}`,
    `INTERVAL=${interval}`,
    "WKST=MO",
    ...daysOf(repeat, starts),
    ...(until === null ? [] : [`UNTIL=${until.replaceAll("-", "")}T235959Z`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
  ].join(";");
}

function daysOf({ frequency, weekdays, month_by }: ClassRepeat, starts: string): string[] {
  const first = new Date(`${starts}Z`);
  const day = first.getUTCDate();
  const weekday = WEEKDAYS[first.getUTCDay()]?.toUpperCase();
  switch (frequency) {
    case "daily":
      return [];
    case "weekly": {
      const chosen = WEEKDAYS.filter((one) => weekdays.includes(one));
      const days = chosen.length === 0 ? weekday : chosen.join().toUpperCase();
      return [`BYDAY=${days}`];
    }
    case "monthly": {
      if (month_by === "weekday") {
        const week = Math.ceil(day / 7);
        return [`BYDAY=${week === 5 ? -1 : week}${weekday}`];
      }
      if (day <= SHORTEST_MONTH) return [`BYMONTHDAY=${day}`];
      const days = Array.from(
        { length: day - SHORTEST_MONTH + 1 },
        (_, index) => SHORTEST_MONTH + index,
      );
      return [`BYMONTHDAY=${days.join()}`, "BYSETPOS=-1"];
    }
  }
}
