import { eq, sql } from "drizzle-orm";

import { liveFetches } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { fetchResultsJob } from "./fetch-results.ts";

/** The state of fetching a date's records from the provider, by their kind. */
export async function findFetches({ database }: Context, occurrenceId: number) {
  const rows = await database
    .select()
    .from(liveFetches)
    .where(eq(liveFetches.occurrenceId, occurrenceId));
  return new Map(rows.map((fetch) => [fetch.what, fetch]));
}

/** Has the provider asked again at once. */
export async function retryFetches(ctx: Context, occurrenceId: number): Promise<void> {
  const { database, clock } = ctx;
  await database
    .update(liveFetches)
    .set({
      state: "pending",
      tryAt: clock.now(),
      // Keeps a fetch that is under way from settling this one.
      attempts: sql`${liveFetches.attempts} + 1`,
      error: null,
      errorDetail: "",
    })
    .where(eq(liveFetches.occurrenceId, occurrenceId));
  await enqueueJob(ctx, fetchResultsJob, undefined);
}
