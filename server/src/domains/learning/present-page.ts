import type { AdvanceResult, PageData } from "@paso/contract";

import type { ContentSection, CourseContent } from "../courses/index.ts";
import type { Advanced } from "./advance.ts";
import type { Standing } from "./find-standing.ts";
import type { OpenPage } from "./open-page.ts";
import { presentStudentSection } from "./present-student-section.ts";
import { currentSection, nextAfter, pageAddress, reachedSections } from "./take-page.ts";

/** A page for its student: what is reached, and where it leads once finished. */
export function presentPage({ course, page, standing, moduleClosed, now }: OpenPage): PageData {
  const module = page.moduleId === null ? null : course.modulesById.get(page.moduleId);
  return {
    page: { id: page.id, order: page.order, title: page.title },
    module: module ? { id: module.id, order: module.order, title: module.title } : null,
    course: {
      id: course.id,
      title: course.title,
      has_diploma: course.hasDiploma,
      allow_seeking: course.allowSeeking,
    },
    sections: Object.fromEntries(
      reachedSections(page, standing).map((section) => [
        String(section.id),
        presentStudentSection(section, standing.steps.get(section.id), moduleClosed),
      ]),
    ),
    total_sections: page.sections.length,
    next: standing.finishedPages.has(page.id) ? nextAfter(course, page, standing, now) : null,
    survey: presentSurvey(course, standing),
  };
}

/** The survey, offered once the course is finished. */
export function presentSurvey(
  { id, survey }: CourseContent,
  standing: Pick<Standing, "courseFinished" | "finishedPages">,
): PageData["survey"] {
  if (!survey || !standing.courseFinished) return null;
  return {
    redirect_to: pageAddress(id, survey.id),
    finished: standing.finishedPages.has(survey.id),
  };
}

/** What an advance answers: the section as it is now, and what it opened. */
export function presentAdvance({ open, section }: Advanced): AdvanceResult {
  const { course, page, standing, moduleClosed, now } = open;
  const present = (one: ContentSection) =>
    presentStudentSection(one, standing.steps.get(one.id), moduleClosed);
  const finished = standing.steps.get(section.id)?.status === "finished";
  const next = finished ? sectionAfter(open, section) : null;
  const leaves = finished && !next && standing.finishedPages.has(page.id);
  const step = leaves ? nextAfter(course, page, standing, now) : null;
  return {
    current_section: present(section),
    next_section: next && present(next),
    next_page: step?.kind === "page",
    next_module: step?.kind === "module",
    course_finished: step?.kind === "course",
    redirect_to: step?.redirect_to ?? null,
  };
}

/** The next reached section, or one that an author put in before and that waits. */
function sectionAfter({ page, standing }: OpenPage, section: ContentSection) {
  const following = reachedSections(page, standing).find(({ index }) => index > section.index);
  return following ?? currentSection(page, standing);
}
