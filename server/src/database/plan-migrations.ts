import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import { type Concern, judgeMigration } from "./judge-migration.ts";
import { findRevision, QUEUE_REVISION } from "./migrate-queue.ts";
import { MIGRATIONS, refuseNewer } from "./migration-history.ts";

/** A migration that a database still lacks. */
interface PlannedMigration {
  name: string;
  sql: string;
  /** None for a new database, which no process uses yet. */
  concerns: Concern[];
}

/** What `migrateDatabase` would do. */
export interface MigrationPlan {
  migrations: PlannedMigration[];
  /** Whether the job queue's own schema would change, too. */
  queue: boolean;
}

/**
 * Finds the migrations that a database lacks, without changing anything.
 * @throws {OperatorError} when a newer Paso has migrated it
 */
export async function planMigrations(url: string): Promise<MigrationPlan> {
  const client = new pg.Client({ connectionString: url, application_name: "paso migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    const applied = new Set(await refuseNewer(client));
    const migrations: PlannedMigration[] = [];
    for (const name of (await readdir(MIGRATIONS)).toSorted()) {
      if (applied.has(name)) continue;
      const sql = await readFile(join(MIGRATIONS, name, "migration.sql"), "utf8");
      const statements = sql.split("--> statement-breakpoint");
      const concerns = applied.size > 0 ? judgeMigration(statements) : [];
      migrations.push({ name, sql: sql.replaceAll("--> statement-breakpoint\n", ""), concerns });
    }
    return { migrations, queue: (await findRevision(client)) < QUEUE_REVISION };
  } finally {
    await client.end();
  }
}
