import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/**
 * Locks bytes by their storage key until the transaction ends: shared to store them, exclusively to
 * delete them.
 */
export async function lockContent(
  { database }: Context,
  storageKey: string,
  mode: "shared" | "exclusive",
): Promise<void> {
  const key = sql`hashtextextended(${`file:${storageKey}`}, 0)`;
  await database.execute(
    mode === "shared"
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}
