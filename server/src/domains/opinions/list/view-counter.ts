import { sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";

/** Milliseconds that views wait to be stored together. */
const PAUSE = 5_000;
/** Opinions whose views wait at most. */
const MOST_WAITING = 10_000;

/**
 * Counts how often lists showed an opinion. Showing a list writes nothing: views are summed up in
 * the process and stored by one statement in a while, and when the process stops. Those of the last
 * seconds before a crash are lost, which the order of lists bears.
 */
export class ViewCounter {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  /** @param onError told when views could not be stored, and are lost */
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

  /** Stores what was counted so far. */
  async store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = this.#waiting;
    this.#waiting = new Map();
    if (counted.size === 0) return;
    const ids = [...counted.keys()];
    const views = [...counted.values()];
    try {
      // Locked in the order of their ids, so that processes storing at once never wait in a ring.
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
