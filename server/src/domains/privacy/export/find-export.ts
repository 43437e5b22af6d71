import { and, eq, gt } from "drizzle-orm";

import { dataExports, trackedJobs } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The copy that a person asked for last; null for none, and for one whose day is over. */
export async function findExport({ database, clock }: Context, userId: number) {
  const [row] = await database
    .select({ export: dataExports, jobState: trackedJobs.state })
    .from(dataExports)
    .innerJoin(trackedJobs, eq(trackedJobs.id, dataExports.jobId))
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, clock.now())));
  if (!row) return null;
  const isReady = row.export.size !== null;
  const state = isReady ? "ready" : row.jobState === "failed" ? "failed" : "preparing";
  return { ...row.export, state } as const;
}
