import { inArray, lte, sql } from "drizzle-orm";

import { idempotencyKeys } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { BATCH, repeatBatches } from "../jobs/repeat-batches.ts";

/** Forgets keys that have expired and the responses kept under them. Returns how many. */
export function deleteExpiredKeys({ database, clock }: Context): Promise<number> {
  return repeatBatches(async () => {
    const expired = database
      .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
      .from(idempotencyKeys)
      .where(lte(idempotencyKeys.expiresAt, clock.now()))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database
      .delete(idempotencyKeys)
      .where(inArray(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key})`, expired));
    return rowCount ?? 0;
  });
}
