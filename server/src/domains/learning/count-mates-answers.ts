import type { GraphicType } from "@paso/contract";

import { PEOPLE_OPTION } from "../../database/tables/index.ts";
import { notFound } from "../../platform/http/api-error.ts";
import type { AnsweredQuestion } from "./find-answered-question.ts";

/**
 * What everyone else chose, aligned with the options as they are now; for a bar chart also what
 * the person chose. Throws 404 for questions without a chart.
 */
export function countMatesAnswers(
  { section, ownOptionIds, tallies }: AnsweredQuestion,
  graphicType: GraphicType,
) {
  const { content } = section;
  const charted = content.type === "radio" || content.type === "select-multiple";
  if (!charted || content.graphicType === "survey") throw notFound();
  const own = content.options.map(({ id }) => (ownOptionIds?.includes(id) ? 1 : 0));
  const mates = content.options.map(({ id }, index) => (tallies.get(id) ?? 0) - (own[index] ?? 0));
  return {
    mates_answers: mates,
    ...(graphicType === "bar" ? { current_user_answers: own } : {}),
    mates_count: (tallies.get(PEOPLE_OPTION) ?? 1) - 1,
  };
}
