import { existsSync } from "node:fs";
import { join } from "node:path";

import type pg from "pg";

import { OperatorError } from "../platform/errors/operator-error.ts";

/** One folder per migration, named by its creation time. */
export const MIGRATIONS = join(import.meta.dirname, "migrations");

/**
 * Names of the migrations applied to a database; none for a new one.
 * @throws {OperatorError} when one of them is not ours
 */
export async function refuseNewer(client: pg.Client): Promise<string[]> {
  const table = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS found");
  if (table.rows[0].found === null) return [];
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM drizzle.__drizzle_migrations ORDER BY id",
  );
  const unknown = rows.find(({ name }) => !existsSync(join(MIGRATIONS, name)));
  if (unknown) {
    throw new OperatorError(
      `A newer version of Paso has changed this database (${unknown.name}); install that version.`,
    );
  }
  return rows.map(({ name }) => name);
}
