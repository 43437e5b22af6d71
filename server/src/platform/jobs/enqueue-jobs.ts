import { and, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { beforeCommit } from "../../database/with-transaction.ts";
import type { Job, RunnableJob, Urgency } from "./job.ts";

/** The queue takes jobs with lower numbers first. */
const PRIORITY: Record<Urgency, number> = { usual: 0, background: 10, backlog: 20 };

interface EnqueueOptions {
  /** Replaces a waiting job with the same key, but not one that is running. */
  key?: string;
}

/** What the queue needs to know of a job. */
interface QueueableJob extends Pick<RunnableJob<never>, "name" | "maxAttempts" | "urgency"> {
  /** A condition without which it is not added. */
  readonly onlyIf?: SQL;
}

interface AddedJob {
  job: QueueableJob;
  payload: unknown;
  key: string | undefined;
}

/** Jobs enqueued in each running transaction: they are added together at its end. */
const pending = new WeakMap<Database, AddedJob[]>();

/** Adds a job in the caller's transaction: it runs once that is committed, and never after a rollback. */
export function enqueueJob<Context, Payload>(
  ctx: { database: Database },
  job: Job<Context, Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  return enqueueJobs(ctx, [job], payload, options);
}

/** Adds jobs with the same payload; in a transaction, all that it enqueues in one statement at its end. */
export async function enqueueJobs(
  { database }: { database: Database },
  jobs: readonly QueueableJob[],
  payload: unknown,
  { key }: EnqueueOptions = {},
): Promise<void> {
  const added = jobs.map((job) => ({ job, payload, key }));
  const earlier = pending.get(database);
  if (earlier) {
    earlier.push(...added);
    return;
  }
  const isDeferred = beforeCommit(database, () => {
    pending.delete(database);
    return addJobs(database, added);
  });
  if (isDeferred) pending.set(database, added);
  else await addJobs(database, added);
}

async function addJobs(database: Database, added: readonly AddedJob[]): Promise<void> {
  if (added.length === 0) return;
  // A statement cannot replace a job twice.
  const last = new Map(added.map((one, index) => [one.key ?? index, one]));
  const specs = [...last.values()].map(({ job, payload, key }) => ({
    identifier: job.name,
    payload,
    max_attempts: job.maxAttempts,
    priority: PRIORITY[job.urgency],
    job_key: key,
  }));
  const conditions = new Map(added.map(({ job }) => [job.name, job.onlyIf]));
  const areMet = [...conditions].map(
    ([name, onlyIf]) => onlyIf && sql`(spec.identifier <> ${name} or ${onlyIf})`,
  );
  await database.execute(sql`
    select count(*) from (
      select array_agg(spec) as specs from json_populate_recordset(
        null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec
      where ${and(...areMet) ?? sql`true`}
      having count(*) > 0
    ) wanted, lateral graphile_worker.add_jobs(wanted.specs)`);
}
