import { sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import type { Job, RunnableJob } from "./job.ts";

/** Adds a job in the caller's transaction: it runs once that is committed, and never otherwise. */
export function enqueueJob<Context, Payload>(
  ctx: { database: Database },
  job: Job<Context, Payload>,
  payload: Payload,
): Promise<void> {
  return enqueueJobs(ctx, [job], payload);
}

/** Adds jobs that are given the same payload, in one statement. */
export async function enqueueJobs(
  { database }: { database: Database },
  jobs: readonly Pick<RunnableJob<never>, "name" | "maxAttempts">[],
  payload: unknown,
): Promise<void> {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ name, maxAttempts }) => {
    return { identifier: name, payload, max_attempts: maxAttempts };
  });
  await database.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select spec from json_populate_recordset(
        null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec))`);
}
