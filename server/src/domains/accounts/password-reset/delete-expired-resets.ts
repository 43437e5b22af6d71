import { lte } from "drizzle-orm";

import { passwordResets } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes expired password reset links. Returns how many. */
export function deleteExpiredResets({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(passwordResets)
      .where(batchOf([passwordResets.tokenHash], lte(passwordResets.expiresAt, clock.now()))),
  );
}
