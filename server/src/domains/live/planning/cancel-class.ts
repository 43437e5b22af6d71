import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { lockClass } from "../access/find-class.ts";
import { changeMeetings } from "../meetings/plan-meetings.ts";
import { announceClass } from "../messages/announce-class.ts";
import { recordClassAudit } from "./record-class-audit.ts";

/**
 * Cancels a class with its dates that are not over, and notifies its people.
 * @throws `conflict` if it is already cancelled, or over
 */
export function cancelClass(
  ctx: Context,
  { classId, actorId, reason }: { classId: number; actorId: number; reason: string },
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const now = inner.clock.now();
    const live = await lockClass(inner, classId);
    if (live.cancelledAt) throw conflict("class_cancelled", "This class was cancelled.");
    const cancelled = await database
      .update(liveOccurrences)
      .set({
        cancelledAt: now,
        cancelReason: reason,
        sequence: sql`${liveOccurrences.sequence} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(liveOccurrences.classId, classId),
          gt(liveOccurrences.endsAt, now),
          isNull(liveOccurrences.cancelledAt),
        ),
      )
      .returning({ id: liveOccurrences.id });
    if (cancelled.length === 0) throw conflict("class_over", "This class is over.");
    const version = live.version + 1;
    await database
      .update(liveClasses)
      .set({ cancelledAt: now, cancelReason: reason, version, updatedAt: now })
      .where(eq(liveClasses.id, classId));
    await changeMeetings(
      inner,
      cancelled.map(({ id }) => id),
    );
    await recordClassAudit(inner, {
      action: "live_class.cancelled",
      actorId,
      live,
      after: { reason },
    });
    await announceClass(inner, { classId, occurrenceId: null, change: "cancelled", version });
  });
}
