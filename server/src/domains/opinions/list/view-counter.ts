import { sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";

/** Milliseconds for which views are collected. */
const PAUSE = 5_000;
/** Most opinions with views not stored yet. */
const MOST_WAITING = 10_000;

/**
 * Counts how often lists showed an opinion. Showing a list writes nothing: views are collected in
 * the process and stored by one statement from time to time, and at shutdown. A crash loses those
 * of the last seconds, which hardly changes the order of lists.
 */
export class ViewCounter {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param onError called when views could not be stored, and are lost */
  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
  }

  /** Counts a view of each of these opinions. */
  count(opinionIds: readonly number[]): void {
    for (const id of opinionIds) {
      if (this.#waiting.size >= MOST_WAITING) return;
      this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    }
    if (this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.store(), PAUSE).unref();
  }

  /** Stores the views counted so far. */
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
          select o.id, seen.views from opinions o join seen on seen.id = o.id
          order by o.id for no key update of o
        )
        update opinions set views = opinions.views + locked.views from locked
        where opinions.id = locked.id`);
    } catch (error) {
      this.#onError(error);
    }
  }
}
