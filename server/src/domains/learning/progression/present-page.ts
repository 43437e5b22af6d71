import type { AdvanceResult, PageData } from "@paso/contract";

import type { ContentSection, CourseContent } from "../../courses/index.ts";
import type { Advanced } from "./advance.ts";
import type { PageProgress } from "./find-page-progress.ts";
import type { OpenPage } from "./open-page.ts";
import { presentStudentSection } from "./present-student-section.ts";
import {
  currentSection,
  missedPages,
  nextAfter,
  pageAddress,
  reachedSections,
} from "./progression.ts";

/** A page for its student: the reached sections, and where it leads once finished or closed. */
export function presentPage({ course, page, pageProgress, moduleClosed, now }: OpenPage): PageData {
  const module = page.moduleId === null ? null : course.modulesById.get(page.moduleId);
  return {
    page: { id: page.id, order: page.order, title: page.title },
    module: module ? { id: module.id, order: module.order, title: module.title } : null,
    course: {
      id: course.id,
      title: course.title,
      has_diploma: course.hasDiploma,
      allow_seeking: course.allowSeeking,
      language: course.language,
    },
    sections: Object.fromEntries(
      reachedSections(page, pageProgress).map((section) => [
        String(section.id),
        presentStudentSection(section, pageProgress.steps.get(section.id), moduleClosed),
      ]),
    ),
    total_sections: page.sections.length,
    next:
      moduleClosed || pageProgress.finishedPages.has(page.id)
        ? nextAfter(course, page, pageProgress, now)
        : null,
    survey: presentSurvey(course, pageProgress),
    missed_pages: pageProgress.courseFinished
      ? missedPages(course, pageProgress, now).map(({ id, title }) => ({
          title,
          redirect_to: pageAddress(course.id, id),
        }))
      : [],
  };
}

/** The survey, offered once the course is finished. */
export function presentSurvey(
  { id, survey }: CourseContent,
  pageProgress: Pick<PageProgress, "courseFinished" | "finishedPages">,
): PageData["survey"] {
  if (!survey || !pageProgress.courseFinished) return null;
  return {
    redirect_to: pageAddress(id, survey.id),
    finished: pageProgress.finishedPages.has(survey.id),
  };
}

/** The result of an advance: the section as it is now, and the one it opened. */
export function presentAdvance({ open, section }: Advanced): AdvanceResult {
  const { course, page, pageProgress, moduleClosed, now } = open;
  const present = (one: ContentSection) =>
    presentStudentSection(one, pageProgress.steps.get(one.id), moduleClosed);
  const finished = pageProgress.steps.get(section.id)?.status === "finished";
  const next = finished ? sectionAfter(open, section) : null;
  const leaves = finished && !next && pageProgress.finishedPages.has(page.id);
  const step = leaves ? nextAfter(course, page, pageProgress, now) : null;
  return {
    current_section: present(section),
    next_section: next && present(next),
    next_page: step?.kind === "page",
    next_module: step?.kind === "module",
    course_finished: step?.kind === "course",
    redirect_to: step?.redirect_to ?? null,
  };
}

/** The next reached section, or one inserted before it that is still to be taken. */
function sectionAfter({ page, pageProgress }: OpenPage, section: ContentSection) {
  const following = reachedSections(page, pageProgress).find(({ index }) => index > section.index);
  return following ?? currentSection(page, pageProgress);
}
