import { sql } from "drizzle-orm";

import { rateLimits } from "../database/tables/platform-tables.ts";
import type { Context } from "./context.ts";
import { DomainError } from "./errors/domain-error.ts";
import { isInNetworks, networkOf } from "./network.ts";
import { CLOCK_TOLERANCE } from "./wrong-clock.ts";

/** A maximum number of attempts under one key within a fixed window. */
export interface Limit {
  key: string;
  attempts: number;
  /** Length of the window. */
  seconds: number;
}

/**
 * Counts an attempt before it is made, so that concurrent ones cannot slip through; throws
 * `rate_limited` with the seconds left once the window's attempts are used up. Shared by all
 * processes. A window that ends too late was begun by a clock that was ahead, and is reset.
 */
export async function countAttempt(ctx: Context, limit: Limit): Promise<void> {
  const now = ctx.clock.now();
  const fresh = new Date(now.getTime() + limit.seconds * 1000);
  const latest = new Date(fresh.getTime() + CLOCK_TOLERANCE);
  const isOpen = sql`${rateLimits.windowEndsAt} > ${now.toISOString()}::timestamptz
    and ${rateLimits.windowEndsAt} <= ${latest.toISOString()}::timestamptz`;
  const [row] = await ctx.database
    .insert(rateLimits)
    .values({ key: limit.key, attempts: 1, windowEndsAt: fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOpen} then ${rateLimits.attempts} + 1 else 1 end`,
        windowEndsAt: sql`case when ${isOpen} then ${rateLimits.windowEndsAt} else excluded.window_ends_at end`,
      },
    })
    .returning();
  if (!row || row.attempts <= limit.attempts) return;
  throw tooManyAttempts(row.windowEndsAt.getTime() - now.getTime());
}

/**
 * Counts an attempt for the client's network, unless the site exempts that one.
 * @param address the client's
 */
export async function countNetworkAttempt(
  ctx: Context,
  address: string,
  { key, ...limit }: Limit,
): Promise<void> {
  if (isInNetworks(address, ctx.site.exemptNetworks)) return;
  await countAttempt(ctx, { key: `${key}:network:${networkOf(address)}`, ...limit });
}

/** Refuses an attempt until this many milliseconds have passed. */
export function tooManyAttempts(milliseconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError(
    "rate_limited",
    "too_many_attempts",
    "Too many attempts. Try again in {seconds} seconds.",
    { values: { seconds }, retryAfter: seconds },
  );
}
