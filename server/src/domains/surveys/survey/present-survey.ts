import type { SiteSurvey } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { countAskedBy } from "../audience/count-audience.ts";
import { nameGroups } from "../audience/name-groups.ts";
import type { CountedSurvey } from "./find-survey.ts";
import { surveyState } from "./survey-state.ts";

/** A survey as administrators see it. */
export async function presentSurvey(ctx: Context, survey: CountedSurvey): Promise<SiteSurvey> {
  const { timeZone } = ctx.site;
  const local = (date: Date | null) => date && formatLocalDate(date, timeZone);
  const asked = survey.askedAtClose ?? (await countAskedBy(ctx, [survey.id])).get(survey.id) ?? 0;
  return {
    id: survey.id,
    state: surveyState(survey, ctx.clock.now()),
    version: survey.version,
    answers: survey.answers,
    asked,
    is_reminded: survey.remindedAt !== null,
    groups: await nameGroups(ctx, survey.groupIds),
    time_zone: timeZone,
    title: survey.title,
    intro: survey.intro,
    language: survey.language,
    is_anonymous: survey.isAnonymous,
    opens: local(survey.opensAt),
    closes: local(survey.closesAt),
    reminder_date: local(survey.reminderAt),
    reminder_days: survey.reminderDays,
    roles: survey.roles,
    course_ids: survey.courseIds,
    group_ids: survey.groupIds,
    questions: survey.questions,
  };
}
