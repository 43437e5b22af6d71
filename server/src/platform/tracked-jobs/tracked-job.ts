import { and, eq, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";

import { trackedJobs } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../context.ts";
import { batchOf, deleteInBatches } from "../jobs/delete-in-batches.ts";
import { enqueueJob } from "../jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../jobs/job.ts";

/** Progress of a tracked job. */
export interface JobPosition<Result> {
  /** The person who started it. */
  userId: number;
  /** Number of finished parts. */
  done: number;
  /** Null before the first step. */
  result: Result | null;
}

interface TrackedJobOptions<Input, Result> {
  name: string;
  input: z.ZodType<Input>;
  /** The result of the steps so far. */
  result: z.ZodType<Result>;
  /**
   * Prepares the input once; the returned function does some parts, and their number is stored in the
   * same transaction. After a crash, the job resumes behind the last of them.
   */
  begin(
    input: Input,
  ): (ctx: Context, position: JobPosition<Result>) => Promise<{ done: number; result: Result }>;
}

/** A job whose progress a person watches. */
export type TrackedJob = Job<Context, { id: number }>;

const MAX_ATTEMPTS = 4;
const WEEK = 7 * 86_400_000;

/** Declares a job that is started by {@link beginTrackedJob}; a domain lists it like any other. */
export function defineTrackedJob<Input, Result>(
  options: TrackedJobOptions<Input, Result>,
): TrackedJob {
  return defineJob<Context, { id: number }>({
    name: options.name,
    maxAttempts: MAX_ATTEMPTS,
    payload: z.object({ id: z.int() }),
    run: (ctx, { id }) => runTrackedJob(ctx, id, options),
  });
}

/**
 * Queues it in the caller's transaction.
 * @param total parts of the input
 * @returns the id for reading its progress
 */
export async function beginTrackedJob(
  ctx: Context,
  job: TrackedJob,
  { userId, input, total }: { userId: number; input: unknown; total: number },
): Promise<number> {
  const [row] = await ctx.database
    .insert(trackedJobs)
    .values({ userId, input, total, createdAt: ctx.clock.now() })
    .returning({ id: trackedJobs.id });
  if (!row) throw new Error("The job was not stored.");
  await enqueueJob(ctx, job, row);
  return row.id;
}

/** A job that a person started; null for none. */
export async function findTrackedJob(
  { database }: Context,
  { id, userId }: { id: number; userId: number },
) {
  const { state, done, total, result } = trackedJobs;
  const [row] = await database
    .select({ state, done, total, result })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.id, id), eq(trackedJobs.userId, userId)));
  return row ?? null;
}

/** SQL for the state of the job whose id a column holds. */
export function stateOfJob(id: AnyPgColumn): SQL<typeof trackedJobs.$inferSelect.state> {
  return sql<
    typeof trackedJobs.$inferSelect.state
  >`(select job.state from ${trackedJobs} job where job.id = ${id})`;
}

/** Deletes jobs that ended a week ago. Returns how many. */
export function deleteOldTrackedJobs({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - WEEK);
  return deleteInBatches(() =>
    database.delete(trackedJobs).where(batchOf([trackedJobs.id], lte(trackedJobs.endedAt, before))),
  );
}

/**
 * Deletes the results of ended jobs that contain an address, such as rejected rows of a file: others
 * may have named a person there who is being erased.
 */
export async function forgetResultsNaming({ database }: Context, address: string): Promise<void> {
  const written = JSON.stringify(address).slice(1, -1);
  await database
    .update(trackedJobs)
    .set({ result: null })
    .where(
      and(
        isNotNull(trackedJobs.endedAt),
        sql`position(lower(${written}) in lower(${trackedJobs.result}::text)) > 0`,
      ),
    );
}

async function runTrackedJob<Input, Result>(
  ctx: Context,
  id: number,
  options: TrackedJobOptions<Input, Result>,
): Promise<void> {
  const [job] = await ctx.database
    .update(trackedJobs)
    .set({ state: "running", attempts: sql`${trackedJobs.attempts} + 1` })
    .where(and(eq(trackedJobs.id, id), ne(trackedJobs.state, "done")))
    .returning();
  if (!job) return;
  try {
    const step = options.begin(options.input.parse(job.input));
    while (!(await takeStep(ctx, id, options.result, step)));
  } catch (error) {
    if (job.attempts >= MAX_ATTEMPTS) await endJob(ctx, id, "failed");
    throw error;
  }
}

/** Returns whether it was the last. */
function takeStep<Result>(
  ctx: Context,
  id: number,
  schema: z.ZodType<Result>,
  step: (ctx: Context, position: JobPosition<Result>) => Promise<{ done: number; result: Result }>,
): Promise<boolean> {
  return withTransaction(ctx, async (inner) => {
    const { userId, done, total, result } = trackedJobs;
    const [row] = await inner.database
      .select({ userId, done, total, result })
      .from(trackedJobs)
      .where(eq(trackedJobs.id, id))
      .for("update");
    if (!row) return true;
    if (row.done < row.total) {
      const before = row.result === null ? null : schema.parse(row.result);
      const after = await step(inner, { ...row, result: before });
      await inner.database.update(trackedJobs).set(after).where(eq(trackedJobs.id, id));
      if (after.done < row.total) return false;
    }
    await endJob(inner, id, "done");
    return true;
  });
}

async function endJob(ctx: Context, id: number, state: "done" | "failed"): Promise<void> {
  await ctx.database
    .update(trackedJobs)
    .set({ state, input: null, endedAt: ctx.clock.now() })
    .where(eq(trackedJobs.id, id));
}
