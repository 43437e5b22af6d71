import { sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";
import type { Discussion } from "../kind/discussion.ts";

/** Milliseconds for which views are buffered. */
export const VIEWS_STORED_AFTER = 1_000;
/** Maximum number of posts with buffered views. */
const MOST_WAITING = 10_000;

/**
 * Counts how often lists showed a post. Showing a list writes nothing: views are buffered in the
 * process and flushed by one statement from time to time, and at shutdown. A crash loses those of the
 * last seconds, which hardly affects the order of lists.
 */
export class ViewCounter {
  readonly #posts: Discussion["posts"];
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param onError called when views could not be stored, and are lost */
  constructor({ posts }: Discussion, database: Database, onError: (error: unknown) => void) {
    this.#posts = posts;
    this.#database = database;
    this.#onError = onError;
  }

  /** Counts a view of each of these posts. */
  count(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#waiting.size >= MOST_WAITING) return;
      this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    }
    if (this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.store(), VIEWS_STORED_AFTER).unref();
  }

  /** Flushes the views counted so far. */
  async store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = this.#waiting;
    this.#waiting = new Map();
    if (counted.size === 0) return;
    const ids = [...counted.keys()];
    const views = [...counted.values()];
    try {
      // Locked by ascending id, so that processes storing at once cannot deadlock.
      await this.#database.execute(sql`
        with seen as (
          select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(views)}::int[]) as s(id, views)
        ), locked as (
          select p.id, seen.views from ${this.#posts} p join seen on seen.id = p.id
          order by p.id for no key update of p
        )
        update ${this.#posts} p set views = p.views + locked.views from locked
        where p.id = locked.id`);
    } catch (error) {
      this.#onError(error);
    }
  }
}
