import type { CourseOpinion } from "@paso/contract";

import { type CourseContent, questionOf } from "../../courses/index.ts";
import { presentModerated, type Reading } from "../../discussion/index.ts";
import type { CourseOpinionRow } from "./list-course-opinions.ts";

/** An opinion in staff's list, with its question's page and module. */
export function presentCourseOpinion(
  { sectionId, openReports, text, pin, ...row }: CourseOpinionRow,
  course: CourseContent,
  reading: Reading,
): CourseOpinion {
  const section = course.sectionsById.get(sectionId);
  const page = section && course.pagesById.get(section.pageId);
  const module = section && course.modulesById.get(section.moduleId ?? 0);
  return {
    ...presentModerated(row, reading),
    text,
    question: (section && questionOf(section.content)) ?? "",
    path: [module?.title, page?.title].filter((title) => title !== undefined),
    pin,
    likes: row.likes,
    comments: row.comments,
    views: row.views,
    open_reports: openReports,
  };
}
