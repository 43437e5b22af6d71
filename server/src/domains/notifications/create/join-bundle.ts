import { and, eq } from "drizzle-orm";

import { notificationActors, notifications } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { mailNotifications } from "../mails/mail-notifications.ts";
import { type Cause, planDeliveries } from "./create-notifications.ts";

interface Bundled {
  receiverId: number;
  /** The person causing it now. */
  actorId: number;
}

/**
 * Notifies a person of the same action by several people, as one bundle. Each actor counts once: liking
 * again after withdrawing a like does not notify again.
 */
export function joinBundle(
  ctx: Context,
  cause: Cause,
  { receiverId, actorId }: Bundled,
): Promise<void> {
  if (receiverId === actorId) return Promise.resolve();
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const [delivery] = await planDeliveries(inner, cause.kind, [receiverId]);
    if (!delivery) return;
    const { isMailed, ...times } = delivery;
    const [created] = await database
      .insert(notifications)
      .values({ ...cause, ...times })
      .onConflictDoNothing()
      .returning({ id: notifications.id });
    const [bundle] = await database
      .select({ id: notifications.id, readAt: notifications.readAt })
      .from(notifications)
      .where(
        and(eq(notifications.userId, receiverId), eq(notifications.bundleKey, cause.bundleKey)),
      )
      .for("update");
    // Deleted as old between the two statements.
    if (!bundle) return;
    const joined = await database
      .insert(notificationActors)
      .values({ notificationId: bundle.id, userId: actorId })
      .onConflictDoNothing()
      .returning({ userId: notificationActors.userId });
    if (joined.length === 0) return;
    if (!created) {
      const { bellAt, digestAt } = times;
      await database
        .update(notifications)
        .set({ bellAt, digestAt, readAt: null })
        .where(eq(notifications.id, bundle.id));
    }
    // At most one mail per bundle until it is read.
    if (isMailed && (created || bundle.readAt !== null)) {
      await mailNotifications(inner, [bundle.id]);
    }
  });
}
