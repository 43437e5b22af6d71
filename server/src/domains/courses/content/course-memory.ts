import { CourseContentCache } from "./course-content-cache.ts";
import { CourseLocator } from "./locate-course.ts";

/** Courses that a process keeps in memory; never any personal data. */
export interface CourseMemory {
  contents: CourseContentCache;
  locator: CourseLocator;
}

export function createCourseMemory(): CourseMemory {
  return { contents: new CourseContentCache(), locator: new CourseLocator() };
}
