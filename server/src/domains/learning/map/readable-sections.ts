import type { ContentPage, ContentSection } from "../../courses/index.ts";
import { hasBegun, isReachable } from "../progression/progression.ts";
import type { CourseProgress } from "./find-course-progress.ts";

/** Whether a page may be looked at: its module has begun, and its turn has come. */
export function isPageOpen(page: ContentPage, progress: CourseProgress, now: Date): boolean {
  return hasBegun(progress.course, page, now) && isTurnOf(page, progress);
}

/** Whether a page's turn has come; its module may still have to begin. */
export function isTurnOf(page: ContentPage, progress: CourseProgress): boolean {
  const begun = (progress.finishedSections.get(page.id)?.size ?? 0) > 0;
  return begun || isReachable(progress.course, page, progress);
}

/** The sections of a page that its student may read now: the finished ones and the one at hand. */
export function readableSections(
  page: ContentPage,
  progress: CourseProgress,
  now: Date,
): ContentSection[] {
  if (!isPageOpen(page, progress, now)) return [];
  const finished = progress.finishedSections.get(page.id);
  const current = page.sections.find(({ id }) => !finished?.has(id));
  return page.sections.filter((section) => section === current || finished?.has(section.id));
}
