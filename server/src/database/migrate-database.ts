import { existsSync, readdirSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

import { OperatorError } from "../platform/errors/operator-error.ts";
import { migrateQueue } from "./migrate-queue.ts";
import { MIGRATIONS, refuseNewer } from "./migration-history.ts";

/** Names of all migrations of this code, in order. */
export function listOwnMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => existsSync(join(MIGRATIONS, name, "migration.sql")))
    .toSorted();
}

/** Creates tables in an empty database as these migrations, our first ones, left them, and the queue. */
export async function migrateEmptyDatabase(url: string, names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "paso-migrations-"));
  const client = new pg.Client({ connectionString: url, application_name: "paso migrate" });
  client.on("error", () => {});
  try {
    for (const name of names) {
      await cp(join(MIGRATIONS, name, "migration.sql"), join(folder, name, "migration.sql"));
    }
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder: folder });
    await migrateQueue(client, url);
  } catch (error) {
    throw isRefused(error) ? new OperatorError(describeRefusal(client)) : error;
  } finally {
    await client.end();
    await rm(folder, { recursive: true });
  }
}

/** Arbitrary: "Paso" in ASCII. */
const MIGRATION_LOCK = 0x5061736f;

/**
 * Migrates a database to the schema of this code. If several processes do at once, one migrates and
 * the others wait.
 * @throws {OperatorError} when a newer Paso has migrated the database, or its user lacks the privileges
 */
export async function migrateDatabase(url: string): Promise<void> {
  // A separate connection: migrations may outlast the statement timeout of requests.
  const client = new pg.Client({ connectionString: url, application_name: "paso migrate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewer(client);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await migrateQueue(client, url);
  } catch (error) {
    throw isRefused(error) ? new OperatorError(describeRefusal(client)) : error;
  } finally {
    // The end of the session releases the lock.
    await client.end();
  }
}

/** SQLSTATE for missing privileges. */
const INSUFFICIENT_PRIVILEGE = "42501";

/** The query builder wraps the database's error. */
function isRefused(error: unknown): boolean {
  for (let source = error; source instanceof Error; source = source.cause) {
    if ((source as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return true;
  }
  return false;
}

function describeRefusal({ user, database, host, port }: pg.Client): string {
  return (
    `The user ${user} may not create what Paso needs in the database ${database} at ${host}:${port}. ` +
    `Make it the owner: ALTER DATABASE "${database}" OWNER TO "${user}".`
  );
}
