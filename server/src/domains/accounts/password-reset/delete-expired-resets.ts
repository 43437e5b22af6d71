import { inArray, lte } from "drizzle-orm";

import { passwordResets } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { BATCH, repeatBatches } from "../../../platform/jobs/repeat-batches.ts";

/** Deletes links to choose a new password that have expired. Returns how many. */
export function deleteExpiredResets({ database, clock }: Context): Promise<number> {
  return repeatBatches(async () => {
    const expired = database
      .select({ tokenHash: passwordResets.tokenHash })
      .from(passwordResets)
      .where(lte(passwordResets.expiresAt, clock.now()))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database
      .delete(passwordResets)
      .where(inArray(passwordResets.tokenHash, expired));
    return rowCount ?? 0;
  });
}
