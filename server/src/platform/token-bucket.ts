import { eq, sql } from "drizzle-orm";

import { tokenBuckets } from "../database/tables/platform-tables.ts";
import type { Context } from "./context.ts";
import { CLOCK_TOLERANCE } from "./wrong-clock.ts";

/** A burst of attempts, and then one per interval. Shared by all processes. */
export interface Bucket {
  key: string;
  /** Tokens of a full bucket. */
  size: number;
  /** Milliseconds in which one token comes back. */
  interval: number;
}

type State = Pick<Context, "database" | "clock">;

/**
 * Takes a token, in advance if none is left. An impossibly empty bucket was emptied by a clock that
 * was ahead, and counts as full.
 * @param longestWait milliseconds, the same for all calls on a bucket; a token due later is not taken
 * @returns milliseconds until the token is due
 */
export async function takeToken(ctx: State, bucket: Bucket, longestWait: number): Promise<number> {
  const { key, size, interval } = bucket;
  const now = ctx.clock.now().getTime();
  /** A bucket that is full by this time still has a token to take. */
  const fullEnough = now + (size - 1) * interval;
  const latest = new Date(fullEnough + longestWait).toISOString();
  const emptiest = new Date(now + size * interval + longestWait + CLOCK_TOLERANCE).toISOString();
  const begun = sql`${new Date(now).toISOString()}::timestamptz`;
  const refilled = sql`case when ${tokenBuckets.fullAt} between ${begun} and ${emptiest}::timestamptz
    then ${tokenBuckets.fullAt} else ${begun} end`;
  const [taken] = await ctx.database
    .insert(tokenBuckets)
    .values({ key, fullAt: new Date(now + interval) })
    .onConflictDoUpdate({
      target: tokenBuckets.key,
      set: { fullAt: sql`${refilled} + ${interval} * interval '1 millisecond'` },
      setWhere: sql`${refilled} <= ${latest}::timestamptz`,
    })
    .returning();
  if (taken) return Math.max(0, taken.fullAt.getTime() - interval - fullEnough);
  const [empty] = await ctx.database.select().from(tokenBuckets).where(eq(tokenBuckets.key, key));
  // Deleted or refilled meanwhile: the next attempt will find a token.
  return Math.max(longestWait + 1, (empty?.fullAt.getTime() ?? 0) - fullEnough);
}

/** Returns a token to each bucket. */
export async function returnTokens(ctx: State, buckets: readonly Bucket[]): Promise<void> {
  for (const { key, interval } of buckets) {
    await ctx.database
      .update(tokenBuckets)
      .set({ fullAt: sql`${tokenBuckets.fullAt} - ${interval} * interval '1 millisecond'` })
      .where(eq(tokenBuckets.key, key));
  }
}
