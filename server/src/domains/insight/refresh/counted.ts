import { SQL, sql } from "drizzle-orm";

import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import { excusesView } from "../../learning/index.ts";
import type { AskedSection } from "./asked-sections.ts";

/** Whether the enrolment `e` began within these bounds. */
export function hasJoined(joined: InstantRange | null): SQL {
  const bounds = [
    joined?.from && sql`e.enrolled_at >= ${joined.from.toISOString()}::timestamptz`,
    joined?.before && sql`e.enrolled_at < ${joined.before.toISOString()}::timestamptz`,
  ].filter((bound) => bound instanceof SQL);
  return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
}

/** Whose steps and answers are counted, and how they are grouped. */
export interface Counted {
  courseId: number;
  /** Whether groups are counted in addition to the whole course. */
  byGroup: boolean;
  /** Only those who joined then; null for everyone. */
  joined: InstantRange | null;
  sections: readonly AskedSection[];
  now: Date;
}

/**
 * `taker`: who takes the course now, with the time of their last step. Its staff are not counted even if
 * they are enrolled, as they try things out.
 * `scoped`: each of them in the whole course, and in their group. `asked`: the sections. `excused`: pages
 * that do not count for a person.
 */
export function countedParts({ courseId, byGroup, joined, sections }: Omit<Counted, "now">): SQL {
  return sql`taker as (
      select e.user_id, e.group_id, e.last_step_at from enrolments e
      where e.course_id = ${courseId} and ${hasJoined(joined)} and not exists (
        select from course_staff s where s.course_id = e.course_id and s.user_id = e.user_id)
    ), scoped as (
      select user_id, ${WHOLE_COURSE}::int as scope from taker
      union all select user_id, group_id from taker where ${byGroup}::boolean
    ), asked as (
      select * from jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) as section(
        id int, page int, place int, previous int, kind text, "right" int[], wrong int[],
        single boolean, quiz int, reading float8, video boolean)
    ), excused as materialized (
      select x.user_id, x.page_id from ${excusesView} x where x.course_id = ${courseId}
    )`;
}

/** Whether an answer is right: all right options and no wrong one; removed options are ignored. */
export const isRight = sql`(c.option_ids @> q."right" and not c.option_ids && q.wrong)`;

/** Whether `c`, an answer to `q`, counts in its author's results. */
export const isCounted = sql`not exists (
  select from excused x where x.user_id = c.user_id and x.page_id = q.page)`;
