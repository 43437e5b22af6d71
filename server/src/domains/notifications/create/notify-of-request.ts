import { and, eq } from "drizzle-orm";

import { notifications } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { findPendingRequests, listStaffWith } from "../../courses/index.ts";
import { mailNotifications } from "../mails/mail-notifications.ts";
import { planDeliveries } from "./create-notifications.ts";

interface Requested {
  courseId: number;
  userId: number;
}

/**
 * Notifies the staff who manage a course's students of a request to join, bundled with earlier ones. Only
 * the first request is mailed, and the first after they were read or answered.
 */
export function notifyOfRequest(ctx: Context, { courseId, userId }: Requested): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const pending = await findPendingRequests(inner, courseId);
    // Answered or withdrawn in the meantime.
    const request = pending.find((one) => one.userId === userId);
    if (!request) return;
    const ids = await listStaffWith(inner, courseId, "manage_students");
    const deliveries = await planDeliveries(inner, "request", ids);
    const bundleKey = `request:${courseId}`;
    const mailed: number[] = [];
    for (const { isMailed, ...times } of deliveries) {
      const [created] = await database
        .insert(notifications)
        .values({ kind: "request", bundleKey, courseId, ...times, createdAt: request.requestedAt })
        .onConflictDoNothing()
        .returning({ id: notifications.id });
      const isTheirs = and(
        eq(notifications.userId, times.userId),
        eq(notifications.bundleKey, bundleKey),
      );
      const [bundle] = await database
        .select({
          id: notifications.id,
          readAt: notifications.readAt,
          createdAt: notifications.createdAt,
        })
        .from(notifications)
        .where(isTheirs)
        .for("update");
      // Deleted as old between the two statements.
      if (!bundle) continue;
      // Already notified, by this event or of a later request.
      if (!created && bundle.createdAt >= request.requestedAt) continue;
      const { bellAt, digestAt } = times;
      await database
        .update(notifications)
        .set({ bellAt, digestAt, readAt: null, createdAt: request.requestedAt })
        .where(isTheirs);
      const isFirst = created !== undefined || bundle.readAt !== null || pending.length === 1;
      if (isMailed && isFirst) mailed.push(bundle.id);
    }
    await mailNotifications(inner, mailed);
  });
}
