import type { Context } from "../../../platform/context.ts";
import { createSurvey } from "./create-survey.ts";
import type { CountedSurvey, Survey } from "./find-survey.ts";

/** Creates a draft of a survey's next run: everything but its dates, with the same question ids. */
export function copySurvey(ctx: Context, survey: Survey): Promise<CountedSurvey> {
  const { title, intro, language, isAnonymous, questions, roles, courseIds, groupIds } = survey;
  return createSurvey(ctx, {
    seriesId: survey.seriesId ?? survey.id,
    title,
    intro,
    language,
    isAnonymous,
    questions,
    roles,
    courseIds,
    groupIds,
    opensAt: null,
    closesAt: null,
    reminderAt: null,
    reminderDays: null,
  });
}
