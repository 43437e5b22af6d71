import type { AreaName, CoursePartName, LatestNews, NextClass } from "@paso/contract";
import type { SQL } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/**
 * How many things wait for a person in an area. Domains list theirs in their modules; all together
 * are one prepared statement, so an expression has no values of the call but
 * `viewer.id`, `viewer.role` and `viewer.now`.
 */
export interface AreaSource {
  area: AreaName;
  /** An integer; null where the area holds nothing for `viewer`. */
  waiting: SQL;
}

/** The same of a part of one course, `viewer.course_id`, for its students. */
export interface CoursePartSource {
  part: CoursePartName;
  waiting: SQL;
}

/** What the first screens show beside courses, by its name. */
export interface Cards {
  /** The class that a student takes part in next. */
  next_class: NextClass;
  /** The class that a person of the staff holds or looks after next. */
  taught_class: NextClass;
  news: LatestNews;
}

/** Where a card comes from. */
export interface CardSource<Name extends keyof Cards = keyof Cards> {
  card: Name;
  /** JSON of what is found for `viewer`; null for no card. Dates are texts. */
  find: SQL;
  /** `found` is typed by who writes the expression. */
  present: (found: never, ctx: Context) => Cards[Name];
}

/** All that a module adds. */
export type AreaFacts = AreaSource | CardSource | CoursePartSource;
