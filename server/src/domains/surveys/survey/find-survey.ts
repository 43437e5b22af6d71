import { eq, getColumns, sql } from "drizzle-orm";

import { surveyResponses, surveys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type Survey = typeof surveys.$inferSelect;

/** A survey and how many people have answered it. */
export type CountedSurvey = Survey & { answers: number };

const answers = sql<number>`(
  select count(*)::int from ${surveyResponses} r where r.survey_id = ${surveys}.id)`;

/** The columns of a {@link CountedSurvey}. */
export const countedSurvey = { ...getColumns(surveys), answers };

/** @throws `not_found` */
export async function findSurvey({ database }: Context, id: number): Promise<CountedSurvey> {
  const [survey] = await database.select(countedSurvey).from(surveys).where(eq(surveys.id, id));
  if (!survey) throw notFound();
  return survey;
}

/**
 * The same, locked against answers and changes until the end of the transaction.
 * @throws `not_found`
 */
export async function lockSurvey(ctx: Context, id: number): Promise<CountedSurvey> {
  await ctx.database
    .select({ id: surveys.id })
    .from(surveys)
    .where(eq(surveys.id, id))
    .for("update");
  return findSurvey(ctx, id);
}
