import type { ContentPage, ContentSection } from "../../courses/index.ts";
import { hasBegun, isReachable } from "../progression/progression.ts";
import type { CourseProgress } from "./find-course-progress.ts";

/** Whether a person has reached a page; its module may not have begun yet. */
export function hasReached(page: ContentPage, progress: CourseProgress, now: Date): boolean {
  const begun = (progress.finishedSections.get(page.id)?.size ?? 0) > 0;
  const isOpened = progress.openedPages.has(page.id);
  return isReachable(progress.course, page, { ...progress, begun, isOpened }, now);
}

/**
 * Whether a page can be read: the person has reached it, and its module has begun or staff opened the
 * page for them.
 */
export function isReadable(page: ContentPage, progress: CourseProgress, now: Date): boolean {
  if (progress.openedPages.has(page.id)) return true;
  return hasBegun(progress.course, page, now) && hasReached(page, progress, now);
}

/** The sections of a page that can be read: the finished ones and the current one. */
export function readableSections(
  page: ContentPage,
  progress: CourseProgress,
  now: Date,
): ContentSection[] {
  if (!isReadable(page, progress, now)) return [];
  const finished = progress.finishedSections.get(page.id);
  const current = page.sections.find(({ id }) => !finished?.has(id));
  return page.sections.filter((section) => section === current || finished?.has(section.id));
}
