import { idempotencyKeys } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { batchOf, deleteInBatches } from "../jobs/delete-in-batches.ts";
import { surelyPast } from "../wrong-clock.ts";

/** Deletes expired keys with the responses stored under them. Returns how many. */
export function deleteExpiredKeys({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(idempotencyKeys)
      .where(
        batchOf(
          [idempotencyKeys.userId, idempotencyKeys.key],
          surelyPast(clock, idempotencyKeys.expiresAt),
        ),
      ),
  );
}
