import { and, eq, sql } from "drizzle-orm";

import { liveMeetings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A meeting that this process alone talks to its provider about, until its lease ends. */
export type ClaimedMeeting = typeof liveMeetings.$inferSelect & { leasedUntil: Date };

/** Milliseconds after which a meeting under way is taken over. */
const LEASE = 180_000;

/** Takes the meeting that has been due for longest; null where none is due. */
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

/** Stores what came of it, unless another process has taken the meeting over since. */
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
      // What was changed meanwhile is still to be done.
      tryAt: sql`case when ${liveMeetings.version} > ${version} then ${now} else ${then} end`,
    })
    .where(and(eq(liveMeetings.id, id), eq(liveMeetings.leasedUntil, leasedUntil)));
}

/** Forgets a meeting that is no more. */
export async function forgetMeeting(
  { database }: Context,
  { id, leasedUntil }: ClaimedMeeting,
): Promise<void> {
  await database
    .delete(liveMeetings)
    .where(and(eq(liveMeetings.id, id), eq(liveMeetings.leasedUntil, leasedUntil)));
}
