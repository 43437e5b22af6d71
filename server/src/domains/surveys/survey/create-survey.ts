import { surveys } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { checkDraft } from "./check-fields.ts";
import type { CountedSurvey } from "./find-survey.ts";
import type { StoredFields } from "./stored-fields.ts";

/** Adds a survey as a draft. */
export async function createSurvey(
  { database, clock }: Context,
  fields: StoredFields & { seriesId?: number },
): Promise<CountedSurvey> {
  checkDraft(fields);
  const [survey] = await database
    .insert(surveys)
    .values({ ...fields, createdAt: clock.now() })
    .returning();
  if (!survey) throw new Error("The survey was not stored.");
  return { ...survey, answers: 0 };
}
