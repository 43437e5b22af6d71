import { sql } from "drizzle-orm";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choicesView } from "../../learning/index.ts";
import { type Counted, countedParts, isCounted, isRight } from "./counted.ts";

/** Counts of people who chose an option; {@link PEOPLE_OPTION} counts all who answered. */
export interface CheckedCount extends Record<string, unknown> {
  scope: number;
  sectionId: number;
  optionId: number;
  all: number;
  strong: number;
  weak: number;
  rightAll: number;
  rightStrong: number;
  rightWeak: number;
  /** Whether some people are in both thirds, because results are too alike to tell them apart. */
  mixed: boolean;
  discrimination: number | null;
}

/**
 * Counts the answers to validated questions. People are ranked by the share that they got right of the other
 * validated questions that they answered, so that no question is judged by itself; thirds are taken from
 * those who answered this one, and include ties with their last person. What someone answered on a page
 * before they were excused from it tells of the question, but not of them.
 *
 * The discrimination index is Moodle's: the correlation of the mark here with that of the rest. In Moodle
 * everyone has answered everything; here the rest is a share, which correlates the same in that case.
 */
export async function countChecked(
  { database }: Context,
  counted: Counted,
): Promise<CheckedCount[]> {
  const sections = counted.sections.filter(({ kind }) => kind === "checked");
  if (sections.length === 0) return [];
  const { rows } = await database.execute<CheckedCount>(sql`
    with ${countedParts({ ...counted, sections })}, given as materialized (
      select c.user_id, c.section_id, c.option_ids, graded.is_right,
        case when r.answered > graded.counted
          then (r.right_answers - graded.is_right::int * graded.counted)::float8
            / (r.answered - graded.counted) end as rest
      from taker t join ${choicesView} c on c.user_id = t.user_id
      join asked q on q.id = c.section_id
      cross join lateral (
        select ${isRight} as is_right, (${isCounted})::int as counted) graded
      left join student_results r on r.course_id = ${counted.courseId} and r.user_id = t.user_id
    ), counted as (
      select s.scope, g.section_id, count(g.rest) as n
      from given g join scoped s on s.user_id = g.user_id group by 1, 2
    ), placed as (
      select s.scope, g.*, n.n,
        rank() over (partition by s.scope, g.section_id order by g.rest desc nulls last) as from_top,
        rank() over (partition by s.scope, g.section_id order by g.rest nulls last) as from_bottom
      from given g join scoped s on s.user_id = g.user_id
      join counted n on n.scope = s.scope and n.section_id = g.section_id
    ), third as (
      select p.*, rest is not null and from_top <= ceil(n / 3.0) as strong,
        rest is not null and from_bottom <= ceil(n / 3.0) as weak
      from placed p
    )
    select p.scope, p.section_id as "sectionId", chosen.option_id as "optionId",
      count(*)::int as "all", count(*) filter (where strong)::int as strong,
      count(*) filter (where weak)::int as weak,
      count(*) filter (where is_right)::int as "rightAll",
      count(*) filter (where is_right and strong)::int as "rightStrong",
      count(*) filter (where is_right and weak)::int as "rightWeak",
      bool_or(strong and weak) as mixed, corr(is_right::int, rest) as discrimination
    from third p cross join lateral unnest(${PEOPLE_OPTION}::int || p.option_ids) chosen(option_id)
    group by p.scope, p.section_id, chosen.option_id`);
  return rows;
}
