import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { takersOf } from "./takers-of.ts";

/** How many people a course's survey has reached in one of its groups. */
export interface SurveyTakers extends Record<string, unknown> {
  groupId: number;
  /** People who finished the course, which opens its survey, or who answered nevertheless. */
  reached: number;
  /** People who answered at least one question. */
  answered: number;
  /** Of the first and the last answer; null without any. */
  firstAt: string | null;
  lastAt: string | null;
}

/** Counts the people whom a course's survey has reached, by group. */
export async function countSurveyTakers(
  { database }: Context,
  { courseId, sectionIds }: { courseId: number; sectionIds: readonly number[] },
): Promise<SurveyTakers[]> {
  const { rows } = await database.execute<SurveyTakers>(sql`
    select taker.group_id as "groupId",
      count(*) filter (where taker.finished_at is not null or given.last is not null)::int as reached,
      count(given.last)::int as answered,
      min(given.first) as "firstAt", max(given.last) as "lastAt"
    from ${takersOf(courseId)} taker
    cross join lateral (
      select min(a.created_at) as first, max(a.created_at) as last from answers a
      where a.user_id = taker.user_id and ${isAnyOf(sql`a.section_id`, sectionIds)}
    ) given
    group by taker.group_id`);
  return rows;
}
