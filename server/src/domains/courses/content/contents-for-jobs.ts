import type { Database } from "../../../database/connection.ts";
import { CourseContentCache } from "./course-content-cache.ts";
import type { CourseContent } from "./course-content.ts";

/** Courses that one class after the other ends. */
const CAPACITY = 4;

const contents = new WeakMap<Database, CourseContentCache>();

/**
 * A course as its students take it, for jobs of which many concern the same course at once, such as
 * when a class finishes it; kept apart from what requests have in memory, as a worker may serve none.
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
