import { type SQL, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { takersOf } from "./takers-of.ts";

/** How answers are grouped: all together, by group, or by the week or month in which they were given. */
type SurveySlices = "all" | "group" | "week" | "month";

interface Counted {
  courseId: number;
  sectionIds: readonly number[];
  by: SurveySlices;
}

export interface SurveyCount extends Record<string, unknown> {
  sectionId: number;
  /** Empty for all, a group's id, or the first day of a week or month in the site's time zone. */
  slice: string | number;
  /** {@link PEOPLE_OPTION} counts the people who answered. */
  optionId: number;
  people: number;
}

/**
 * Counts the answers to questions of a course's survey. Not from the tallies, which have no dates and
 * still count people who were erased: subtracting figures of two sources could single people out.
 */
export async function countSurveyAnswers(
  { database, site }: Context,
  { courseId, sectionIds, by }: Counted,
): Promise<SurveyCount[]> {
  const { rows } = await database.execute<SurveyCount>(sql`
    select a.section_id as "sectionId", ${sliceOf(by, site.timeZone)} as slice,
      chosen.option_id as "optionId", count(*)::int as people
    from ${takersOf(courseId)} taker
    join answers a on a.user_id = taker.user_id and ${isAnyOf(sql`a.section_id`, sectionIds)}
    cross join lateral unnest(${PEOPLE_OPTION}::int || a.option_ids) chosen(option_id)
    group by 1, 2, 3`);
  return rows;
}

function sliceOf(by: SurveySlices, timeZone: string): SQL {
  if (by === "all") return sql`''`;
  if (by === "group") return sql`taker.group_id`;
  const local = sql`a.created_at at time zone ${timeZone}`;
  return by === "week"
    ? sql`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`
    : sql`to_char(date_trunc('month', ${local}), 'YYYY-MM-DD')`;
}
