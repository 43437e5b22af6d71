import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { isAsked } from "../audience/is-asked.ts";
import { findSurvey, type Survey } from "../survey/find-survey.ts";
import { surveyState } from "../survey/survey-state.ts";
import { openSurveys } from "./open-surveys.ts";

/** A survey as a member of its audience sees it. */
export interface OwnSurvey {
  survey: Survey;
  state: "open" | "taken" | "closed";
}

/**
 * A published survey addressed to this person, or answered by them.
 * @throws `not_found`
 */
export async function findOwnSurvey(
  ctx: Context,
  { id, userId }: { id: number; userId: number },
): Promise<OwnSurvey> {
  const { rows } = await ctx.database.execute<{ hasTaken: boolean; isAsked: boolean }>(sql`
    select ${isAsked} as "isAsked", exists (
      select from survey_participations p where p.survey_id = s.id and p.user_id = u.id) as "hasTaken"
    from surveys s, users u
    where s.id = ${id} and u.id = ${userId}`);
  const [person] = rows;
  if (!person || !(person.isAsked || person.hasTaken)) throw notFound();
  const survey = await findSurvey(ctx, id);
  const state = surveyState(survey, ctx.clock.now());
  if (state === "draft" || state === "scheduled") throw notFound();
  return { survey, state: person.hasTaken ? "taken" : state };
}

/** Open surveys addressed to this person and not answered yet, those that close first before others. */
export async function listOwnSurveys(ctx: Context, userId: number): Promise<Survey[]> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const { rows } = await ctx.database.execute<{ id: number }>(sql`
    select s.id ${openSurveys({ userId, now })}
    order by s.closes_at nulls last, s.id`);
  return Promise.all(rows.map(({ id }) => findSurvey(ctx, id)));
}
