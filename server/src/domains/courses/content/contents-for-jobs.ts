import type { Database } from "../../../database/connection.ts";
import { CourseContentCache } from "./course-content-cache.ts";
import type { CourseContent } from "./course-content.ts";

/** Courses cached: classes finish them one after the other. */
const CAPACITY = 4;

const contents = new WeakMap<Database, CourseContentCache>();

/**
 * A course as its students take it, for jobs, many of which concern the same course at once, for
 * example when a class finishes it. Separate from the requests' cache, as a worker may serve none.
 * @param database the pool, never a transaction that changed the course
 * @param version the course's current one
 */
export function courseContentForJob(
  database: Database,
  courseId: number,
  version: number,
): Promise<CourseContent | null> {
  const cache = contents.get(database) ?? new CourseContentCache(CAPACITY);
  contents.set(database, cache);
  return cache.get(database, courseId, version);
}
