import { and, asc, isNull, lte } from "drizzle-orm";

import { scheduledExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueSending } from "./enqueue-sending.ts";

/** Adds a job for each spreadsheet that is due; one that still waits is not added twice. */
export async function queueDueExports(ctx: Context): Promise<void> {
  const { id, nextAt, pausedAt } = scheduledExports;
  const due = await ctx.database
    .select({ id, nextAt })
    .from(scheduledExports)
    .where(and(lte(nextAt, ctx.clock.now()), isNull(pausedAt)))
    .orderBy(asc(nextAt));
  for (const schedule of due) await enqueueSending(ctx, schedule);
}
