import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** The queue at a glance: what is due and waits, since when, and what was given up. */
export async function countJobs({ database, clock }: Context) {
  const { rows } = await database.execute<{
    waiting: number;
    failed: number;
    oldest: Date | null;
  }>(sql`
    select
      count(*) filter (where is_due)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      min(run_at) filter (where is_due) as oldest
    from (
      select run_at, attempts, max_attempts, locked_at,
        run_at <= ${clock.now()} and attempts < max_attempts and locked_at is null as is_due
      from graphile_worker._private_jobs
    ) job`);
  const { waiting = 0, failed = 0, oldest = null } = rows[0] ?? {};
  return { waiting, failed, oldest: oldest && new Date(oldest) };
}
