import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { listGroups } from "../../courses/index.ts";
import {
  countSurveyAnswers,
  countSurveyTakers,
  listSurveyTexts,
  type SurveyText,
} from "../../learning/index.ts";
import { AnswerCounts, figuresOf } from "./answer-counts.ts";
import { findSurveyQuestions } from "./find-survey-questions.ts";
import { groupResults } from "./group-results.ts";

interface Wanted {
  courseId: number;
  sectionId: number;
  groupId: number | undefined;
  after: string;
  limit: number;
}

/**
 * Texts in answer to a question of a course's survey, of all or of one group; nothing if a choice's
 * figures would be withheld.
 * @throws `not_found` if the survey has no such question, or the course no such group
 */
export async function listCourseSurveyTexts(
  ctx: Context,
  { courseId, sectionId, groupId, after, limit }: Wanted,
): Promise<SurveyText[]> {
  const questions = (await findSurveyQuestions(ctx, courseId)) ?? [];
  const question = questions.find(({ id }) => id === sectionId);
  if (question?.kind !== "text") throw notFound();
  const counted = { courseId, sectionIds: [sectionId] };
  const list = { courseId, sectionId, groupId: groupId ?? null, after, limit };
  if (groupId === undefined) {
    const counts = new AnswerCounts(await countSurveyAnswers(ctx, { ...counted, by: "all" }));
    return figuresOf([], counts.of(sectionId)) ? listSurveyTexts(ctx, list) : [];
  }
  const [groups, takers, rows] = await Promise.all([
    listGroups(ctx, courseId),
    countSurveyTakers(ctx, counted),
    countSurveyAnswers(ctx, { ...counted, by: "group" }),
  ]);
  const groupIds = groups.map(({ id }) => id);
  const position = groupIds.indexOf(groupId);
  if (position === -1) throw notFound();
  const results = groupResults(question, groupIds, new AnswerCounts(rows), takers);
  return results[position]?.figures ? listSurveyTexts(ctx, list) : [];
}
