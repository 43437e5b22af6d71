import { and, eq, lte, not, sql } from "drizzle-orm";

import { announcementFiles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";
import { isDrafted } from "../../authoring/index.ts";

/** Milliseconds for which a picture may wait for the text that will show it. */
const KEPT = 30 * 86_400_000;

/**
 * Deletes pictures of at least 30 days that no saved text shows. A draft of their announcement protects
 * them all, as it may show them. Returns how many.
 */
export function deleteUnusedPictures({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  const { announcementId, name, use, isShown, createdAt } = announcementFiles;
  const drafted = isDrafted(sql`'announcement:' || ${announcementId}`);
  return deleteInBatches(() =>
    database
      .delete(announcementFiles)
      .where(
        batchOf(
          [announcementId, name],
          and(eq(use, "inline"), not(isShown), lte(createdAt, before), not(drafted)),
        ),
      ),
  );
}
