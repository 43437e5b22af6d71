import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { countAskedBy } from "../audience/count-audience.ts";
import { surveyState } from "../survey/survey-state.ts";

/** Settles a survey once it has closed. */
export const settleSurveyJob = defineJob({
  name: "surveys.settle",
  payload: z.object({ surveyId: z.int() }),
  run: settleSurvey,
});

/**
 * Stores the audience's size, which changes later, and rewrites the rows of an anonymous survey in random
 * order, all in one transaction, so that neither row order nor transaction ids reveal anything.
 */
function settleSurvey(ctx: Context, { surveyId }: { surveyId: number }): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const [survey] = await database
      .select()
      .from(surveys)
      .where(eq(surveys.id, surveyId))
      .for("update");
    // Deleted, or open again.
    if (!survey || surveyState(survey, inner.clock.now()) !== "closed") return;
    const askedAtClose = (await countAskedBy(inner, [surveyId])).get(surveyId) ?? 0;
    await database.update(surveys).set({ askedAtClose }).where(eq(surveys.id, surveyId));
    if (!survey.isAnonymous) return;
    await database.execute(sql`
      with gone as (delete from survey_responses where survey_id = ${surveyId} returning answers)
      insert into survey_responses (survey_id, answers)
      select ${surveyId}, answers from gone order by random()`);
    await database.execute(sql`
      with gone as (delete from survey_participations where survey_id = ${surveyId} returning user_id)
      insert into survey_participations (survey_id, user_id)
      select ${surveyId}, user_id from gone order by random()`);
  });
}
