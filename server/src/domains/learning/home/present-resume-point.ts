import type { ResumePoint } from "@paso/contract";

import { estimateMinutes, questionOf, windowState } from "../../courses/index.ts";
import type { CourseProgress } from "../map/find-course-progress.ts";
import { currentPage, finishedOn, leftOn, resumeAddress } from "../map/present-course-progress.ts";

/**
 * Where a person resumes: in the open course that they worked on last, else in the first that they can
 * begin. Null if every course is finished, closed or waiting for a module to begin.
 */
export function presentResumePoint(
  courses: readonly CourseProgress[],
  lastWork: ReadonlyMap<number, Date>,
  now: Date,
): ResumePoint | null {
  const workedAt = ({ course }: CourseProgress) => lastWork.get(course.id)?.getTime() ?? 0;
  const open = courses
    .filter(
      ({ course, courseFinished }) => !courseFinished && windowState(course, now) === "running",
    )
    .toSorted((one, other) => workedAt(other) - workedAt(one));
  for (const progress of open) {
    const page = currentPage(progress, now);
    const address = page && resumeAddress(progress, page, now);
    if (!page || !address) continue;
    const { course } = progress;
    const left = leftOn(page, progress, now);
    const [section] = left;
    return {
      course_id: course.id,
      course_title: course.title,
      module_title: course.modulesById.get(page.moduleId ?? 0)?.title ?? "",
      page_title: page.title,
      language: course.language,
      finished_sections: finishedOn(page, progress),
      total_sections: page.sections.length,
      question: section ? questionOf(section.content) : null,
      minutes_left: estimateMinutes(left),
      begun: lastWork.has(course.id),
      redirect_to: address,
    };
  }
  return null;
}
