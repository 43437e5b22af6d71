import { and, asc, isNull, lte } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { beginNotifying } from "./begin-notifying.ts";

/** Announcements per transaction. */
const BATCH = 100;

/** Removes expired announcements from the lists, and notifies people of scheduled ones now due. */
export async function followAnnouncementDates(ctx: Context): Promise<void> {
  while ((await withTransaction(ctx, endExpired)) === BATCH);
  while ((await withTransaction(ctx, notifyOfPlanned)) === BATCH);
}

async function endExpired({ database, clock }: Context): Promise<number> {
  const now = clock.now();
  const expired = await database
    .select({ id: announcements.id })
    .from(announcements)
    .where(and(isNull(announcements.endedAt), lte(announcements.expiresAt, now)))
    .orderBy(asc(announcements.expiresAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await database.update(announcements).set({ endedAt: now }).where(isAnyOf(announcements.id, ids));
  return ids.length;
}

async function notifyOfPlanned(ctx: Context): Promise<number> {
  const due = await ctx.database
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        isNull(announcements.notifiedAt),
        isNull(announcements.endedAt),
        lte(announcements.visibleFrom, ctx.clock.now()),
      ),
    )
    .orderBy(asc(announcements.visibleFrom))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  for (const { id } of due) await beginNotifying(ctx, id);
  return due.length;
}
