import type { DueDate } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { daysUntil, formatLocalDate } from "../../../platform/local-date.ts";
import { type ContentPage, estimatePageMinutes, windowState } from "../../courses/index.ts";
import type { CourseProgress } from "../map/find-course-progress.ts";
import { leftOn } from "../map/present-course-progress.ts";

const DAY = 86_400_000;
/** Days ahead that count as soon. */
const SOON = 14;
const MOST = 5;

interface Moment {
  now: Date;
  site: SiteSettings;
}

/** Unfinished modules and courses that end, or begin, within two weeks; the nearest first. */
export function presentDueDates(courses: readonly CourseProgress[], moment: Moment): DueDate[] {
  return courses
    .filter(({ courseFinished }) => !courseFinished)
    .flatMap((progress) => dueIn(progress, moment))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, MOST)
    .map(({ due }) => due);
}

function dueIn(progress: CourseProgress, moment: Moment): { at: Date; due: DueDate }[] {
  const { course } = progress;
  const whole = { ...course, module: null, pages: course.pages };
  // In a course that has not begun, or has ended, modules open and close with it.
  const modules = windowState(course, moment.now) === "running" ? course.modules : [];
  return [
    whole,
    ...modules.map((module, index) => ({
      ...module,
      module: { id: module.id, number: index + 1, title: module.title },
    })),
  ].flatMap(({ startsAt, endsAt, module, pages }) => {
    const at = nextDate({ startsAt, endsAt }, moment.now);
    const left = pages.map((page: ContentPage) => leftOn(page, progress, moment.now));
    const sectionsLeft = left.flat().length;
    if (at === null || sectionsLeft === 0) return [];
    const due: DueDate = {
      course_id: course.id,
      course_title: course.title,
      language: course.language,
      module,
      kind: at === startsAt ? "begins" : "ends",
      date: formatLocalDate(at, moment.site.timeZone),
      in_days: daysUntil(at, moment.now, moment.site.timeZone),
      sections_left: sectionsLeft,
      minutes_left: estimatePageMinutes(left),
    };
    return [{ at, due }];
  });
}

/** The next date of a window, if it is soon. */
function nextDate(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): Date | null {
  const next = startsAt && startsAt > now ? startsAt : endsAt;
  return next && next > now && next.getTime() - now.getTime() <= SOON * DAY ? next : null;
}
