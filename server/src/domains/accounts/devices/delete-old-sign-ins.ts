import { isNull, lte, or } from "drizzle-orm";

import { signIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Retention of sign-in attempts, in milliseconds. */
export const SIGN_INS_KEPT = 90 * 86_400_000;

/** Deletes attempts that are old, or that belong to no account. Returns how many. */
export function deleteOldSignIns({ database, clock }: Context): Promise<number> {
  const oldest = new Date(clock.now().getTime() - SIGN_INS_KEPT);
  return deleteInBatches(() =>
    database
      .delete(signIns)
      .where(batchOf([signIns.id], or(lte(signIns.createdAt, oldest), isNull(signIns.userId)))),
  );
}
