import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** How many people answered a question, and chose what, in some surveys. */
export interface AnswerCounts {
  /** People who answered a question, or a row of it. */
  people(surveyId: number, questionId: string, rowId?: string): number;
  /** People who chose an option, the points of a scale, or a column in a row. */
  chosen(surveyId: number, questionId: string, choice: string, rowId?: string): number;
}

interface Counted extends Record<string, unknown> {
  survey: number;
  question: string;
  row: string;
  /** Null for the number of people. */
  choice: string | null;
  people: number;
}

/** Counts answers to questions, without reading their texts. */
export async function countAnswers(
  { database }: Context,
  surveyIds: readonly number[],
): Promise<AnswerCounts> {
  const { rows } = await database.execute<Counted>(sql`
    with answer as (
      select r.survey_id, a.key as question, a.value, jsonb_typeof(a.value) as type
      from survey_responses r cross join lateral jsonb_each(r.answers) a
      where r.survey_id = any(${sql.param([...surveyIds])}::int[])
    ), asked as (
      select s.id as survey_id, q.value ->> 'id' as question, q.value ->> 'kind' as kind
      from surveys s cross join lateral jsonb_array_elements(s.questions) q
      where s.id = any(${sql.param([...surveyIds])}::int[])
    ), choice as (
      select survey_id, question, '' as row, value #>> '{}' as choice
      from answer join asked using (survey_id, question)
      where type in ('string', 'number') and kind <> 'text'
      union all
      select survey_id, question, '', one from answer
      cross join lateral jsonb_array_elements_text(value) one where type = 'array'
      union all
      select survey_id, question, cell.key, cell.value from answer
      cross join lateral jsonb_each_text(value) cell where type = 'object'
    )
    select survey_id as survey, question, row, choice, count(*)::int as people
    from choice group by survey_id, question, row, choice
    union all
    select survey_id, question, '', null, count(*)::int from answer group by survey_id, question`);
  const keyOf = (...parts: (string | number)[]) => parts.join(" ");
  const byChoice = new Map<string, number>();
  const byRow = new Map<string, number>();
  for (const { survey, question, row, choice, people } of rows) {
    const part = keyOf(survey, question, row);
    if (choice !== null) byChoice.set(keyOf(survey, question, row, choice), people);
    // In a matrix, each person has one choice per row.
    if (choice === null || row !== "") byRow.set(part, (byRow.get(part) ?? 0) + people);
  }
  return {
    people: (survey, question, row = "") => byRow.get(keyOf(survey, question, row)) ?? 0,
    chosen: (survey, question, choice, row = "") =>
      byChoice.get(keyOf(survey, question, row, choice)) ?? 0,
  };
}
