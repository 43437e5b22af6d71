import type { ResultPlace } from "@paso/contract";

import { type ContentSection, type CourseContent, kindOf } from "../../courses/index.ts";

/** What a section is recognised by: its question, or how its text begins. */
export function titleOf({ content }: ContentSection): string {
  return kindOf(content).title(content);
}

/** Where a section is, for people. */
export function placeOf(course: CourseContent, section: ContentSection): ResultPlace {
  const page = course.pagesById.get(section.pageId);
  const module = section.moduleId === null ? undefined : course.modulesById.get(section.moduleId);
  return {
    page: { id: section.pageId, title: page?.title ?? "", module_title: module?.title ?? "" },
    section: { id: section.id, step: section.index + 1, title: titleOf(section) },
  };
}

/** Where staff read what students wrote to a question. */
export function opinionsPath({ id }: CourseContent, section: ContentSection): string {
  return `/authoring/courses/${id}/opinions?question=${section.id}`;
}

/** Where authors change a section. */
export function editorPath({ id }: CourseContent, section: ContentSection): string {
  const { moduleId, pageId } = section;
  return `/authoring/sections/edit?course=${id}&module=${moduleId}&page=${pageId}#section-${section.id}`;
}
