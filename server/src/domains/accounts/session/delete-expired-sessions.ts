import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";
import { surelyPast } from "../../../platform/wrong-clock.ts";

/** Deletes sessions that have expired. Returns how many. */
export function deleteExpiredSessions({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(sessions)
      .where(batchOf([sessions.tokenHash], surelyPast(clock, sessions.expiresAt))),
  );
}
