import { eq } from "drizzle-orm";

import { pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { changeCourse } from "../structure/change-course.ts";
import { countSurveyAnswers, findSurvey } from "./find-survey.ts";

/**
 * Removes a course's survey unless someone has answered it.
 * @throws `not_found` when there is none, `conflict` once it has answers
 */
export async function deleteSurvey(ctx: Context, courseId: number): Promise<void> {
  await changeCourse(ctx, courseId, async (inner) => {
    const survey = await findSurvey(inner, courseId);
    if (!survey) throw notFound();
    if (countSurveyAnswers(survey) > 0) {
      throw conflict("survey_answered", "This survey has answers already and stays.");
    }
    await inner.database
      .update(pages)
      .set({ deletedAt: inner.clock.now() })
      .where(eq(pages.id, survey.page.id));
  });
}
