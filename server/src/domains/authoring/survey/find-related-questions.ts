import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** Above all option ids: a question shares all options with itself. */
const ALL_OPTIONS = 2_147_483_647;

/** A survey question that is the same as the one asked for, through copies of courses. */
export interface RelatedQuestion extends Record<string, unknown> {
  /** The question asked for. */
  ofId: number;
  id: number;
  /** Options with lower ids are the same in both; others were added to one of them after copying. */
  sharedBelow: number;
}

/**
 * Finds the questions themselves and those that they were copied from or to. Walks the tree of
 * copies in both directions; it has no cycles.
 */
export async function findRelatedQuestions(
  { database }: Context,
  sectionIds: readonly number[],
): Promise<RelatedQuestion[]> {
  const { rows } = await database.execute<RelatedQuestion>(sql`
    with recursive related as (
      select asked.id as of_id, asked.id, null::int as came_from, ${ALL_OPTIONS}::int as shared_below
      from unnest(${sql.param([...sectionIds])}::int[]) as asked(id)
      union all
      select related.of_id, next.id, related.id, least(related.shared_below, next.shared_below)
      from related
      cross join lateral (
        select origin_id as id, shared_below from survey_question_origins
        where section_id = related.id
        union all
        select section_id, shared_below from survey_question_origins where origin_id = related.id
      ) next
      where next.id is distinct from related.came_from
    )
    select of_id as "ofId", id, shared_below as "sharedBelow" from related`);
  return rows;
}
