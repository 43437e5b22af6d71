import { eq } from "drizzle-orm";

import { webhookDeliveries } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import type { StoredDelivery } from "./claim-delivery.ts";
import { giveUpTime } from "./retry-time.ts";
import { sendDueDeliveriesJob } from "./send-due-deliveries.ts";

/** Retries a delivery now, and for another day, under the same id. */
export async function sendAgain(ctx: Context, deliveryId: number): Promise<StoredDelivery> {
  const now = ctx.clock.now();
  return withTransaction(ctx, async (inner) => {
    const [queued] = await inner.database
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0, tryAt: now, giveUpAt: giveUpTime(now) })
      .where(eq(webhookDeliveries.id, deliveryId))
      .returning();
    if (!queued) throw notFound();
    await enqueueJob(inner, sendDueDeliveriesJob, undefined);
    return queued;
  });
}
