import { asc, desc, gte } from "drizzle-orm";

import { processes } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

export type ReportedProcess = typeof processes.$inferSelect;

/** Milliseconds for which a process is still listed after it was last seen. */
const SHOWN = 3_600_000;
const MOST = 200;

/** Servers and workers that run, or were seen in the last hour without a report that they stop. */
export function listProcesses({
  database,
  clock,
}: Pick<Context, "database" | "clock">): Promise<ReportedProcess[]> {
  return database
    .select()
    .from(processes)
    .where(gte(processes.seenAt, new Date(clock.now().getTime() - SHOWN)))
    .orderBy(desc(processes.serves), asc(processes.host), asc(processes.startedAt))
    .limit(MOST);
}
