import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";

import type { Database } from "../../../database/connection.ts";
import { pages, sections } from "../../../database/tables/index.ts";

/**
 * Finds the course that a page or section belongs to. A part never changes its course, so results
 * are cached; whether the part is deleted is up to the course's content.
 */
export class CourseLocator {
  readonly #byPage: LRUCache<number, number>;
  readonly #bySection: LRUCache<number, number>;

  /** @param capacity maximum number of cached pages, and of cached sections */
  constructor(capacity = 10_000) {
    this.#byPage = new LRUCache({ max: capacity });
    this.#bySection = new LRUCache({ max: capacity });
  }

  /** Id of the page's course, or null when there is no such page. */
  async locatePage(database: Database, pageId: number): Promise<number | null> {
    const known = this.#byPage.get(pageId);
    if (known !== undefined) return known;
    const [row] = await database
      .select({ courseId: pages.courseId })
      .from(pages)
      .where(eq(pages.id, pageId));
    if (!row) return null;
    this.#byPage.set(pageId, row.courseId);
    return row.courseId;
  }

  /** Id of the section's course, or null when there is no such section. */
  async locateSection(database: Database, sectionId: number): Promise<number | null> {
    const known = this.#bySection.get(sectionId);
    if (known !== undefined) return known;
    const [row] = await database
      .select({ courseId: pages.courseId })
      .from(sections)
      .innerJoin(pages, eq(pages.id, sections.pageId))
      .where(eq(sections.id, sectionId));
    if (!row) return null;
    this.#bySection.set(sectionId, row.courseId);
    return row.courseId;
  }

  /** Id of the section's page, or null when there is no such section; not cached, as sections move. */
  async locatePageOfSection(database: Database, sectionId: number): Promise<number | null> {
    const [row] = await database
      .select({ pageId: sections.pageId })
      .from(sections)
      .where(eq(sections.id, sectionId));
    return row?.pageId ?? null;
  }
}
