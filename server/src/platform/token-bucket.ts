import { eq, sql } from "drizzle-orm";

import { tokenBuckets } from "../database/tables/platform-tables.ts";
import type { Context } from "./context.ts";
import { CLOCK_TOLERANCE } from "./wrong-clock.ts";

/** So many attempts at once, and then one per interval. Shared by all processes. */
export interface Bucket {
  key: string;
  /** Tokens of a full bucket. */
  size: number;
  /** Milliseconds in which one token comes back. */
  interval: number;
}

type State = Pick<Context, "database" | "clock">;

/**
 * Takes a token, in advance where none is left. A bucket that is emptier than one can be was emptied by a
 * clock that was ahead, and is full.
 * @param longestWait milliseconds, the same for each token of a bucket; one that comes later is not taken
 * @returns milliseconds until the token comes
 */
export async function takeToken(ctx: State, bucket: Bucket, longestWait: number): Promise<number> {
  const { key, size, interval } = bucket;
  const now = ctx.clock.now().getTime();
  /** Full no later than this, the bucket still has a token to take. */
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

/** Puts a token back that was taken from each bucket. */
export async function returnTokens(ctx: State, buckets: readonly Bucket[]): Promise<void> {
  for (const { key, interval } of buckets) {
    await ctx.database
      .update(tokenBuckets)
      .set({ fullAt: sql`${tokenBuckets.fullAt} - ${interval} * interval '1 millisecond'` })
      .where(eq(tokenBuckets.key, key));
  }
}
