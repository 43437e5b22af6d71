import { lte } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** How long an expired token stays in its owner's list, in milliseconds. */
const EXPIRED_KEPT = 30 * 86_400_000;

/** Deletes tokens that expired a month ago. Returns how many. */
export function deleteExpiredTokens({ database, clock }: Context): Promise<number> {
  const oldest = new Date(clock.now().getTime() - EXPIRED_KEPT);
  return deleteInBatches(() =>
    database
      .delete(personalTokens)
      .where(batchOf([personalTokens.id], lte(personalTokens.expiresAt, oldest))),
  );
}
