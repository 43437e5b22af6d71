import type { ContentPage, ContentSection } from "../courses/index.ts";
import type { CourseProgress } from "./find-course-progress.ts";
import { windowState } from "./learning-policy.ts";
import { isReachable } from "./take-page.ts";

/** Whether a page's turn has come; its module may still have to begin. */
export function isPageOpen(page: ContentPage, progress: CourseProgress): boolean {
  const begun = (progress.finishedSections.get(page.id)?.size ?? 0) > 0;
  return begun || isReachable(progress.course, page, progress);
}

/** The sections of a page that its student may read now: the finished ones and the one at hand. */
export function readableSections(
  page: ContentPage,
  progress: CourseProgress,
  now: Date,
): ContentSection[] {
  const module = page.moduleId === null ? null : progress.course.modulesById.get(page.moduleId);
  if (module && windowState(module, now) === "not_begun") return [];
  if (!isPageOpen(page, progress)) return [];
  const finished = progress.finishedSections.get(page.id);
  const current = page.sections.find(({ id }) => !finished?.has(id));
  return page.sections.filter((section) => section === current || finished?.has(section.id));
}
