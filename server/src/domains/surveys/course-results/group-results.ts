import type { QuestionResult } from "@paso/contract";

import type { SurveyTakers } from "../../learning/index.ts";
import { hideSmallParts } from "../statistics/small-parts-policy.ts";
import { type AnswerCounts, figuresOf, peopleOf, presentResult } from "./answer-counts.ts";
import type { SurveyQuestion } from "./find-survey-questions.ts";

/**
 * A question's results in each group. All groups are needed even to show one: what may be shown of it
 * depends on what is shown of the others and of the total.
 * @param counts by group
 * @returns in group order
 */
export function groupResults(
  { id, options }: SurveyQuestion,
  groupIds: readonly number[],
  counts: AnswerCounts,
  takers: readonly SurveyTakers[],
): QuestionResult[] {
  const ofGroups = groupIds.map((groupId) => counts.of(id, groupId));
  const hidden = hideSmallParts(ofGroups.map(peopleOf));
  return ofGroups.map((ofGroup, index) => {
    const reached = takers.find(({ groupId }) => groupId === groupIds[index])?.reached ?? 0;
    const figures = hidden[index] ? null : figuresOf(options, ofGroup);
    return presentResult(ofGroup, reached, figures);
  });
}
