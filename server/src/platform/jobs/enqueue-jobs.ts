import { sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import type { Job, RunnableJob, Urgency } from "./job.ts";

/** The queue takes jobs with lower numbers first. */
const PRIORITY: Record<Urgency, number> = { usual: 0, background: 10, backlog: 20 };

interface EnqueueOptions {
  /** Replaces a waiting job with the same key, but not one that is running. */
  key?: string;
}

/** Adds a job in the caller's transaction: it runs once that is committed, and never after a rollback. */
export function enqueueJob<Context, Payload>(
  ctx: { database: Database },
  job: Job<Context, Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  return enqueueJobs(ctx, [job], payload, options);
}

/** Adds jobs with the same payload, in one statement. */
export async function enqueueJobs(
  { database }: { database: Database },
  jobs: readonly Pick<RunnableJob<never>, "name" | "maxAttempts" | "urgency">[],
  payload: unknown,
  { key }: EnqueueOptions = {},
): Promise<void> {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ name, maxAttempts, urgency }) => ({
    identifier: name,
    payload,
    max_attempts: maxAttempts,
    priority: PRIORITY[urgency],
    job_key: key,
  }));
  await database.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select spec from json_populate_recordset(
        null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec))`);
}
