import { and, isNull, lte, or, sql } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { settleSurveyJob } from "../response/settle-survey.ts";
import { reminderTime, surveyState } from "../survey/survey-state.ts";
import { announceSurveyJob } from "./announce-survey.ts";

/** Starts what is due: invitations, one reminder, settling closed surveys. */
export function followSurveyDates(ctx: Context): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const now = inner.clock.now();
    const waiting = await database
      .select()
      .from(surveys)
      .where(
        and(
          lte(surveys.publishedAt, now),
          or(isNull(surveys.invitedAt), isNull(surveys.remindedAt), isNull(surveys.settledAt)),
        ),
      )
      .orderBy(surveys.id)
      .for("update", { skipLocked: true });
    for (const survey of waiting) {
      const { id: surveyId, invitedAt, remindedAt, settledAt } = survey;
      const state = surveyState(survey, now);
      const begin = (isReminder: boolean) =>
        enqueueJob(inner, announceSurveyJob, { surveyId, isReminder, after: 0 });
      const change: Partial<typeof surveys.$inferInsert> = {};
      if (state === "open" && invitedAt === null) {
        change.invitedAt = now;
        await begin(false);
      }
      const reminder = reminderTime(survey);
      if (state === "open" && remindedAt === null && reminder && reminder <= now) {
        change.remindedAt = now;
        await begin(true);
      }
      if (state === "closed" && settledAt === null) {
        change.settledAt = now;
        await enqueueJob(inner, settleSurveyJob, { surveyId });
      }
      if (Object.keys(change).length === 0) continue;
      await database
        .update(surveys)
        .set(change)
        .where(sql`${surveys.id} = ${surveyId}`);
    }
  });
}
