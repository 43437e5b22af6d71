import type { ResultPlace } from "@paso/contract";

import { type ContentSection, type CourseContent, kindOf } from "../../courses/index.ts";

/** The text that identifies a section: its question, or its beginning. */
export function titleOf({ content }: ContentSection): string {
  return kindOf(content).title(content);
}

/** A section's place, for display. */
export function placeOf(course: CourseContent, section: ContentSection): ResultPlace {
  const page = course.pagesById.get(section.pageId);
  const module = section.moduleId === null ? undefined : course.modulesById.get(section.moduleId);
  return {
    page: { id: section.pageId, title: page?.title ?? "", module_title: module?.title ?? "" },
    section: { id: section.id, step: section.index + 1, title: titleOf(section) },
  };
}

/** The path at which staff read the opinions on a question. */
export function opinionsPath({ id }: CourseContent, section: ContentSection): string {
  return `/authoring/courses/${id}/opinions?question=${section.id}`;
}

/** The path at which authors edit a section. */
export function editorPath({ id }: CourseContent, section: ContentSection): string {
  const { moduleId, pageId } = section;
  return `/authoring/sections/edit?course=${id}&module=${moduleId}&page=${pageId}#section-${section.id}`;
}
