import type { SurveyQuestionResults } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { type Course, listGroups } from "../../courses/index.ts";
import { countSurveyAnswers, countSurveyTakers } from "../../learning/index.ts";
import { AnswerCounts } from "./answer-counts.ts";
import { findSurveyQuestions } from "./find-survey-questions.ts";
import { groupResults } from "./group-results.ts";
import { periodResults, periodsOf } from "./period-results.ts";
import { readRuns } from "./read-runs.ts";

/**
 * A question of a course's survey by group, over time and run by run.
 * @throws `not_found` when the survey never asked it
 */
export async function readSurveyQuestion(
  ctx: Context,
  actor: Actor,
  { course, sectionId }: { course: Course; sectionId: number },
): Promise<SurveyQuestionResults> {
  const courseId = course.id;
  const questions = (await findSurveyQuestions(ctx, courseId)) ?? [];
  const question = questions.find(({ id }) => id === sectionId);
  if (!question) throw notFound();
  const [groups, takers] = await Promise.all([
    listGroups(ctx, courseId),
    countSurveyTakers(ctx, { courseId, sectionIds: questions.map(({ id }) => id) }),
  ]);
  const period = periodsOf(takers);
  const counted = { courseId, sectionIds: [sectionId] };
  const [byGroup, byPeriod, runs] = await Promise.all([
    countSurveyAnswers(ctx, { ...counted, by: "group" }),
    countSurveyAnswers(ctx, { ...counted, by: period }),
    readRuns(ctx, actor, [question]),
  ]);
  const groupIds = groups.map(({ id }) => id);
  const ofGroups = groupResults(question, groupIds, new AnswerCounts(byGroup), takers);
  const date = (instant: Date | null) => instant && formatLocalDate(instant, ctx.site.timeZone);
  return {
    groups: groups.flatMap(({ id, name, isDefault, startsAt, endsAt }, index) => {
      const result = ofGroups[index];
      const dates = { start_date: date(startsAt), end_date: date(endsAt) };
      return result ? [{ group: { id, name, is_default: isDefault, ...dates }, result }] : [];
    }),
    periods: periodResults(question, new AnswerCounts(byPeriod), period),
    runs: (runs.get(sectionId) ?? []).map(({ course: run, result }) => ({
      course: {
        id: run.id,
        title: run.title,
        start_date: date(run.startsAt),
        end_date: date(run.endsAt),
      },
      result,
    })),
  };
}
