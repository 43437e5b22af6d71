import { and, asc, eq, gt, sql } from "drizzle-orm";

import { workbookExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { stateOfJob } from "../../../platform/tracked-jobs/tracked-job.ts";

const MEDIA_TYPES = { pdf: "application/pdf", epub: "application/epub+zip" } as const;

/** The files that a person asked for last of a course, or of all of them; at most one a format. */
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
 * A made file, for its owner alone.
 * @throws `not_found` for all others, until it is made, and when its week is over
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
