import { lte } from "drizzle-orm";

import { passkeyChallenges } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes expired challenges. Returns how many. */
export function deleteExpiredChallenges({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(passkeyChallenges)
      .where(
        batchOf([passkeyChallenges.challengeHash], lte(passkeyChallenges.expiresAt, clock.now())),
      ),
  );
}
