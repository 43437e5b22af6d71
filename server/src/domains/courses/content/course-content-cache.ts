import { LRUCache } from "lru-cache";

import type { Database } from "../../../database/connection.ts";
import { loadCourseContent, type CourseContent } from "./course-content.ts";

interface Entry {
  version: number;
  content: Promise<CourseContent | null>;
}

/**
 * Courses recently read by this process. Needs no invalidation: callers pass the current version,
 * which they read anyway, and another version is loaded again.
 */
export class CourseContentCache {
  readonly #entries: LRUCache<number, Entry>;

  /** @param capacity maximum number of cached courses */
  constructor(capacity = 50) {
    this.#entries = new LRUCache({ max: capacity });
  }

  /**
   * The course in this version, or in a newer one if it changed meanwhile; null when it is gone.
   * Callers that miss at the same time share one load.
   * @param database where to load from: never a transaction that itself changed the course
   */
  async get(database: Database, courseId: number, version: number): Promise<CourseContent | null> {
    const entry = this.#entries.get(courseId);
    if (entry?.version === version) {
      // The load may have failed with the transaction of the caller that began it.
      return entry.content.catch(() => this.#load(database, courseId, version));
    }
    return this.#load(database, courseId, version);
  }

  async #load(
    database: Database,
    courseId: number,
    version: number,
  ): Promise<CourseContent | null> {
    const entry = { version, content: loadCourseContent(database, courseId) };
    this.#entries.set(courseId, entry);
    try {
      const content = await entry.content;
      if (content) entry.version = content.version;
      else this.#forget(courseId, entry);
      return content;
    } catch (error) {
      this.#forget(courseId, entry);
      throw error;
    }
  }

  /** Unless a later load has replaced it. */
  #forget(courseId: number, entry: Entry): void {
    if (this.#entries.peek(courseId) === entry) this.#entries.delete(courseId);
  }
}
