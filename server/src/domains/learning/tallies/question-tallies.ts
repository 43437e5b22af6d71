import { type SQL, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { answerMoves, answerTallies, WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CountedMove } from "./follow-moves.ts";

/** The counted answers to a question, of everyone. */
export interface QuestionTallies {
  /** People per option of their first answer; 0 counts the people. */
  first: readonly (readonly [optionId: number, people: number])[];
  /** Moves in the second round; empty without one. */
  moves: readonly CountedMove[];
}

/**
 * Counts many questions in one statement, whose cost depends only on their options.
 * @returns an entry for every id, by id
 */
export async function readTallies(
  { database }: Context,
  sectionIds: readonly number[],
): Promise<Map<number, QuestionTallies>> {
  const rows = await selectTallies(database).execute({ sectionIds });
  return new Map(rows.map(({ id, tallies }) => [id, tallies]));
}

/** The tallies of the section with this id, as a column; of the whole course or of a group. */
export function talliesOf(sectionId: SQL, scope: number = WHOLE_COURSE): SQL<QuestionTallies> {
  return sql<QuestionTallies>`json_build_object(
    'first', ${firstTalliesOf(sectionId, scope)},
    'moves', (
      select coalesce(
        json_agg(json_build_array(m.from_option, m.to_option, m.people)
          order by m.from_option, m.to_option), '[]')
      from (
        select from_option, to_option, sum(count) as people from ${answerMoves}
        where section_id = ${sectionId} and group_id = ${scope}
        group by from_option, to_option
      ) m))`;
}

/** The first answers alone, as {@link talliesOf}. */
export function firstTalliesOf(
  sectionId: SQL,
  scope: number = WHOLE_COURSE,
): SQL<QuestionTallies["first"]> {
  return sql<QuestionTallies["first"]>`(
    select coalesce(json_agg(json_build_array(t.option_id, t.people) order by t.option_id), '[]')
    from (
      select option_id, sum(count) as people from ${answerTallies}
      where section_id = ${sectionId} and group_id = ${scope} group by option_id
    ) t)`;
}

const selectTallies = prepareStatement((database) =>
  database
    .select({ id: sql<number>`asked.id`, tallies: talliesOf(sql`asked.id`) })
    .from(sql`unnest(${sql.placeholder("sectionIds")}::int[]) as asked(id)`)
    .prepare("read_tallies"),
);
