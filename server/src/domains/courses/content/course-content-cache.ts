import type { Database } from "../../../database/connection.ts";
import { loadCourseContent, type CourseContent } from "./course-content.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";

interface Entry {
  version: number;
  content: Promise<CourseContent | null>;
}

/**
 * Courses this process read lately. It needs no invalidation: the caller reads the course's current
 * version within a statement it makes anyway, and a cached course of another version is read anew.
 */
export class CourseContentCache {
  readonly #entries: LeastRecentlyUsed<number, Entry>;

  /** @param capacity most courses kept */
  constructor(capacity = 50) {
    this.#entries = new LeastRecentlyUsed(capacity);
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
      else this.#entries.deleteIf(courseId, entry);
      return content;
    } catch (error) {
      this.#entries.deleteIf(courseId, entry);
      throw error;
    }
  }
}
