import { and, lte, sql } from "drizzle-orm";

import { pageVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Retention of page versions: a year, in milliseconds. */
const KEPT = 365 * 86_400_000;

/** Deletes versions older than a year, except each page's newest. Returns how many. */
export function deleteOldVersions({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  const hasNewer = sql`exists (select from page_versions newer
    where newer.page_id = ${pageVersions.pageId} and newer.version > ${pageVersions.version})`;
  return deleteInBatches(() =>
    database
      .delete(pageVersions)
      .where(
        batchOf(
          [pageVersions.pageId, pageVersions.version],
          and(lte(pageVersions.savedAt, before), hasNewer),
        ),
      ),
  );
}
