import { z } from "zod";

import { localDateTime } from "../http/values.ts";
import { timeZone } from "../setup/site-values.ts";

/** The schedule of a live class, in its own time zone. */

/** Maximum number of dates of one class. */
export const MOST_CLASS_DATES = 200;

/** Maximum length of a class, in minutes. */
export const LONGEST_CLASS = 24 * 60;

/** Minutes before its start at which a class can be joined. */
export const JOIN_MINUTES = 10;

export const weekday = z.enum(["mo", "tu", "we", "th", "fr", "sa", "su"]);
export type Weekday = z.infer<typeof weekday>;

const wholeNumber = { error: "Enter a whole number." };

const calendarDate = z.iso.date({ error: "Write a date as YYYY-MM-DD." });

/**
 * How a class repeats; the time of day stays that of its start in its own zone, across daylight saving
 * changes. Exactly one of `until` and `count` is given.
 */
export const classRepeat = z.strictObject({
  frequency: z.enum(["daily", "weekly", "monthly"]),
  /** Every that many days, weeks or months. */
  interval: z.int(wholeNumber).min(1, wholeNumber).max(12, { error: "Use at most 12." }),
  /** For weekly classes; if empty, the weekday of the start. */
  weekdays: z.array(weekday).max(7),
  /**
   * For monthly classes. `date`: on the same day of the month, or its last day in shorter months.
   * `weekday`: on the same weekday of the month, such as the second Tuesday; the fifth means the last.
   */
  month_by: z.enum(["date", "weekday"]),
  /** The last day, in the class's zone. */
  until: calendarDate.nullable(),
  /** How many dates there are. */
  count: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .max(MOST_CLASS_DATES, { error: "Use at most 200." })
    .nullable(),
});
export type ClassRepeat = z.infer<typeof classRepeat>;

/** In whole minutes. */
export const classMinutes = z
  .int(wholeNumber)
  .min(1, { error: "The duration cannot be zero." })
  .max(LONGEST_CLASS, { error: "A class lasts at most 24 hours." });

export const classSchedule = {
  /**
   * `YYYY-MM-DDTHH:mm` in `time_zone`. If the rule excludes this day, the first class is on the next
   * matching day.
   */
  starts: localDateTime,
  duration_minutes: classMinutes,
  time_zone: timeZone,
  /** Null for a single class. */
  repeat: classRepeat.nullable(),
};
