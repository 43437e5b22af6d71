import { and, eq, lte, notExists, sql } from "drizzle-orm";

import {
  authoringDrafts,
  pageUploads,
  sectionFiles,
  sections,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Retention of a picture that no saved text shows yet, in milliseconds. */
const KEPT = 30 * 86_400_000;

/**
 * Deletes uploads older than 30 days that no saved section of their page shows, including sections
 * in the trash. A draft of the page keeps them all, because it may show them. Returns how many.
 */
export function deleteUnusedUploads({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  const shown = database
    .select({ one: sql`1` })
    .from(sectionFiles)
    .innerJoin(sections, eq(sections.id, sectionFiles.sectionId))
    .where(
      and(eq(sections.pageId, pageUploads.pageId), eq(sectionFiles.fileId, pageUploads.fileId)),
    );
  const drafted = database
    .select({ one: sql`1` })
    .from(authoringDrafts)
    .where(eq(authoringDrafts.key, sql`'sections-update:' || ${pageUploads.pageId}`));
  return deleteInBatches(() =>
    database
      .delete(pageUploads)
      .where(
        batchOf(
          [pageUploads.pageId, pageUploads.name],
          and(lte(pageUploads.createdAt, before), notExists(shown), notExists(drafted)),
        ),
      ),
  );
}
