import { randomUUID } from "node:crypto";

import type { SurveyAnswers } from "@paso/contract";
import { type SQL, sql } from "drizzle-orm";

import { surveyParticipations, surveyResponses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

interface NewResponse {
  surveyId: number;
  userId: number;
  answers: SurveyAnswers;
}

/**
 * Earlier rows rewritten together with a new one. PostgreSQL stamps every row with its transaction id,
 * which would link a response to its participation; this way each matches as many others.
 */
const MIXED = 20;

/**
 * Stores a response linked to its person.
 * @returns whether it was the person's first
 */
export async function storeNamedResponse(
  { database }: Context,
  { surveyId, userId, answers }: NewResponse,
): Promise<boolean> {
  const [first] = await database
    .insert(surveyParticipations)
    .values({ surveyId, userId })
    .onConflictDoNothing()
    .returning();
  if (!first) return false;
  await database.insert(surveyResponses).values({ surveyId, userId, answers });
  return true;
}

/**
 * Stores a person's participation and, unlinked, the response: each among earlier rows that are rewritten
 * in random order.
 * @returns whether it was the person's first
 */
export async function storeAnonymousResponse(
  ctx: Context,
  response: NewResponse,
): Promise<boolean> {
  if (!(await mixInParticipation(ctx, response))) return false;
  await mixInResponse(ctx, response);
  return true;
}

async function mixInParticipation(
  { database }: Context,
  { surveyId, userId }: NewResponse,
): Promise<boolean> {
  // Skips accounts being erased, and the person's own row from an earlier call.
  const chosen = (side: SQL, limit: SQL) => sql`
    select p.ctid
    from survey_participations p join users u on u.id = p.user_id
    where p.survey_id = ${surveyId} and p.user_id ${side} (select id from pivot)
      and p.user_id <> ${userId}
    order by p.user_id limit ${limit}
    for update of p skip locked for key share of u skip locked`;
  const { rows } = await database.execute<{ userId: number }>(sql`
    with pivot as materialized (
      select floor(random() * max(user_id)) as id
      from survey_participations where survey_id = ${surveyId}
    ), ${circle(chosen)}, gone as (
      delete from survey_participations where ctid = any(array(select ctid from chosen))
      returning user_id
    )
    insert into survey_participations (survey_id, user_id)
    select ${surveyId}, mixed.user_id
    from (select user_id from gone union all select ${userId}::int) mixed
    order by random()
    on conflict do nothing
    returning user_id as "userId"`);
  return rows.some((row) => row.userId === userId);
}

async function mixInResponse(
  { database }: Context,
  { surveyId, answers }: NewResponse,
): Promise<void> {
  const pivot = randomUUID();
  const chosen = (side: SQL, limit: SQL) => sql`
    select ctid
    from survey_responses
    where survey_id = ${surveyId} and id ${side} ${pivot}::uuid
    order by id limit ${limit}
    for update skip locked`;
  await database.execute(sql`
    with ${circle(chosen)}, gone as (
      delete from survey_responses where ctid = any(array(select ctid from chosen))
      returning answers
    )
    insert into survey_responses (survey_id, answers)
    select ${surveyId}, mixed.answers
    from (select answers from gone union all select ${JSON.stringify(answers)}::jsonb) mixed
    order by random()`);
}

/** Rows from a random key onwards, wrapping around to the first key, up to {@link MIXED}. */
function circle(chosen: (side: SQL, limit: SQL) => SQL): SQL {
  return sql`
    above as materialized (${chosen(sql`>=`, sql`${MIXED}`)}),
    below as materialized (${chosen(sql`<`, sql`(select ${MIXED} - count(*) from above)`)}),
    chosen as (select ctid from above union all select ctid from below)`;
}
