import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";

import { QUEUED_JOBS, SCHEDULED_RUNS } from "../../platform/jobs/copy-jobs.ts";
import type { Manifest } from "../archive/manifest.ts";
import {
  hasTable,
  listMigrations,
  listSequences,
  listTables,
  quoted,
  type TableColumns,
} from "./catalog.ts";
import { connect } from "./connect.ts";
import { countSealingKeys } from "./count-sealing-keys.ts";
import { isLeftOut } from "./is-left-out.ts";
import { readStoredKeys, type StoredKey } from "./read-stored-keys.ts";

/**
 * A consistent view of the database during concurrent writes: one transaction that sees nothing
 * committed after it began, and blocks nothing but migrations.
 */
export class Snapshot {
  readonly #client: pg.Client;
  readonly tables: readonly TableColumns[];
  readonly hasQueue: boolean;

  private constructor(client: pg.Client, tables: TableColumns[], hasQueue: boolean) {
    this.#client = client;
    this.tables = tables;
    this.hasQueue = hasQueue;
  }

  static async open(url: string): Promise<Snapshot> {
    const client = await connect(url, "paso backup");
    try {
      await client.query("begin isolation level repeatable read read only");
      // A pooler in between may have dropped the connection's settings.
      await client.query(
        "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0",
      );
      const tables = await listTables(client);
      if (tables.length > 0) {
        await client.query(
          `lock table ${quoted(tables.map(({ name }) => name))} in access share mode`,
        );
      }
      const hasQueue = await hasTable(client, "graphile_worker._private_jobs");
      return new Snapshot(client, tables, hasQueue);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** The snapshot's name, with which other connections can share it while this transaction lasts. */
  async exportName(): Promise<string> {
    const { rows } = await this.#client.query<{ id: string }>("select pg_export_snapshot() as id");
    return rows[0]?.id ?? "";
  }

  /** The rows of a table, in the text format of COPY; none for a table that backups leave out. */
  rows({ name, columns }: TableColumns): AsyncIterable<Uint8Array> {
    const condition = isLeftOut(name) ? " where false" : "";
    return this.#copy(`select ${quoted(columns)} from ${quoted([name])}${condition}`);
  }

  jobs(): AsyncIterable<Uint8Array> {
    return this.#copy(QUEUED_JOBS);
  }

  schedules(): AsyncIterable<Uint8Array> {
    return this.#copy(SCHEDULED_RUNS);
  }

  #copy(query: string): AsyncIterable<Uint8Array> {
    return this.#client.query(copyTo(`copy (${query}) to stdout`));
  }

  storedKeys(): AsyncGenerator<StoredKey> {
    return readStoredKeys(this.#client, this.tables);
  }

  /** The manifest's data on the database, apart from its rows. */
  async describe(): Promise<Pick<Manifest, "postgres" | "migrations" | "sequences" | "keys">> {
    const version = await this.#client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const sequences: Manifest["sequences"] = [];
    for (const name of await listSequences(this.#client)) {
      const { rows } = await this.#client.query<{ value: string; called: boolean }>(
        `select last_value::text as value, is_called as called from ${quoted([name])}`,
      );
      const [state] = rows;
      if (state) sequences.push({ name, value: state.value, isCalled: state.called });
    }
    return {
      postgres: version.rows[0]?.version ?? "",
      migrations: await listMigrations(this.#client),
      sequences,
      keys: await countSealingKeys(this.#client, this.tables),
    };
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
