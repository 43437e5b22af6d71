import type { SurveyResults } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type Course, findRights, listGroups } from "../../courses/index.ts";
import { countSurveyAnswers, countSurveyTakers } from "../../learning/index.ts";
import { AnswerCounts, figuresOf, presentResult } from "./answer-counts.ts";
import { findSurveyQuestions } from "./find-survey-questions.ts";
import { groupResults } from "./group-results.ts";

/**
 * The results of a course's survey, of all or of one group.
 * @throws `not_found` if the course has no such group
 */
export async function readSurveyResults(
  ctx: Context,
  actor: Actor,
  { course, groupId }: { course: Course; groupId: number | undefined },
): Promise<SurveyResults> {
  const courseId = course.id;
  const [groups, questions, mayDo] = await Promise.all([
    listGroups(ctx, courseId),
    findSurveyQuestions(ctx, courseId),
    findRights(ctx, actor, courseId),
  ]);
  const groupIds = groups.map(({ id }) => id);
  const position = groupId === undefined ? null : groupIds.indexOf(groupId);
  if (position === -1) throw notFound();
  const presented = {
    course: { id: courseId, title: course.title, language: course.language },
    groups: groups.map(({ id, name, isDefault }) => ({ id, name, is_default: isDefault })),
    may_edit: mayDo("edit"),
  };
  if (questions === null) return { ...presented, survey: null };
  const sectionIds = questions.map(({ id }) => id);
  const [takers, rows] = await Promise.all([
    countSurveyTakers(ctx, { courseId, sectionIds }),
    countSurveyAnswers(ctx, { courseId, sectionIds, by: position === null ? "all" : "group" }),
  ]);
  const counts = new AnswerCounts(rows);
  const shown = takers.filter((one) => groupId === undefined || one.groupId === groupId);
  const reached = shown.reduce((sum, one) => sum + one.reached, 0);
  const resultOf = (question: (typeof questions)[number]) => {
    if (position !== null) {
      const result = groupResults(question, groupIds, counts, takers)[position];
      if (result) return result;
    }
    const all = counts.of(question.id);
    return presentResult(all, reached, figuresOf(question.options, all));
  };
  return {
    ...presented,
    survey: {
      reached,
      answered: shown.reduce((sum, one) => sum + one.answered, 0),
      questions: questions.map((question) => ({
        ...question,
        options: question.options.map(({ id, text }) => ({ id, text })),
        result: resultOf(question),
      })),
    },
  };
}
