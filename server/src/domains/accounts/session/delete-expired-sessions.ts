import { inArray, lte } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { BATCH, repeatBatches } from "../../../platform/jobs/repeat-batches.ts";

/** Deletes sessions that have expired. Returns how many. */
export function deleteExpiredSessions({ database, clock }: Context): Promise<number> {
  return repeatBatches(async () => {
    const expired = database
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(lte(sessions.expiresAt, clock.now()))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database
      .delete(sessions)
      .where(inArray(sessions.tokenHash, expired));
    return rowCount ?? 0;
  });
}
