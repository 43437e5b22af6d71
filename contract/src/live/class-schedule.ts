import { z } from "zod";

import { localDateTime } from "../http/values.ts";
import { timeZone } from "../setup/site-values.ts";

/** When a live class takes place, on the clocks of its own time zone. */

/** Most dates of one class. */
export const MOST_CLASS_DATES = 200;

/** Longest class, in minutes. */
export const LONGEST_CLASS = 24 * 60;

/** Minutes before its start from which a class can be joined. */
export const JOIN_MINUTES = 10;

export const weekday = z.enum(["mo", "tu", "we", "th", "fr", "sa", "su"]);
export type Weekday = z.infer<typeof weekday>;

const wholeNumber = { error: "Enter a whole number." };

const calendarDate = z.iso.date({ error: "Write a date as YYYY-MM-DD." });

/**
 * How a class repeats; the time of day is that of its start in its own zone, before and after a
 * change of clocks. Exactly one of `until` and `count` is given.
 */
export const classRepeat = z.strictObject({
  frequency: z.enum(["daily", "weekly", "monthly"]),
  /** Every so many days, weeks or months. */
  interval: z.int(wholeNumber).min(1, wholeNumber).max(12, { error: "Use at most 12." }),
  /** Of weekly classes; that of the start where empty. */
  weekdays: z.array(weekday).max(7),
  /**
   * Of monthly classes. `date`: on the same day of the month, or its last day in shorter months.
   * `weekday`: on the same weekday of the month, such as the second Tuesday; the fifth one is the last.
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
   * `YYYY-MM-DDTHH:mm` on the clocks of `time_zone`. Where the rule leaves this day out, the first
   * class is on the next day that fits.
   */
  starts: localDateTime,
  duration_minutes: classMinutes,
  time_zone: timeZone,
  /** Null for a class that takes place once. */
  repeat: classRepeat.nullable(),
};
