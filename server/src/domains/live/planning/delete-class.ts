import { and, eq, gt, isNull } from "drizzle-orm";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { lockClass } from "../access/find-class.ts";
import { releaseMeetings } from "../meetings/plan-meetings.ts";
import { recordClassAudit } from "./record-class-audit.ts";

/**
 * Deletes a class that is over or cancelled, with all its data.
 * @throws `conflict` while it is still to come
 */
export function deleteClass(
  ctx: Context,
  { classId, actorId }: { classId: number; actorId: number },
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const live = await lockClass(inner, classId);
    const ofClass = eq(liveOccurrences.classId, classId);
    const coming = await database.$count(
      liveOccurrences,
      and(
        ofClass,
        gt(liveOccurrences.endsAt, inner.clock.now()),
        isNull(liveOccurrences.cancelledAt),
      ),
    );
    if (coming > 0) throw conflict("class_coming", "This class is still to come. Cancel it first.");
    const dates = await database
      .select({ id: liveOccurrences.id })
      .from(liveOccurrences)
      .where(ofClass);
    await releaseMeetings(
      inner,
      dates.map(({ id }) => id),
    );
    await database.delete(liveClasses).where(eq(liveClasses.id, classId));
    await recordClassAudit(inner, { action: "live_class.deleted", actorId, live });
  });
}
