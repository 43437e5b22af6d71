import type { AreaName, CoursePartName, LatestNews, NextClass } from "@paso/contract";
import type { SQL } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/**
 * How many items of an area need a person's attention. Domains list theirs in their modules; all are
 * combined into one prepared statement, so an expression has no parameters but
 * `viewer.id`, `viewer.role` and `viewer.now`.
 */
export interface AreaSource {
  area: AreaName;
  /** An integer; null if the area holds nothing for `viewer`. */
  waiting: SQL;
}

/** The same for a part of one course, `viewer.course_id`, for its students. */
export interface CoursePartSource {
  part: CoursePartName;
  waiting: SQL;
}

/** Cards of the home screens, by name. */
export interface Cards {
  /** The student's next class. */
  next_class: NextClass;
  /** The next class that a staff member teaches or looks after. */
  taught_class: NextClass;
  news: LatestNews;
}

/** The source of a card. */
export interface CardSource<Name extends keyof Cards = keyof Cards> {
  card: Name;
  /** JSON of the card for `viewer`; null for no card. Dates are strings. */
  find: SQL;
  /** Whoever writes the expression declares the type of `found`. */
  present: (found: never, ctx: Context) => Cards[Name];
}

/** Everything that a module contributes. */
export type AreaFacts = AreaSource | CardSource | CoursePartSource;
