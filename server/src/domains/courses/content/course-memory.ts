import { CourseContentCache } from "./course-content-cache.ts";
import { CourseLocator } from "./locate-course.ts";

/** What a process keeps in memory of courses: never anything of a person. */
export interface CourseMemory {
  contents: CourseContentCache;
  locator: CourseLocator;
}

export function createCourseMemory(): CourseMemory {
  return { contents: new CourseContentCache(), locator: new CourseLocator() };
}
