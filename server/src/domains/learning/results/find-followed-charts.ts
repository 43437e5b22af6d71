import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { openEnrolledPage } from "../progression/open-page.ts";
import { type ChartedQuestion, isCharted } from "./count-peer-answers.ts";
import { notAnswered } from "./find-answered-question.ts";

/** A question whose chart a person may follow. */
export type FollowedChart = Omit<ChartedQuestion, "tallies">;

/**
 * The questions of a page whose charts a person wants to follow, in one statement. Throws
 * `not_found` for one that is not of the page or has no chart, and `forbidden` for one that the
 * person has not answered.
 */
export async function findFollowedCharts(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  wanted: { pageId: number; questionIds: readonly number[] },
): Promise<FollowedChart[]> {
  const { page, pageProgress } = await openEnrolledPage(ctx, memory, actor, wanted.pageId);
  const { steps, early } = pageProgress;
  return wanted.questionIds.map((questionId) => {
    const section = page.sections.find(({ id }) => id === questionId);
    if (!section || !isCharted(section)) throw notFound();
    const step = steps.get(questionId) ?? early.get(questionId);
    if (!step?.answer || !("optionIds" in step.answer)) throw notAnswered();
    const first = step.firstAnswer;
    return {
      section,
      own: {
        optionIds: step.answer.optionIds,
        firstOptionIds: first && "optionIds" in first ? first.optionIds : null,
        finished: step.status === "finished",
      },
    };
  });
}
