import { eq, sql } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { checkPublished } from "./check-fields.ts";
import { type CountedSurvey, findSurvey, lockSurvey } from "./find-survey.ts";
import { surveyState } from "./survey-state.ts";

interface SurveyAction {
  id: number;
  actorId: number;
}

/**
 * Publishes a draft, which opens at its date, or immediately without one.
 * @throws `conflict` if it is already published, `invalid` if it is incomplete
 */
export function publishSurvey(ctx: Context, { id, actorId }: SurveyAction): Promise<CountedSurvey> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const survey = await lockSurvey(inner, id);
    if (survey.publishedAt) throw conflict("survey_published", "This survey is published already.");
    checkPublished(survey);
    if (survey.closesAt && survey.closesAt <= now) {
      throw invalid({ closes: ["This date has passed."] });
    }
    await inner.database
      .update(surveys)
      .set({ publishedAt: now, version: sql`${surveys.version} + 1` })
      .where(eq(surveys.id, id));
    await recordAudit(inner, {
      action: "survey.published",
      actorId,
      after: { title: survey.title, anonymous: survey.isAnonymous },
    });
    return findSurvey(inner, id);
  });
}

/**
 * Closes a published survey now.
 * @throws `conflict` if it is not running
 */
export function closeSurvey(ctx: Context, { id, actorId }: SurveyAction): Promise<CountedSurvey> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const survey = await lockSurvey(inner, id);
    const state = surveyState(survey, now);
    if (state === "draft") throw conflict("survey_draft", "This survey is not published.");
    if (state === "closed") throw conflict("survey_closed", "This survey is closed.");
    await inner.database
      .update(surveys)
      .set({
        closesAt: now,
        // Otherwise a survey not yet open would close before it opens.
        ...(state === "scheduled" && { opensAt: null }),
        reminderAt: null,
        reminderDays: null,
        version: sql`${surveys.version} + 1`,
      })
      .where(eq(surveys.id, id));
    await recordAudit(inner, { action: "survey.closed", actorId, after: { title: survey.title } });
    return findSurvey(inner, id);
  });
}
