import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

import type { Manifest } from "../archive/manifest.ts";
import { quoted, type TableColumns } from "./catalog.ts";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Loads rows in any order of tables: foreign keys are dropped until all rows are loaded and then
 * checked as a whole, and triggers are disabled. Part of a transaction.
 */
export class RowLoader {
  readonly #client: pg.ClientBase;
  readonly #tables: readonly string[];
  #foreignKeys: readonly ForeignKey[] = [];

  constructor(client: pg.ClientBase, tables: readonly string[]) {
    this.#client = client;
    this.#tables = tables;
  }

  /** Empties the tables: migrations insert rows, which are also among those to load. */
  async begin(): Promise<void> {
    const { rows } = await this.#client.query<ForeignKey>(`
      select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.conparentid = 0
        and r.relnamespace = current_schema()::regnamespace`);
    this.#foreignKeys = rows;
    for (const { table, name } of rows) {
      await this.#client.query(`alter table ${quoted([table])} drop constraint ${quoted([name])}`);
    }
    await this.#setTriggers("disable");
    await this.#client.query(`truncate table ${quoted(this.#tables)}`);
  }

  async load(table: TableColumns, rows: Readable): Promise<void> {
    await this.loadInto(`${quoted([table.name])} (${quoted(table.columns)})`, rows);
  }

  async loadInto(target: string, rows: Readable): Promise<void> {
    await pipeline(rows, this.#client.query(copyFrom(`copy ${target} from stdin`)));
  }

  /** @throws if a row refers to a missing one */
  async finish(sequences: Manifest["sequences"]): Promise<void> {
    await this.#setTriggers("enable");
    for (const { table, name, definition } of this.#foreignKeys) {
      await this.#client.query(
        `alter table ${quoted([table])} add constraint ${quoted([name])} ${definition}`,
      );
    }
    for (const { name, value, isCalled } of sequences) {
      await this.#client.query("select setval(quote_ident($1)::regclass, $2, $3)", [
        name,
        value,
        isCalled,
      ]);
    }
  }

  async #setTriggers(state: "enable" | "disable"): Promise<void> {
    for (const table of this.#tables) {
      await this.#client.query(`alter table ${quoted([table])} ${state} trigger user`);
    }
  }
}
