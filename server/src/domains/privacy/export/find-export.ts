import { and, eq, gt } from "drizzle-orm";

import { dataExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { stateOfJob } from "../../../platform/tracked-jobs/tracked-job.ts";

/** The copy a person last requested; null for none, or an expired one. */
export async function findExport({ database, clock }: Context, userId: number) {
  const [row] = await database
    .select({ export: dataExports, jobState: stateOfJob(dataExports.jobId) })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, clock.now())));
  if (!row) return null;
  const isReady = row.export.size !== null;
  const state = isReady ? "ready" : row.jobState === "failed" ? "failed" : "preparing";
  return { ...row.export, state } as const;
}
