import { sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";

/** A job that failed for good after its last attempt. */
export interface FailedJob {
  job: string;
  attempts: number;
  failedAt: Date;
  /** Error of its last attempt; empty if unknown. */
  reason: string;
}

const MOST = 20;
/** Characters of a reason: its first lines are enough. */
const LONGEST = 300;

/** The latest ones. */
export async function listFailedJobs(database: Database): Promise<FailedJob[]> {
  const { rows } = await database.execute<{
    job: string;
    attempts: number;
    failed_at: Date;
    reason: string;
  }>(sql`
    select identifier as job, attempts, updated_at as failed_at,
      left(coalesce(last_error, ''), ${LONGEST}::int) as reason
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where attempts >= max_attempts and locked_at is null
    order by updated_at desc
    limit ${MOST}::int`);
  return rows.map(({ failed_at: failedAt, ...job }) => ({ ...job, failedAt: new Date(failedAt) }));
}
