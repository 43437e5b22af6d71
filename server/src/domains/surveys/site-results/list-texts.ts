import { ANSWERS_NEEDED, type SurveyTexts } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Survey } from "../survey/find-survey.ts";

type Text = SurveyTexts["texts"][number];

interface Wanted {
  survey: Survey;
  questionId: string;
  /** Cursor: the hash of the last text; empty for the first page. */
  after: string;
  limit: number;
}

/**
 * People's texts, without duplicates, ordered by hash: stable, but revealing nothing.
 * @throws `not_found` if the survey has no such question
 */
export async function listTexts(
  { database }: Context,
  { survey, questionId, after, limit }: Wanted,
): Promise<(Text & { hash: string })[]> {
  const question = survey.questions.find(({ id }) => id === questionId);
  if (question?.kind !== "text") throw notFound();
  const { rows } = await database.execute<Record<string, unknown> & Text & { hash: string }>(sql`
    with written as (
      select r.answers ->> ${questionId} as text, r.user_id,
        count(*) over () as people
      from survey_responses r
      where r.survey_id = ${survey.id} and r.answers ? ${questionId}
    )
    select md5(w.text) as hash, w.text, count(*)::int as people,
      coalesce(
        array_agg(trim(u.first_name || ' ' || u.last_name) order by u.folded) filter (where u.id is not null),
        '{}') as names
    from written w left join users u on u.id = w.user_id
    where w.people >= ${ANSWERS_NEEDED} and md5(w.text) > ${after}
    group by w.text
    order by md5(w.text)
    limit ${limit}`);
  return rows;
}
