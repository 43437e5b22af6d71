import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

import { eq, lt } from "drizzle-orm";
import type pg from "pg";

import { processes } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import type { EventLoopMeter } from "../event-loop/event-loop-meter.ts";

/** Milliseconds between two reports. */
const INTERVAL = 15_000;
/** Milliseconds for which the row of a process is kept that ended without a last report. */
const KEPT = 24 * 3_600_000;

/** A process's report on itself. */
export interface ProcessFacts {
  version: string;
  serves: boolean;
  runsJobs: boolean;
  eventLoop: Pick<EventLoopMeter, "recent">;
  pools: readonly pg.Pool[];
}

/**
 * Reports to the other processes, through the database, that this one runs and how it is.
 * @returns a function that reports that it stops
 */
export async function reportProcess(
  ctx: Context,
  facts: ProcessFacts,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const startedAt = ctx.clock.now();
  const report = () => writeReport(ctx, { id, startedAt, ...facts });
  let last = report().catch(() => {});
  const timer = setInterval(() => {
    // If the database is away, the missing reports say enough.
    last = report().catch(() => {});
  }, INTERVAL).unref();
  await last;
  return async () => {
    clearInterval(timer);
    await last;
    await ctx.database
      .delete(processes)
      .where(eq(processes.id, id))
      .catch(() => {});
  };
}

async function writeReport(
  { database, clock }: Context,
  { id, startedAt, eventLoop, pools, ...said }: ProcessFacts & { id: string; startedAt: Date },
): Promise<void> {
  const seenAt = clock.now();
  const changing = {
    seenAt,
    eventLoopDelay: Math.round(eventLoop.recent().p99),
    waiting: pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
  };
  const row = { id, host: hostname(), pid: process.pid, ...said, startedAt, ...changing };
  await database
    .insert(processes)
    .values(row)
    .onConflictDoUpdate({ target: processes.id, set: changing });
  await database.delete(processes).where(lt(processes.seenAt, new Date(seenAt.getTime() - KEPT)));
}
