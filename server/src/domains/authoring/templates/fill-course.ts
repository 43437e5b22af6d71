import type { CourseTemplateName, Locale, SectionDraft } from "@paso/contract";

import { modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { contentOfDraft } from "../../courses/index.ts";
import { insertSections } from "../sections/insert-sections.ts";
import type { CourseTemplate } from "./course-template.ts";
import { debate } from "./debate.ts";
import { flippedClass } from "./flipped-class.ts";
import { lessonWithQuiz } from "./lesson-with-quiz.ts";

export const courseTemplates: Record<CourseTemplateName, CourseTemplate> = {
  empty: () => [],
  lesson_with_quiz: lessonWithQuiz,
  debate,
  flipped_class: flippedClass,
};

/** Fills a new course with the content of its template. Part of its creation. */
export async function fillCourse(
  ctx: Context,
  courseId: number,
  { template, language }: { template: CourseTemplateName; language: Locale },
): Promise<void> {
  for (const [place, { title, pages: planned }] of courseTemplates[template](language).entries()) {
    const [module] = await ctx.database
      .insert(modules)
      .values({ courseId, title, order: place + 1 })
      .returning({ id: modules.id });
    if (!module) throw new Error("The module was not created.");
    for (const [index, { title, sections }] of planned.entries()) {
      const [page] = await ctx.database
        .insert(pages)
        .values({ courseId, moduleId: module.id, title, order: index + 1 })
        .returning({ id: pages.id });
      if (!page) throw new Error("The page was not created.");
      const pageId = page.id;
      await insertSections(
        ctx,
        sections.map((section, at) => {
          const draft: SectionDraft = { ...section, order: at + 1 };
          return { pageId, order: draft.order, content: contentOfDraft(draft) };
        }),
      );
    }
  }
}
