import { and, eq, sql } from "drizzle-orm";

import { liveMeetings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A meeting leased to this process, which alone calls its provider until the lease ends. */
export type ClaimedMeeting = typeof liveMeetings.$inferSelect & { leasedUntil: Date };

/** Duration of a lease in milliseconds, after which another process takes the meeting over. */
const LEASE = 180_000;

/** Leases the meeting that has been due for longest; null if none is due. */
export async function claimMeeting({ database, clock }: Context): Promise<ClaimedMeeting | null> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const leasedUntil = new Date(clock.now().getTime() + LEASE);
  const due = sql`(
    select id from live_meetings
    where try_at <= ${now} and (leased_until is null or leased_until <= ${now})
    order by try_at, id limit 1 for update skip locked)`;
  const [meeting] = await database
    .update(liveMeetings)
    .set({ leasedUntil })
    .where(eq(liveMeetings.id, due))
    .returning();
  return meeting ? { ...meeting, leasedUntil } : null;
}

/** Stores the outcome, unless another process has taken the meeting over since. */
export async function settleMeeting(
  { database, clock }: Context,
  { id, version, leasedUntil }: ClaimedMeeting,
  fields: Partial<typeof liveMeetings.$inferInsert>,
): Promise<void> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { tryAt = null, ...others } = fields;
  const then = tryAt && sql`${tryAt.toISOString()}::timestamptz`;
  await database
    .update(liveMeetings)
    .set({
      ...others,
      leasedUntil: null,
      // Changes made in the meantime are still to be applied.
      tryAt: sql`case when ${liveMeetings.version} > ${version} then ${now} else ${then} end`,
    })
    .where(and(eq(liveMeetings.id, id), eq(liveMeetings.leasedUntil, leasedUntil)));
}

/** Deletes the record of a meeting that no longer exists. */
export async function forgetMeeting(
  { database }: Context,
  { id, leasedUntil }: ClaimedMeeting,
): Promise<void> {
  await database
    .delete(liveMeetings)
    .where(and(eq(liveMeetings.id, id), eq(liveMeetings.leasedUntil, leasedUntil)));
}
