import { type SurveySectionDraft, translateMessage } from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";

import { courses, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { contentOfSurveyDraft } from "../../courses/index.ts";
import { insertSections } from "../sections/insert-sections.ts";
import { changeCourse } from "../structure/change-course.ts";

/**
 * Creates a course's survey, a page outside the modules; returns its id.
 * @throws `not_found` when the course is not there, `conflict` when it already has a survey
 */
export function createSurvey(
  ctx: Context,
  { courseId, sections }: { courseId: number; sections: readonly SurveySectionDraft[] },
): Promise<number> {
  return changeCourse(ctx, courseId, async (inner) => {
    const existing = await inner.database.$count(
      pages,
      and(eq(pages.courseId, courseId), eq(pages.kind, "survey"), isNull(pages.deletedAt)),
    );
    if (existing > 0) throw conflict("survey_exists", "This course has a survey already.");
    const [course] = await inner.database
      .select({ language: courses.language })
      .from(courses)
      .where(eq(courses.id, courseId));
    const title = translateMessage("Survey", course?.language ?? inner.site.locale);
    const [page] = await inner.database
      .insert(pages)
      .values({ courseId, kind: "survey", order: 0, title })
      .returning({ id: pages.id });
    if (!page) throw new Error("The survey was not created.");
    await insertSections(
      inner,
      sections.map((draft, index) => ({
        pageId: page.id,
        order: index + 1,
        content: contentOfSurveyDraft(draft),
      })),
    );
    return page.id;
  });
}
