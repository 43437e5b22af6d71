import { and, asc, eq, gt, sql } from "drizzle-orm";

import { workbookExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { stateOfJob } from "../../../platform/tracked-jobs/tracked-job.ts";

const MEDIA_TYPES = { pdf: "application/pdf", epub: "application/epub+zip" } as const;

/** The files a person last requested of a course, or of all; at most one per format. */
export async function findExports(
  { database, clock }: Context,
  { userId, courseId }: { userId: number; courseId: number | null },
) {
  const rows = await database
    .select({ export: workbookExports, jobState: stateOfJob(workbookExports.jobId) })
    .from(workbookExports)
    .where(
      and(
        eq(workbookExports.userId, userId),
        sql`${workbookExports.courseId} is not distinct from ${courseId}`,
        gt(workbookExports.expiresAt, clock.now()),
      ),
    )
    .orderBy(asc(workbookExports.format));
  return rows.map(({ export: row, jobState }) => {
    const isReady = row.size !== null;
    const state = isReady ? "ready" : jobState === "failed" ? "failed" : "preparing";
    return { ...row, state } as const;
  });
}

/**
 * A finished file, for its owner only.
 * @throws `not_found` for anyone else, until it is ready, and once its week is over
 */
export async function findExportFile(
  { database, clock }: Context,
  { userId, exportId }: { userId: number; exportId: number },
): Promise<SentFile> {
  const [found] = await database
    .select()
    .from(workbookExports)
    .where(
      and(
        eq(workbookExports.id, exportId),
        eq(workbookExports.userId, userId),
        gt(workbookExports.expiresAt, clock.now()),
      ),
    );
  if (!found || found.size === null) throw notFound();
  const { name, storageKey, size, format } = found;
  return { name, storageKey, size, mediaType: MEDIA_TYPES[format] };
}
