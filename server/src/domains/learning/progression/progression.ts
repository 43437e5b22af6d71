import type { NextStep } from "@paso/contract";

import {
  type ContentPage,
  type ContentSection,
  type CourseContent,
  windowState,
} from "../../courses/index.ts";
import type { PageProgress } from "./find-page-progress.ts";

/**
 * The rules of taking a page one section at a time, free of database and HTTP. A page's current
 * section is the first that is not finished; it and all begun ones are reached, later ones are not.
 * Pages without sections are skipped.
 */

/** The first unfinished section; null when all are finished. */
export function currentSection(
  page: ContentPage,
  pageProgress: PageProgress,
): ContentSection | null {
  return (
    page.sections.find((section) => pageProgress.steps.get(section.id)?.status !== "finished") ??
    null
  );
}

/** Reached sections in page order, the current one included. */
export function reachedSections(page: ContentPage, pageProgress: PageProgress): ContentSection[] {
  const current = currentSection(page, pageProgress);
  return page.sections.filter(
    (section) => section === current || pageProgress.steps.has(section.id),
  );
}

/** A person's progress, as far as it decides about one page. */
interface Reach extends Pick<PageProgress, "courseFinished" | "finishedPages"> {
  /** Whether they have taken a step on the page. */
  begun: boolean;
}

/**
 * Whether a person has got to a page, whatever its module's dates: pages open in order unless the
 * course says otherwise, a page once begun stays open, and the survey opens when the course is
 * finished.
 */
export function isReachable(course: CourseContent, page: ContentPage, reach: Reach): boolean {
  if (page.kind === "survey") return reach.courseFinished;
  if (course.freeNavigation || reach.begun || reach.finishedPages.has(page.id)) return true;
  return course.pages.slice(0, page.index).every((earlier) => isPassed(earlier, reach));
}

function isPassed(page: ContentPage, pageProgress: Pick<PageProgress, "finishedPages">): boolean {
  return page.sections.length === 0 || pageProgress.finishedPages.has(page.id);
}

/** Whether every lesson of the course is finished. */
export function isCourseDone(
  course: CourseContent,
  pageProgress: Pick<PageProgress, "finishedPages">,
): boolean {
  return course.pages.every((page) => isPassed(page, pageProgress));
}

/** The state of a page's module at a time; the survey, which has none, is running. */
export function moduleState(course: CourseContent, page: ContentPage, now: Date) {
  const module = page.moduleId === null ? null : course.modulesById.get(page.moduleId);
  return module ? windowState(module, now) : "running";
}

/** Whether a page's module has begun; until then the page is closed. */
export function hasBegun(course: CourseContent, page: ContentPage, now: Date): boolean {
  return moduleState(course, page, now) !== "not_begun";
}

/**
 * Where a finished page leads: the next page with sections, else the first that was skipped, else
 * the end of the course. To the course map, which shows the date, where that page's module has not
 * begun.
 * @param now null where dates do not count
 */
export function nextAfter(
  course: CourseContent,
  page: ContentPage,
  pageProgress: Pick<PageProgress, "finishedPages">,
  now: Date | null,
): NextStep {
  const open = (candidate: ContentPage) => candidate.sections.length > 0;
  const following =
    page.kind === "survey" ? undefined : course.pages.slice(page.index + 1).find(open);
  const next = following ?? course.pages.find((other) => !isPassed(other, pageProgress));
  if (!next) return { kind: "course", redirect_to: null };
  return {
    kind: next.moduleId === page.moduleId ? "page" : "module",
    redirect_to:
      now === null || hasBegun(course, next, now)
        ? pageAddress(course.id, next.id)
        : courseAddress(course.id),
  };
}

function courseAddress(courseId: number): string {
  return `/student/courses/${courseId}`;
}

/** Address of a page on the student's side, optionally at one of its sections. */
export function pageAddress(courseId: number, pageId: number, sectionId?: number): string {
  const fragment = sectionId === undefined ? "" : `#section-${sectionId}`;
  return `${courseAddress(courseId)}/pages/${pageId}${fragment}`;
}
