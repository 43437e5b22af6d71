import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import { hasJoined } from "../refresh/counted.ts";

/** A reading: the figures of those who joined a course within some dates. */
export interface DatedReading {
  courseId: number;
  joined: InstantRange;
}

/** The current state of a reading. */
export interface DatedState extends Record<string, unknown> {
  /** People who would be counted, including staff. */
  enrolled: number;
  sections: number;
  /** How often the whole course was computed; null if it never was. */
  revision: number | null;
  /** When the reading was computed; null if it is not stored. */
  computedAt: string | null;
  /** Whether it was computed for that revision. */
  isCurrent: boolean;
}

/** The key under which a reading is stored. */
export function rangeOf({ from, before }: InstantRange): string {
  return `${from?.toISOString() ?? ".."}/${before?.toISOString() ?? ".."}`;
}

/** Null if the course is gone. */
export async function findDatedState(
  { database }: Context,
  { courseId, joined }: DatedReading,
): Promise<DatedState | null> {
  const { rows } = await database.execute<DatedState>(sql`
    select (select count(*)::int from enrolments e
        where e.course_id = c.id and ${hasJoined(joined)}) as enrolled,
      (select count(*)::int from pages p join sections s on s.page_id = p.id
        where p.course_id = c.id and p.deleted_at is null and s.deleted_at is null) as sections,
      r.revision, d.computed_at as "computedAt", coalesce(d.revision = r.revision, false) as "isCurrent"
    from courses c left join course_results r on r.course_id = c.id
    left join dated_results d on d.course_id = c.id and d.range = ${rangeOf(joined)}
    where c.id = ${courseId} and c.deleted_at is null`);
  return rows[0] ?? null;
}
