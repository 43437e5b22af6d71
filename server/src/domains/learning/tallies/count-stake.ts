import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { PEOPLE_OPTION, WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { takersOf } from "../survey-answers/takers-of.ts";

/** Students' work in some sections of a course. */
export interface Stake extends Record<string, unknown> {
  /** Current and former takers of the course who answered at least one of them. */
  students: number;
  answers: number;
}

/** Counts what students would lose if sections of a course were removed. */
export async function countStake(
  { database }: Context,
  { courseId, sectionIds }: { courseId: number; sectionIds: readonly number[] },
): Promise<Stake> {
  const { rows } = await database.execute<Stake>(sql`
    select
      (select count(*)::int from ${takersOf(courseId)} taker where exists (
        select from answers a
        where a.user_id = taker.user_id and ${isAnyOf(sql`a.section_id`, sectionIds)})) as students,
      (select coalesce(sum(t.count), 0)::int from answer_tallies t
        where ${isAnyOf(sql`t.section_id`, sectionIds)} and t.option_id = ${PEOPLE_OPTION}
          and t.group_id = ${WHOLE_COURSE}) as answers`);
  return rows[0] ?? { students: 0, answers: 0 };
}
