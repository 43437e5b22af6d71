import { type ClassRepeat, MOST_CLASS_DATES } from "@paso/contract";
import { RRuleTemporal } from "rrule-temporal";

import { invalid } from "../../../platform/errors/domain-error.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";
import { recurrenceRule } from "./recurrence-rule.ts";

/** The schedule of a class, as its form describes it. */
export interface ClassSchedule {
  /** `YYYY-MM-DDTHH:mm` in local time of the class's zone. */
  starts: string;
  timeZone: string;
  /** In minutes. */
  duration: number;
  repeat: ClassRepeat | null;
}

export interface ClassDate {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The dates of a class in order, each at the same local time in its zone. A time that a DST change
 * skips is moved past the gap.
 * @throws `invalid` if there are none, or too many
 */
export function expandSchedule({ starts, timeZone, duration, repeat }: ClassSchedule): ClassDate[] {
  const times = repeat ? repeatedTimes(repeat, starts) : [starts];
  return times.map((time) => {
    const startsAt = parseLocalDate(time, timeZone);
    return { startsAt, endsAt: new Date(startsAt.getTime() + duration * 60_000) };
  });
}

/** Expanded as if in UTC, so that a DST change does not drop a date. */
function repeatedTimes(repeat: ClassRepeat, starts: string): string[] {
  if ((repeat.until === null) === (repeat.count === null)) {
    throw invalid({ repeat: ["Choose either a last day or a number of classes."] });
  }
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${starts.replaceAll(/[-:]/g, "")}00Z\nRRULE:${recurrenceRule(repeat, starts)}`,
  });
  const times = rule
    .all((_, index) => index <= MOST_CLASS_DATES)
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 16));
  if (times.length === 0) throw invalid({ repeat: ["This leaves no date for the class."] });
  if (times.length > MOST_CLASS_DATES) {
    const message = "This comes to more than {most} dates. End it earlier.";
    throw invalid({ repeat: [{ message, values: { most: MOST_CLASS_DATES } }] });
  }
  return times;
}
