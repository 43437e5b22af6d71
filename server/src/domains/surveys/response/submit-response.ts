import type { SurveyAnswers } from "@paso/contract";
import { eq } from "drizzle-orm";

import { surveys } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { checkAnswers } from "./check-answers.ts";
import { findOwnSurvey } from "./find-own-survey.ts";
import { storeAnonymousResponse, storeNamedResponse } from "./store-response.ts";

interface Submission {
  id: number;
  userId: number;
  answers: SurveyAnswers;
}

/**
 * Stores a person's answers to a survey; idempotent.
 * @throws `conflict` once it is closed, `invalid`
 */
export function submitResponse(ctx: Context, { id, userId, answers }: Submission): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    // Blocks edits, which could delete an option just being chosen.
    await inner.database
      .select({ id: surveys.id })
      .from(surveys)
      .where(eq(surveys.id, id))
      .for("share");
    const { survey, state } = await findOwnSurvey(inner, { id, userId });
    if (state === "taken") return;
    if (state === "closed") throw conflict("survey_closed", "This survey is closed.");
    const response = { surveyId: id, userId, answers: checkAnswers(survey.questions, answers) };
    await (survey.isAnonymous ? storeAnonymousResponse : storeNamedResponse)(inner, response);
  });
}
