import { sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";

/** The jobs of one name that are in the queue. */
export interface WaitingJobs {
  job: string;
  /** Due but not started. */
  waiting: number;
  /** Failed for good after their last attempt. */
  failed: number;
  /** Since when the oldest waiting one has been due; null if none waits. */
  oldest: Date | null;
}

/** A summary of the queue, by job name. */
export async function countJobs(database: Database, now: Date): Promise<WaitingJobs[]> {
  const { rows } = await database.execute<{
    job: string;
    waiting: number;
    failed: number;
    oldest: Date | null;
  }>(sql`
    select
      identifier as job,
      count(*) filter (where is_due)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      min(run_at) filter (where is_due) as oldest
    from (
      select identifier, run_at, attempts, max_attempts, locked_at,
        run_at <= ${now} and attempts < max_attempts and locked_at is null as is_due
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
    ) job
    group by identifier
    order by identifier`);
  return rows.map((row) => ({ ...row, oldest: row.oldest && new Date(row.oldest) }));
}

/** The sum of all jobs of the queue. */
export function sumJobs(jobs: readonly WaitingJobs[]): Omit<WaitingJobs, "job"> {
  const oldest = jobs.flatMap((job) => job.oldest?.getTime() ?? []);
  return {
    waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
    failed: jobs.reduce((sum, { failed }) => sum + failed, 0),
    oldest: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
  };
}
