import type { NextStep } from "@paso/contract";

import type { ContentPage, ContentSection, CourseContent } from "../courses/index.ts";
import type { Standing } from "./find-standing.ts";
import { windowState } from "./learning-policy.ts";

/**
 * The rules of taking a page one section at a time, free of database and HTTP.
 * A page's current section is the first that is not finished; what was touched and the current one
 * are reached, what comes after is not. Pages without sections are passed over.
 */

/** The section whose turn it is; null when all are finished. */
export function currentSection(page: ContentPage, standing: Standing): ContentSection | null {
  return (
    page.sections.find((section) => standing.steps.get(section.id)?.status !== "finished") ?? null
  );
}

/** Sections a person has got to, in page order, the current one included. */
export function reachedSections(page: ContentPage, standing: Standing): ContentSection[] {
  const current = currentSection(page, standing);
  return page.sections.filter((section) => section === current || standing.steps.has(section.id));
}

/**
 * Whether a page may be taken now: pages open in order unless the course says otherwise, a page
 * once begun stays open, and the survey opens when the course is finished.
 */
export function isReachable(
  course: CourseContent,
  page: ContentPage,
  standing: Pick<Standing, "courseFinished" | "finishedPages"> & { steps?: Standing["steps"] },
): boolean {
  if (page.kind === "survey") return standing.courseFinished;
  if (course.freeNavigation || standing.finishedPages.has(page.id) || standing.steps?.size) {
    return true;
  }
  return course.pages.slice(0, page.index).every((earlier) => isPassed(earlier, standing));
}

function isPassed(page: ContentPage, standing: Pick<Standing, "finishedPages">): boolean {
  return page.sections.length === 0 || standing.finishedPages.has(page.id);
}

/** Whether every lesson of the course is finished. */
export function isCourseDone(
  course: CourseContent,
  standing: Pick<Standing, "finishedPages">,
): boolean {
  return course.pages.every((page) => isPassed(page, standing));
}

/** Whether a page's module has begun, runs or has ended; the survey, which has none, runs. */
export function moduleState(course: CourseContent, page: ContentPage, now: Date) {
  const module = page.moduleId === null ? null : course.modulesById.get(page.moduleId);
  return module ? windowState(module, now) : "running";
}

/** Whether a page's module has begun: before, nobody may look at the page. */
export function hasBegun(course: CourseContent, page: ContentPage, now: Date): boolean {
  return moduleState(course, page, now) !== "not_begun";
}

/**
 * Where a finished page leads: the next page with sections, or back to the first that was left
 * out, or to the end of the course. Where that page's module has not begun it is the course map,
 * which says when it does.
 * @param now null where dates do not count
 */
export function nextAfter(
  course: CourseContent,
  page: ContentPage,
  standing: Pick<Standing, "finishedPages">,
  now: Date | null,
): NextStep {
  const open = (candidate: ContentPage) => candidate.sections.length > 0;
  const following =
    page.kind === "survey" ? undefined : course.pages.slice(page.index + 1).find(open);
  const next = following ?? course.pages.find((other) => !isPassed(other, standing));
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
