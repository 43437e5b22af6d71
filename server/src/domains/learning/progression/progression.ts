import type { NextStep } from "@paso/contract";

import {
  type ContentPage,
  type ContentSection,
  type CourseContent,
  windowState,
} from "../../courses/index.ts";
import type { PageProgress } from "./find-page-progress.ts";

/**
 * The rules of taking a page one section at a time, independent of database and HTTP. A page's current
 * section is the first that is not finished; it and all begun ones are reached, later ones are not.
 * Pages without sections are skipped, and so are unfinished ones of a module that has ended.
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

/** The progress, with an answer already given in class to the section that is current by now. */
export function withEarlyAnswer(page: ContentPage, pageProgress: PageProgress): PageProgress {
  const current = currentSection(page, pageProgress);
  const step = current && pageProgress.early.get(current.id);
  if (!step || pageProgress.steps.has(current.id)) return pageProgress;
  return { ...pageProgress, steps: new Map(pageProgress.steps).set(current.id, step) };
}

/** The part of a person's progress that decides about one page. */
interface Reach extends Pick<PageProgress, "courseFinished" | "finishedPages"> {
  /** Whether they have taken a step on the page. */
  begun: boolean;
  /** Whether staff opened it for them. */
  isOpened: boolean;
}

type FinishedPages = Pick<PageProgress, "finishedPages">;

/**
 * Whether a person has reached a page, begun or not: pages open in order unless the course says otherwise
 * or staff opened one, a page once begun stays open, and the survey opens when the course is finished.
 * @param now null to ignore dates
 */
export function isReachable(
  course: CourseContent,
  page: ContentPage,
  reach: Reach,
  now: Date | null,
): boolean {
  if (page.kind === "survey") return reach.courseFinished;
  if (course.freeNavigation || reach.begun || reach.isOpened) return true;
  if (reach.finishedPages.has(page.id)) return true;
  return findBlockingPage(course, page, reach, now) === null;
}

/** The first page that has to be finished before one that opens in order; null for none. */
export function findBlockingPage(
  course: CourseContent,
  page: ContentPage,
  progress: FinishedPages,
  now: Date | null,
): ContentPage | null {
  const before = page.kind === "survey" ? course.pages : course.pages.slice(0, page.index);
  return before.find((earlier) => !isPassed(course, earlier, progress, now)) ?? null;
}

/** Whether a page blocks no other: it is finished, closed, or has nothing to take. */
function isPassed(
  course: CourseContent,
  page: ContentPage,
  progress: FinishedPages,
  now: Date | null,
): boolean {
  if (page.sections.length === 0 || progress.finishedPages.has(page.id)) return true;
  return hasEnded(course, page, now);
}

/** Whether a page was closed with its module before the person finished it. */
export function isMissed(
  course: CourseContent,
  page: ContentPage,
  progress: FinishedPages,
  now: Date | null,
): boolean {
  const isTaken = page.sections.length === 0 || progress.finishedPages.has(page.id);
  return !isTaken && hasEnded(course, page, now);
}

/** The lessons that were closed before the person finished them, in the course's order. */
export function missedPages(
  course: CourseContent,
  progress: FinishedPages,
  now: Date | null,
): ContentPage[] {
  return course.pages.filter((page) => isMissed(course, page, progress, now));
}

/** Whether no lesson of the course is left: each is finished, or closed. */
export function isCourseDone(
  course: CourseContent,
  progress: FinishedPages,
  now: Date | null,
): boolean {
  return course.pages.every((page) => isPassed(course, page, progress, now));
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

function hasEnded(course: CourseContent, page: ContentPage, now: Date | null): boolean {
  return now !== null && moduleState(course, page, now) === "ended";
}

/**
 * Where a finished or closed page leads: to the next page with sections, else to the first that was
 * skipped, else to the end of the course. Missed pages are passed over. Leads to the course map, which
 * shows the date, if that page's module has not begun.
 * @param now null to ignore dates
 */
export function nextAfter(
  course: CourseContent,
  page: ContentPage,
  progress: FinishedPages,
  now: Date | null,
): NextStep {
  const isOpen = (candidate: ContentPage) =>
    candidate.sections.length > 0 && !isMissed(course, candidate, progress, now);
  const following =
    page.kind === "survey" ? undefined : course.pages.slice(page.index + 1).find(isOpen);
  const next = following ?? course.pages.find((other) => !isPassed(course, other, progress, now));
  if (!next) return { kind: "course", redirect_to: null };
  return {
    kind: next.moduleId === page.moduleId ? "page" : "module",
    redirect_to: addressOrMap(course, next, now),
  };
}

/** The address of a page, or of the course map until the page's module begins. */
export function addressOrMap(
  course: CourseContent,
  page: ContentPage,
  now: Date | null,
  sectionId?: number,
): string {
  return now === null || hasBegun(course, page, now)
    ? pageAddress(course.id, page.id, sectionId)
    : courseAddress(course.id);
}

function courseAddress(courseId: number): string {
  return `/student/courses/${courseId}`;
}

/** Address of a page on the student's side, optionally at one of its sections. */
export function pageAddress(courseId: number, pageId: number, sectionId?: number): string {
  const fragment = sectionId === undefined ? "" : `#section-${sectionId}`;
  return `${courseAddress(courseId)}/pages/${pageId}${fragment}`;
}
