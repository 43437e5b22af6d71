import type { CourseMap, CourseParts, EnrolledCourse } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import {
  type ContentPage,
  type ContentSection,
  estimateMinutes,
  estimatePageMinutes,
  windowState,
} from "../../courses/index.ts";
import { contentVersion } from "../../files/index.ts";
import { presentBlockingStep } from "../progression/open-reachable-page.ts";
import { presentSurvey } from "../progression/present-page.ts";
import { findBlockingPage, isMissed, pageAddress } from "../progression/progression.ts";
import type { CourseProgress } from "./find-course-progress.ts";
import { hasReached, isReadable } from "./readable-sections.ts";

interface Moment {
  now: Date;
  site: SiteSettings;
}

/**
 * A course on its student's home page: the progress, and where to continue.
 * @param current the current page, if it is already known
 */
export function presentEnrolledCourse(
  progress: CourseProgress,
  { now, site }: Moment,
  current = currentPage(progress, now),
): EnrolledCourse {
  const { course } = progress;
  const state = windowState(course, now);
  return {
    id: course.id,
    title: course.title,
    language: course.language,
    thumbnail: thumbnailAddress(course),
    start_date: presentDate(course.startsAt, site),
    end_date: presentDate(course.endsAt, site),
    state,
    finished: progress.courseFinished,
    finished_sections: sum(course.pages.map((page) => finishedOn(page, progress))),
    total_sections: sum(course.pages.map((page) => page.sections.length)),
    minutes_left: estimatePageMinutes(course.pages.map((page) => leftOn(page, progress, now))),
    resume_to: state === "running" ? resumeAddress(progress, current, now) : null,
    continues_on:
      state === "running" && !current ? presentDate(nextBegin(progress, now), site) : null,
  };
}

/**
 * The course at a glance, module by module.
 * @param parts that it has besides its pages
 */
export function presentCourseMap(
  progress: CourseProgress,
  parts: CourseParts,
  { now, site }: Moment,
): CourseMap {
  const { course } = progress;
  const current = currentPage(progress, now);
  return {
    course: presentEnrolledCourse(progress, { now, site }, current),
    modules: course.modules.map((module) => ({
      id: module.id,
      order: module.order,
      title: module.title,
      start_date: presentDate(module.startsAt, site),
      end_date: presentDate(module.endsAt, site),
      state: windowState(module, now),
      pages: module.pages.map((page) => ({
        id: page.id,
        order: page.order,
        title: page.title,
        state: pageState(page, current, progress, now),
        finished_sections: finishedOn(page, progress),
        total_sections: page.sections.length,
        minutes_left: estimateMinutes(leftOn(page, progress, now)),
        redirect_to:
          page === current ? sectionAddress(progress, page) : pageAddress(course.id, page.id),
        blocked_by: blockingStep(page, progress, now),
      })),
    })),
    survey: presentSurvey(course, progress),
    parts,
    time_zone: site.timeZone,
  };
}

function pageState(
  page: ContentPage,
  current: ContentPage | undefined,
  progress: CourseProgress,
  now: Date,
) {
  if (!isReadable(page, progress, now)) return "locked" as const;
  if (progress.finishedPages.has(page.id)) return "finished" as const;
  if (isMissed(progress.course, page, progress, now)) return "closed" as const;
  return page === current ? ("current" as const) : ("open" as const);
}

/** The step that opens a page that the person has not reached; null if they have. */
function blockingStep(page: ContentPage, progress: CourseProgress, now: Date) {
  if (hasReached(page, progress, now)) return null;
  const blocking = findBlockingPage(progress.course, page, progress, now);
  if (!blocking) return null;
  const finished = progress.finishedSections.get(blocking.id);
  const section = blocking.sections.find(({ id }) => !finished?.has(id));
  return presentBlockingStep(progress.course, blocking, now, section?.id);
}

/** Pages that can still be finished. */
function unfinishedPages(progress: CourseProgress, now: Date): ContentPage[] {
  const { course, finishedPages } = progress;
  return course.pages.filter(
    (page) =>
      page.sections.length > 0 &&
      !finishedPages.has(page.id) &&
      !isMissed(course, page, progress, now),
  );
}

/** The first unfinished page that can be read and taken. */
export function currentPage(progress: CourseProgress, now: Date): ContentPage | undefined {
  return unfinishedPages(progress, now).find((page) => isReadable(page, progress, now));
}

/** When the next module begins, for a person who is waiting for it with no page to continue with. */
function nextBegin(progress: CourseProgress, now: Date): Date | null {
  const dates = unfinishedPages(progress, now)
    .filter((page) => hasReached(page, progress, now))
    .map(({ moduleId }) => progress.course.modulesById.get(moduleId ?? 0)?.startsAt ?? null);
  return dates.reduce((first, date) => (first && date && first < date ? first : date), null);
}

/** The section to continue with; after the end, the beginning of the course; null for none yet. */
export function resumeAddress(
  progress: CourseProgress,
  page: ContentPage | undefined,
  now: Date,
): string | null {
  if (page) return sectionAddress(progress, page);
  const isOver = progress.courseFinished && unfinishedPages(progress, now).length === 0;
  return isOver ? firstAddress(progress, now) : null;
}

/** The section at which to continue a page; the page itself if it is not begun. */
function sectionAddress({ course, finishedSections }: CourseProgress, page: ContentPage): string {
  const finished = finishedSections.get(page.id);
  const section = page.sections.find(({ id }) => !finished?.has(id));
  return pageAddress(course.id, page.id, finished ? section?.id : undefined);
}

function firstAddress(progress: CourseProgress, now: Date): string | null {
  const { course } = progress;
  const page = course.pages.find(
    (page) => page.sections.length > 0 && isReadable(page, progress, now),
  );
  return page ? pageAddress(course.id, page.id) : null;
}

/** Finished sections that are still on the page. */
export function finishedOn(page: ContentPage, progress: CourseProgress): number {
  const finished = progress.finishedSections.get(page.id);
  return finished ? page.sections.filter(({ id }) => finished.has(id)).length : 0;
}

/**
 * Sections left to take; none on a finished page, even if sections were added since, and none on a
 * closed page.
 */
export function leftOn(
  page: ContentPage,
  progress: CourseProgress,
  now: Date,
): readonly ContentSection[] {
  if (progress.finishedPages.has(page.id) || isMissed(progress.course, page, progress, now)) {
    return [];
  }
  const finished = progress.finishedSections.get(page.id);
  return page.sections.filter(({ id }) => !finished?.has(id));
}

/** The address of the course's picture; its own is about as wide as the largest card on a sharp screen. */
function thumbnailAddress({ id, thumbnail, thumbnailFile }: CourseProgress["course"]): string {
  if (!thumbnailFile) return thumbnail;
  const version = contentVersion(thumbnailFile.storageKey);
  return `/api/courses/${id}/thumbnail?width=960&v=${version}`;
}

function presentDate(date: Date | null, site: SiteSettings): string | null {
  return date && formatLocalDate(date, site.timeZone);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
